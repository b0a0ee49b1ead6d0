/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Light, or dark with the interface.
    case `default` = 0
    /// Dark.
    case black = 1
}

/// The positions of bars.
public enum UIBarPosition: Int, Sendable {
    /// Not said.
    case any = 0
    /// At the bottom.
    case bottom = 1
    /// At the top.
    case top = 2
    /// At the top, the background reaching under the status bar.
    case topAttached = 3
}

/// The colours of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark, or light with the interface.
    case `default` = 0
    /// Light, for dark content.
    case lightContent = 1
    /// Dark, for light content.
    case darkContent = 3
}

/// The animations of the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides.
    case slide = 2
}
