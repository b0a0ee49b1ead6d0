import Foundation

/// A picture of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// Pictures that the system has.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation,
            favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
            taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    /// Creates an icon that the system has.
    public convenience init(type: IconType) { self.init() }

    /// Creates an icon of a picture of the app's.
    public convenience init(templateImageName: String) { self.init() }

    /// Creates an icon of a symbol.
    public convenience init(systemImageName: String) { self.init() }
}

/// A quick action of the app's icon. There is no home screen here that shows it.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The name of the action in the app.
    open fileprivate(set) var type: String
    /// The title.
    open fileprivate(set) var localizedTitle: String
    /// A line below the title.
    open fileprivate(set) var localizedSubtitle: String?
    /// The picture.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// Values of the app's own.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
    /// The content that the action is about.
    open var targetContentIdentifier: Any?

    /// Creates an action with all of its values.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// Creates an action.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A quick action that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The name of the action in the app.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// A line below the title.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// The picture.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// Values of the app's own.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}
