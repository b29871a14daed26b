/* Makes one file operation of a process fail, or the process die at it.

   Loaded before the C library. Counts the operations on files below one folder, from 1, once
   `fault_arm` was called; the operation of the given number fails or ends the process. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FDS = 4096 };

static char home[4096];
static size_t home_length;
static char watched[FDS];
static long at, counted;
static int error_number, how; /* how: 0 error, 1 die before, 2 die after, 3 die midway, 4 signal */

void fault_arm(const char *folder, long number, int error, int manner) {
    strncpy(home, folder, sizeof home - 1);
    home_length = strlen(home);
    at = number;
    error_number = error;
    how = manner;
    counted = 0;
}

long fault_count(void) { return counted; }

static int below(const char *path) {
    return home_length && path && !strncmp(path, home, home_length);
}

static int ours(int fd) { return home_length && fd >= 0 && fd < FDS && watched[fd]; }

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

/* Whether the operation that begins now is to fail. */
static int now(void) {
    if (++counted != at) return 0;
    if (how == 1) die();
    if (how == 4) raise(error_number);
    return how == 0;
}

static void done(void) {
    if (counted == at && (how == 2 || how == 3)) {
        at = 0;
        die();
    }
}

#define REAL(type, name, ...)                                                                      \
    static type (*real)(__VA_ARGS__);                                                              \
    if (!real) real = dlsym(RTLD_NEXT, name)

#define OPEN(name)                                                                                 \
    int name(const char *path, int flags, ...) {                                                   \
        REAL(int, #name, const char *, int, ...);                                                  \
        mode_t mode = 0;                                                                           \
        if (flags & (O_CREAT | O_TMPFILE)) {                                                       \
            va_list rest;                                                                          \
            va_start(rest, flags);                                                                 \
            mode = va_arg(rest, mode_t);                                                           \
            va_end(rest);                                                                          \
        }                                                                                          \
        int is_ours = below(path);                                                                 \
        if (is_ours && now()) return errno = error_number, -1;                                     \
        int fd = real(path, flags, mode);                                                          \
        if (fd >= 0 && fd < FDS) watched[fd] = is_ours;                                            \
        if (is_ours) done();                                                                       \
        return fd;                                                                                 \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                               \
    int name(int folder, const char *path, int flags, ...) {                                       \
        REAL(int, #name, int, const char *, int, ...);                                             \
        mode_t mode = 0;                                                                           \
        if (flags & (O_CREAT | O_TMPFILE)) {                                                       \
            va_list rest;                                                                          \
            va_start(rest, flags);                                                                 \
            mode = va_arg(rest, mode_t);                                                           \
            va_end(rest);                                                                          \
        }                                                                                          \
        int is_ours = below(path);                                                                 \
        if (is_ours && now()) return errno = error_number, -1;                                     \
        int fd = real(folder, path, flags, mode);                                                  \
        if (fd >= 0 && fd < FDS) watched[fd] = is_ours;                                            \
        if (is_ours) done();                                                                       \
        return fd;                                                                                 \
    }
OPENAT(openat)
OPENAT(openat64)

int close(int fd) {
    REAL(int, "close", int);
    if (fd >= 0 && fd < FDS) watched[fd] = 0;
    return real(fd);
}

#define WRITES(name, parameters, arguments, half)                                                  \
    ssize_t name parameters {                                                                      \
        static ssize_t(*real) parameters;                                                          \
        if (!real) real = dlsym(RTLD_NEXT, #name);                                                 \
        int is_ours = ours(fd);                                                                    \
        if (is_ours && now()) return errno = error_number, -1;                                     \
        if (is_ours && counted == at && how == 3) {                                                \
            size = size / 2;                                                                       \
        }                                                                                          \
        ssize_t result = real arguments;                                                           \
        if (is_ours) done();                                                                       \
        return result;                                                                             \
    }
WRITES(write, (int fd, const void *data, size_t size), (fd, data, size), 0)
WRITES(pwrite, (int fd, const void *data, size_t size, off_t place), (fd, data, size, place), 0)
WRITES(pwrite64, (int fd, const void *data, size_t size, off64_t place), (fd, data, size, place), 0)
WRITES(read, (int fd, void *data, size_t size), (fd, data, size), 0)
WRITES(pread, (int fd, void *data, size_t size, off_t place), (fd, data, size, place), 0)
WRITES(pread64, (int fd, void *data, size_t size, off64_t place), (fd, data, size, place), 0)

#define ONE(name, parameters, arguments, is_ours_now)                                              \
    int name parameters {                                                                          \
        static int(*real) parameters;                                                              \
        if (!real) real = dlsym(RTLD_NEXT, #name);                                                 \
        int is_ours = is_ours_now;                                                                 \
        if (is_ours && now()) return errno = error_number, -1;                                     \
        int result = real arguments;                                                               \
        if (is_ours) done();                                                                       \
        return result;                                                                             \
    }
ONE(fsync, (int fd), (fd), ours(fd))
ONE(fdatasync, (int fd), (fd), ours(fd))
ONE(ftruncate, (int fd, off_t size), (fd, size), ours(fd))
ONE(ftruncate64, (int fd, off64_t size), (fd, size), ours(fd))
ONE(flock, (int fd, int operation), (fd, operation), ours(fd))
ONE(rename, (const char *from, const char *to), (from, to), below(from))
ONE(link, (const char *from, const char *to), (from, to), below(from))
ONE(linkat, (int a, const char *from, int b, const char *to, int flags), (a, from, b, to, flags),
    below(from))
ONE(unlink, (const char *path), (path), below(path))
ONE(mkdir, (const char *path, mode_t mode), (path, mode), below(path))
ONE(chmod, (const char *path, mode_t mode), (path, mode), below(path))

#define MAPS(name, off)                                                                            \
    void *name(void *where, size_t size, int protection, int flags, int fd, off place) {           \
        static void *(*real)(void *, size_t, int, int, int, off);                                  \
        if (!real) real = dlsym(RTLD_NEXT, #name);                                                 \
        int is_ours = !(flags & MAP_ANONYMOUS) && ours(fd);                                        \
        if (is_ours && now()) return errno = error_number, MAP_FAILED;                             \
        void *result = real(where, size, protection, flags, fd, place);                            \
        if (is_ours) done();                                                                       \
        return result;                                                                             \
    }
MAPS(mmap, off_t)
MAPS(mmap64, off64_t)
