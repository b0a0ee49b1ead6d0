// Made by Scripts/make-fonts; do not edit.
#include "CFonts.h"

static const unsigned char font_0[] = {
#embed "files/Inter-Black.otf"
};
static const unsigned char font_1[] = {
#embed "files/Inter-BlackItalic.otf"
};
static const unsigned char font_2[] = {
#embed "files/Inter-Bold.otf"
};
static const unsigned char font_3[] = {
#embed "files/Inter-BoldItalic.otf"
};
static const unsigned char font_4[] = {
#embed "files/Inter-ExtraBold.otf"
};
static const unsigned char font_5[] = {
#embed "files/Inter-ExtraBoldItalic.otf"
};
static const unsigned char font_6[] = {
#embed "files/Inter-ExtraLight.otf"
};
static const unsigned char font_7[] = {
#embed "files/Inter-ExtraLightItalic.otf"
};
static const unsigned char font_8[] = {
#embed "files/Inter-Italic.otf"
};
static const unsigned char font_9[] = {
#embed "files/Inter-Light.otf"
};
static const unsigned char font_10[] = {
#embed "files/Inter-LightItalic.otf"
};
static const unsigned char font_11[] = {
#embed "files/Inter-Medium.otf"
};
static const unsigned char font_12[] = {
#embed "files/Inter-MediumItalic.otf"
};
static const unsigned char font_13[] = {
#embed "files/Inter-Regular.otf"
};
static const unsigned char font_14[] = {
#embed "files/Inter-SemiBold.otf"
};
static const unsigned char font_15[] = {
#embed "files/Inter-SemiBoldItalic.otf"
};
static const unsigned char font_16[] = {
#embed "files/Inter-Thin.otf"
};
static const unsigned char font_17[] = {
#embed "files/Inter-ThinItalic.otf"
};
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_18[] = {
#embed "files/NotoColorEmoji.ttf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_19[] = {
#embed "files/NotoSansArabic-Bold.ttf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_20[] = {
#embed "files/NotoSansArabic-Regular.ttf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_21[] = {
#embed "files/NotoSansCJKjp-Regular.otf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_22[] = {
#embed "files/NotoSansCJKkr-Bold.otf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_23[] = {
#embed "files/NotoSansCJKkr-Regular.otf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_24[] = {
#embed "files/NotoSansCJKsc-Regular.otf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_25[] = {
#embed "files/NotoSansCJKtc-Regular.otf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_26[] = {
#embed "files/NotoSansDevanagari-Bold.ttf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_27[] = {
#embed "files/NotoSansDevanagari-Regular.ttf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_28[] = {
#embed "files/NotoSansHebrew-Bold.ttf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_29[] = {
#embed "files/NotoSansHebrew-Regular.ttf"
};
#endif
static const unsigned char font_30[] = {
#embed "files/NotoSansMono-Bold.ttf"
};
static const unsigned char font_31[] = {
#embed "files/NotoSansMono-Regular.ttf"
};
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_32[] = {
#embed "files/NotoSansThai-Bold.ttf"
};
#endif
#ifdef FORMWORK_ALL_FONTS
static const unsigned char font_33[] = {
#embed "files/NotoSansThai-Regular.ttf"
};
#endif

static const formwork_font fonts[] = {
    {"Inter-Black.otf", font_0, sizeof font_0},
    {"Inter-BlackItalic.otf", font_1, sizeof font_1},
    {"Inter-Bold.otf", font_2, sizeof font_2},
    {"Inter-BoldItalic.otf", font_3, sizeof font_3},
    {"Inter-ExtraBold.otf", font_4, sizeof font_4},
    {"Inter-ExtraBoldItalic.otf", font_5, sizeof font_5},
    {"Inter-ExtraLight.otf", font_6, sizeof font_6},
    {"Inter-ExtraLightItalic.otf", font_7, sizeof font_7},
    {"Inter-Italic.otf", font_8, sizeof font_8},
    {"Inter-Light.otf", font_9, sizeof font_9},
    {"Inter-LightItalic.otf", font_10, sizeof font_10},
    {"Inter-Medium.otf", font_11, sizeof font_11},
    {"Inter-MediumItalic.otf", font_12, sizeof font_12},
    {"Inter-Regular.otf", font_13, sizeof font_13},
    {"Inter-SemiBold.otf", font_14, sizeof font_14},
    {"Inter-SemiBoldItalic.otf", font_15, sizeof font_15},
    {"Inter-Thin.otf", font_16, sizeof font_16},
    {"Inter-ThinItalic.otf", font_17, sizeof font_17},
#ifdef FORMWORK_ALL_FONTS
    {"NotoColorEmoji.ttf", font_18, sizeof font_18},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansArabic-Bold.ttf", font_19, sizeof font_19},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansArabic-Regular.ttf", font_20, sizeof font_20},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansCJKjp-Regular.otf", font_21, sizeof font_21},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansCJKkr-Bold.otf", font_22, sizeof font_22},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansCJKkr-Regular.otf", font_23, sizeof font_23},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansCJKsc-Regular.otf", font_24, sizeof font_24},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansCJKtc-Regular.otf", font_25, sizeof font_25},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansDevanagari-Bold.ttf", font_26, sizeof font_26},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansDevanagari-Regular.ttf", font_27, sizeof font_27},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansHebrew-Bold.ttf", font_28, sizeof font_28},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansHebrew-Regular.ttf", font_29, sizeof font_29},
#endif
    {"NotoSansMono-Bold.ttf", font_30, sizeof font_30},
    {"NotoSansMono-Regular.ttf", font_31, sizeof font_31},
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansThai-Bold.ttf", font_32, sizeof font_32},
#endif
#ifdef FORMWORK_ALL_FONTS
    {"NotoSansThai-Regular.ttf", font_33, sizeof font_33},
#endif
};

static const size_t count = sizeof fonts / sizeof fonts[0];

size_t formwork_font_count(void) { return count; }

const formwork_font *formwork_font_at(size_t index) { return index < count ? &fonts[index] : 0; }
