internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// How the natural size of a user's view answers to room.
enum ViewNature {
    /// It takes all it is offered: a view without a natural size.
    case greedy
    /// It is one of UIKit's own labels, whose lines break as their text says and nobody else.
    case label
    /// It breaks lines, or leaves out text that has no room.
    case text
    /// It takes the width that it is offered, and has a height.
    case field
    /// It has a size, whatever it is offered.
    case fixed
    /// It answers for itself.
    case custom

    /// The nature of a view, by its class.
    @MainActor
    init(of view: UIView) {
        switch view {
        case is UILabel: self = type(of: view) == UILabel.self ? .label : .text
        case is UIButton: self = .text
        case is UITextField: self = .field
        case let text as UITextView: self = text.isScrollEnabled ? .greedy : .text
        case is UIScrollView: self = .greedy
        case is UISlider, is UIProgressView: self = .field
        case is UIImageView, is UIControl: self = .fixed
        default:
            if type(of: view) == UIView.self { self = .greedy } else { self = .custom }
        }
    }

    /// What the lengths follow from.
    var dependence: MeasureDependence {
        switch self {
        case .greedy, .fixed, .field: .separate
        case .label: .text
        case .text: .widthFirst
        case .custom: .both
        }
    }
}

extension Part {
    /// What the user's view answers to a proposal, in points.
    func measure(_ proposal: ProposedSize) -> Stacks.Measurement {
        guard let view else { return Stacks.Measurement(.zero) }
        if nature == .label, fills.isEmpty, let label = view as? UILabel {
            return measurement(of: label, in: proposal.width ?? .infinity)
        }
        var answer = natural(of: view, proposal)
        if fills.contains(.horizontal), let width = proposal.width { answer.width = width }
        if fills.contains(.vertical), let height = proposal.height { answer.height = height }
        return Stacks.Measurement(answer)
    }

    /// Where the lines of the user's view stand in a box.
    func baselines(in size: Size) -> (first: Double, last: Double)? {
        view?.baselineDistances(in: CGSize(width: size.width, height: size.height)).map {
            (Double($0.first), Double($0.last))
        }
    }

    /// What a label answers to a width, and whether it would be wider if it could.
    private func measurement(of label: UILabel, in room: Double) -> Stacks.Measurement {
        let line = Double(label.font.lineHeight + max(0, label.font.leading))
        // Nobody sees anything of a label without room.
        guard room > 0 else {
            var answer = Stacks.Measurement(width: 0, height: Double(label.font.lineHeight))
            answer.lineHeight = line
            return answer
        }
        let limit = CGFloat(room < .infinity ? room : Double(CGFloat.greatestFiniteMagnitude))
        let fitting = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        var answer = Stacks.Measurement(
            width: min(Double(fitting.width), room), height: Double(fitting.height))
        answer.lineHeight = line
        if label.fitsOneLine(within: limit) {
            answer.naturalWidth = Double(fitting.width)
        }
        return answer
    }

    private func natural(of view: UIView, _ proposal: ProposedSize) -> Size {
        switch nature {
        case .greedy: return proposal.replacingUnspecified()
        case .label, .text: return textSize(of: view, proposal)
        case .fixed: return Self.extents(view.intrinsicContentSize, proposal)
        case .field:
            var size = Self.extents(view.intrinsicContentSize, proposal)
            if let width = proposal.width { size.width = width }
            return size
        case .custom: return customSize(of: view, proposal)
        }
    }

    /// A text is no wider than its room, and as high as whole lines in its room are, though at least one.
    private func textSize(of view: UIView, _ proposal: ProposedSize) -> Size {
        let room = proposal.width ?? .infinity
        let limit = CGFloat(room < .infinity ? room : Double(CGFloat.greatestFiniteMagnitude))
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        if room <= 0 {
            // A question for the least size: one line, of which nothing is seen.
            let line = (view as? UILabel)?.font.lineHeight ?? view.sizeThatFits(unlimited).height
            return Size(width: 0, height: Double(line))
        }
        let fitting = view.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        var size = Size(width: min(Double(fitting.width), room), height: Double(fitting.height))
        if let height = proposal.height, height < size.height, let label = view as? UILabel {
            let line = Double(label.font.lineHeight + max(0, label.font.leading))
            if line > 0 { size.height = min(size.height, max((height / line).rounded(.down), 1) * line) }
        }
        return size
    }

    private func customSize(of view: UIView, _ proposal: ProposedSize) -> Size {
        func extent(_ length: Double?) -> CGFloat {
            guard let length, length < .infinity else { return CGFloat.greatestFiniteMagnitude }
            return CGFloat(length)
        }
        let room = CGSize(width: extent(proposal.width), height: extent(proposal.height))
        if let own = view.overriddenSizeThatFits(room) {
            var size = Size(width: Double(own.width), height: Double(own.height))
            // Views that hand back the room without limit have no extent of their own.
            if size.width >= 1e9 { size.width = proposal.replacingUnspecified().width }
            if size.height >= 1e9 { size.height = proposal.replacingUnspecified().height }
            return size
        }
        return Self.extents(view.intrinsicContentSize, proposal)
    }

    /// A natural size, with what is offered where there is none.
    private static func extents(_ natural: CGSize, _ proposal: ProposedSize) -> Size {
        let room = proposal.replacingUnspecified()
        return Size(
            width: natural.width >= 0 ? Double(natural.width) : room.width,
            height: natural.height >= 0 ? Double(natural.height) : room.height)
    }
}
