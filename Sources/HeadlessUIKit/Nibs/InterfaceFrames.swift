import Foundation

/// Compares the frames that Interface Builder recorded in its files with those that views have after layout.
///
/// Interface Builder writes the frame that it computed for each view into the file, for the device that it showed. A nib is
/// loaded without an owner, laid out at the size of its outermost view, and each view's frame is compared:
///
/// ```swift
/// @Test func framesAreThoseOfInterfaceBuilder() throws {
///     #expect(InterfaceFrames.compare(nibNamed: "CardCell", bundle: .module).isEmpty)
/// }
/// ```
@preconcurrency @MainActor
public enum InterfaceFrames {
    /// Compares the frames of a nib.
    ///
    /// - Parameters:
    ///   - name: The name of the nib without its ending.
    ///   - bundle: The bundle that has the nib; nil is the program's own.
    ///   - tolerance: How far an edge may be off, in points: half a point by default.
    /// - Returns: The views whose frames differ, in the order of the file.
    public static func compare(
        nibNamed name: String, bundle: Bundle? = nil, tolerance: CGFloat = 0.5
    ) -> [FrameDifference] {
        let bundle = bundle ?? .main
        guard let content = NibContent.find(name, in: bundle) else {
            UINib.raise(name, in: bundle)
            return []
        }
        let document = content.source.document
        let device = InterfaceDevice(document)
        return withScreen(device.screen) {
            var records: [Record] = []
            let objects = recording(&records) { content.instantiate(owner: nil, externals: [:]) }
            for case let view as UIView in objects {
                let element = records.first { $0.object === view }?.element
                layOut(view, element, device)
            }
            return differences(records, document, tolerance)
        }
    }

    /// Compares the frames of all controllers of a storyboard.
    ///
    /// - Parameters:
    ///   - name: The name of the storyboard without its ending.
    ///   - bundle: The bundle that has the storyboard; nil is the program's own.
    ///   - tolerance: How far an edge may be off, in points: half a point by default.
    /// - Returns: The views whose frames differ, in the order of the file.
    public static func compare(
        storyboardNamed name: String, bundle: Bundle? = nil, tolerance: CGFloat = 0.5
    ) -> [FrameDifference] {
        let bundle = bundle ?? .main
        guard let file = InterfaceFile.find(name, "storyboard", in: bundle),
            let document = try? InterfaceDocument.document(at: file.path)
        else {
            _ = UIStoryboard(name: name, bundle: bundle)
            return []
        }
        let device = InterfaceDevice(document)
        return withScreen(device.screen) {
            let storyboard = UIStoryboard(name: name, bundle: bundle)
            return document.controllers.flatMap { element -> [FrameDifference] in
                guard let id = element.id, let view = element.child(key: "view") else { return [] }
                var records: [Record] = []
                recording(&records) {
                    guard let controller = storyboard.make(id, from: nil, creator: nil) else { return }
                    let insets = SimulatedBars(document).safeArea(of: id, device)
                    show(controller, view.child(key: "frame")?.size ?? device.size, insets)
                }
                return differences(records, document, tolerance)
            }
        }
    }

    // MARK: Loading

    private struct Record {
        let object: NSObject
        let element: InterfaceElement
    }

    private static func recording<Result>(_ records: inout [Record], _ body: () -> Result) -> Result {
        var found: [Record] = []
        let (old, wasDesignTime) = (NibLoader.observer, NibLoader.isDesignTime)
        NibLoader.isDesignTime = true
        NibLoader.observer = { found += $0.map { Record(object: $0.object, element: $0.element) } }
        let result = body()
        (NibLoader.observer, NibLoader.isDesignTime) = (old, wasDesignTime)
        records = found
        return result
    }

    private static func withScreen<Result>(_ screen: UIScreen, _ body: () -> Result) -> Result {
        let old = UIScreen.main
        UIScreen.main = screen
        defer { UIScreen.main = old }
        return body()
    }

    // MARK: Layout

    private static func layOut(_ view: UIView, _ element: InterfaceElement?, _ device: InterfaceDevice) {
        let size = view.bounds.size
        // Bars are shown unless the file says that there are none.
        let hasNoBars = element?.child(key: "simulatedStatusBarMetrics")?.name == "nil"
        guard element?.name == "view", !hasNoBars else {
            let container = UIView(frame: CGRect(origin: .zero, size: size))
            container.addSubview(view)
            view.frame = container.bounds
            container.layoutIfNeeded()
            return
        }
        let controller = UIViewController()
        controller.view = view
        var insets = device.safeArea
        if size != device.size { insets.bottom = 0 }
        show(controller, size, insets)
    }

    /// Shows a controller in a window of a size with a safe area.
    private static func show(_ controller: UIViewController, _ size: CGSize, _ insets: UIEdgeInsets) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        guard let view = controller.view else { return }
        let now = view.safeAreaInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: insets.top - now.top, left: insets.left - now.left, bottom: insets.bottom - now.bottom,
            right: insets.right - now.right)
        window.layoutIfNeeded()
        // Cells and the like are laid out in a second pass.
        view.setNeedsLayout()
        window.layoutIfNeeded()
        window.isHidden = true
    }

    // MARK: Comparison

    private static func differences(_ records: [Record], _ document: InterfaceDocument, _ tolerance: CGFloat)
        -> [FrameDifference]
    {
        var found: [FrameDifference] = []
        for record in records {
            guard let view = record.object as? UIView, view.superview != nil,
                isCompared(view, record.element),
                let rect = record.element.child(key: "frame")?.rect
            else { continue }
            let frame = view.frame
            let edges = [
                (rect.minX, frame.minX), (rect.minY, frame.minY), (rect.maxX, frame.maxX),
                (rect.maxY, frame.maxY),
            ]
            guard edges.contains(where: { abs($0.0 - $0.1) > tolerance }) else { continue }
            found.append(
                FrameDifference(
                    file: document.fileName, line: record.element.line, element: record.element.name,
                    id: record.element.id ?? "", recorded: rect, laidOut: frame))
        }
        return found.sorted { $0.line < $1.line }
    }

    /// The frames of cells of lists, and so of what is in them, are those of rows; bars have none in files.
    private static func isCompared(_ view: UIView, _ element: InterfaceElement) -> Bool {
        guard !isCell(view), !(view.superview.map(isCell) ?? false) else { return false }
        var next: UIView? = view
        while let ancestor = next {
            if isCell(ancestor), ancestor.superview is UIScrollView { return false }
            next = ancestor.superview
        }
        return element.key != "tableHeaderView" && element.key != "tableFooterView"
    }

    private static func isCell(_ view: UIView) -> Bool {
        view is UITableViewCell || view is UICollectionReusableView
    }
}
