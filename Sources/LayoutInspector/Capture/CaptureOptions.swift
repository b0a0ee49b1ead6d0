/// What a capture contains.
public struct CaptureOptions: Sendable, Hashable {
    /// Whether pending layout is done first. True by default.
    public var laysOut = true
    /// Whether hidden views are captured, with what is in them. True by default.
    public var includesHiddenViews = true
    /// Whether each line of text is measured. True by default; without it texts have their strings alone.
    public var includesTextLines = true
    /// Whether names are looked up among the properties of views and controllers. True by default.
    public var includesPropertyNames = true
    /// Whether the picture of the whole and that of every view by itself are kept. False by default: it takes much longer than the rest.
    public var includesPictures = false
    /// Whether the checks of `LayoutTesting` run. False by default. It takes a tree in a window.
    public var includesFindings = false

    /// Whether the reasons of every frame are captured. False by default: those of constraints solve the system anew
    /// without each constraint that may decide an edge.
    public var includesReasons = false

    /// Everything that a page can show: pictures, findings and reasons too.
    public static var page: CaptureOptions {
        var options = CaptureOptions()
        (options.includesPictures, options.includesFindings, options.includesReasons) = (true, true, true)
        return options
    }

    /// Creates the default options.
    public init() {}
}
