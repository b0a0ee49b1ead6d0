import UIKit

/// Views whose constraints leave edges open, beside one that is determined.
final class AmbiguousScreen: UIView {
    let box = UIView()
    let free = UIView()
    let fixed = UIView()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        backgroundColor = .systemBackground
        for (view, color) in [(box, UIColor.systemTeal), (free, .systemOrange), (fixed, .systemPurple)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.backgroundColor = color
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -30),
            box.bottomAnchor.constraint(equalTo: bottomAnchor),
            free.widthAnchor.constraint(equalToConstant: 60),
            free.heightAnchor.constraint(equalToConstant: 30),
            free.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 40),
            fixed.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 200),
            fixed.widthAnchor.constraint(equalToConstant: 50),
            fixed.topAnchor.constraint(equalTo: topAnchor, constant: 100),
            fixed.heightAnchor.constraint(equalToConstant: 50),
        ])
        layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }
}
