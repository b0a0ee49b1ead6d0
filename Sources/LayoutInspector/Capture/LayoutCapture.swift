import Foundation

/// A tree of views as it was laid out, as a value.
///
/// ``views`` is in the order of the tree: each view comes before its subviews, and those in front after those behind
/// them. Properties that few views have are in columns of their own, sorted by the index of the view:
/// ``texts``, ``layers``, ``controls`` and so on. All geometry is in points.
///
/// The value is encoded with ``formatVersion``: a decoder refuses a version that it was not made for.
public struct LayoutCapture: Sendable, Codable, Equatable {
    /// The version of the encoded form that this module writes.
    public static let formatVersion = 1

    /// The version of the format.
    public var version = LayoutCapture.formatVersion
    /// The screen and its traits.
    public var screen = CapturedScreen()
    /// The views.
    public var views: [CapturedView] = []
    /// The texts of labels, buttons, fields and text views.
    public var texts: [CapturedText] = []
    /// The layers of views that have one which shows more than a background.
    public var layers: [CapturedLayer] = []
    /// The states of controls.
    public var controls: [CapturedControl] = []
    /// What assistive technology finds.
    public var accessibility: [CapturedAccessibility] = []
    /// The scroll views.
    public var scrollViews: [CapturedScroll] = []
    /// The layout guides.
    public var guides: [CapturedGuide] = []
    /// The view controllers.
    public var controllers: [CapturedController] = []
    /// The active constraints that views in the tree hold.
    public var constraints: [CapturedConstraint] = []
    /// What checks have found.
    public var issues: [CapturedIssue] = []
    /// Why frames are what they are; empty unless ``CaptureOptions/includesReasons`` is set.
    public var reasons: [CapturedReasons] = []
    /// The paddings and gaps of flex containers.
    public var flexBoxes: [CapturedFlexBox] = []
    /// Where touches reach controls and views with gestures.
    public var touchAreas: [CapturedTouchArea] = []
    /// The picture of the whole, as it is drawn; nil unless ``CaptureOptions/includesPictures`` is set.
    public var picture: CapturedPicture?
    /// The picture of each view without its subviews; empty unless ``CaptureOptions/includesPictures`` is set.
    public var pictures: [CapturedPicture] = []

    /// Creates an empty capture.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case version, screen, views, texts, layers, controls, accessibility, scrollViews, guides, controllers,
            constraints, issues, reasons, flexBoxes, touchAreas, picture, pictures
    }

    /// Decodes a capture of the same version of the format.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        version = try values.decode(Int.self, forKey: .version)
        guard version == Self.formatVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: values,
                debugDescription: "a capture of version \(version); this module reads \(Self.formatVersion)")
        }
        screen = try values.decode(CapturedScreen.self, forKey: .screen)
        views = try values.decode([CapturedView].self, forKey: .views)
        texts = try values.decode([CapturedText].self, forKey: .texts)
        layers = try values.decode([CapturedLayer].self, forKey: .layers)
        controls = try values.decode([CapturedControl].self, forKey: .controls)
        accessibility = try values.decode([CapturedAccessibility].self, forKey: .accessibility)
        scrollViews = try values.decode([CapturedScroll].self, forKey: .scrollViews)
        guides = try values.decode([CapturedGuide].self, forKey: .guides)
        controllers = try values.decode([CapturedController].self, forKey: .controllers)
        constraints = try values.decode([CapturedConstraint].self, forKey: .constraints)
        issues = try values.decode([CapturedIssue].self, forKey: .issues)
        reasons = try values.decode([CapturedReasons].self, forKey: .reasons)
        flexBoxes = try values.decode([CapturedFlexBox].self, forKey: .flexBoxes)
        touchAreas = try values.decode([CapturedTouchArea].self, forKey: .touchAreas)
        picture = try values.decodeIfPresent(CapturedPicture.self, forKey: .picture)
        pictures = try values.decode([CapturedPicture].self, forKey: .pictures)
    }
}

/// A row of a column that only some views have.
public protocol CapturedRow: Sendable {
    /// The index of the view in ``LayoutCapture/views``.
    var view: Int { get }
}

extension LayoutCapture {
    /// The text of a view; nil for none.
    public func text(of view: Int) -> CapturedText? { row(of: view, in: texts) }

    /// The layer of a view; nil where it shows nothing but a background.
    public func layer(of view: Int) -> CapturedLayer? { row(of: view, in: layers) }

    /// The state of a control; nil for other views.
    public func control(of view: Int) -> CapturedControl? { row(of: view, in: controls) }

    /// What assistive technology finds of a view; nil for nothing.
    public func accessibility(of view: Int) -> CapturedAccessibility? { row(of: view, in: accessibility) }

    /// How far a view is scrolled; nil for views that do not scroll.
    public func scroll(of view: Int) -> CapturedScroll? { row(of: view, in: scrollViews) }

    /// The controller whose view it is; nil for none.
    public func controller(of view: Int) -> CapturedController? { row(of: view, in: controllers) }

    /// The picture of a view by itself; nil for none.
    public func picture(of view: Int) -> CapturedPicture? { row(of: view, in: pictures) }

    /// Why the frame of a view is what it is; empty where reasons were not captured.
    public func reasons(of view: Int) -> [LayoutReason] { row(of: view, in: reasons)?.reasons ?? [] }

    /// Why the frame of a view is what it is; empty where reasons were not captured.
    public func reasons(of view: ViewID) -> [LayoutReason] { index(of: view).map { reasons(of: $0) } ?? [] }

    /// The padding and gaps of a flex container; nil for other views.
    public func flexBox(of view: Int) -> CapturedFlexBox? { row(of: view, in: flexBoxes) }

    /// Where touches reach a control or a view with gestures; nil for others.
    public func touchArea(of view: Int) -> CapturedTouchArea? { row(of: view, in: touchAreas) }

    /// The guides of a view.
    public func guides(of view: Int) -> [CapturedGuide] { Array(guides[rows(of: view, in: guides)]) }

    /// The index of the first view with an identity; nil for none.
    public func index(of id: ViewID) -> Int? { views.firstIndex { $0.id == id } }

    /// The indices of the views that a view contains, not those inside of them.
    public func children(of view: Int) -> [Int] {
        var found: [Int] = []
        var next = view + 1
        while next < views[view].end {
            found.append(next)
            next = views[next].end
        }
        return found
    }

    private func row<Row: CapturedRow>(of view: Int, in column: [Row]) -> Row? {
        let range = rows(of: view, in: column)
        return range.isEmpty ? nil : column[range.lowerBound]
    }

    private func rows<Row: CapturedRow>(of view: Int, in column: [Row]) -> Range<Int> {
        var (low, high) = (0, column.count)
        while low < high {
            let middle = (low + high) / 2
            if column[middle].view < view { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < column.count, column[end].view == view { end += 1 }
        return low..<end
    }
}
