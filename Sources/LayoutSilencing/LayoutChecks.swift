public import HeadlessUIKit

/// What a view says to checks of layouts: which findings are meant to be so, and why.
///
/// ```swift
/// badge.layoutChecks.silence(.hitRegion, because: "the whole row can be touched")
/// ```
///
/// Source of an application imports `LayoutSilencing` for it, which links no module of tests.
@MainActor
public struct LayoutChecks {
    /// A kind of finding that a view silences.
    package struct Silence {
        /// The kind; nil for all.
        package var kind: LayoutFindingKind?
        /// Why.
        package var reason: String
    }

    /// What is stored with a view.
    package final class Storage {
        /// In the order in which they were silenced.
        package fileprivate(set) var silences: [Silence] = []
    }

    private let view: UIView

    init(_ view: UIView) { self.view = view }

    /// Silences findings of a kind at the view and at all views in it. The report counts them, with the reason.
    public func silence(_ kind: LayoutFindingKind, because reason: String) {
        stored().silences.append(Silence(kind: kind, reason: reason))
    }

    /// Silences findings of some kinds at the view and at all views in it.
    public func silence(_ kinds: Set<LayoutFindingKind>, because reason: String) {
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

    package static func stored(at view: UIView) -> Storage? {
        view.attachment(for: ObjectIdentifier(Storage.self)) as? Storage
    }
}

extension UIView {
    /// What the view says to checks of layouts.
    public var layoutChecks: LayoutChecks { LayoutChecks(self) }
}
