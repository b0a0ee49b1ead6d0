import HeadlessUIKit

/// What a view says to checks: which findings are meant to be so, and why.
///
/// ```swift
/// badge.layoutChecks.silence(.hitRegion, because: "the whole row can be touched")
/// ```
@MainActor
public struct LayoutChecks {
    /// A kind of finding that a view silences.
    struct Silence {
        var kind: LayoutFinding.Kind?
        var reason: String
    }

    /// What is stored with a view.
    final class Storage {
        var silences: [Silence] = []
    }

    private let view: UIView

    init(_ view: UIView) { self.view = view }

    /// Silences findings of a kind at the view and at all views in it. The report counts them, with the reason.
    public func silence(_ kind: LayoutFinding.Kind, because reason: String) {
        stored().silences.append(Silence(kind: kind, reason: reason))
    }

    /// Silences findings of some kinds at the view and at all views in it.
    public func silence(_ kinds: Set<LayoutFinding.Kind>, because reason: String) {
        for kind in kinds.sorted(by: { $0.rawValue < $1.rawValue }) { silence(kind, because: reason) }
    }

    /// Silences all findings at the view and at all views in it.
    public func silenceAll(because reason: String) {
        stored().silences.append(Silence(kind: nil, reason: reason))
    }

    private func stored() -> Storage {
        if let storage = Self.stored(at: view) { return storage }
        let made = Storage()
        view.setAttachment(made, for: ObjectIdentifier(Storage.self))
        return made
    }

    static func stored(at view: UIView) -> Storage? {
        view.attachment(for: ObjectIdentifier(Storage.self)) as? Storage
    }
}

extension UIView {
    /// What the view says to checks of layouts.
    public var layoutChecks: LayoutChecks { LayoutChecks(self) }
}
