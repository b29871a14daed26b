"""The tutor: lessons, exercises made to order, and what a learner knows."""
