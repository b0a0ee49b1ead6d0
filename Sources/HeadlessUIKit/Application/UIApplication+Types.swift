import Foundation

extension UIApplication {
    /// The address of the app's own settings.
    public static let openSettingsURLString = "app-settings:"

    /// What an app is launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The address that the app is to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The notification that launched the app.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// How something is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Only by an app that is installed for it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The options of a request to open a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bundle identifier of the requesting app.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
}

/// The number of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates an identifier of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
