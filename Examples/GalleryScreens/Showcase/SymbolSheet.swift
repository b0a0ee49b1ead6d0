import UIKit

/// Symbols of the kit's own drawing, each at three weights, with their names; below them what can be done with colours.
public final class SymbolSheet: UIView {
    private static let columns = 6
    private static let cell = CGSize(width: 150, height: 64)
    private static let margin: CGFloat = 20
    private static let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .black]

    /// Creates the sheet in its size.
    public init() {
        super.init(frame: .zero)
        backgroundColor = SheetStyle.background
        var top = Self.margin
        for (title, names) in Self.sections {
            top = add(title, names, at: top)
        }
        top = addRenderings(at: top)
        frame.size = CGSize(width: Self.cell.width * CGFloat(Self.columns) + 2 * Self.margin, height: top)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ title: String, _ names: [String], at top: CGFloat) -> CGFloat {
        let heading = SheetStyle.label(title, 17, .bold)
        heading.frame = CGRect(x: Self.margin, y: top, width: 600, height: 24)
        addSubview(heading)
        for (index, name) in names.enumerated() {
            let origin = CGPoint(
                x: Self.margin + CGFloat(index % Self.columns) * Self.cell.width,
                y: top + 32 + CGFloat(index / Self.columns) * Self.cell.height)
            for (column, weight) in Self.weights.enumerated() {
                let configuration = UIImage.SymbolConfiguration(pointSize: 26, weight: weight)
                let middle = CGPoint(x: origin.x + 24 + CGFloat(column) * 46, y: origin.y + 20)
                show(name, configuration, around: middle, SheetStyle.text)
            }
            let label = SheetStyle.label(name, 9, color: SheetStyle.faint)
            label.numberOfLines = 1
            label.frame = CGRect(x: origin.x, y: origin.y + 42, width: Self.cell.width - 6, height: 12)
            addSubview(label)
        }
        let rows = (names.count + Self.columns - 1) / Self.columns
        return top + 32 + CGFloat(rows) * Self.cell.height + 12
    }

    private func show(
        _ name: String, _ configuration: UIImage.SymbolConfiguration, around middle: CGPoint, _ tint: UIColor
    ) {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.tintColor = tint
        view.sizeToFit()
        view.center = middle
        addSubview(view)
    }

    private func addRenderings(at top: CGFloat) -> CGFloat {
        let size = UIImage.SymbolConfiguration(pointSize: 30)
        let looks: [(String, UIImage.SymbolConfiguration)] = [
            ("In one colour", .preferringMonochrome()),
            ("In shades", UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo)),
            ("In a palette", UIImage.SymbolConfiguration(paletteColors: [.white, .systemTeal])),
            ("In colours of their own", .preferringMulticolor()),
        ]
        var y = top
        for (title, look) in looks {
            let heading = SheetStyle.label(title, 13, .semibold)
            heading.frame = CGRect(x: Self.margin, y: y + 10, width: 170, height: 20)
            addSubview(heading)
            for (index, name) in Self.coloured.enumerated() {
                show(
                    name, size.applying(look), around: CGPoint(x: 240 + CGFloat(index) * 66, y: y + 20),
                    SheetStyle.colors[0])
            }
            y += 52
        }
        return y + Self.margin
    }

    private static let coloured = [
        "plus.circle.fill", "checkmark.seal.fill", "exclamationmark.triangle.fill", "cloud.sun.rain.fill",
        "person.crop.circle.fill", "sun.max.fill", "heart.circle.fill", "globe.americas.fill",
        "person.2.fill",
        "folder.badge.plus",
    ]

    private static let sections: [(String, [String])] = [
        (
            "Signs and arrows",
            [
                "xmark", "checkmark", "plus.circle", "minus.circle.fill", "info.circle",
                "questionmark.square.fill",
                "exclamationmark.triangle", "ellipsis", "chevron.right", "chevron.up.chevron.down",
                "arrow.clockwise",
                "arrow.triangle.2.circlepath", "square.and.arrow.up", "square.and.pencil",
                "arrowshape.turn.up.left",
                "arrow.up.right", "a.circle", "50.square.fill",
            ]
        ),
        (
            "People and messages",
            [
                "person", "person.2.fill", "person.crop.circle", "hand.thumbsup.fill", "hand.raised",
                "figure.walk",
                "eye.slash", "face.smiling", "envelope", "phone.fill", "bubble.left.and.bubble.right",
                "paperplane.fill",
                "bell.badge", "mic.slash", "video", "speaker.wave.3.fill", "wifi",
                "antenna.radiowaves.left.and.right",
            ]
        ),
        (
            "Things",
            [
                "house", "gearshape.fill", "lock.shield", "key", "gift", "cart.badge.plus", "creditcard",
                "bag.fill",
                "trash", "folder", "doc.on.doc", "calendar", "alarm", "chart.bar", "book", "briefcase.fill",
                "lightbulb", "trophy.fill", "paintpalette", "wrench.and.screwdriver", "scissors",
                "gamecontroller",
                "fork.knife", "cup.and.saucer.fill",
            ]
        ),
        (
            "Outside and devices",
            [
                "sun.max", "moon.stars.fill", "cloud.bolt.rain", "snowflake", "flame", "leaf.fill", "map",
                "location.fill",
                "car", "airplane", "bicycle", "tram.fill", "iphone", "laptopcomputer", "applewatch",
                "printer",
                "keyboard", "cpu",
            ]
        ),
    ]
}
