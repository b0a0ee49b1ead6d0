extension ScreenDevice {
    /// A version of iOS whose sizes, margins, colours and looks a simulated device has.
    ///
    /// The version belongs to the device: `UIScreen(.iPhone16, systemVersion: .iOS26)`, or
    /// `ScreenDevice.iPhone16.running(.iOS26)`. Views take it from the screen that they are on; views outside
    /// of a window from the main screen. A device without a version of its own runs ``standard``.
    public enum SystemVersion: Int, Hashable, CaseIterable, Comparable, Sendable {
        /// iOS 17.
        case iOS17 = 17
        /// iOS 18, which looks as iOS 17 does.
        case iOS18 = 18
        /// iOS 26, with wider switches, round glass buttons and bars that float over the content.
        case iOS26 = 26

        /// The version of devices that say nothing: iOS 18, the last one of the looks that most recorded pictures
        /// show; another one where the environment has `FORMWORK_IOS`, as `17` or `26`, when the program starts.
        public static let standard =
            ProcessInfo.processInfo.environment["FORMWORK_IOS"].flatMap(SystemVersion.init(named:)) ?? .iOS18

        /// The version of a name such as "26" or "17.4": the nearest that is not newer, or the oldest.
        init?(named name: String) {
            guard let major = Int(name.prefix { $0 != "." }) else { return nil }
            self = Self.allCases.last { $0.rawValue <= major } ?? .iOS17
        }

        /// The version as in `UIDevice.systemVersion`, such as "18.0".
        public var name: String { "\(rawValue).0" }

        /// The version of the main screen's device. Unchecked because it is read wherever source says `#available`, also in
        /// other threads, where it is at worst out of date; written on the main actor.
        @exclusivity(unchecked) nonisolated(unsafe) package static var current = standard

        /// Whether the simulated version is the one given or newer: what `#available(iOS 17.4, *)` is in adapted source.
        public static func isAvailable(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
            let simulated = current.rawValue
            return simulated > major || (simulated == major && minor == 0 && patch == 0)
        }

        /// Whether the first is older.
        public static func < (a: SystemVersion, b: SystemVersion) -> Bool { a.rawValue < b.rawValue }
    }

    /// The same device with another version of the system.
    public func running(_ systemVersion: SystemVersion) -> ScreenDevice {
        var device = self
        device.systemVersion = systemVersion
        return device
    }
}

extension UITraitCollection {
    /// The version that sizes and looks follow; where the collection says nothing, that of the main screen.
    package var systemVersion: ScreenDevice.SystemVersion {
        values.systemVersion ?? UITraitCollection.current.values.systemVersion ?? .standard
    }
}
