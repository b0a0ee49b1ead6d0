#if !canImport(Darwin)
    import Foundation

    /// A 4 by 4 matrix that transforms points in three dimensions, written as rows that multiply from the
    /// left.
    public struct CATransform3D: Hashable, Codable, Sendable {
        /// An element of the first row.
        public var m11, m12, m13, m14: CGFloat
        /// An element of the second row.
        public var m21, m22, m23, m24: CGFloat
        /// An element of the third row.
        public var m31, m32, m33, m34: CGFloat
        /// An element of the fourth row; the first three are the translation.
        public var m41, m42, m43, m44: CGFloat

        /// Creates a matrix of zeros.
        public init() {
            self.init(rows: .zero, .zero, .zero, .zero)
        }

        /// Creates a matrix from its elements, row by row.
        public init(
            m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
            m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
            m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
            m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
        ) {
            (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
            (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
            (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
            (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
        }

        typealias Row = SIMD4<Double>

        init(rows first: Row, _ second: Row, _ third: Row, _ fourth: Row) {
            (m11, m12, m13, m14) = (first[0], first[1], first[2], first[3])
            (m21, m22, m23, m24) = (second[0], second[1], second[2], second[3])
            (m31, m32, m33, m34) = (third[0], third[1], third[2], third[3])
            (m41, m42, m43, m44) = (fourth[0], fourth[1], fourth[2], fourth[3])
        }

        var rows: [Row] {
            [
                Row(m11, m12, m13, m14), Row(m21, m22, m23, m24),
                Row(m31, m32, m33, m34), Row(m41, m42, m43, m44),
            ]
        }

        static let identity = CATransform3D(
            rows: Row(1, 0, 0, 0), Row(0, 1, 0, 0), Row(0, 0, 1, 0), Row(0, 0, 0, 1))
    }
#endif
