import PinLayout
import UIKit

/// Groups without containers: packed in the middle, with equal gaps, with equal sizes, in a column.
public final class GroupsView: UIView {
    private let packed = GroupsView.boxes(["packed", "in the", "middle"], .systemIndigo)
    private let gaps = GroupsView.boxes(["equal", "gaps", "between"], .systemTeal)
    private let spaces = GroupsView.boxes(["equal", "spaces", "around"], .systemOrange)
    private let sizes = GroupsView.boxes(["equal", "sizes, gaps of", "8"], .systemPink)
    private let column = GroupsView.boxes(["a column", "at the right", "edge"], .systemBlue)

    /// Creates the view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for box in packed + gaps + spaces + sizes + column { addSubview(box) }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func boxes(_ texts: [String], _ color: UIColor) -> [UILabel] {
        texts.map { PinSample.box($0, color) }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        for (index, box) in (packed + gaps + spaces + column).enumerated() {
            let size = box.sizeThatFits(CGSize(width: 200, height: 40))
            box.pin.width(size.width + 20).height(CGFloat(32 + index % 3 * 8))
        }
        packed.pin(.row(gap: 8, aligned: .center)).top().hCenter()
        gaps.pin(.row(.equalGaps, aligned: .center)).top(72).horizontally()
        spaces.pin(.row(.equalSpaces, aligned: .bottom)).top(144).horizontally()
        sizes.pin(.row(.equalSizes, gap: 8).stretched).top(216).horizontally().height(44)
        column.pin(.column(gap: 8, aligned: .right)).below(of: sizes[0]).right().marginTop(24)
    }
}
