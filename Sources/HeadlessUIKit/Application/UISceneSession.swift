import Foundation

/// What stays of a scene between its lives.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a role by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The interface of an app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public final let role: Role
    /// How the scene was made.
    public final let configuration: UISceneConfiguration
    /// A name that no other session has.
    public final let persistentIdentifier = UUID().uuidString
    /// The scene.
    open internal(set) weak var scene: UIScene?
    /// What the app keeps with the session. None by default.
    open var userInfo: [String: Any]?

    /// Creates a session of a role.
    public init(role: Role = .windowApplication) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name in the app's property list.
    public final let name: String?
    /// What the scene is for.
    public final let role: UISceneSession.Role
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The class of the scene.
    open var sceneClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
