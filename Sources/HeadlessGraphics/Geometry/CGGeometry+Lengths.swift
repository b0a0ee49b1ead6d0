#if os(Linux)
    // Foundation on Linux has initializers of `CGFloat` and of `Double`, where Apple's have the former and convert, so that
    // `CGSize(width: 150, height: .greatestFiniteMagnitude)` is ambiguous. These hide Foundation's of `Double` in files that
    // import the kit alone, and are disfavored.

    extension CGPoint {
        /// Creates a point of numbers that are no `CGFloat`.
        @_disfavoredOverload
        public init(x: Double, y: Double) {
            self.init(x: CGFloat(x), y: CGFloat(y))
        }
    }

    extension CGSize {
        /// Creates a size of numbers that are no `CGFloat`.
        @_disfavoredOverload
        public init(width: Double, height: Double) {
            self.init(width: CGFloat(width), height: CGFloat(height))
        }
    }

    extension CGRect {
        /// Creates a rectangle of numbers that are no `CGFloat`.
        @_disfavoredOverload
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
        }
    }
#endif
