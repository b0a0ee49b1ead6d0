#define _GNU_SOURCE
#include "CFoundationHooks.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

typedef const void *Ref;

#define HOOK __attribute__((weak, visibility("default")))
#define SWIFT __attribute__((swiftcall))
#define CALL_NEXT(type, name) ((type)dlsym(RTLD_NEXT, name))

// Core Foundation's, which libFoundation exports.
extern Ref CFBundleCopyResourcesDirectoryURL(Ref bundle);
extern unsigned char CFURLGetFileSystemRepresentation(Ref url, unsigned char resolves, uint8_t *buffer, long size);
extern void CFRelease(Ref object);
extern Ref CFBundleCopyLocalizedStringForLocalization(Ref bundle, Ref key, Ref value, Ref table, Ref localization);
extern Ref _CFStringCreateWithFormatAndArgumentsAux2(
    Ref allocator, Ref describe, Ref describeInContext, Ref options, Ref format, va_list arguments);

// The kit's, in Languages/FoundationHooks.swift. Objects are returned retained, or null.
extern Ref formwork_localized_string(const char *folder, Ref key, Ref value, Ref table);
extern Ref formwork_bundle_localizations(const char *folder);
extern Ref formwork_preferred_localizations(Ref names, Ref preferences);
extern long formwork_argument_kinds(Ref format, uint8_t *kinds, long size);
extern Ref formwork_plain_format(Ref format, const FormatArgument *arguments, long count);
extern Ref formwork_finished_text(Ref text);

// A Swift existential of one protocol: `Locale` and `Calendar` are one each.
typedef struct {
    void *object;
    const void *witnesses;
} Existential;

extern SWIFT Existential formwork_current_locale(void);
extern SWIFT Existential formwork_current_calendar(void);
extern SWIFT void *formwork_preferred_languages(void);

// What the kit calls while it finds a text gets Foundation's own.
static _Thread_local int depth;
static int active;

int foundation_hooks_are_active(void) { return active; }

static bool resourceFolder(Ref bundle, char *path) {
    Ref url = bundle ? CFBundleCopyResourcesDirectoryURL(bundle) : NULL;
    if (!url) return false;
    bool found = CFURLGetFileSystemRepresentation(url, 1, (uint8_t *)path, PATH_MAX);
    CFRelease(url);
    return found;
}

// MARK: Texts

HOOK Ref CFBundleCopyLocalizedString(Ref bundle, Ref key, Ref value, Ref table) {
    typedef Ref (*Next)(Ref, Ref, Ref, Ref);
    active = 1;
    char path[PATH_MAX];
    if (depth == 0 && key && resourceFolder(bundle, path)) {
        depth++;
        Ref found = formwork_localized_string(path, key, value, table);
        depth--;
        if (found) return found;
    }
    Next next = CALL_NEXT(Next, "CFBundleCopyLocalizedString");
    // Linked statically, the library is brought in by this function, and its own definition replaces the weak one.
    return next ? next(bundle, key, value, table)
                : CFBundleCopyLocalizedStringForLocalization(bundle, key, value, table, NULL);
}

HOOK Ref CFBundleCopyBundleLocalizations(Ref bundle) {
    typedef Ref (*Next)(Ref);
    char path[PATH_MAX];
    if (depth == 0 && resourceFolder(bundle, path)) {
        depth++;
        Ref found = formwork_bundle_localizations(path);
        depth--;
        if (found) return found;
    }
    Next next = CALL_NEXT(Next, "CFBundleCopyBundleLocalizations");
    return next ? next(bundle) : NULL;
}

static Ref preferredLocalizations(Ref names, Ref preferences) {
    if (depth != 0 || !names) return NULL;
    depth++;
    Ref found = formwork_preferred_localizations(names, preferences);
    depth--;
    return found;
}

HOOK Ref CFBundleCopyPreferredLocalizationsFromArray(Ref names) {
    typedef Ref (*Next)(Ref);
    Ref found = preferredLocalizations(names, NULL);
    if (found) return found;
    Next next = CALL_NEXT(Next, "CFBundleCopyPreferredLocalizationsFromArray");
    return next ? next(names) : NULL;
}

HOOK Ref CFBundleCopyLocalizationsForPreferences(Ref names, Ref preferences) {
    typedef Ref (*Next)(Ref, Ref);
    Ref found = preferredLocalizations(names, preferences);
    if (found) return found;
    Next next = CALL_NEXT(Next, "CFBundleCopyLocalizationsForPreferences");
    return next ? next(names, preferences) : NULL;
}

// MARK: Formats

enum { integerArgument = 1, longArgument, doubleArgument, pointerArgument };

static Ref plainFormat(Ref format, va_list arguments) {
    uint8_t kinds[64];
    long count = formwork_argument_kinds(format, kinds, 64);
    if (count <= 0) return NULL;
    FormatArgument values[64];
    va_list copy;
    va_copy(copy, arguments);
    for (long index = 0; index < count; index++) {
        values[index] = (FormatArgument){ 0, 0 };
        switch (kinds[index]) {
        case integerArgument: values[index].integer = va_arg(copy, int); break;
        case longArgument: values[index].integer = va_arg(copy, long long); break;
        case doubleArgument: values[index].number = va_arg(copy, double); break;
        default: (void)va_arg(copy, void *);
        }
    }
    va_end(copy);
    return formwork_plain_format(format, values, count);
}

HOOK Ref CFStringCreateWithFormatAndArguments(Ref allocator, Ref options, Ref format, va_list arguments) {
    typedef Ref (*Next)(Ref, Ref, Ref, va_list);
    Next next = CALL_NEXT(Next, "CFStringCreateWithFormatAndArguments");
    // As above.
    if (!next) return _CFStringCreateWithFormatAndArgumentsAux2(allocator, NULL, NULL, options, format, arguments);
    Ref plain = NULL;
    if (depth == 0 && format) {
        depth++;
        plain = plainFormat(format, arguments);
        depth--;
    }
    Ref made = next(allocator, options, plain ? plain : format, arguments);
    if (!plain) return made;
    CFRelease(plain);
    depth++;
    Ref finished = formwork_finished_text(made);
    depth--;
    if (!finished) return made;
    CFRelease(made);
    return finished;
}

// MARK: Locales

#define SWIFT_HOOK(name, symbol, hook)                                        \
    HOOK SWIFT Existential name(void) __asm__(symbol);                        \
    HOOK SWIFT Existential name(void) {                                       \
        typedef SWIFT Existential (*Next)(void);                              \
        if (depth == 0) {                                                     \
            depth++;                                                          \
            Existential found = hook();                                       \
            depth--;                                                          \
            if (found.object) return found;                                   \
        }                                                                     \
        return CALL_NEXT(Next, symbol)();                                     \
    }

SWIFT_HOOK(currentLocale, "$s20FoundationEssentials6LocaleV7currentACvgZ", formwork_current_locale)
SWIFT_HOOK(updatingLocale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", formwork_current_locale)
SWIFT_HOOK(currentCalendar, "$s20FoundationEssentials8CalendarV7currentACvgZ", formwork_current_calendar)
SWIFT_HOOK(updatingCalendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", formwork_current_calendar)

HOOK SWIFT void *preferredLanguages(void) __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
HOOK SWIFT void *preferredLanguages(void) {
    typedef SWIFT void *(*Next)(void);
    if (depth == 0) {
        depth++;
        void *found = formwork_preferred_languages();
        depth--;
        if (found) return found;
    }
    return CALL_NEXT(Next, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")();
}

#else

int foundation_hooks_are_active(void) { return 0; }

#endif
