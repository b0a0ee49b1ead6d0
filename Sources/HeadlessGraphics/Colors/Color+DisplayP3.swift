internal import DisplayList
import Foundation

extension Color {
    /// Creates a colour from components in Display P3, limited to what sRGB can show.
    init(displayP3 components: SIMD3<Double>, alpha: Double) {
        // Both spaces share sRGB's transfer curve; the matrix maps linear P3 to linear sRGB (D65).
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func encoded(_ value: Double) -> Double {
            let limited = min(max(value, 0), 1)
            return limited <= 0.003_130_8 ? limited * 12.92 : 1.055 * pow(limited, 1 / 2.4) - 0.055
        }
        let (red, green, blue) = (linear(components.x), linear(components.y), linear(components.z))
        self.init(
            red: encoded(1.224_940_1 * red - 0.224_940_4 * green),
            green: encoded(-0.042_056_9 * red + 1.042_057_1 * green),
            blue: encoded(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_5 * blue),
            alpha: alpha)
    }
}
