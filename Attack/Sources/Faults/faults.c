// One call of the C library that fails on purpose.
//
// POKEANIM_FAULT=CALL:NUMBER:ERROR lets the NUMBER-th call of that name fail with that errno, in the
// process that it was said to alone; a NUMBER of 0 lets none fail. When the process ends,
// POKEANIM_FAULT_LOG, a file that is there, has a line "CALL COUNT" for each call that was made.
// Only files in folders are counted: what is under /proc, /sys, /dev and /etc is the machine's.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum call { OPEN, READ, WRITE, CLOSE, RENAME, UNLINK, MKDIR, MKSTEMP, SPAWN, PIPE, THREAD, FSYNC, CHMOD, CALLS };

static const char *const names[CALLS] = {"open", "read", "write", "close", "rename", "unlink",
    "mkdir", "mkstemp", "spawn", "pipe", "thread", "fsync", "chmod"};
static atomic_int counts[CALLS];
static enum call failing = CALLS;
static int number, error;
static pid_t owner;
static char log_path[4096];

__attribute__((constructor)) static void begin(void) {
  const char *fault = getenv("POKEANIM_FAULT");
  const char *path = getenv("POKEANIM_FAULT_LOG");
  char name[16] = "";
  if (!fault || sscanf(fault, "%15[a-z]:%d:%d", name, &number, &error) != 3) return;
  for (int call = 0; call < CALLS; call++)
    if (!strcmp(name, names[call])) failing = (enum call)call;
  if (path) snprintf(log_path, sizeof log_path, "%s", path);
  owner = getpid();
  // What the program starts is not meant.
  unsetenv("LD_PRELOAD");
  unsetenv("POKEANIM_FAULT");
}

static int fails(enum call call) {
  if (!owner || getpid() != owner) return 0;
  int count = atomic_fetch_add(&counts[call], 1) + 1;
  if (call != failing || count != number) return 0;
  errno = error;
  return 1;
}

__attribute__((destructor)) static void end(void) {
  if (!log_path[0] || getpid() != owner) return;
  int (*next)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  ssize_t (*put)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  int file = next(log_path, O_WRONLY | O_TRUNC);
  for (int call = 0; call < CALLS && file >= 0; call++) {
    char line[64];
    int count = snprintf(line, sizeof line, "%s %d\n", names[call], atomic_load(&counts[call]));
    if (put(file, line, (size_t)count) < 0) return;
  }
}

static int is_machines(const char *path) {
  const char *const roots[] = {"/proc", "/sys", "/dev", "/etc", "/lib", "/usr/lib"};
  for (size_t index = 0; index < sizeof roots / sizeof *roots; index++)
    if (!strncmp(path, roots[index], strlen(roots[index]))) return 1;
  return 0;
}

#define NEXT(type, name, ...) \
  static type (*next)(__VA_ARGS__); \
  if (!next) next = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int open_as(const char *name, const char *path, int flags, mode_t mode) {
  if (!is_machines(path) && fails(OPEN)) return -1;
  int (*next)(const char *, int, ...) = dlsym(RTLD_NEXT, name);
  return next(path, flags, mode);
}

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list list; \
    va_start(list, flags); \
    mode = va_arg(list, mode_t); \
    va_end(list); \
  }

int open(const char *path, int flags, ...) {
  MODE(flags)
  return open_as("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags)
  return open_as("open64", path, flags, mode);
}

ssize_t read(int file, void *bytes, size_t count) {
  NEXT(ssize_t, "read", int, void *, size_t);
  return fails(READ) ? -1 : next(file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  NEXT(ssize_t, "write", int, const void *, size_t);
  // The words about a failure are said all the same.
  return file != 2 && fails(WRITE) ? -1 : next(file, bytes, count);
}

int close(int file) {
  NEXT(int, "close", int);
  // As where a disk is found full at last: the file is closed all the same.
  int failed = fails(CLOSE);
  int result = next(file);
  if (failed) errno = error;
  return failed ? -1 : result;
}

int rename(const char *from, const char *to) {
  NEXT(int, "rename", const char *, const char *);
  return fails(RENAME) ? -1 : next(from, to);
}

int unlink(const char *path) {
  NEXT(int, "unlink", const char *);
  return fails(UNLINK) ? -1 : next(path);
}

int mkdir(const char *path, mode_t mode) {
  NEXT(int, "mkdir", const char *, mode_t);
  return fails(MKDIR) ? -1 : next(path, mode);
}

int mkstemp(char *path) {
  NEXT(int, "mkstemp", char *);
  return fails(MKSTEMP) ? -1 : next(path);
}

int mkostemp(char *path, int flags) {
  NEXT(int, "mkostemp", char *, int);
  return fails(MKSTEMP) ? -1 : next(path, flags);
}

int mkostemps(char *path, int suffix, int flags) {
  NEXT(int, "mkostemps", char *, int, int);
  return fails(MKSTEMP) ? -1 : next(path, suffix, flags);
}

char *mkdtemp(char *path) {
  NEXT(char *, "mkdtemp", char *);
  return fails(MKSTEMP) ? NULL : next(path);
}

int posix_spawnp(pid_t *id, const char *file, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *attributes, char *const words[], char *const variables[]) {
  NEXT(int, "posix_spawnp", pid_t *, const char *, const posix_spawn_file_actions_t *,
      const posix_spawnattr_t *, char *const[], char *const[]);
  return fails(SPAWN) ? error : next(id, file, actions, attributes, words, variables);
}

int posix_spawn(pid_t *id, const char *file, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *attributes, char *const words[], char *const variables[]) {
  NEXT(int, "posix_spawn", pid_t *, const char *, const posix_spawn_file_actions_t *,
      const posix_spawnattr_t *, char *const[], char *const[]);
  return fails(SPAWN) ? error : next(id, file, actions, attributes, words, variables);
}

int pipe(int ends[2]) {
  NEXT(int, "pipe", int *);
  return fails(PIPE) ? -1 : next(ends);
}

int pipe2(int ends[2], int flags) {
  NEXT(int, "pipe2", int *, int);
  return fails(PIPE) ? -1 : next(ends, flags);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *),
    void *value) {
  NEXT(int, "pthread_create", pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  return fails(THREAD) ? error : next(thread, attributes, body, value);
}

int fsync(int file) {
  NEXT(int, "fsync", int);
  return fails(FSYNC) ? -1 : next(file);
}

int fchmod(int file, mode_t mode) {
  NEXT(int, "fchmod", int, mode_t);
  return fails(CHMOD) ? -1 : next(file, mode);
}
