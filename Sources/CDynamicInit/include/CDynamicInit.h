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

/// Whether a class overrides `UIView.layoutSublayers(of:)`; `view` is the metatype of `UIView`.
bool dynamic_lays_out_sublayers(const void *type, const void *view);

#pragma clang assume_nonnull end

#endif
