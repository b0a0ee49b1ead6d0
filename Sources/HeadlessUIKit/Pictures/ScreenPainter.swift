internal import DisplayList
internal import LayoutCore

/// Draws what a device shows over a window and around it.
@MainActor
struct ScreenPainter {
    let device: ScreenDevice
    let orientation: UIInterfaceOrientation
    /// The screen in its orientation, in points.
    let size: CGSize
    let chrome: ScreenChrome
    /// The colour of the status bar's content; nil where the bar is hidden.
    let barColor: UIColor?
    /// The colour of the home indicator; nil where it is hidden.
    let indicatorColor: UIColor?
    let isRightToLeft: Bool
    private let traits: UITraitCollection

    init(_ window: UIWindow, chrome: ScreenChrome) {
        (device, orientation) = (window.screen.device, window.screen.orientation)
        size = window.bounds.size
        self.chrome = chrome
        traits = window.traitCollection
        isRightToLeft = traits.layoutDirection == .rightToLeft
        barColor = window.statusBarColor
        indicatorColor = window.homeIndicatorColor
    }

    /// The drawing of a window with what the device adds.
    func list(around window: DisplayList) -> DisplayList {
        var painter = LayerPainter(traits: traits)
        let bounds = CGRect(origin: .zero, size: size)
        painter.drawCustom(bounds) { _ in
            // The camera's position is the body's, which lies below what the system draws.
            if chrome.contains(.cutout), let cutout { drawCutout(cutout) }
            if chrome.contains(.statusBar), let barColor { StatusBarPainter(self, color: barColor).draw() }
            if chrome.contains(.homeIndicator), let indicatorColor { drawIndicator(indicatorColor) }
        }
        let screen = DisplayList(
            size: window.size, commands: [.save] + window.commands + [.restore] + painter.commands)
        guard chrome.contains(.frame) else { return screen }
        return DeviceFrame(of: device, orientation: orientation, size: size).list(around: screen, traits)
    }

    // MARK: The camera

    /// The part of the screen that the camera covers, in portrait.
    enum Cutout: Equatable {
        /// A black capsule.
        case island(CGRect)
        /// A black box that hangs from the upper edge.
        case notch(CGSize)
    }

    /// What the camera of the device covers, by the safe area of the presets: 59 and 62 points are those of
    /// islands, 44 to 50 those of notches.
    static func cutout(of device: ScreenDevice) -> Cutout? {
        guard device.idiom == .phone else { return nil }
        let width = min(device.portraitSize.width, device.portraitSize.height)
        switch device.portrait.safeAreaInsets.top {
        case 55...:
            let y: CGFloat = device.portrait.safeAreaInsets.top > 60 ? 14 : 11
            return .island(CGRect(x: (width - 126) / 2, y: y, width: 126, height: 37))
        case 40..<55: return .notch(CGSize(width: 162, height: 33))
        default: return nil
        }
    }

    private var cutout: Cutout? { Self.cutout(of: device) }

    private func drawCutout(_ cutout: Cutout) {
        let path: UIBezierPath
        switch cutout {
        case .island(let box): path = UIBezierPath(roundedRect: box, cornerRadius: box.height / 2)
        case .notch(let box): path = notchPath(box)
        }
        // In portrait the camera is above; rotated, it is where the upper edge went.
        switch orientation {
        case .landscapeRight:
            path.apply(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height))
        case .landscapeLeft:
            path.apply(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0))
        case .portraitUpsideDown:
            path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height))
        default: break
        }
        UIColor.black.setFill()
        path.fill()
    }

    private func notchPath(_ box: CGSize) -> UIBezierPath {
        let width = min(device.portraitSize.width, device.portraitSize.height)
        let (left, right, ear, corner) = ((width - box.width) / 2, (width + box.width) / 2, 6.0, 20.0)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: left - ear, y: 0))
        path.addQuadCurve(to: CGPoint(x: left, y: ear), controlPoint: CGPoint(x: left, y: 0))
        path.addLine(to: CGPoint(x: left, y: box.height - corner))
        path.addQuadCurve(
            to: CGPoint(x: left + corner, y: box.height), controlPoint: CGPoint(x: left, y: box.height))
        path.addLine(to: CGPoint(x: right - corner, y: box.height))
        path.addQuadCurve(
            to: CGPoint(x: right, y: box.height - corner), controlPoint: CGPoint(x: right, y: box.height))
        path.addLine(to: CGPoint(x: right, y: ear))
        path.addQuadCurve(to: CGPoint(x: right + ear, y: 0), controlPoint: CGPoint(x: right, y: 0))
        path.close()
        return path
    }

    // MARK: The home indicator

    /// The frame of the home indicator: 5 points high and 8 from the lower edge.
    static func indicator(of device: ScreenDevice, in size: CGSize) -> CGRect? {
        guard device.portrait.safeAreaInsets.bottom > 0 else { return nil }
        let isLandscape = size.width > size.height
        let width: CGFloat = device.idiom == .pad ? 315 : isLandscape ? 245 : 139
        return CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    }

    private func drawIndicator(_ color: UIColor) {
        guard let box = Self.indicator(of: device, in: size) else { return }
        color.setFill()
        UIBezierPath(roundedRect: box, cornerRadius: box.height / 2).fill()
    }
}

extension UIWindow {
    /// The colour of the status bar's content, by the controllers; nil where it is hidden.
    fileprivate var statusBarColor: UIColor? {
        guard !hidesStatusBar, screen.device.posture(in: screen.orientation).statusBarHeight > 0 else {
            return nil
        }
        let (style, decider) = statusBarDecision
        switch style {
        case .lightContent: return .white
        case .darkContent: return .black
        case .default:
            let traits = decider?.viewIfLoaded?.traitCollection ?? traitCollection
            return traits.userInterfaceStyle == .dark ? .white : .black
        }
    }

    /// The colour of the home indicator; nil where a controller hides it.
    ///
    /// A device decides by the pixels below it. Here it is light in dark interfaces, and over content that a
    /// controller declares dark by a preferred light status bar.
    fileprivate var homeIndicatorColor: UIColor? {
        var decider = frontController
        while let child = decider?.childForHomeIndicatorAutoHidden, child !== decider { decider = child }
        guard decider?.prefersHomeIndicatorAutoHidden != true else { return nil }
        let traits = decider?.viewIfLoaded?.traitCollection ?? traitCollection
        let isDark = traits.userInterfaceStyle == .dark || statusBarDecision.style == .lightContent
        return isDark ? .white : .black
    }

    /// The style of the status bar, and the controller that decides on it: over the black around a screen
    /// that a large sheet pushes back it is light.
    private var statusBarDecision: (style: UIStatusBarStyle, decider: UIViewController?) {
        var decider = frontController
        while let child = decider?.childForStatusBarStyle, child !== decider { decider = child }
        let isPushedBack = frontController?.viewIfLoaded?.extras?.backdrop != nil
        return (isPushedBack ? .lightContent : decider?.preferredStatusBarStyle ?? .default, decider)
    }
}
