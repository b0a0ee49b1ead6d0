#define _GNU_SOURCE
#include "CFoundationHooks.h"

// The package manager copies an app's resources to a folder beside the program, and Foundation takes the folder of the program for
// the main bundle. The copy of an app that `formwork port --xcodeproj` writes has its information in a file of its resources: the
// main bundle of such a program has the resources and the information of the app.

#if defined(__linux__)

#include <dirent.h>
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef const void *Ref;

#define HOOK __attribute__((weak, visibility("default")))
#define CALL_NEXT(type, name) ((type)dlsym(RTLD_NEXT, name))

// Core Foundation's, which libFoundation exports.
Ref CFBundleGetMainBundle(void);
extern Ref CFBundleCreate(Ref allocator, Ref url);
extern Ref CFURLCreateFromFileSystemRepresentation(Ref allocator, const uint8_t *path, long length, unsigned char isFolder);
extern Ref CFDataCreate(Ref allocator, const uint8_t *bytes, long length);
extern Ref CFPropertyListCreateWithData(Ref allocator, Ref data, unsigned long options, long *format, Ref *error);
extern unsigned long CFGetTypeID(Ref object);
extern unsigned long CFDictionaryGetTypeID(void);
extern long CFArrayGetCount(Ref array);
extern void CFRelease(Ref object);

static const char infoName[] = "MainBundle.plist";
static const char folderEnding[] = ".resources";
static const char testsEnding[] = "PackageTests.xctest";

enum { maximum = 32 };

static struct {
    // The app's bundle comes first, those of its tests follow.
    Ref bundles[maximum];
    int count;
    Ref info;
} app;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool hasEnding(const char *text, const char *ending) {
    size_t length = strlen(text), endingLength = strlen(ending);
    return length >= endingLength && strcmp(text + length - endingLength, ending) == 0;
}

// Whether a folder is one of the program's: `Notes_Notes.resources` of `Notes` and of `NotesPackageTests.xctest`.
static bool isOfProgram(const char *folder, const char *program) {
    if (!hasEnding(folder, folderEnding)) return false;
    if (hasEnding(program, testsEnding)) {
        size_t length = strlen(program) - strlen(testsEnding);
        return strncmp(folder, program, length) == 0 && folder[length] == '_';
    }
    char ending[NAME_MAX + 16];
    snprintf(ending, sizeof ending, "_%s%s", program, folderEnding);
    return hasEnding(folder, ending);
}

static Ref readInfo(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    Ref info = NULL;
    uint8_t *bytes = NULL;
    if (fseek(file, 0, SEEK_END) == 0) {
        long size = ftell(file);
        rewind(file);
        if (size > 0 && (bytes = malloc((size_t)size)) && fread(bytes, 1, (size_t)size, file) == (size_t)size) {
            Ref data = CFDataCreate(NULL, bytes, size);
            info = CFPropertyListCreateWithData(NULL, data, 0, NULL, NULL);
            CFRelease(data);
        }
    }
    free(bytes);
    fclose(file);
    if (info && CFGetTypeID(info) != CFDictionaryGetTypeID()) {
        CFRelease(info);
        return NULL;
    }
    return info;
}

static int compareNames(const struct dirent **first, const struct dirent **second) {
    return strcmp((*first)->d_name, (*second)->d_name);
}

static void addBundle(const char *path, Ref info) {
    if (app.count == maximum) return;
    Ref url = CFURLCreateFromFileSystemRepresentation(NULL, (const uint8_t *)path, (long)strlen(path), 1);
    Ref bundle = url ? CFBundleCreate(NULL, url) : NULL;
    if (url) CFRelease(url);
    if (!bundle) return;
    int position = app.count++;
    if (info && !app.info) {
        app.info = info;
        app.bundles[position] = app.bundles[0];
        position = 0;
    }
    app.bundles[position] = bundle;
}

