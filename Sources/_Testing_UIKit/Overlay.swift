// The cross-import overlay that Swift imports by itself where a file imports both Testing and UIKit.

public import HeadlessUIKit

// `#expect(view.frame.width == 375 - 48)` takes its sides apart, so that the right one is an `Int`, and the two would be
// compared as `AnyHashable`s, which on Linux are never equal.

/// Whether a length is a whole number.
public func == (length: CGFloat, number: Int) -> Bool { length == CGFloat(number) }

/// Whether a length is a whole number.
public func == (number: Int, length: CGFloat) -> Bool { CGFloat(number) == length }

/// Whether a length is not a whole number.
public func != (length: CGFloat, number: Int) -> Bool { length != CGFloat(number) }

/// Whether a length is not a whole number.
public func != (number: Int, length: CGFloat) -> Bool { CGFloat(number) != length }
