public import ViewBridge

/// How a picture of a layout is made.
public struct SnapshotConfig {
    /// The size of the picture, in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// What is behind the layout; nil for nothing.
    public var backgroundColor: UIColor?
    /// Whether colours are those of the light or of the dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// Which way lines run.
    public var layoutDirection: LayoutDirection

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - size: The size of the picture, in points.
    ///   - scale: Pixels per point.
    ///   - backgroundColor: What is behind the layout; nil for nothing.
    ///   - userInterfaceStyle: The appearance.
    ///   - layoutDirection: Which way lines run.
    public init(
        size: CGSize, scale: CGFloat = 2, backgroundColor: UIColor? = nil,
        userInterfaceStyle: UIUserInterfaceStyle = .light, layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.size = size
        self.scale = scale
        self.backgroundColor = backgroundColor
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
    }

    /// The same in the dark appearance, on the system's background where there was none: light letters on nothing could
    /// not be read.
    public func darkMode() -> SnapshotConfig {
        var result = self
        result.userInterfaceStyle = .dark
        if backgroundColor == nil { result.backgroundColor = .systemBackground }
        return result
    }

    /// The same with the longer side from left to right.
    public func landscape() -> SnapshotConfig {
        var result = self
        result.size = CGSize(width: max(size.width, size.height), height: min(size.width, size.height))
        return result
    }
}

extension Layout {
    /// A picture of the layout in a container of its own.
    ///
    /// A view can be in one place only: those that another container shows leave it, until that lays out again.
    @preconcurrency @MainActor
    public func snapshot(config: SnapshotConfig) -> UIImage {
        let container = LayoutContainer(frame: CGRect(origin: .zero, size: config.size))
        container.overrideUserInterfaceStyle = config.userInterfaceStyle
        container.semanticContentAttribute =
            config.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        container.backgroundColor = config.backgroundColor
        container.setBody { self }
        container.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = config.scale
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: config.size, format: format).image { context in
            container.layer.render(in: context.cgContext)
        }
        container.setBody { EmptyLayout() }
        container.layoutIfNeeded()
        return image
    }
}
