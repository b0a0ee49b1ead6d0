import Foundation

/// The anchors of one view or layout guide: each is made when it is first needed, and the same object from then on.
///
/// Anchors hold the node, which holds neither them nor the view or guide. The view or guide holds the anchors, so that
/// there is no reference cycle.
struct KeptAnchors {
    private var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: NSObject)] = []

    /// The anchor for an attribute: of the class that ``made(of:)`` chooses.
    @MainActor
    mutating func anchor(_ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode) -> NSObject {
        for entry in anchors where entry.attribute == attribute { return entry.anchor }
        if anchors.isEmpty { anchors.reserveCapacity(4) }
        let made = Self.made(of: ConstraintOperand(node, attribute))
        anchors.append((attribute, made))
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

extension ConstraintOperand {
    /// The operand as an anchor: the one that its view or guide keeps, as long as that is there.
    @MainActor var anchor: NSLayoutAnchor<AnyObject> {
        // In Objective-C the anchors are one class whatever their type: no member depends on it. A checked cast, or
        // `unsafeDowncast` in a debug build, would compare types that Swift distinguishes.
        let anchor = Unmanaged.passRetained(keptAnchor).toOpaque()
        return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(anchor).takeRetainedValue()
    }

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
