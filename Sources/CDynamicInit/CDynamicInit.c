#include "CDynamicInit.h"

// The runtime's own lookup, so that no offset of the dispatch table is assumed here.
extern const void *swift_lookUpClassMethod(const void *type, const void *method, const void *declaringClass);
extern void *swift_bridgeObjectRetain(void *object);

#define QUOTED(text) #text
#define EXPANDED(text) QUOTED(text)
#define SWIFT_SYMBOL(name) __asm__(EXPANDED(__USER_LABEL_PREFIX__) name)

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) const void *

// Method descriptors of the initializers, and the descriptors of the classes that declare them.
extern const char objectInit SWIFT_SYMBOL("$s10Foundation8NSObjectCACycfCTq");
extern const char objectClass SWIFT_SYMBOL("$s10Foundation8NSObjectCMn");
extern const char layerInit SWIFT_SYMBOL("$s13HeadlessUIKit7CALayerC5layerACyp_tcfCTq");
extern const char layerClass SWIFT_SYMBOL("$s13HeadlessUIKit7CALayerCMn");
extern const char viewInit SWIFT_SYMBOL("$s13HeadlessUIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char viewClass SWIFT_SYMBOL("$s13HeadlessUIKit6UIViewCMn");
extern const char viewTraits SWIFT_SYMBOL("$s13HeadlessUIKit6UIViewC15traitCollection0A8Graphics07UITraitE0CvgTq");
extern const char viewHitTest SWIFT_SYMBOL(
    "$s13HeadlessUIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtFTq");
extern const char viewTintColor SWIFT_SYMBOL("$s13HeadlessUIKit6UIViewC9tintColor0A8Graphics7UIColorCSgvgTq");
extern const char cellInit SWIFT_SYMBOL("$s13HeadlessUIKit15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq");
extern const char cellClass SWIFT_SYMBOL("$s13HeadlessUIKit15UITableViewCellCMn");
extern const char headerFooterInit SWIFT_SYMBOL("$s13HeadlessUIKit023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq");
extern const char headerFooterClass SWIFT_SYMBOL("$s13HeadlessUIKit023UITableViewHeaderFooterD0CMn");

extern const char collectionInit SWIFT_SYMBOL(
    "$s13HeadlessUIKit16UICollectionViewC5frame010collectionD6LayoutAC10Foundation6CGRectV_AA0cdG0CtcfCTq");
extern const char collectionClass SWIFT_SYMBOL("$s13HeadlessUIKit16UICollectionViewCMn");
extern const char controllerInit SWIFT_SYMBOL(
    "$s13HeadlessUIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq");
extern const char controllerClass SWIFT_SYMBOL("$s13HeadlessUIKit16UIViewControllerCMn");
extern const char navigationInit SWIFT_SYMBOL(
    "$s13HeadlessUIKit22UINavigationControllerC08rootViewD0AcA06UIViewD0C_tcfCTq");
extern const char navigationClass SWIFT_SYMBOL("$s13HeadlessUIKit22UINavigationControllerCMn");
extern const char tableControllerInit SWIFT_SYMBOL(
    "$s13HeadlessUIKit21UITableViewControllerC5styleAcA0cD0C5StyleO_tcfCTq");
extern const char tableControllerClass SWIFT_SYMBOL("$s13HeadlessUIKit21UITableViewControllerCMn");
extern const char collectionControllerInit SWIFT_SYMBOL(
    "$s13HeadlessUIKit26UICollectionViewControllerC010collectionD6LayoutAcA0cdG0C_tcfCTq");
extern const char collectionControllerClass SWIFT_SYMBOL("$s13HeadlessUIKit26UICollectionViewControllerCMn");
extern const char segueInit SWIFT_SYMBOL("$s13HeadlessUIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");
extern const char segueClass SWIFT_SYMBOL("$s13HeadlessUIKit17UIStoryboardSegueCMn");

extern const char layOutSublayers SWIFT_SYMBOL("$s13HeadlessUIKit6UIViewC15layoutSublayers2ofyAA7CALayerC_tFTq");

void *dynamic_init(const void *type) {
    typedef SWIFT void *(*Init)(SELF);
    return ((Init)swift_lookUpClassMethod(type, &objectInit, &objectClass))(type);
}

void *dynamic_init_layer(const void *type, void *layer) {
    typedef SWIFT void *(*Init)(void *, SELF);
    return ((Init)swift_lookUpClassMethod(type, &layerInit, &layerClass))(layer, type);
}

void *dynamic_init_frame(const void *type, double x, double y, double width, double height) {
    typedef SWIFT void *(*Init)(double, double, double, double, SELF);
    return ((Init)swift_lookUpClassMethod(type, &viewInit, &viewClass))(x, y, width, height, type);
}

// Arguments of initializers are consumed, so the strings are retained first; their second word is the object, if they have one.

void *dynamic_init_cell(const void *type, uint8_t style, uint64_t word0, uint64_t word1) {
    typedef SWIFT void *(*Init)(uint8_t, uint64_t, uint64_t, SELF);
    swift_bridgeObjectRetain((void *)word1);
    return ((Init)swift_lookUpClassMethod(type, &cellInit, &cellClass))(style, word0, word1, type);
}

void *dynamic_init_header_footer(const void *type, uint64_t word0, uint64_t word1) {
    typedef SWIFT void *(*Init)(uint64_t, uint64_t, SELF);
    swift_bridgeObjectRetain((void *)word1);
    return ((Init)swift_lookUpClassMethod(type, &headerFooterInit, &headerFooterClass))(word0, word1, type);
}

void *dynamic_init_collection(
    const void *type, double x, double y, double width, double height, void *layout) {
    typedef SWIFT void *(*Init)(double, double, double, double, void *, SELF);
    return ((Init)swift_lookUpClassMethod(type, &collectionInit, &collectionClass))(x, y, width, height, layout, type);
}

void *dynamic_init_controller(const void *type, uint64_t word0, uint64_t word1, void *bundle) {
    typedef SWIFT void *(*Init)(uint64_t, uint64_t, void *, SELF);
    swift_bridgeObjectRetain((void *)word1);
    return ((Init)swift_lookUpClassMethod(type, &controllerInit, &controllerClass))(word0, word1, bundle, type);
}

void *dynamic_init_navigation(const void *type, void *root) {
    typedef SWIFT void *(*Init)(void *, SELF);
    return ((Init)swift_lookUpClassMethod(type, &navigationInit, &navigationClass))(root, type);
}

void *dynamic_init_table_controller(const void *type, uint8_t style) {
    typedef SWIFT void *(*Init)(uint8_t, SELF);
    return ((Init)swift_lookUpClassMethod(type, &tableControllerInit, &tableControllerClass))(style, type);
}

void *dynamic_init_collection_controller(const void *type, void *layout) {
    typedef SWIFT void *(*Init)(void *, SELF);
    return ((Init)swift_lookUpClassMethod(type, &collectionControllerInit, &collectionControllerClass))(layout, type);
}

void *dynamic_init_segue(const void *type, uint64_t word0, uint64_t word1, void *source, void *destination) {
    typedef SWIFT void *(*Init)(uint64_t, uint64_t, void *, void *, SELF);
    swift_bridgeObjectRetain((void *)word1);
    return ((Init)swift_lookUpClassMethod(type, &segueInit, &segueClass))(word0, word1, source, destination, type);
}

bool dynamic_lays_out_sublayers(const void *type, const void *view) {
    return swift_lookUpClassMethod(type, &layOutSublayers, &viewClass)
        != swift_lookUpClassMethod(view, &layOutSublayers, &viewClass);
}

bool dynamic_overrides(const void *type, const void *base, enum DynamicMember member) {
    const void *descriptors[] = { &viewTraits, &viewHitTest, &viewTintColor };
    return swift_lookUpClassMethod(type, descriptors[member], &viewClass)
        != swift_lookUpClassMethod(base, descriptors[member], &viewClass);
}
