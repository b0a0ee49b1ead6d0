#pragma once

#include <hb-ot.h>
