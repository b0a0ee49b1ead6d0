#pragma once

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_BITMAP_H

// FreeType's flags are macros with casts, which Swift cannot see.
static const FT_Int32 formwork_load_outline = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
static const FT_Int32 formwork_load_color = FT_LOAD_NO_HINTING | FT_LOAD_COLOR | FT_LOAD_RENDER;
static inline int formwork_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }
static inline int formwork_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int formwork_is_outline(FT_GlyphSlot slot) { return slot->format == FT_GLYPH_FORMAT_OUTLINE; }
