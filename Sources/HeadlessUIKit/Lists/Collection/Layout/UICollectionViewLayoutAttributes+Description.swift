import Foundation

extension UICollectionViewLayoutAttributes {
    /// Attributes of an element, of a class that is known at run time only.
    static func make(_ type: AnyClass, for key: ElementKey) -> UICollectionViewLayoutAttributes {
        let type = type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
        let made =
            type == UICollectionViewLayoutAttributes.self
            ? UICollectionViewLayoutAttributes() : DynamicInit.object(of: type)
        (made.values.category, made.values.kind) = (key.category, key.kind)
        made.values.indexPath = key.indexPath
        return made
    }

    /// A copy of the same class, the subclass's properties included.
    final var duplicate: UICollectionViewLayoutAttributes {
        copy() as? UICollectionViewLayoutAttributes ?? self
    }

    final var descriptionLine: String {
        let frame = values.frame
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            .map(Self.number)
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        var line = "<\(Swift.type(of: self)): 0x\(address); index path: (\(values.indexPath.pathText))"
        switch values.category {
        case .cell: break
        case .supplementaryView: line += "; supplementary view kind: \(values.kind)"
        case .decorationView: line += "; decoration view kind: \(values.kind)"
        }
        line += "; frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
        if values.alpha != 1 { line += "; alpha = \(Self.number(values.alpha))" }
        if values.isHidden { line += "; hidden" }
        line += "; zIndex = \(values.zIndex); >"
        return line
    }

    private static func number(_ value: CGFloat) -> String {
        value.isFinite && value == value.rounded() && abs(value) < 1e15
            ? String(Int(value)) : String(Double(value))
    }
}

extension IndexPath {
    /// The indexes with hyphens, as in UIKit's messages.
    var pathText: String { map(String.init).joined(separator: "-") }
}
