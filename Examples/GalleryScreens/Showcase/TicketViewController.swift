import PinLayout
import LayoutSilencing
import UIKit

/// A train ticket with a perforation and a code to scan, placed by pins.
public final class TicketViewController: UIViewController {
    private let heading = UILabel()
    private let ticket = TicketView()
    private let button = UIButton(configuration: .filled())

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.bounds, .buttonSize, .contrast, .dynamicType, .longText, .mirroring, .overlap, .safeArea],
            because: "the ticket is a drawing of fixed size for phones upright")
        view.backgroundColor = UIColor(red: 0.10, green: 0.11, blue: 0.24, alpha: 1)
        heading.text = "Your ticket"
        heading.font = .systemFont(ofSize: 28, weight: .bold)
        heading.textColor = .white
        button.configuration?.title = "Add to wallet"
        button.configuration?.cornerStyle = .large
        button.configuration?.baseBackgroundColor = .systemOrange
        for part in [heading, ticket, button] { view.addSubview(part) }
    }

    /// Light over the dark page.
    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        heading.pin.top(view.pin.safeArea.top + 16).horizontally(24).sizeToFit(.width)
        button.pin.horizontally(24).bottom(view.pin.safeArea.bottom + 12).height(52)
        ticket.pin.below(of: heading).above(of: button).horizontally(24).marginVertical(20)
    }
}

/// The ticket itself.
final class TicketView: UIView {
    private let band = CAGradientLayer()
    private let train = TicketView.label("KTX 121", 15, .semibold, .white)
    private let date = TicketView.label("Fri 12 June", 15, .regular, .white)
    private let from = TicketView.label("SEL", 44, .bold, .black)
    private let to = TicketView.label("BUS", 44, .bold, .black)
    private let fromName = TicketView.label("Seoul, 09:41", 13, .regular, .darkGray)
    private let toName = TicketView.label("Busan, 12:23", 13, .regular, .darkGray)
    private let arrow = UIImageView(
        image: UIImage(
            systemName: "arrow.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)))
    private let details = [("Passenger", "Haneul Kim"), ("Car", "8"), ("Seat", "12A"), ("Class", "First")].map
    {
        name, value in
        (TicketView.label(name, 12, .regular, .gray), TicketView.label(value, 17, .semibold, .black))
    }
    private let code = TicketCode()
    private let number = TicketView.label("82-10157-0612-19", 13, .regular, .gray)
    private let outline = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        band.colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor]
        band.startPoint = CGPoint(x: 0, y: 0.5)
        band.endPoint = CGPoint(x: 1, y: 0.5)
        layer.addSublayer(band)
        layer.mask = outline
        arrow.tintColor = .systemPink
        arrow.contentMode = .center
        let views: [UIView] = [train, date, from, to, fromName, toName, arrow, code, number]
        for view in views + details.flatMap({ [$0.0, $0.1] }) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func label(
        _ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor
    ) -> UILabel {
        let label = UILabel()
        (label.text, label.textColor) = (text, color)
        label.font = .systemFont(ofSize: size, weight: weight)
        return label
    }

    /// Where the ticket is torn.
    private var tear: CGFloat { (bounds.height * 0.56).rounded() }

    override func layoutSubviews() {
        super.layoutSubviews()
        band.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 52)
        train.pin.top(17).left(20).sizeToFit()
        date.pin.top(17).right(20).sizeToFit()
        from.pin.top(72).left(20).sizeToFit()
        to.pin.top(72).right(20).sizeToFit()
        fromName.pin.below(of: from, aligned: .left).marginTop(2).sizeToFit()
        toName.pin.below(of: to, aligned: .right).marginTop(2).sizeToFit()
        arrow.pin.horizontallyBetween(from, and: to, aligned: .center).height(of: from)
        let width = (bounds.width - 40) / 2
        for (index, detail) in details.enumerated() {
            let (x, y) = (20 + CGFloat(index % 2) * width, 168 + CGFloat(index / 2) * 56)
            detail.0.pin.top(y).left(x).sizeToFit()
            detail.1.pin.top(y + 18).left(x).sizeToFit()
        }
        number.pin.bottom(20).hCenter().sizeToFit()
        let space = bounds.height - tear - 24 - 20 - number.bounds.height - 12
        code.pin.top(tear + 24).hCenter().size(min(space, bounds.width - 80))
        outline.path = tornOutline.cgPath
    }

    /// Round corners, and two half circles where the ticket is torn.
    private var tornOutline: UIBezierPath {
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: 22)
        for x in [0, bounds.width] {
            path.append(
                UIBezierPath(ovalIn: CGRect(x: x - 12, y: tear - 12, width: 24, height: 24)).reversing())
        }
        return path
    }

    override func draw(_ rect: CGRect) {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 22, y: tear))
        line.addLine(to: CGPoint(x: bounds.width - 22, y: tear))
        line.setLineDash([6, 6], count: 2, phase: 0)
        line.lineWidth = 2
        UIColor(white: 0.82, alpha: 1).setStroke()
        line.stroke()
    }
}

/// A square of black and white cells that looks like a code to scan. It says nothing.
private final class TicketCode: UIView {
    private static let count = 25

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let cell = (bounds.width / CGFloat(Self.count) * 3).rounded(.down) / 3
        let side = cell * CGFloat(Self.count)
        let origin = CGPoint(x: ((bounds.width - side) / 2).rounded(), y: 0)
        var random: UInt32 = 0x2545_F491
        let cells = UIBezierPath()
        for row in 0..<Self.count {
            for column in 0..<Self.count {
                random ^= random << 13
                random ^= random >> 17
                random ^= random << 5
                guard isDark(row, column) ?? (random & 1 == 0) else { continue }
                cells.append(
                    UIBezierPath(
                        rect: CGRect(
                            x: origin.x + CGFloat(column) * cell, y: origin.y + CGFloat(row) * cell,
                            width: cell, height: cell)))
            }
        }
        UIColor.black.setFill()
        cells.fill()
    }

    /// The three marks in the corners; nil elsewhere.
    private func isDark(_ row: Int, _ column: Int) -> Bool? {
        let last = Self.count - 1
        for (top, left) in [(0, 0), (0, last - 6), (last - 6, 0)] {
            let (y, x) = (row - top, column - left)
            guard (-1...7).contains(y), (-1...7).contains(x) else { continue }
            let ring = max(abs(y - 3), abs(x - 3))
            return ring == 3 || ring <= 1
        }
        return nil
    }
}
