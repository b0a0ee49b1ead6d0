import Foundation
import HeadlessUIKit

/// The lines of source that have set frames: backtraces of setters, which are looked up in the debug information when a
/// reason names them.
@MainActor
final class FrameLines {
    /// A line that has set something, and the function that it is in.
    struct Line: Equatable {
        let function: String
        let file: String
        let number: Int
    }

    static let shared = FrameLines()

    private struct Entry {
        weak var view: UIView?
        var position: SourceTrace?
        var size: SourceTrace?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of views that are gone are removed.
    private var limit = 1024
    private var lines: [String: Line?] = [:]

    /// Whether every change of a frame is recorded from now on.
    var isRecording: Bool {
        get { GeometryRecording.recorder != nil }
        set { GeometryRecording.recorder = newValue ? { self.record($0, $1) } : nil }
    }

    /// Runs a closure in which changes of frames are recorded.
    func recording(_ isEnabled: Bool, _ body: () -> Void) {
        let wasRecording = isRecording
        if isEnabled { isRecording = true }
        body()
        isRecording = wasRecording
    }

    /// The line that has set the position or the size of a view last; nil where that was not recorded.
    func line(of view: UIView, isPosition: Bool) -> Line? {
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view,
            let trace = isPosition ? entry.position : entry.size
        else { return nil }
        let key = trace.key
        if let known = lines[key] { return known }
        let line = trace.locations.first { !Self.isOfKit($0.path) }.map { location in
            let folders = location.path.split(separator: "/").suffix(2)
            return Line(
                function: location.function, file: folders.joined(separator: "/"), number: location.line)
        }
        lines[key] = line
        return line
    }

    private func record(_ view: UIView, _ property: GeometryRecording.Property) {
        let trace = SourceTrace.capture()
        var entry = entries[ObjectIdentifier(view)] ?? Entry()
        // The identity may have been another view's.
        if entry.view !== view { entry = Entry(view: view) }
        if property != .bounds { entry.position = trace }
        if property != .center { entry.size = trace }
        entries[ObjectIdentifier(view)] = entry
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.view != nil }
        limit = max(1024, entries.count * 2)
    }

    /// Whether a file is part of the kit or of a layout language.
    private static func isOfKit(_ path: String) -> Bool {
        modules.contains { path.contains("/Sources/\($0)/") }
    }

    private static let modules = [
        "HeadlessUIKit", "LayoutInspector", "LayoutTesting", "ViewBridge", "PinLayout", "FlexLayout",
        "Layout",
        "SnapKit", "UIKit", "Flexbox", "Stacks", "AutoLayout",
    ]
}

extension LayoutReason {
    /// The same with the line that has set the frame, where a step says that code has.
    @MainActor
    func naming(_ lines: FrameLines, of view: UIView) -> LayoutReason {
        guard let index = steps.firstIndex(where: { $0.origin == .frame }),
            let line = lines.line(of: view, isPosition: !subject.isLength)
        else { return self }
        var reason = self
        reason.steps[index].parts += [
            .words(", set in \(line.function)"), .source(file: line.file, line: line.number),
        ]
        return reason
    }
}
