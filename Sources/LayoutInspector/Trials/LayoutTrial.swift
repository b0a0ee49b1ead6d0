public import HeadlessUIKit

/// What a change would do to a layout: the change was made, laid out and undone.
public struct LayoutTrial: Sendable, Equatable {
    /// What the change would move, resize, add, remove and restyle.
    public var difference: LayoutDifference
    /// The screen with the change.
    public var capture: LayoutCapture
    /// Whether the views are as they were before. False where the change has touched what is not undone: see
    /// ``LayoutInspector/trying(in:options:_:)``.
    public var isRestored: Bool
}

extension LayoutInspector {
    /// Makes a change, lays out, captures, and undoes the change.
    ///
    /// ```swift
    /// let trial = LayoutInspector.trying(in: window) { titleLabel.text = "Überschrift" }
    /// print(trial.difference)
    /// ```
    ///
    /// What is undone, of all views in the root: geometry, the order of subviews, those that were added or removed, hidden
    /// and alpha, margins, autoresizing masks, priorities of content; constants, priorities and the activation of
    /// constraints; the properties of stack views, scroll views and flexbox; texts, fonts, colours, pictures and states of
    /// labels, buttons, fields, text views and controls; traits that are overridden; what layers draw, and layers that were
    /// added or removed. Properties of subclasses are not. ``LayoutTrial/isRestored`` says whether a capture afterwards equals
    /// the one before.
    ///
    /// - Parameters:
    ///   - root: The view, or the window, that is captured.
    ///   - options: What is captured.
    ///   - change: The change.
    public static func trying(
        in root: UIView, options: CaptureOptions = CaptureOptions(), _ change: () -> Void
    ) -> LayoutTrial {
        var options = options
        options.laysOut = true
        let before = capture(root, options: options)
        let state = TrialState(of: root)
        var changed = LayoutCapture()
        UIView.performWithoutAnimation {
            change()
            root.layoutIfNeeded()
            changed = capture(root, options: options)
            state.restore()
        }
        options.includesReasons = false
        return LayoutTrial(
            difference: changed.difference(from: before), capture: changed,
            isRestored: capture(root, options: options).isSameScreen(as: before))
    }
}

extension LayoutCapture {
    /// Whether another capture is the same but for its reasons, of which several may be equally true, and for the
    /// constraints that stack views make and keep once arithmetic is not enough.
    func isSameScreen(as other: LayoutCapture) -> Bool {
        func texts(_ capture: LayoutCapture) -> [String] {
            capture.constraints.filter { $0.source != nil }.map {
                "\(capture.text(of: $0)) \($0.isActive) \($0.source ?? "")"
            }.sorted()
        }
        var (own, others) = (self, other)
        (own.reasons, others.reasons) = ([], [])
        (own.constraints, others.constraints) = ([], [])
        return own == others && texts(self) == texts(other)
    }
}

extension UIView {
    /// What would move if the view were wider or higher: see ``LayoutInspector/trying(in:options:_:)``.
    ///
    /// ```swift
    /// print(saveButton.whatIf(widerBy: 20))
    /// ```
    ///
    /// Views that constraints lay out get a width by a constraint, items of flexbox by their style, others by their frame,
    /// which code that lays them out may overwrite at once.
    ///
    /// - Parameters:
    ///   - width: By how much the view is wider, in points. 0 by default.
    ///   - height: By how much it is higher. 0 by default.
    /// - Returns: The difference in the window, or in the outermost view without one.
    public final func whatIf(widerBy width: CGFloat = 0, higherBy height: CGFloat = 0) -> LayoutDifference {
        var root = self
        while let outer = root.inspectedSuperview { root = outer }
        root.layoutIfNeeded()
        let size = CGSize(width: frame.width + width, height: frame.height + height)
        return LayoutInspector.trying(in: root) {
            SizeChange(view: self).apply(
                width: width == 0 ? nil : size.width, height: height == 0 ? nil : size.height)
        }.difference
    }
}
