"""Files: what is kept between two runs, and kept whole."""
