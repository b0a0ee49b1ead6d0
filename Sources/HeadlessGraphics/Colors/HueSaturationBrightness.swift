internal import DisplayList

/// A colour as painters name it; all components from 0 to 1.
struct HueSaturationBrightness {
    /// The angle on the colour wheel as a fraction; 0 and 1 are red.
    var hue: Double
    var saturation: Double
    var brightness: Double

    init(hue: Double, saturation: Double, brightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(_ color: Color) {
        let maximum = max(color.red, color.green, color.blue)
        let range = maximum - min(color.red, color.green, color.blue)
        brightness = maximum
        saturation = maximum > 0 ? range / maximum : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sixths =
            switch maximum {
            case color.red: (color.green - color.blue) / range
            case color.green: (color.blue - color.red) / range + 2
            default: (color.red - color.green) / range + 4
            }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }
}

extension Color {
    init(_ color: HueSaturationBrightness, alpha: Double) {
        // Each component falls from the brightness by a share that depends on its distance on the wheel.
        func component(_ offset: Double) -> Double {
            let sector = (offset + color.hue * 6).truncatingRemainder(dividingBy: 6)
            let distance = sector < 0 ? sector + 6 : sector
            let share = max(0, min(distance, 4 - distance, 1))
            return color.brightness * (1 - color.saturation * share)
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}
