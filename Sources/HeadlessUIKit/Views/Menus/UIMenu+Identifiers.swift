extension UIMenu.Identifier {
    /// The app's own menu.
    public static let application = Self("com.apple.menu.application")
    /// The menu or group "file".
    public static let file = Self("com.apple.menu.file")
    /// The menu or group "edit".
    public static let edit = Self("com.apple.menu.edit")
    /// The menu or group "view".
    public static let view = Self("com.apple.menu.view")
    /// The menu or group "window".
    public static let window = Self("com.apple.menu.window")
    /// The menu or group "help".
    public static let help = Self("com.apple.menu.help")
    /// The menu or group "about".
    public static let about = Self("com.apple.menu.about")
    /// The menu or group "preferences".
    public static let preferences = Self("com.apple.menu.preferences")
    /// The menu or group "services".
    public static let services = Self("com.apple.menu.services")
    /// The menu or group "hide".
    public static let hide = Self("com.apple.menu.hide")
    /// The menu or group "quit".
    public static let quit = Self("com.apple.menu.quit")
    /// The menu or group "new item".
    public static let newItem = Self("com.apple.menu.new-item")
    /// The menu or group "new scene".
    public static let newScene = Self("com.apple.menu.new-scene")
    /// The menu or group "open".
    public static let open = Self("com.apple.menu.open")
    /// The menu or group "open recent".
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// The menu or group "close".
    public static let close = Self("com.apple.menu.close")
    /// The menu or group "print".
    public static let print = Self("com.apple.menu.print")
    /// The menu or group "document".
    public static let document = Self("com.apple.menu.document")
    /// The menu or group "undo redo".
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// The menu or group "standard edit".
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// The menu or group "find".
    public static let find = Self("com.apple.menu.find")
    /// The menu or group "replace".
    public static let replace = Self("com.apple.menu.replace")
    /// The menu or group "share".
    public static let share = Self("com.apple.menu.share")
    /// The menu or group "text style".
    public static let textStyle = Self("com.apple.menu.text-style")
    /// The menu or group "spelling".
    public static let spelling = Self("com.apple.menu.spelling")
    /// The menu or group "spelling panel".
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// The menu or group "spelling options".
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// The menu or group "substitutions".
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// The menu or group "substitutions panel".
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// The menu or group "substitution options".
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// The menu or group "transformations".
    public static let transformations = Self("com.apple.menu.transformations")
    /// The menu or group "speech".
    public static let speech = Self("com.apple.menu.speech")
    /// The menu or group "lookup".
    public static let lookup = Self("com.apple.menu.lookup")
    /// The menu or group "learn".
    public static let learn = Self("com.apple.menu.learn")
    /// The menu or group "format".
    public static let format = Self("com.apple.menu.format")
    /// The menu or group "auto fill".
    public static let autoFill = Self("com.apple.menu.auto-fill")
    /// The menu or group "font".
    public static let font = Self("com.apple.menu.font")
    /// The menu or group "text size".
    public static let textSize = Self("com.apple.menu.text-size")
    /// The menu or group "text color".
    public static let textColor = Self("com.apple.menu.text-color")
    /// The menu or group "text style pasteboard".
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// The menu or group "text".
    public static let text = Self("com.apple.menu.text")
    /// The menu or group "writing direction".
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// The menu or group "alignment".
    public static let alignment = Self("com.apple.menu.alignment")
    /// The menu or group "toolbar".
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// The menu or group "sidebar".
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The menu or group "fullscreen".
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// The menu or group "minimize and zoom".
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// The menu or group "bring all to front".
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
    /// All menus.
    public static let root = Self("com.apple.menu.root")
}
