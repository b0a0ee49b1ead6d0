import Testing
import UIKit

/// What masks say as constraints, compared with what springs and struts do to frames.
@MainActor
@Suite struct AutoresizingConstraintTests {
    private static let start = CGRect(x: 30, y: 10, width: 100, height: 40)
    private static let sizes = [
        CGSize(width: 200, height: 100), CGSize(width: 260, height: 170), CGSize(width: 180, height: 90),
        CGSize(width: 200, height: 100),
    ]

    /// A view that follows a translated view by constraints, in a parent that constraints size.
    @Test(arguments: 0..<64)
    func everyMask(raw: UInt) throws {
        let mask = UIView.AutoresizingMask(rawValue: raw)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let (parent, child, follower) = (UIView(), UIView(frame: Self.start), UIView())
        root.addSubview(parent)
        parent.translatesAutoresizingMaskIntoConstraints = false
        follower.translatesAutoresizingMaskIntoConstraints = false
        let width = parent.widthAnchor.constraint(equalToConstant: Self.sizes[0].width)
        let height = parent.heightAnchor.constraint(equalToConstant: Self.sizes[0].height)
        NSLayoutConstraint.activate([
            width, height, parent.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            parent.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        // The springs of a view that constraints know nothing of.
        let plain = UIView(frame: CGRect(origin: .zero, size: Self.sizes[0]))
        let sprung = UIView(frame: Self.start)
        plain.addSubview(sprung)
        sprung.autoresizingMask = mask
        parent.addSubview(child)
        parent.addSubview(follower)
        child.autoresizingMask = mask
        NSLayoutConstraint.activate([
            follower.leadingAnchor.constraint(equalTo: child.leadingAnchor),
            follower.trailingAnchor.constraint(equalTo: child.trailingAnchor),
            follower.topAnchor.constraint(equalTo: child.topAnchor),
            follower.bottomAnchor.constraint(equalTo: child.bottomAnchor),
        ])
        let reports = collectingConflicts {
            for size in Self.sizes {
                (width.constant, height.constant) = (size.width, size.height)
                root.layoutIfNeeded()
                plain.frame.size = size
                #expect(parent.bounds.size == size)
                #expect(child.frame.isNear(sprung.frame, 1e-6), "\(child.frame) \(sprung.frame)")
                #expect(follower.frame.isNear(sprung.frame, 0.51), "\(follower.frame) \(sprung.frame)")
            }
        }
        #expect(reports.isEmpty)
    }

    @Test func frameAndMaskMayChange() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (child, follower) = (UIView(frame: Self.start), UIView())
        root.addSubview(child)
        root.addSubview(follower)
        follower.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            follower.leadingAnchor.constraint(equalTo: child.trailingAnchor, constant: 5),
            follower.topAnchor.constraint(equalTo: child.topAnchor),
            follower.widthAnchor.constraint(equalTo: child.widthAnchor),
            follower.heightAnchor.constraint(equalToConstant: 7),
        ])
        root.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 135, y: 10, width: 100, height: 7))
        child.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        root.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 36, y: 2, width: 30, height: 7))
        child.autoresizingMask = .flexibleWidth
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 136, y: 2, width: 130, height: 7))
        child.center.x += 10
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 146)
    }

    @Test func descriptions() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = UIView(frame: Self.start)
        child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(child)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.leadingAnchor.constraint(equalTo: child.trailingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: child.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        func texts(_ axis: NSLayoutConstraint.Axis) -> [String] {
            child.constraintsAffectingLayout(for: axis).map {
                "\($0)".replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
            }
        }
        let end = "   (active, names: '|':UIView:0x )>"
        let start = "<NSAutoresizingMaskLayoutConstraint:0x h=-&- v=&-- UIView:0x."
        let horizontal = texts(.horizontal)
        #expect(horizontal.contains(start + "minX == 30" + end))
        #expect(horizontal.contains(start + "width == UIView:0x.width - 100" + end))
        let vertical = texts(.vertical)
        #expect(vertical.contains(start + "height == 40" + end))
        #expect(vertical.contains(start + "maxY == UIView:0x.height - 150" + end))
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}
