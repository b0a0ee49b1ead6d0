internal import LayoutCore
import ViewBridge

/// What a chain refers to: a view or layer, or a rectangle in the coordinates of one.
@MainActor
enum PinTarget {
    case box(PinBox)
    case area(PinArea)

    /// The target of an object that can be laid out; nil for types that no chain can be made for.
    init?(_ object: some Layoutable) {
        guard let box = PinBox(object) else { return nil }
        self = .box(box)
    }

    /// Whether `start` means left in it.
    var isLTR: Bool {
        switch self {
        case .box(let box): box.isLTR
        case .area(let area): area.owner?.isLTR ?? true
        }
    }

    /// The rectangle in the coordinates of a container; nil where the target belongs to no tree, or to another.
    @inline(__always)  // Pays in `pin chain`.
    func rect(seenFrom container: PinBox, keepTransform: Bool) -> CGRect? {
        switch self {
        case .box(let box):
            guard let home = box.superbox else { return nil }
            let rect = box.rect(keepTransform: keepTransform)
            return home === container
                ? rect : home.convert(rect, seenFrom: container, keepTransform: keepTransform)
        case .area(let area):
            guard let home = area.owner else { return nil }
            return home === container
                ? area.rect : home.convert(area.rect, seenFrom: container, keepTransform: keepTransform)
        }
    }

    /// The size; nil where the target belongs to no view.
    func size(keepTransform: Bool) -> CGSize? {
        switch self {
        case .box(let box): box.rect(keepTransform: keepTransform).size
        case .area(let area): area.owner == nil ? nil : area.rect.size
        }
    }

    /// The target in words, as warnings name it.
    var text: String {
        switch self {
        case .box(let box): box.text
        case .area(let area): area.text
        }
    }
}
