#if !canImport(Darwin)
    import Foundation

    // Printed values look as they do on Apple platforms: (1.0, 2.0) and not Foundation.CGPoint(x: ...).

    extension CGPoint: @retroactive CustomDebugStringConvertible {
        /// The coordinates in parentheses.
        public var debugDescription: String { "(\(x), \(y))" }
    }

    extension CGSize: @retroactive CustomDebugStringConvertible {
        /// Width and height in parentheses.
        public var debugDescription: String { "(\(width), \(height))" }
    }

    extension CGRect: @retroactive CustomDebugStringConvertible {
        /// Origin, width and height in parentheses.
        public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
    }
#endif
