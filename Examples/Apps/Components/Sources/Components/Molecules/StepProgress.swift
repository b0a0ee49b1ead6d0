import AnchorLanguage
import UIKit

/// A bar with a label, whose share is a constraint.
public final class StepProgress: UIView {

    private let track = UIView()
    private let bar = UIView()
    private let label = UILabel()
    private var barWidth: NSLayoutConstraint?

    public var total: Int = 4 { didSet { update() } }
    @objc public dynamic var current: Int = 0 { didSet { update() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = .systemGray5
        track.layer.cornerRadius = 4
        bar.backgroundColor = Theme.current.palette.positive
        bar.layer.cornerRadius = 4
        label.font = Theme.current.font(.caption)
        label.textColor = Theme.current.palette.muted
        addSubview(track)
        addSubview(label)
        track.addSubview(bar)
        NSLayoutConstraint.activate {
            label.pinned([.top, .horizontal], to: self)
            track.topAnchor ==~ label.bottomAnchor + 6
            track.pinned([.bottom, .horizontal], to: self)
            track.heightAnchor ==~ 8
            bar.pinned([.vertical, .leading], to: track)
            for dimension in [bar.widthAnchor] {
                dimension <=~ track.widthAnchor * 1
            }
        }
        update()
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public var fraction: CGFloat {
        total > 0 ? CGFloat(min(max(current, 0), total)) / CGFloat(total) : 0
    }

    private func update() {
        barWidth?.isActive = false
        barWidth = bar.widthAnchor ==~ track.widthAnchor * fraction ~~ .required
        barWidth?.isActive = true
        label.text = "Step \(current) of \(total)"
    }

    var barFrame: CGRect { bar.frame }
    var trackFrame: CGRect { track.frame }
}
