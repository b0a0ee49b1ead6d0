import FlexLayout
import Foundation
import HeadlessUIKit

/// Finds the reasons of a view's frame in the language that lays it out.
@MainActor
struct LayoutReasons {
    let names: ReasonNames
    private let flexbox = FlexReading()

    init(names: ReasonNames) { self.names = names }

    /// The reasons of a view.
    ///
    /// - Parameters:
    ///   - view: The view, which has been laid out.
    ///   - method: What lays it out.
    func reasons(of view: UIView, _ method: LayoutMethod) -> [LayoutReason] {
        switch method {
        case .constraints, .stackView:
            let reasons = ConstraintReasons(view: view, names: names).reasons()
            if !reasons.isEmpty { return reasons }
        case .flexbox:
            if let story = flexbox.story(of: view) {
                return StoryReasons(view: view, method: method, names: names).reasons(story)
            }
        default: break
        }
        return PlainReasons(view: view, method: method, names: names).reasons()
    }
}

extension CaptureReader {
    /// Captures the reasons of every view.
    mutating func readReasons() {
        let finder = LayoutReasons(names: ReasonNames(views, result.views))
        for (index, view) in views.enumerated() {
            result.reasons.append(
                CapturedReasons(view: index, reasons: finder.reasons(of: view, result.views[index].method)))
        }
    }
}
