import FlexLayout
import Foundation
import HeadlessUIKit
import Layout
import PinLayout
import ViewBridge

/// Finds the reasons of a view's frame in the language that lays it out.
@MainActor
struct LayoutReasons {
    let names: ReasonNames
    private let constraints: ConstraintDerivations
    private let flexbox = FlexReading()
    private let pins = PinReading()
    private let recordsLines: Bool

    /// Reasons of some views.
    ///
    /// - Parameters:
    ///   - views: The views; constraints that are connected are solved once for all of them.
    ///   - names: Their names.
    ///   - recordsLines: Whether lines that set frames are recorded where layouts are replayed.
    init(of views: [UIView], names: ReasonNames, recordsLines: Bool = false) {
        self.names = names
        self.recordsLines = recordsLines
        constraints = ConstraintDerivations(of: views)
    }

    /// The reasons of a view.
    ///
    /// - Parameters:
    ///   - view: The view, which has been laid out.
    ///   - method: What lays it out.
    func reasons(of view: UIView, _ method: LayoutMethod) -> [LayoutReason] {
        found(view, method).map { $0.naming(FrameLines.shared, of: view) }
    }

    private func found(_ view: UIView, _ method: LayoutMethod) -> [LayoutReason] {
        if method == .constraints || method == .stackView {
            let reasons = ConstraintReasons(view: view, names: names, derivations: constraints).reasons()
            if !reasons.isEmpty { return reasons }
        }
        if method == .manual || method == .pins || method == .autoresizing, let story = pinStory(of: view) {
            return StoryReasons(view: view, method: .pins, names: names).reasons(story)
        }
        if let story = story(of: view, method) {
            return StoryReasons(view: view, method: method, names: names).reasons(story)
        }
        return PlainReasons(view: view, method: method, names: names).reasons()
    }

    private func pinStory(of view: UIView) -> FrameStory? {
        let ancestors = view.placingAncestors
        guard !ancestors.isEmpty else { return nil }
        var story: FrameStory?
        FrameLines.shared.recording(recordsLines) { story = pins.story(of: view, pinnedBy: ancestors) }
        return story
    }

    private func story(of view: UIView, _ method: LayoutMethod) -> FrameStory? {
        let superview = view.inspectedSuperview
        switch method {
        case .flexbox: return flexbox.story(of: view)
        case .stackView:
            return (superview as? UIStackView).flatMap { StackReasons(view: view, stack: $0).story }
        case .layout:
            return (superview as? LayoutHostView).flatMap { LayoutReading.story(of: view, in: $0) }
        case .autoresizing: return superview.map { SpringReasons(view: view, superview: $0).story }
        case .root, .constraints, .system, .manual, .pins: return nil
        }
    }
}

extension CaptureReader {
    /// Captures the reasons of every view.
    mutating func readReasons() {
        let finder = LayoutReasons(of: views, names: ReasonNames(views, result.views))
        for (index, view) in views.enumerated() {
            let reasons = finder.reasons(of: view, result.views[index].method)
            // Views do not say by themselves that pins have set their frames.
            if let first = reasons.first, first.method == .pins { result.views[index].method = .pins }
            result.reasons.append(CapturedReasons(view: index, reasons: reasons))
        }
    }
}

extension UIView {
    /// The views above that source of the app lays out, so that it may pin the view, the nearest first: the superview, and the two
    /// views above it, as a cell lays out what is in its content view.
    fileprivate var placingAncestors: [UIView] {
        sequence(first: self) { $0.inspectedSuperview }.dropFirst().prefix(3).filter { ancestor in
            let isOwn = !String(reflecting: type(of: ancestor)).hasPrefix("HeadlessUIKit.")
            return isOwn || ancestor.inspectedController != nil
        }
    }
}
