internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// How the size of an app's view depends on the proposed size.
enum ViewNature {
    /// It takes the proposed size: a view without a natural size.
    case greedy
    /// It is one of UIKit's own labels, whose lines break by their text alone.
    case label
    /// It breaks lines, or truncates text that does not fit.
    case text
    /// It takes the proposed width, and has a height of its own.
    case field
    /// It has a size of its own, whatever the proposal.
    case fixed
    /// It is measured by its own `sizeThatFits`.
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
    /// The size of the app's view for a proposal, in points.
    func measure(_ proposal: ProposedSize) -> Stacks.Measurement {
        guard let view else { return Stacks.Measurement(.zero) }
        if nature == .label, fills.isEmpty, let label = view as? UILabel {
            return measurement(of: label, in: proposal.width ?? .infinity)
        }
        var measured = natural(of: view, proposal)
        if fills.contains(.horizontal), let width = proposal.width { measured.width = width }
        if fills.contains(.vertical), let height = proposal.height { measured.height = height }
        return Stacks.Measurement(measured)
    }

    /// The baselines of the app's view in a box.
    func baselines(in size: Size) -> (first: Double, last: Double)? {
        view?.baselineDistances(in: CGSize(width: size.width, height: size.height)).map {
            (Double($0.first), Double($0.last))
        }
    }

    /// The size of a label at a width, and whether it would be wider without that limit.
    private func measurement(of label: UILabel, in available: Double) -> Stacks.Measurement {
        let line = Double(label.font.lineHeight + max(0, label.font.leading))
        // Nothing of a label without a width is visible.
        guard available > 0 else {
            var measured = Stacks.Measurement(width: 0, height: Double(label.font.lineHeight))
            measured.lineHeight = line
            return measured
        }
        let limit = CGFloat(available < .infinity ? available : Double(CGFloat.greatestFiniteMagnitude))
        let fitting = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        var measured = Stacks.Measurement(
            width: min(Double(fitting.width), available), height: Double(fitting.height))
        measured.lineHeight = line
        if label.fitsOneLine(within: limit) {
            measured.naturalWidth = Double(fitting.width)
        }
        return measured
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

    /// A text is no wider than the proposed width, and as high as the whole lines that fit, though at least one.
    private func textSize(of view: UIView, _ proposal: ProposedSize) -> Size {
        let available = proposal.width ?? .infinity
        let limit = CGFloat(available < .infinity ? available : Double(CGFloat.greatestFiniteMagnitude))
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        if available <= 0 {
            // The minimum size: one line, of which nothing is visible.
            let line = (view as? UILabel)?.font.lineHeight ?? view.sizeThatFits(unlimited).height
            return Size(width: 0, height: Double(line))
        }
        let fitting = view.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        var size = Size(width: min(Double(fitting.width), available), height: Double(fitting.height))
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
        let available = CGSize(width: extent(proposal.width), height: extent(proposal.height))
        if let own = view.overriddenSizeThatFits(available) {
            var size = Size(width: Double(own.width), height: Double(own.height))
            // Views that return an unlimited extent have none of their own.
            if size.width >= 1e9 { size.width = proposal.replacingUnspecified().width }
            if size.height >= 1e9 { size.height = proposal.replacingUnspecified().height }
            return size
        }
        return Self.extents(view.intrinsicContentSize, proposal)
    }

    /// A natural size, with the proposed extent where there is none.
    private static func extents(_ natural: CGSize, _ proposal: ProposedSize) -> Size {
        let available = proposal.replacingUnspecified()
        return Size(
            width: natural.width >= 0 ? Double(natural.width) : available.width,
            height: natural.height >= 0 ? Double(natural.height) : available.height)
    }
}
