#ifndef FORMWORK_OS_LOCK_H
#define FORMWORK_OS_LOCK_H

#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

/// Takes a lock that is free: a word that is 0.
static inline bool formwork_lock_try(uint32_t *word) {
    return __atomic_exchange_n(word, 1, __ATOMIC_ACQUIRE) == 0;
}

/// Waits for a lock and takes it.
static inline void formwork_lock_wait(uint32_t *word) {
    while (!formwork_lock_try(word)) sched_yield();
}

/// Frees a lock.
static inline void formwork_lock_free(uint32_t *word) { __atomic_store_n(word, 0, __ATOMIC_RELEASE); }

#endif
