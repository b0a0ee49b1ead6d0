import Foundation

/// The device that Interface Builder showed a file for.
struct InterfaceDevice {
    let size: CGSize
    /// What the status bar and the home indicator cover, upright.
    let safeArea: UIEdgeInsets
    let scale: CGFloat
    let isPad: Bool

    /// The device of a document; the one that files without an entry were made for where there is none.
    init(_ document: InterfaceDocument) {
        let element = document.root.child("device")
        let isForPad = document.root["targetRuntime"]?.contains("iPad") ?? false
        let id = element?["id"] ?? (isForPad ? "ipad9_7" : "retina4_7")
        let known = Self.devices[id] ?? Self.devices["retina4_7"]
        let (width, height, top, bottom, scale) = known ?? (375, 667, 20, 0, 2)
        isPad = id.hasPrefix("ipad")
        let isLandscape = element?["orientation"] == "landscape"
        size = isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        self.scale = scale
        guard isLandscape, !isPad else {
            safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            return
        }
        let hasHomeButton = bottom == 0
        let side = hasHomeButton ? 0 : top
        safeArea = UIEdgeInsets(top: 0, left: side, bottom: hasHomeButton ? 0 : 21, right: side)
    }

    /// A screen of the size.
    var screen: UIScreen {
        let isLandscape = size.width > size.height
        let upright = isLandscape ? CGSize(width: size.height, height: size.width) : size
        let isLarge = upright.width >= 414
        let portrait = ScreenDevice.Posture(
            safeAreaInsets: safeArea, statusBarHeight: safeArea.top,
            horizontalSizeClass: isPad ? .regular : .compact, verticalSizeClass: .regular)
        let landscape = ScreenDevice.Posture(
            safeAreaInsets: safeArea, statusBarHeight: safeArea.top,
            horizontalSizeClass: isPad || isLarge ? .regular : .compact,
            verticalSizeClass: isPad ? .regular : .compact)
        let device = ScreenDevice(
            name: "Interface Builder", idiom: isPad ? .pad : .phone, portraitSize: upright, scale: scale,
            portrait: portrait, landscape: landscape)
        return UIScreen(device, orientation: isLandscape ? .landscapeRight : .portrait)
    }

    private typealias Measures = (
        width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat, scale: CGFloat
    )

    private static let devices: [String: Measures] = [
        "retina3_5": (320, 480, 20, 0, 2), "retina4_0": (320, 568, 20, 0, 2),
        "retina4_7": (375, 667, 20, 0, 2), "retina5_5": (414, 736, 20, 0, 3),
        "retina5_9": (375, 812, 44, 34, 3), "retina6_0": (390, 844, 47, 34, 3),
        "retina6_1": (414, 896, 48, 34, 2), "retina6_3": (402, 874, 62, 34, 3),
        "retina6_5": (414, 896, 44, 34, 3), "retina6_7": (428, 926, 47, 34, 3),
        "retina6_9": (440, 956, 62, 34, 3), "retina6_12": (393, 852, 59, 34, 3),
        "retina6_72": (430, 932, 59, 34, 3), "ipad7_9": (768, 1024, 20, 0, 2),
        "ipad9_7": (768, 1024, 20, 0, 2), "ipad10_5": (834, 1112, 20, 0, 2),
        "ipad10_2": (810, 1080, 20, 0, 2), "ipad10_9rounded": (820, 1180, 24, 20, 2),
        "ipad11_0rounded": (834, 1194, 24, 20, 2), "ipad12_9": (1024, 1366, 20, 0, 2),
        "ipad12_9rounded": (1024, 1366, 24, 20, 2),
    ]
}
