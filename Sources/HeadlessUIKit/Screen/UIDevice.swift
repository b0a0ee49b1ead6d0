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
    /// The system whose behaviour is followed.
    public var systemName: String { "iOS" }
    /// The version whose looks and sizes are followed: that of the main screen's device, as "18.0".
    public var systemVersion: String { UIScreen.main.device.systemVersion.name }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }
    /// The way the device is held, as its main screen's interface says.
    public var orientation: UIDeviceOrientation {
        // A device turned to the left needs an interface turned to the right.
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
    /// How a battery stands.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }
    /// Whether the battery is watched. Has no effect here.
    public var isBatteryMonitoringEnabled = false
    /// How full the battery is: not known, -1.
    public var batteryLevel: Float { -1 }
    /// How the battery stands: not known.
    public var batteryState: BatteryState { .unknown }
    /// Whether something close to the device is watched for. Has no effect here.
    public var isProximityMonitoringEnabled = false
    /// Whether something is close to the device: never.
    public var proximityState: Bool { false }
    /// Whether several apps can run: they can.
    public var isMultitaskingSupported: Bool { true }
    /// Plays nothing.
    public func playInputClick() {}
    /// Whether someone listens for turns. There are none to report.
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
