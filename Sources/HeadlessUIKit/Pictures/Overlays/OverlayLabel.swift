/// A text that an overlay adds: white on a chip of the overlay's colour.
struct OverlayLabel {
    /// The text, in one line.
    var text: String
    /// The colour of the chip.
    var ink: OverlayInk
    /// What the text is about, in the picture.
    var box: CGRect
    /// Whether the text is left out where it does not fit into the box. Others are moved, with a line to the box.
    var isOptional = false
    /// Whether a text is preferably at the right of the box, where fewer texts begin.
    var isAtEnd = false
    /// Whether the text is preferably beside the box, which it would hide.
    var isBeside = false
}

/// Where labels lie: none over another, none beyond the picture, and where there is space beside the views' texts.
struct LabelPlacement {
    private let picture: CGRect
    private var chips: BoxGrid
    private let texts: BoxGrid

    /// Creates a placement in a picture whose texts are in some boxes.
    init(in size: CGSize, texts boxes: [CGRect] = []) {
        picture = CGRect(origin: .zero, size: size)
        chips = BoxGrid(in: picture)
        var texts = BoxGrid(in: picture)
        for box in boxes { texts.insert(box) }
        self.texts = texts
    }

    /// Boxes by squares of the picture, so that few are compared.
    private struct BoxGrid {
        private let picture: CGRect
        private var squares: [Int: [CGRect]] = [:]
        private static let side: CGFloat = 32

        init(in picture: CGRect) { self.picture = picture }

        mutating func insert(_ box: CGRect) {
            for key in keys(of: box) { squares[key, default: []].append(box) }
        }

        /// Whether a box overlaps one of these or shares an edge with it.
        func touches(_ box: CGRect) -> Bool {
            keys(of: box).contains { squares[$0]?.contains { $0.intersects(box) } == true }
        }

        /// Whether a box overlaps one of these.
        func overlaps(_ box: CGRect) -> Bool {
            keys(of: box).contains { key in
                squares[key]?.contains {
                    $0.minX < box.maxX && box.minX < $0.maxX && $0.minY < box.maxY && box.minY < $0.maxY
                } == true
            }
        }

        private func keys(of box: CGRect) -> [Int] {
            let box = box.common(with: picture)
            let columns = Int(box.minX / Self.side)...Int(box.maxX / Self.side)
            let rows = Int(box.minY / Self.side)...Int(box.maxY / Self.side)
            return rows.flatMap { row in columns.map { row << 20 | $0 } }
        }
    }

    /// The position of a chip: in a corner of its box, or as close to it as there is space; nil where there is none.
    mutating func place(_ size: CGSize, for label: OverlayLabel) -> CGRect? {
        guard size.width <= picture.width, size.height <= picture.height else { return nil }
        let box = label.box.common(with: picture)
        if label.isOptional, size.width > box.width || size.height > box.height { return nil }
        let corners = corners(of: box, for: size, label).map { CGRect(origin: $0, size: size) }
        if let chip = corners.first(where: { isFree($0) && !texts.overlaps($0) }) { return take(chip) }
        // Beside a box that its text fills, the outline's colour shows which label is whose.
        let sides = [box.minX - size.width, box.maxX].map {
            CGRect(origin: CGPoint(x: $0, y: box.midY - size.height / 2), size: size)
        }
        if label.isOptional, let chip = sides.first(where: { isFree($0) && !texts.overlaps($0) }) {
            return take(chip)
        }
        // A few steps away from its box a label is still found; further away it rather covers a text.
        if !label.isOptional, let chip = nearest(to: box.origin, size, rings: 4, avoidsTexts: true) {
            return take(chip)
        }
        if let chip = corners.first(where: isFree) { return take(chip) }
        guard !label.isOptional else { return nil }
        return nearest(to: box.origin, size, rings: 60, avoidsTexts: false).map { take($0) }
    }

    private func corners(of box: CGRect, for size: CGSize, _ label: OverlayLabel) -> [CGPoint] {
        let (right, bottom) = (box.maxX - size.width, box.maxY - size.height)
        let middle = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
        let left = [box.origin, CGPoint(x: box.minX, y: bottom)]
        let end = [CGPoint(x: right, y: box.minY), CGPoint(x: right, y: bottom)]
        let beside = [CGPoint(x: box.minX, y: box.minY - size.height), CGPoint(x: box.minX, y: box.maxY)]
        let inside = (label.isAtEnd ? end + left : [left[0], end[0], left[1], end[1]]) + [middle]
        // An optional text lies inside of its box.
        if label.isOptional { return inside }
        return label.isBeside ? beside + inside : inside + beside
    }

    /// The free position that is closest to a point, in steps of half a chip.
    private func nearest(to point: CGPoint, _ size: CGSize, rings: Int, avoidsTexts: Bool) -> CGRect? {
        let (dx, dy) = (max(size.width / 2, 4), max(size.height / 2, 4))
        let limit = Int(max(picture.width / dx, picture.height / dy)) + 1
        for ring in 1...max(1, min(limit, rings)) {
            var best: (distance: CGFloat, chip: CGRect)?
            for column in -ring...ring {
                let isEdge = abs(column) == ring
                for row in isEdge ? Array(-ring...ring) : [-ring, ring] {
                    let offset = CGPoint(x: CGFloat(column) * dx, y: CGFloat(row) * dy)
                    let chip = CGRect(
                        origin: CGPoint(x: point.x + offset.x, y: point.y + offset.y), size: size)
                    let distance = offset.x * offset.x + offset.y * offset.y
                    guard distance < best?.distance ?? .infinity, isFree(chip) else { continue }
                    if !avoidsTexts || !texts.overlaps(chip) { best = (distance, chip) }
                }
            }
            if let best { return best.chip }
        }
        return nil
    }

    private func isFree(_ chip: CGRect) -> Bool { picture.contains(chip) && !chips.touches(chip) }

    private mutating func take(_ chip: CGRect) -> CGRect {
        chips.insert(chip)
        return chip
    }
}
