// The names are those of the package that this replaces.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessUIKit

/// What the presets of one tablet are made of.
struct TabletPreset: Sendable {
    var name: String
    /// The upright screen, in points.
    var width, height: CGFloat
    var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    /// Pixels per point; nil is that of the main screen.
    var scale: CGFloat?

    private static let divider: CGFloat = 10

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        config(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        let size = size(orientation)
        // Half a screen of 13 inches is the narrowest that is regular.
        var config = ViewImageConfig(
            safeArea: safeArea, size: size, traits: traits(size.width >= 678 ? .regular : .compact))
        config.name = "\(name)\(label(orientation))"
        return config
    }

    func traits(_ widthClass: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection { traits in
            traits.horizontalSizeClass = widthClass
            traits.verticalSizeClass = .regular
            traits.userInterfaceIdiom = .pad
            if let scale { traits.displayScale = scale }
        }
    }

    private func size(_ orientation: ViewImageConfig.TabletOrientation) -> CGSize {
        switch orientation {
        case .landscape(let split):
            let third: CGFloat = height >= 1133 ? 375 : 320
            let widths: CGFloat =
                switch split {
                case .oneThird: third
                case .oneHalf: (height - Self.divider) / 2
                case .twoThirds: height - third - Self.divider
                case .full: height
                }
            return CGSize(width: widths, height: width)
        case .portrait(let split):
            let third: CGFloat = width >= 1024 ? 375 : 320
            let widths: CGFloat =
                switch split {
                case .oneThird: third
                case .twoThirds: width - third - Self.divider
                case .full: width
                }
            return CGSize(width: widths, height: height)
        }
    }

    private func label(_ orientation: ViewImageConfig.TabletOrientation) -> String {
        switch orientation {
        case .landscape(.full): " landscape"
        case .landscape(let split): " landscape \(split)"
        case .portrait(.full): ""
        case .portrait(let split): " \(split)"
        }
    }

    // MARK: The tablets

    static let iPadMini = Self(name: "iPad mini", width: 768, height: 1024)
    static let iPad9_7 = Self(name: "iPad 9.7", width: 768, height: 1024)
    static let iPad10_2 = Self(name: "iPad 10.2", width: 810, height: 1080)
    static let iPadPro10_5 = Self(name: "iPad Pro 10.5", width: 834, height: 1112)
    static let iPadPro11 = Self(
        name: "iPad Pro 11", width: 834, height: 1194,
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    static let iPadPro12_9 = Self(name: "iPad Pro 12.9", width: 1024, height: 1366)
    static let iPadMini6thGen = newer("iPad mini (6th generation)", 744, 1133)
    static let iPadA16 = newer("iPad (A16)", 820, 1180)
    static let iPadAir11 = newer("iPad Air 11", 820, 1180)
    static let iPadAir13 = newer("iPad Air 13", 1024, 1366)
    static let iPadPro11M4 = newer("iPad Pro 11 (M4)", 834, 1210)
    static let iPadPro13M4 = newer("iPad Pro 13 (M4)", 1032, 1376)

    /// A tablet that the package has no preset for, with its own scale.
    private static func newer(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Self {
        Self(
            name: name, width: width, height: height,
            safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), scale: 2)
    }
}
