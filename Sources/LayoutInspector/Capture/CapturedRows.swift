public import Foundation

/// The text of a view.
public struct CapturedText: CapturedRow, Codable, Equatable {
    /// A line that is drawn.
    public struct Line: Sendable, Codable, Equatable {
        /// The characters, as an offset and a number of UTF-16 units; nil where the line leaves text out.
        public var range: NSRange?
        /// The box in the view's coordinates.
        public var frame: CGRect
        /// The baseline in the view's coordinates.
        public var baseline: CGFloat
    }

    /// The index of the view.
    public var view: Int
    /// The string.
    public var string: String
    /// The name of the font.
    public var fontName: String
    /// The size of the font.
    public var pointSize: CGFloat
    /// The colour, as `#RRGGBBAA`.
    public var color: String
    /// The maximum number of lines; 0 for any number.
    public var lineLimit: Int
    /// The number of lines that are drawn.
    public var lineCount = 0
    /// Whether text is left out.
    public var isTruncated = false
    /// The size that the whole text takes in the view's width.
    public var needed = CGSize.zero
    /// The factor by which the font is drawn smaller. 1 by default.
    public var factor: CGFloat = 1
    /// The lines, those of text views also where they are scrolled away.
    public var lines: [Line] = []
}

/// What a layer shows beside a background.
public struct CapturedLayer: CapturedRow, Codable, Equatable {
    /// The index of the view.
    public var view: Int
    /// The class of the layer.
    public var className: String
    /// The radius of the corners. 0 by default.
    public var cornerRadius: CGFloat
    /// The width of the border. 0 by default.
    public var borderWidth: CGFloat
    /// The colour of the border; nil without one.
    public var borderColor: String?
    /// The opacity of the shadow. 0 by default.
    public var shadowOpacity: Float
    /// The blur of the shadow.
    public var shadowRadius: CGFloat
    /// How far the shadow is moved.
    public var shadowOffset: CGSize
    /// The colour of the shadow; nil without one.
    public var shadowColor: String?
    /// The depth. 0 by default.
    public var zPosition: CGFloat
    /// The number of sublayers that are no layers of views.
    public var sublayerCount: Int
    /// Whether a mask limits what is seen.
    public var hasMask: Bool
    /// Whether the layer clips its content.
    public var masksToBounds: Bool
}

/// The state of a control.
public struct CapturedControl: CapturedRow, Codable, Equatable {
    /// The index of the view.
    public var view: Int
    /// Whether it can be used.
    public var isEnabled: Bool
    /// Whether it is selected.
    public var isSelected: Bool
    /// Whether it is highlighted.
    public var isHighlighted: Bool
    /// Its value in a text: of a switch, slider, stepper, segmented control or page control; nil for others.
    public var value: String?
}

/// What assistive technology finds of a view.
public struct CapturedAccessibility: CapturedRow, Codable, Equatable {
    /// The index of the view.
    public var view: Int
    /// Whether a screen reader stops at it.
    public var isElement: Bool
    /// The label.
    public var label: String?
    /// The value.
    public var value: String?
    /// The hint.
    public var hint: String?
    /// The raw value of the traits.
    public var traits: UInt64
}

/// How far a scroll view is scrolled.
public struct CapturedScroll: CapturedRow, Codable, Equatable {
    /// The index of the view.
    public var view: Int
    /// The offset of the content.
    public var offset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The insets of the content, with those of the safe area.
    public var adjustedInsets: CapturedInsets
    /// The factor of the content. 1 by default.
    public var zoomScale: CGFloat
    /// Whether a finger or a deceleration moves it.
    public var isMoving: Bool
}

/// A layout guide.
public struct CapturedGuide: CapturedRow, Codable, Equatable {
    /// The index of the view that owns it.
    public var view: Int
    /// The property or the identifier.
    public var name: String
    /// The rectangle in the owner's coordinates.
    public var frame: CGRect
}

/// A view controller.
public struct CapturedController: CapturedRow, Codable, Equatable {
    /// The index of its view.
    public var view: Int
    /// The class, without its module.
    public var className: String
    /// The module of the class.
    public var module: String
    /// The title; nil for none.
    public var title: String?
    /// The index of the view of its parent; nil for none in the capture.
    public var parent: Int?
    /// The class of the controller that it presents; nil for none.
    public var presented: String?
}

/// What a check has found.
public struct CapturedIssue: CapturedRow, Codable, Equatable {
    /// The index of the view.
    public var view: Int
    /// The kind, as `LayoutTesting` names it.
    public var kind: String
    /// What is wrong.
    public var message: String
    /// What helps.
    public var remedy: String
    /// The rectangle in the coordinates of the root.
    public var frame: CGRect
    /// The line of source; nil where it is not known.
    public var source: String?
}

/// The picture of a view without its subviews.
public struct CapturedPicture: CapturedRow, Codable, Equatable {
    /// The index of the view.
    public var view: Int
    /// The picture in PNG.
    public var png: Data
    /// The rectangle of the picture in the view's coordinates: it is larger than the bounds where a shadow is.
    public var frame: CGRect
}

/// The screen that a capture was made on.
public struct CapturedScreen: Sendable, Codable, Equatable {
    /// The device.
    public var device = ""
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// The size of the root.
    public var size = CGSize.zero
    /// Whether the appearance is dark.
    public var isDark = false
    /// Whether the interface runs from right to left.
    public var isRightToLeft = false
    /// The size of text that the user has chosen: `L` by default.
    public var textSize = "L"
    /// The version of iOS that is simulated.
    public var systemVersion = ""
    /// Whether the root is in a window.
    public var hasWindow = false

    /// Creates an unknown screen.
    public init() {}
}
