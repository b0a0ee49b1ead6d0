#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// CIE Lab from bytes of sRGB by tables: the transfer curve with the matrix to XYZ (white D65) multiplied in, and the
/// function whose differences are a and b.
struct LabTable: Sendable {
    /// A colour of CIE Lab: lightness from 0 to 100, green to red, blue to yellow.
    struct Lab {
        var lightness, a, b: Float
    }

    static let shared = LabTable()

    /// X, Y and Z relative to white, of each byte of red, green and blue: nine columns of 256.
    private let weights: [Float]
    /// The function f of CIE Lab at ``steps`` + 2 equally spaced arguments from 0 to 1.
    private let curve: [Float]
    private static let steps = 2048

    private init() {
        let matrix: [[Double]] = [
            [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
            [0.0193339, 0.1191920, 0.9503041],
        ]
        let linear = (0..<256).map { byte -> Double in
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        var weights: [Float] = []
        for row in matrix {
            // White, which is red, green and blue together, has 1 in each.
            let white = row.reduce(0, +)
            for factor in row { weights += linear.map { Float($0 * factor / white) } }
        }
        self.weights = weights
        curve = (0...Self.steps + 1).map { step in
            let value = Double(step) / Double(Self.steps)
            // CIE 15: a cube root, and below 216/24389 the line that continues it.
            let isRoot = value > 216.0 / 24389
            return Float(isRoot ? cbrt(value) : (24389.0 / 27 * value + 16) / 116)
        }
    }

    /// Calls a closure with a reader of colours, which holds for the call.
    @inline(__always)
    func withReader<Result>(_ body: (Reader) -> Result) -> Result {
        weights.withUnsafeBufferPointer { weights in
            curve.withUnsafeBufferPointer { curve in
                guard let weights = weights.baseAddress, let curve = curve.baseAddress else {
                    preconditionFailure("the tables are not empty")
                }
                return body(Reader(weights: weights, curve: curve))
            }
        }
    }

    /// Reads colours from the tables.
    struct Reader {
        fileprivate let weights: UnsafePointer<Float>
        fileprivate let curve: UnsafePointer<Float>

        /// The Lab colour of an opaque pixel.
        @inline(__always)
        func lab(_ word: UInt32) -> Lab {
            let blue = Int(word & 0xFF), green = Int(word >> 8 & 0xFF), red = Int(word >> 16 & 0xFF)
            let x = f(weights[red] + weights[256 + green] + weights[512 + blue])
            let y = f(weights[768 + red] + weights[1024 + green] + weights[1280 + blue])
            let z = f(weights[1536 + red] + weights[1792 + green] + weights[2048 + blue])
            return Lab(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
        }

        @inline(__always)
        private func f(_ value: Float) -> Float {
            let position = value * Float(LabTable.steps)
            let index = Int(position)
            let low = curve[index]
            return low + (curve[index + 1] - low) * (position - Float(index))
        }

        /// The distance of two pixels in CIE Lab (Delta E of 1976). Where one is translucent, the larger of those over
        /// white and over black.
        @inline(__always)
        func distance(_ first: UInt32, _ second: UInt32) -> Float {
            if first & second >= 0xFF00_0000 { return opaqueDistance(first, second) }
            let onBlack = opaqueDistance(first, second)
            return max(onBlack, opaqueDistance(Self.onWhite(first), Self.onWhite(second)))
        }

        @inline(__always)
        private func opaqueDistance(_ first: UInt32, _ second: UInt32) -> Float {
            let (one, two) = (lab(first), lab(second))
            let (l, a, b) = (one.lightness - two.lightness, one.a - two.a, one.b - two.b)
            return (l * l + a * a + b * b).squareRoot()
        }

        /// A pixel over white. Its colours are at most its alpha, so no byte overflows into the next.
        @inline(__always)
        private static func onWhite(_ word: UInt32) -> UInt32 {
            let rest = 255 - (word >> 24)
            return word &+ (rest | rest << 8 | rest << 16)
        }
    }
}
