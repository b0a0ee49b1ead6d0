#ifndef ALLOCATION_COUNTS_H
#define ALLOCATION_COUNTS_H

/// How often this thread has allocated memory: the program's allocator counts, and calls the system's.
unsigned long allocation_count(void);

#endif
