import Foundation

/// The anchors of one view or layout guide: each is made when it is first needed, and the same object from then on.
///
/// Anchors hold the node, which holds neither them nor the view or guide. The view or guide holds the newest anchor, and
/// each the one before, so that there is no reference cycle and the first ones need no list.
struct KeptAnchors {
    private var newest: NSLayoutAnchor<AnyObject>?

    /// The anchor for an attribute, of the class that ``made(of:)`` chooses.
    ///
    /// - Parameter node: Where the anchor is new: the node of the view or guide.
    @MainActor
    mutating func anchor(
        _ attribute: NSLayoutConstraint.Attribute, of node: @autoclosure () -> LayoutNode
    ) -> NSObject {
        var next = newest.map(Unmanaged.passUnretained)
        while let anchor = next {
            if anchor.attribute == attribute { return anchor.takeUnretainedValue() }
            next = anchor.older
        }
        let made = Self.made(of: ConstraintOperand(node(), attribute)).anyAnchor
        made.older = newest
        newest = made
        return made
    }

    /// A new anchor, of the class that stands for the operand on a phone.
    @MainActor
    static func made(of operand: ConstraintOperand) -> NSObject {
        if operand.isDimension { return NSLayoutDimension(operand) }
        return operand.attribute.axis == .vertical
            ? NSLayoutYAxisAnchor(operand) : NSLayoutXAxisAnchor(operand)
    }
}

extension Unmanaged<NSLayoutAnchor<AnyObject>> {
    fileprivate var attribute: NSLayoutConstraint.Attribute {
        _withUnsafeGuaranteedRef { $0.operand.attribute }
    }

    fileprivate var older: Self? { _withUnsafeGuaranteedRef { $0.older.map(Unmanaged.passUnretained) } }
}

extension NSObject {
    /// An anchor as one of any type. In Objective-C the anchors are one class whatever their type: no member depends on it.
    /// A checked cast, or `unsafeDowncast` in a debug build, would compare types that Swift distinguishes.
    fileprivate var anyAnchor: NSLayoutAnchor<AnyObject> {
        let reference = Unmanaged.passUnretained(self).toOpaque()
        return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(reference).takeUnretainedValue()
    }
}

extension ConstraintOperand {
    /// The operand as an anchor: the one that its view or guide keeps, as long as that is there.
    @MainActor var anchor: NSLayoutAnchor<AnyObject> { keptAnchor.anyAnchor }

    @MainActor private var keptAnchor: NSObject {
        if let subtracted {
            if let known = subtracted.anchor { return known }
            let made = NSLayoutDimension(self)
            subtracted.anchor = made
            return made
        }
        if let view = node.view { return view.madeExtras.anchors.anchor(attribute, of: node) }
        if let guide = node.guide { return guide.anchors.anchor(attribute, of: node) }
        return KeptAnchors.made(of: self)
    }
}

/// What every anchor has, whatever its type.
protocol OperandHolder: AnyObject {
    var operand: ConstraintOperand { get }
}