static void findBundles(void) {
    char program[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length <= 0) return;
    program[length] = 0;
    char *name = strrchr(program, '/');
    if (!name) return;
    *name++ = 0;
    struct dirent **entries;
    int count = scandir(program, &entries, NULL, compareNames);
    for (int index = 0; index < count; index++) {
        const char *folder = entries[index]->d_name;
        if (isOfProgram(folder, name)) {
            char path[PATH_MAX * 2], infoPath[PATH_MAX * 2 + 32];
            snprintf(path, sizeof path, "%s/%s", program, folder);
            snprintf(infoPath, sizeof infoPath, "%s/%s", path, infoName);
            addBundle(path, readInfo(infoPath));
        }
        free(entries[index]);
    }
    if (count >= 0) free(entries);
    // Packages have no app: what they look for in the main bundle is not there on a phone either.
    if (!app.info) app.count = 0;
}

// The main bundle, once it is there: while the library makes it, it holds a lock and calls some of the functions below.
static _Atomic(Ref) mainBundle;

HOOK Ref CFBundleGetMainBundle(void) {
    typedef Ref (*Next)(void);
    Next next = CALL_NEXT(Next, "CFBundleGetMainBundle");
    Ref bundle = next ? next() : NULL;
    mainBundle = bundle;
    return bundle;
}

// How many bundles stand for a bundle besides itself: none, unless it is the main bundle of an app.
static int additional(Ref bundle) {
    static _Thread_local bool isSearching;
    if (isSearching || !bundle || bundle != mainBundle) return 0;
    isSearching = true;
    pthread_once(&once, findBundles);
    isSearching = false;
    return app.count;
}

// MARK: The information

HOOK Ref CFBundleGetInfoDictionary(Ref bundle) {
    typedef Ref (*Next)(Ref);
    if (additional(bundle)) return app.info;
    Next next = CALL_NEXT(Next, "CFBundleGetInfoDictionary");
    return next ? next(bundle) : NULL;
}

// MARK: Resources

HOOK Ref CFBundleCopyResourcesDirectoryURL(Ref bundle) {
    typedef Ref (*Next)(Ref);
    Next next = CALL_NEXT(Next, "CFBundleCopyResourcesDirectoryURL");
    if (!next) return NULL;
    return next(additional(bundle) ? app.bundles[0] : bundle);
}

// Calls the library's own function for a bundle and for those that stand for it, until one of them has something.
#define FIRST_FOUND(isFound, ...)                                             \
    Next next = CALL_NEXT(Next, __func__);                                    \
    if (!next) return NULL;                                                   \
    Ref found = NULL;                                                         \
    int count = additional(bundle);                                           \
    for (int index = 0; index < count; index++) {                             \
        found = next(app.bundles[index], __VA_ARGS__);                        \
        if (isFound(found)) return found;                                     \
        if (found) CFRelease(found);                                          \
    }                                                                         \
    return next(bundle, __VA_ARGS__)

static bool isOne(Ref url) { return url != NULL; }
static bool isAny(Ref list) { return list && CFArrayGetCount(list) > 0; }

HOOK Ref CFBundleCopyResourceURL(Ref bundle, Ref name, Ref type, Ref folder) {
    typedef Ref (*Next)(Ref, Ref, Ref, Ref);
    FIRST_FOUND(isOne, name, type, folder);
}

HOOK Ref CFBundleCopyResourceURLForLocalization(Ref bundle, Ref name, Ref type, Ref folder, Ref language) {
    typedef Ref (*Next)(Ref, Ref, Ref, Ref, Ref);
    FIRST_FOUND(isOne, name, type, folder, language);
}

HOOK Ref CFBundleCopyResourceURLsOfType(Ref bundle, Ref type, Ref folder) {
    typedef Ref (*Next)(Ref, Ref, Ref);
    FIRST_FOUND(isAny, type, folder);
}

HOOK Ref CFBundleCopyResourceURLsOfTypeForLocalization(Ref bundle, Ref type, Ref folder, Ref language) {
    typedef Ref (*Next)(Ref, Ref, Ref, Ref);
    FIRST_FOUND(isAny, type, folder, language);
}

#endif
