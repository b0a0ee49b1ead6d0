import Foundation

/// The guides of a list's content, created when they are first read.
@MainActor
struct ListContentGuides {
    var text: ListContentGuide?
    var secondaryText: ListContentGuide?
    var image: ListContentGuide?

    func place(_ plan: ListContentPlan) {
        if let frame = plan.text { text?.place(frame) }
        if let frame = plan.secondaryText { secondaryText?.place(frame) }
        if let frame = plan.image { image?.place(frame) }
    }

    /// Ends the guides of what is no longer shown.
    mutating func drop(keeping kept: [WritableKeyPath<Self, ListContentGuide?>?]) {
        for part in [\Self.text, \Self.secondaryText, \Self.image] where !kept.contains(part) {
            self[keyPath: part]?.end()
            self[keyPath: part] = nil
        }
    }
}

/// A guide with a frame that is set: constraints say it to those of an app.
@MainActor
final class ListContentGuide {
    let guide = UILayoutGuide()
    private let left, top, width, height: NSLayoutConstraint

    init(in view: UIView) {
        view.addLayoutGuide(guide)
        left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
        top = guide.topAnchor.constraint(equalTo: view.topAnchor)
        width = guide.widthAnchor.constraint(equalToConstant: 0)
        height = guide.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([left, top, width, height])
    }

    func place(_ frame: CGRect) {
        guide.ownFrame = frame
        for (constraint, constant) in [
            (left, frame.minX), (top, frame.minY), (width, frame.width), (height, frame.height),
        ] where constraint.constant != constant {
            constraint.constant = constant
        }
    }

    func end() {
        NSLayoutConstraint.deactivate([left, top, width, height])
        guide.owningView?.removeLayoutGuide(guide)
    }
}
