internal import ViewBridge

/// What reading a layout has cost so far, by `profiled(_:)`.
public struct LayoutProfile: Hashable, Sendable {
    /// How often the layout has been read.
    public var readings = 0
    /// How long that took in all, with everything that lies in the layout. Views are measured later, by the layout.
    public var duration = Duration.zero
}

extension LayoutHostView {
    /// What the layouts that are `profiled(_:)` have cost so far, by their names: those of one name together.
    ///
    /// ``LayoutDebugger`` says it in words.
    public var profiles: [String: LayoutProfile] { tree.profiles }
}

/// A layout whose reading is timed.
struct ProfiledLayout<Content: Layout>: Layout {
    let content: Content
    let name: String

    func _write(into writer: LayoutWriter) {
        let took = ContinuousClock().measure { content._write(into: writer) }
        writer.tree.profiles[name, default: LayoutProfile()].add(took)
    }
}

extension LayoutProfile {
    fileprivate mutating func add(_ took: Duration) {
        readings += 1
        duration += took
    }
}
