import Testing
import UIKit

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

/// Red, green, blue in 255ths and opacity in hundredths.
private func components(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
}

struct ColorRow: Sendable, CustomTestStringConvertible {
    let name: String
    let color: UIColor
    let light: [Int]
    let dark: [Int]

    init(_ name: String, _ color: UIColor, _ light: [Int], _ dark: [Int]) {
        (self.name, self.color) = (name, color)
        self.light = light.count == 3 ? light + [100] : light
        self.dark = dark.count == 3 ? dark + [100] : dark
    }

    var testDescription: String { name }

    static let all: [ColorRow] = [
        .init("red", .systemRed, [255, 59, 48], [255, 69, 58]),
        .init("orange", .systemOrange, [255, 149, 0], [255, 159, 10]),
        .init("yellow", .systemYellow, [255, 204, 0], [255, 214, 10]),
        .init("green", .systemGreen, [52, 199, 89], [48, 209, 88]),
        .init("mint", .systemMint, [0, 199, 190], [99, 230, 226]),
        .init("teal", .systemTeal, [48, 176, 199], [64, 200, 224]),
        .init("cyan", .systemCyan, [50, 173, 230], [100, 210, 255]),
        .init("blue", .systemBlue, [0, 122, 255], [10, 132, 255]),
        .init("indigo", .systemIndigo, [88, 86, 214], [94, 92, 230]),
        .init("purple", .systemPurple, [175, 82, 222], [191, 90, 242]),
        .init("pink", .systemPink, [255, 45, 85], [255, 55, 95]),
        .init("brown", .systemBrown, [162, 132, 94], [172, 142, 104]),
        .init("gray", .systemGray, [142, 142, 147], [142, 142, 147]),
        .init("gray2", .systemGray2, [174, 174, 178], [99, 99, 102]),
        .init("gray3", .systemGray3, [199, 199, 204], [72, 72, 74]),
        .init("gray4", .systemGray4, [209, 209, 214], [58, 58, 60]),
        .init("gray5", .systemGray5, [229, 229, 234], [44, 44, 46]),
        .init("gray6", .systemGray6, [242, 242, 247], [28, 28, 30]),
        .init("label", .label, [0, 0, 0], [255, 255, 255]),
        .init("secondaryLabel", .secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
        .init("tertiaryLabel", .tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
        .init("quaternaryLabel", .quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
        .init("placeholderText", .placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]),
        .init("separator", .separator, [60, 60, 67, 29], [84, 84, 88, 60]),
        .init("opaqueSeparator", .opaqueSeparator, [198, 198, 200], [56, 56, 58]),
        .init("link", .link, [0, 122, 255], [9, 132, 255]),
        .init("systemFill", .systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
        .init("secondaryFill", .secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32]),
        .init("tertiaryFill", .tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
        .init("quaternaryFill", .quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]),
        .init("background", .systemBackground, [255, 255, 255], [0, 0, 0]),
        .init("secondaryBackground", .secondarySystemBackground, [242, 242, 247], [28, 28, 30]),
        .init("tertiaryBackground", .tertiarySystemBackground, [255, 255, 255], [44, 44, 46]),
        .init("groupedBackground", .systemGroupedBackground, [242, 242, 247], [0, 0, 0]),
        .init("secondaryGrouped", .secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30]),
        .init("tertiaryGrouped", .tertiarySystemGroupedBackground, [242, 242, 247], [44, 44, 46]),
    ]
}

@Suite struct UIColorTests {
    @Test(arguments: ColorRow.all)
    func aSystemColorIsAsTheTableSays(row: ColorRow) {
        #expect(components(row.color, light) == row.light)
        #expect(components(row.color, dark) == row.dark)
    }

    @Test func elevatedBackgroundsAreBrighter() {
        let sheet = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        #expect(components(.systemBackground, sheet) == [28, 28, 30, 100])
        #expect(components(.tertiarySystemGroupedBackground, sheet) == [58, 58, 60, 100])
        #expect(components(.systemRed, sheet) == [255, 69, 58, 100])
    }

    @Test func equalComponentsMakeEqualColors() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != UIColor.systemRed)
        #expect(UIColor.systemRed.withAlphaComponent(0.5) == UIColor.systemRed.withAlphaComponent(0.5))
    }

    @Test func aProviderIsCalledForEachTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .systemRed }
        #expect(components(color, light) == [255, 59, 48, 100])
        #expect(components(color, dark) == [0, 0, 0, 100])
        #expect(components(color.withAlphaComponent(0.25), dark) == [0, 0, 0, 25])
        #expect(color == color && color != UIColor { _ in .red })
    }

    @Test func aPaletteStaysDynamicWithAnotherOpacity() {
        #expect(components(UIColor.label.withAlphaComponent(0.5), dark) == [255, 255, 255, 50])
        #expect(components(UIColor.label.withAlphaComponent(0.5), light) == [0, 0, 0, 50])
    }

    @Test(arguments: [
        (UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), [255, 0, 0, 100]),
        (UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), [0, 255, 0, 100]),
        (UIColor(hue: 0.5, saturation: 1, brightness: 0.6, alpha: 1), [0, 153, 153, 100]),
        (UIColor(hue: 0.75, saturation: 0.5, brightness: 1, alpha: 0.2), [191, 128, 255, 20]),
        (UIColor(displayP3Red: 0, green: 0, blue: 0.5, alpha: 1), [0, 0, 133, 100]),
    ])
    func otherComponentsAreConverted(color: UIColor, expected: [Int]) {
        #expect(components(color, light) == expected)
    }

    @Test func hueGoesThereAndBack() {
        var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: 0.9, saturation: 0.3, brightness: 0.7, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.9) < 1e-9 && abs(saturation - 0.3) < 1e-9 && abs(brightness - 0.7) < 1e-9)
    }

    @Test func onlyGraysHaveAWhite() {
        var white = CGFloat(9)
        #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 9)
        #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
    }

    @Test func badComponentsAreLimited() {
        let color = UIColor(red: .nan, green: .infinity, blue: -3, alpha: 7)
        #expect(components(color, light) == [0, 255, 0, 100])
        #expect(
            components(UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1), light) == [255, 0, 0, 100])
    }
}
