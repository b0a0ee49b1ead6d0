import Foundation
import HeadlessUIKit

/// Reasons of views whose frames are set: by code, a mask, or a class of the kit.
@MainActor
struct PlainReasons {
    let view: UIView
    let method: LayoutMethod

    /// The one step of an edge: its position, and what has set it.
    func step(for edge: LayoutEdge) -> LayoutReason.Step {
        let value = edge.position(in: view.frame)
        return LayoutReason.Step(
            origin: .frame, amount: value, isDeciding: true, parts: [.words(words(edge))])
    }

    private func words(_ edge: LayoutEdge) -> String {
        let outer = view.inspectedSuperview.map { "\(type(of: $0))" } ?? "nothing"
        switch method {
        case .root: return "the view has no superview: its frame was set"
        case .autoresizing:
            let far: UIView.AutoresizingMask = edge.isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin
            let length: UIView.AutoresizingMask = edge.isHorizontal ? .flexibleWidth : .flexibleHeight
            let mask = view.autoresizingMask
            let moves = edge.isFar ? mask.contains(far) || mask.contains(length) : mask.contains(far)
            return moves
                ? "its frame was set, and its autoresizing mask moves this edge with the size of \(outer)"
                : "its frame was set, and its autoresizing mask keeps this edge"
        case .system: return "\(outer) lays out its subviews itself"
        case .stackView: return "the stack view \(outer) arranges it"
        case .pins: return "PinLayout has set its frame"
        case .layout: return "a layout of \(outer) has set its frame"
        case .flexbox: return "flexbox has set its frame"
        case .manual, .constraints: return "code has set its frame"
        }
    }
}

extension LayoutEdge {
    var isHorizontal: Bool { self == .left || self == .right }
    var isFar: Bool { self == .right || self == .bottom }
}
