import ObjectiveC
import UIKit

private var badgeLabelKey: UInt8 = 0
private var badgeOffsetKey = "badgeOffset"

/// A red number on the corner of any view.
extension UIView {

    private var badgeLabel: UILabel? {
        get { objc_getAssociatedObject(self, &badgeLabelKey) as? UILabel }
        set { objc_setAssociatedObject(self, &badgeLabelKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// How far the centre of the badge is moved from the corner.
    var badgeOffset: CGPoint {
        get { (objc_getAssociatedObject(self, &badgeOffsetKey) as? NSValue)?.cgPointValue ?? .zero }
        set {
            objc_setAssociatedObject(
                self, &badgeOffsetKey, NSValue(cgPoint: newValue), .OBJC_ASSOCIATION_COPY_NONATOMIC)
            layoutBadge()
        }
    }

    /// The number; zero hides it.
    @objc var badgeCount: Int {
        get { Int(badgeLabel?.text ?? "") ?? 0 }
        set {
            guard newValue > 0 else {
                badgeLabel?.removeFromSuperview()
                badgeLabel = nil
                return
            }
            let label = badgeLabel ?? makeBadgeLabel()
            label.text = String(newValue)
            layoutBadge()
        }
    }

    private func makeBadgeLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        label.textAlignment = .center
        label.textColor = .white
        label.backgroundColor = .systemRed
        label.clipsToBounds = true
        addSubview(label)
        badgeLabel = label
        return label
    }

    func layoutBadge() {
        guard let label = badgeLabel else { return }
        let fitting = label.sizeThatFits(CGSize(width: 100, height: 18))
        let size = CGSize(width: max(18, ceil(fitting.width) + 10), height: 18)
        label.bounds = CGRect(origin: .zero, size: size)
        label.center = CGPoint(x: bounds.maxX + badgeOffset.x, y: bounds.minY + badgeOffset.y)
        label.layer.cornerRadius = size.height / 2
    }
}
