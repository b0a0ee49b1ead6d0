import Foundation

/// What a check found in one capture.
struct LayoutProblem {
    var kind: LayoutFinding.Kind
    /// The index of the view in the capture.
    var view: Int
    var what: String
    var remedy: String
    /// The rectangle in the window.
    var rect: CGRect
    /// Where the source made what is at fault.
    var source: String?
    /// What distinguishes several problems of a kind at one view, the same in every configuration.
    var cause = ""

    init(
        _ kind: LayoutFinding.Kind, _ view: CapturedView, _ what: String, remedy: String,
        source: String? = nil
    ) {
        self.kind = kind
        self.view = view.index
        self.what = what
        self.remedy = remedy
        self.source = source
        rect = view.frame
    }

    func with(cause: String, rect: CGRect? = nil) -> LayoutProblem {
        var copy = self
        copy.cause = cause
        if let rect { copy.rect = rect }
        return copy
    }
}

/// A number as findings print it: at most two digits after the point.
func points(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}
