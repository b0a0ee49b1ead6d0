/// An attribute of a view or guide that makes constraints with others of its kind.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, OperandHolder {
    final nonisolated(unsafe) let operand: ConstraintOperand
    /// The anchor that was made before this one for the same view or guide: see ``KeptAnchors``.
    @exclusivity(unchecked) final nonisolated(unsafe) var older: NSLayoutAnchor<AnyObject>?

    init(_ operand: ConstraintOperand) {
        self.operand = operand
        super.init()
    }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { operand.node.item }

    /// The anchor in words: `"UIView:0x….leading"`.
    open var name: String { operand.text }

    /// A constraint that holds this anchor at another, `c` points further.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        made(.equal, anchor, c, SourceLine(file: file, line: line))
    }

    /// A constraint that holds this anchor at or after another, `c` points further.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        made(.greaterThanOrEqual, anchor, c, SourceLine(file: file, line: line))
    }

    /// A constraint that holds this anchor at or before another, `c` points further.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        made(.lessThanOrEqual, anchor, c, SourceLine(file: file, line: line))
    }

    private func made(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
        _ line: SourceLine
    ) -> NSLayoutConstraint {
        let (one, two) = (operand.attribute.axis, anchor.operand.attribute.axis)
        // Lengths compare whatever their axes, as a height with a width.
        if one != two, !(operand.isDimension && anchor.operand.isDimension) {
            UIKitException(
                reason: "Constraint improperly relates anchors of incompatible types: \(self) and \(anchor)"
            ).raise()
        }
        guard ConstraintParts.areLegal(operand, anchor.operand, constant: constant) else {
            return NSLayoutConstraint(
                ConstraintParts(operand, relation, anchor.operand, constant: constant), at: line)
        }
        return NSLayoutConstraint(
            operand, relation, anchor.operand, multiplier: 1, constant: constant, at: line)
    }

    /// Whether another object is an anchor of the same attribute of the same view or guide. Anchors of views and
    /// guides are always the same objects; distances that are made twice are only equal.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any OperandHolder else { return false }
        return other === self || other.operand.isSame(as: operand)
    }

    /// Equal for equal anchors.
    open override nonisolated var hash: Int {
        var hasher = Hasher()
        operand.hash(into: &hasher)
        return hasher.finalize()
    }

    /// The class, the address and the name.
    open override nonisolated var description: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)):\(addressText(of: self)) \"\(operand.text)\">"
        }
    }
}

extension ConstraintOperand {
    /// The operand in words: `UIView:0x….leading`.
    @MainActor var text: String {
        let name = node.item.map { "\(type(of: $0)):\(addressText(of: $0)).\(attribute.name)" }
        let own = name ?? "nil.\(attribute.name)"
        guard let subtracted else { return own }
        return "\(own) - \(ConstraintOperand(subtracted.node, subtracted.attribute).text)"
    }
}

/// The address of an object as debuggers print it.
func addressText(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
