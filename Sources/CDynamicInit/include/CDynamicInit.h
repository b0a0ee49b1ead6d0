#ifndef C_DYNAMIC_INIT_H
#define C_DYNAMIC_INIT_H

#include <stdbool.h>
#include <stdint.h>

// Calls of designated initializers on classes that are known at run time only.
//
// UIKit makes cells, reusable views, layers and layout attributes from classes that were registered. Swift calls an initializer
// on a metatype only if it is `required`, which iOS source does not write. The allocating initializer is in the dispatch table of
// each class all the same, so these functions look it up there as the runtime does, and call it with the class as `self`.
//
// `type` is a Swift metatype of the class named, or of a subclass. A subclass that does not inherit the initializer has one in its
// table that stops with "Use of unimplemented initializer", as on iOS. The object returned is retained by the caller.

#pragma clang assume_nonnull begin

/// `NSObject.init()`.
void *dynamic_init(const void *type);

/// `CALayer.init(layer:)`; `layer` points at a Swift `Any`, which is consumed.
void *dynamic_init_layer(const void *type, void *layer);

/// `UIView.init(frame:)`.
void *dynamic_init_frame(const void *type, double x, double y, double width, double height);

/// `UITableViewCell.init(style:reuseIdentifier:)`; the string's two words, borrowed.
void *dynamic_init_cell(const void *type, uint8_t style, uint64_t word0, uint64_t word1);

/// `UITableViewHeaderFooterView.init(reuseIdentifier:)`; the string's two words, borrowed.
void *dynamic_init_header_footer(const void *type, uint64_t word0, uint64_t word1);

/// `UICollectionView.init(frame:collectionViewLayout:)`; the layout is retained by the caller, and consumed.
void *dynamic_init_collection(
    const void *type, double x, double y, double width, double height, void *layout);

/// `UIViewController.init(nibName:bundle:)`; the string's two words, borrowed; the bundle, which may be null, is retained by the
/// caller, and consumed.
void *dynamic_init_controller(const void *type, uint64_t word0, uint64_t word1, void *_Nullable bundle);

/// `UINavigationController.init(rootViewController:)`; the controller is retained by the caller, and consumed.
void *dynamic_init_navigation(const void *type, void *root);

/// `UITableViewController.init(style:)`.
void *dynamic_init_table_controller(const void *type, uint8_t style);

/// `UICollectionViewController.init(collectionViewLayout:)`; the layout is retained by the caller, and consumed.
void *dynamic_init_collection_controller(const void *type, void *layout);

/// `UIStoryboardSegue.init(identifier:source:destination:)`; the string's two words, borrowed; the controllers, consumed.
void *dynamic_init_segue(
    const void *type, uint64_t word0, uint64_t word1, void *source, void *destination);

/// Whether a class overrides `UIView.layoutSublayers(of:)`; `view` is the metatype of `UIView`.
bool dynamic_lays_out_sublayers(const void *type, const void *view);

/// Members of `UIView` that classes override.
enum DynamicMember { DynamicMemberTraitCollection, DynamicMemberHitTest, DynamicMemberTintColor };

/// Whether a class overrides a member; `base` is the metatype of `UIView`.
bool dynamic_overrides(const void *type, const void *base, enum DynamicMember member);

#pragma clang assume_nonnull end

#endif
