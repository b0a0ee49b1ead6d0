import Foundation

/// The device that the program believes to run on: the one of the main screen.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    private override init() {}

    /// The device's name.
    public var name: String { UIScreen.main.device.name }
    /// The kind of device as a word.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of device as a word in the user's language.
    public var localizedModel: String { model }
    /// The name of the simulated system.
    public var systemName: String { "iOS" }
    /// The version of the simulated system: that of the main screen's device, as "18.0".
    public var systemVersion: String { UIScreen.main.device.systemVersion.name }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }
    /// The orientation of the device, from its main screen's interface.
    public var orientation: UIDeviceOrientation {
        // A device rotated to the left needs an interface rotated to the right.
        switch UIScreen.main.orientation {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        }
    }
    /// The same on every machine.
    public let identifierForVendor = UUID(uuidString: "F0F0F0F0-0000-4000-8000-000000000001")
    /// The state of a battery.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }
    /// Whether the battery is watched. Has no effect here.
    public var isBatteryMonitoringEnabled = false
    /// The charge of the battery: unknown, -1.
    public var batteryLevel: Float { -1 }
    /// The state of the battery: unknown.
    public var batteryState: BatteryState { .unknown }
    /// Whether something close to the device is watched for. Has no effect here.
    public var isProximityMonitoringEnabled = false
    /// Whether something is close to the device: never.
    public var proximityState: Bool { false }
    /// Whether several apps can run: they can.
    public var isMultitaskingSupported: Bool { true }
    /// Plays nothing.
    public func playInputClick() {}
    /// Whether orientation notifications are generated. There are none to post.
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Has no effect but on ``isGeneratingDeviceOrientationNotifications``.
    public func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
    }
    /// Has no effect but on ``isGeneratingDeviceOrientationNotifications``.
    public func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
    }

    func announceTurn() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
}
