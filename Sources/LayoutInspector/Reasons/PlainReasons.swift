import Foundation
import HeadlessUIKit

/// Reasons of views whose frames are set: by code, a mask, or a class of the kit.
@MainActor
struct PlainReasons {
    let view: UIView
    let method: LayoutMethod
    let names: ReasonNames

    /// The reasons of the left and upper edge and of both lengths, of one step each: what has set it.
    func reasons() -> [LayoutReason] {
        [FrameValue.left, .top, .width, .height].map { subject in
            let value = subject.value(in: view.frame)
            return LayoutReason(
                view: names.name(view), subject: subject, value: value, method: method,
                steps: [LayoutReason.Step(origin: .frame, amount: value, parts: [.words(words(subject))])])
        }
    }

    private func words(_ subject: FrameValue) -> String {
        let outer = view.inspectedSuperview.map { "\(type(of: $0))" } ?? "nothing"
        switch method {
        case .root: return "the view has no superview: its frame was set"
        case .autoresizing: return "its frame was set, and its autoresizing mask moves it with \(outer)"
        case .system: return "\(outer) lays out its subviews itself"
        case .stackView: return "the stack view \(outer) arranges it"
        case .pins: return "PinLayout has set its frame"
        case .layout: return "a layout of \(outer) has set its frame"
        case .flexbox: return "flexbox has set its frame"
        case .manual, .constraints: return "code has set its frame"
        }
    }
}

extension FrameValue {
    /// Whether it is a number of the horizontal axis.
    var isHorizontal: Bool { self == .left || self == .right || self == .width }
    /// Whether it is a length.
    var isLength: Bool { self == .width || self == .height }
}
