// Counts the requests for memory of each thread: these definitions stand in front of glibc's own,
// which do the work under the names it keeps for this purpose. A sanitizer has its own, and nothing
// is counted beside them.

#include "allocations.h"

#include <stddef.h>

static _Thread_local unsigned long long count;

unsigned long long allocations_so_far(void) { return count; }

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count++;
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

#endif
