import UIKit

/// Red and blue side by side, green under them: the same picture by anchors, by initialisers and by visual
/// format, and what is left when the format names no height.
///
/// Everything lies inside the margins. Red and blue have equal widths and are 8 points apart; they are half as
/// high as the margins less 4 points; green, 8 points under them, is as wide as both and as high.
public final class ThreeViews: UIView {
    /// How the constraints are written.
    public enum Writing: CaseIterable, Sendable {
        case anchors, initialisers, visualFormat
        /// The visual format without heights, which leaves the heights open.
        case ambiguousFormat
    }

    /// The first view of the upper row.
    public let red = UIView()
    /// The second view of the upper row.
    public let blue = UIView()
    /// The lower view.
    public let green = UIView()

    /// Creates the view.
    public init(_ writing: Writing) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 12, trailing: 16)
        for (view, color) in [(red, UIColor.systemRed), (blue, .systemBlue), (green, .systemGreen)] {
            view.backgroundColor = color
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        switch writing {
        case .anchors: NSLayoutConstraint.activate(byAnchors)
        case .initialisers: NSLayoutConstraint.activate(byInitialisers)
        case .visualFormat:
            // A format cannot say "half of the margins"; a constraint beside it can.
            NSLayoutConstraint.activate(byVisualFormat + [halfHeight])
        case .ambiguousFormat: NSLayoutConstraint.activate(byVisualFormat)
        }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private var halfHeight: NSLayoutConstraint {
        red.heightAnchor.constraint(
            equalTo: layoutMarginsGuide.heightAnchor, multiplier: 0.5, constant: -4)
    }

    private var byAnchors: [NSLayoutConstraint] {
        let margins = layoutMarginsGuide
        return [
            red.topAnchor.constraint(equalTo: margins.topAnchor),
            red.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            blue.topAnchor.constraint(equalTo: red.topAnchor),
            blue.bottomAnchor.constraint(equalTo: red.bottomAnchor),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
            blue.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor),
            halfHeight,
            green.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 8),
            green.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            green.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            green.heightAnchor.constraint(equalTo: red.heightAnchor),
        ]
    }

    private var byInitialisers: [NSLayoutConstraint] {
        typealias Side = (item: UIView, attribute: NSLayoutConstraint.Attribute)
        func equal(_ one: Side, _ two: Side, _ constant: CGFloat = 0) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: one.item, attribute: one.attribute, relatedBy: .equal, toItem: two.item,
                attribute: two.attribute, multiplier: 1, constant: constant)
        }
        return [
            equal((red, .top), (self, .topMargin)),
            equal((red, .leading), (self, .leadingMargin)),
            equal((blue, .top), (red, .top)),
            equal((blue, .bottom), (red, .bottom)),
            equal((blue, .leading), (red, .trailing), 8),
            equal((blue, .trailing), (self, .trailingMargin)),
            equal((blue, .width), (red, .width)),
            NSLayoutConstraint(
                item: red, attribute: .height, relatedBy: .equal, toItem: layoutMarginsGuide,
                attribute: .height, multiplier: 0.5, constant: -4),
            equal((green, .top), (red, .bottom), 8),
            equal((green, .leading), (self, .leadingMargin)),
            equal((green, .trailing), (self, .trailingMargin)),
            equal((green, .height), (red, .height)),
        ]
    }

    private var byVisualFormat: [NSLayoutConstraint] {
        let views = ["red": red, "blue": blue, "green": green]
        let metrics = ["space": 8]
        func constraints(
            _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
        ) -> [NSLayoutConstraint] {
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: views)
        }
        return constraints("H:|-[red]-space-[blue(==red)]-|", [.alignAllTop, .alignAllBottom])
            + constraints("H:|-[green]-|")
            + constraints("V:|-[red]-space-[green]-|")
    }
}
