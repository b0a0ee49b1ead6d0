/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; what is under it is taken out.
    case fullScreen = 0
    /// A card that leaves a part of what is under it to be seen.
    case pageSheet = 1
    /// A smaller card in a regular width.
    case formSheet = 2
    /// Over the nearest controller that defines a context; that one's view is taken out.
    case currentContext = 3
    /// As the transitioning delegate says.
    case custom = 4
    /// Over the whole window; what is under it stays.
    case overFullScreen = 5
    /// Over the nearest controller that defines a context; that one's view stays.
    case overCurrentContext = 6
    /// A box that points at its source; a sheet in a compact width.
    case popover = 7
    /// No style: what a delegate returns to keep the style as it is.
    case none = -1
    /// As the system likes: a page sheet.
    case automatic = -2
}

/// The transition by which a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// Flipped. Shown as a dissolve here.
    case flipHorizontal = 1
    /// Dissolving.
    case crossDissolve = 2
    /// Curled up. Shown as a dissolve here.
    case partialCurl = 3
}
