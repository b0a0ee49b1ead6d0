import Foundation

/// The frames of a cell's parts around the content, for lines that run from left to right.
@MainActor
struct CellFrameLayout {
    /// What is laid out.
    struct Parts {
        /// What the content keeps out of at the sides.
        var leadingInset: CGFloat = 0
        var trailingInset: CGFloat = 0
        /// The cell's margins at the sides, without the insets.
        var leadingMargin: CGFloat
        var trailingMargin: CGFloat
        var accessory = Accessory.none
        var showsEditControl = false
        var isIndentedForEditing = false
        var showsReorderControl = false
    }

    /// What is at the trailing edge.
    enum Accessory: Equatable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        case custom(CGSize)

        init(_ type: UITableViewCell.AccessoryType) {
            self =
                switch type {
                case .none: .none
                case .disclosureIndicator: .disclosureIndicator
                case .detailDisclosureButton: .detailDisclosureButton
                case .checkmark: .checkmark
                case .detailButton: .detailButton
                }
        }
    }

    private(set) var content: CGRect
    /// The arrow, the check mark or the view of the app.
    private(set) var accessory = CGRect.zero
    /// The button with an i.
    private(set) var detailButton = CGRect.zero
    private(set) var editControl = CGRect.zero
    private(set) var reorderControl = CGRect.zero
    /// Whether something lies between the content and the cell's trailing margin.
    private(set) var hasTrailingParts = false

    private let metrics: CellMetrics
    private let size: CGSize
    /// Where the next part at the trailing side ends, and where the content ends.
    private var partEnd: CGFloat
    private var contentEnd: CGFloat

    init(_ parts: Parts, in size: CGSize, _ metrics: CellMetrics) {
        (self.metrics, self.size) = (metrics, size)
        contentEnd = size.width - parts.trailingInset
        partEnd = contentEnd - parts.trailingMargin
        content = CGRect(origin: .zero, size: size)
        if parts.showsReorderControl { placeReorderControl() }
        place(parts.accessory)
        var start = parts.leadingInset
        if parts.showsEditControl {
            let box = metrics.editControl
            editControl = centred(box, x: start + metrics.editControlStart)
        }
        if parts.isIndentedForEditing { start += metrics.editingContentStart }
        content = CGRect(x: start, y: 0, width: max(0, contentEnd - start), height: size.height)
    }

    private mutating func placeReorderControl() {
        let width = metrics.reorderWidth
        reorderControl = CGRect(x: partEnd - width, y: 0, width: width, height: size.height)
        end(at: reorderControl.minX, gap: 0)
        partEnd -= metrics.marginBesideAccessory
    }

    private mutating func place(_ kind: Accessory) {
        switch kind {
        case .none: break
        case .disclosureIndicator: placeArrow()
        case .detailDisclosureButton:
            placeArrow()
            partEnd -= metrics.detailGap
            placeDetailButton()
        case .detailButton: placeDetailButton()
        case .checkmark:
            let box = metrics.checkmark
            accessory = centred(box, x: partEnd - metrics.checkmarkPadding - box.width)
            end(at: accessory.minX, gap: metrics.checkmarkPadding)
        case .custom(let box):
            accessory = CGRect(
                x: partEnd - box.width, y: metrics.roundedUp((size.height - box.height) / 2),
                width: box.width,
                height: box.height)
            end(at: accessory.minX, gap: metrics.accessoryGap)
        }
    }

    private mutating func placeArrow() {
        let box = metrics.disclosure
        accessory = centred(box, x: partEnd - box.width)
        end(at: accessory.minX, gap: 0)
    }

    private mutating func placeDetailButton() {
        let (side, padding) = (metrics.detailButton, metrics.detailPadding)
        detailButton = centred(CGSize(width: side, height: side), x: partEnd - padding - side)
        end(at: detailButton.minX, gap: padding)
    }

    private mutating func end(at x: CGFloat, gap: CGFloat) {
        hasTrailingParts = true
        contentEnd = x - gap
        partEnd = contentEnd
    }

    private func centred(_ box: CGSize, x: CGFloat) -> CGRect {
        CGRect(
            x: x, y: metrics.roundedDown((size.height - box.height) / 2), width: box.width, height: box.height
        )
    }
}

extension CGRect {
    /// The rectangle in a box that is mirrored at its middle.
    func mirrored(inWidth width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
