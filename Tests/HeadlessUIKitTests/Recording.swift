import Testing
import UIKit

/// What happened, in order: tests compare it with the order that UIKit documents.
@MainActor
final class Record {
    var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view that notes each of its callbacks.
final class RecordingView: UIView {
    let name: String
    let record: Record
    var onLayout: ((RecordingView) -> Void)?

    init(_ name: String, _ record: Record, frame: CGRect = .zero) {
        self.name = name
        self.record = record
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("not read from a nib") }

    override func willMove(toSuperview newSuperview: UIView?) {
        record.note("\(name) willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { record.note("\(name) didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
        record.note("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { record.note("\(name) didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { record.note("\(name) didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { record.note("\(name) willRemoveSubview") }
    override func safeAreaInsetsDidChange() { record.note("\(name) safeArea \(safeAreaInsets.top)") }
    override func layoutSubviews() {
        record.note("\(name) layout")
        onLayout?(self)
    }
}

/// Runs `body` with exceptions collected instead of ending the process.
@MainActor
func collectingExceptions(_ body: () -> Void) -> [String] {
    let old = UIKitException.handler
    defer { UIKitException.handler = old }
    var reasons: [String] = []
    UIKitException.handler = { reasons.append($0.reason) }
    body()
    return reasons
}

/// Runs `body` with advice collected instead of printed.
@MainActor
func collectingAdvice(_ body: () -> Void) -> [String] {
    let old = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = old }
    var lines: [String] = []
    LayoutDiagnostics.handler = { lines.append("\($0)") }
    body()
    return lines
}
