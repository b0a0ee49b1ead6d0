#include "CFonts.h"
int formwork_font_count(void) { return 0; }
