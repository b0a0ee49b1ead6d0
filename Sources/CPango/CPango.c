// A target of C needs a file of C; what it declares is in include/shim.h.
#include "shim.h"
