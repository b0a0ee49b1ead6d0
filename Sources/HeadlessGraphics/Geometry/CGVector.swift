#if !canImport(Darwin)
    import Foundation

    /// A two-dimensional vector, in points.
    public struct CGVector: Hashable, Codable, Sendable {
        /// The horizontal component.
        public var dx: CGFloat
        /// The vertical component.
        public var dy: CGFloat

        /// The vector of length 0.
        public static let zero = CGVector()

        /// Creates the vector of length 0.
        public init() {
            self.init(dx: 0, dy: 0)
        }

        /// Creates a vector from its components.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        /// Creates a vector from whole components.
        public init(dx: Int, dy: Int) {
            self.init(dx: CGFloat(dx), dy: CGFloat(dy))
        }
    }
#endif
