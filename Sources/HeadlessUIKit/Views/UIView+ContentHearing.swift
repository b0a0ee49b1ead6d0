/// Who hears at once that content changes: a layout language, of its own views and of what lies in them.
///
/// A mark, which the next layout finds, is not enough where nobody would ask for that layout.
@MainActor
package enum ContentHearing {
    /// What there is to hear of.
    package enum News {
        /// The natural size of the view, or of something in it, has changed.
        case content
        /// A subview that is heard of too has left the view.
        case lostSubview
    }

    /// Hears of the changed view, or of the nearest one above that ``UIView/hearsContent`` is set for.
    @exclusivity(unchecked) static var listener: ((UIView, News) -> Void)?

    /// Sets who hears.
    package static func listen(_ listener: @escaping (UIView, News) -> Void) { self.listener = listener }
}

extension UIView {
    /// Whether the view is one that a layout language wants to hear of.
    package final var hearsContent: Bool {
        get { flags.contains(.hearsContent) }
        set { flags.set(.hearsContent, to: newValue) }
    }

    /// Tells that a subview has left the view, where somebody hears of both.
    final func tellContentHearer(lost subview: UIView) {
        guard flags.contains(.hearsContent), subview.flags.contains(.hearsContent) else { return }
        ContentHearing.listener?(self, .lostSubview)
    }

    /// Tells whoever hears of this view, or of the nearest one that contains it.
    package final func tellContentHearer() {
        guard let listener = ContentHearing.listener else { return }
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let view = next {
            if view.flags.contains(.hearsContent) { return listener(view.takeUnretainedValue(), .content) }
            next = view.superview
        }
    }
}
