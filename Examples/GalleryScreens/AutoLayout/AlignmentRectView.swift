import UIKit

/// Boxes with and without badges in a row and in a column: their bodies align, their badges hang over. The lines
/// go through the edges that the constraints hold.
public final class AlignmentRectView: UIView {
    /// The boxes: three in the row, then two in the column.
    public let boxes: [BadgedBox]

    /// Creates the view, in English or in Arabic.
    public init(isArabic: Bool = false) {
        let names =
            isArabic
            ? ["الوارد", "المسودات", "المزعج", "الوسط", "الوسط"]
            : ["Inbox", "Drafts", "Spam", "Centre", "Centre"]
        boxes = [
            BadgedBox(names[0], .systemBlue, count: 3), BadgedBox(names[1], .systemGray, count: nil),
            BadgedBox(names[2], .systemOrange, count: 99), BadgedBox(names[3], .systemIndigo, count: 7),
            BadgedBox(names[4], .systemTeal, count: nil),
        ]
        super.init(frame: .zero)
        for box in boxes { addSubview(box) }
        let (row, column) = (boxes.prefix(3), boxes.suffix(2))
        NSLayoutConstraint.activate([
            boxes[0].topAnchor.constraint(equalTo: topAnchor, constant: 24),
            boxes[0].leadingAnchor.constraint(equalTo: leadingAnchor),
            boxes[2].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            boxes[3].topAnchor.constraint(equalTo: boxes[0].bottomAnchor, constant: 40),
            boxes[3].centerXAnchor.constraint(equalTo: centerXAnchor),
        ])
        for (box, next) in zip(row, row.dropFirst()) {
            NSLayoutConstraint.activate([
                next.topAnchor.constraint(equalTo: box.topAnchor),
                next.widthAnchor.constraint(equalTo: box.widthAnchor),
                next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16),
            ])
        }
        for (box, next) in zip(column, column.dropFirst()) {
            NSLayoutConstraint.activate([
                next.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 16),
                next.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                next.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            ])
        }
        addLine { $0.bottomAnchor.constraint(equalTo: self.boxes[0].topAnchor) }
        addLine { $0.topAnchor.constraint(equalTo: self.boxes[0].bottomAnchor) }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addLine(_ place: (UIView) -> NSLayoutConstraint) {
        let line = UIView()
        line.backgroundColor = .systemPink
        line.translatesAutoresizingMaskIntoConstraints = false
        // Behind the boxes: no line goes through the number of a badge.
        insertSubview(line, at: 0)
        NSLayoutConstraint.activate([
            place(line), line.heightAnchor.constraint(equalToConstant: 1),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}
