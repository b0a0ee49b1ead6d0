import ViewBridge

/// A comparison whose other side can be multiplied and moved.
@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    /// Multiplies the other side. 1 by default.
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = amount.constraintMultiplierTargetValue
        return self
    }

    /// Divides the other side.
    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = 1 / amount.constraintMultiplierTargetValue
        return self
    }

    /// Adds points to the other side: on every attribute, to the right or down, or longer. Takes the place of an
    /// inset.
    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        description.constant = .number(amount.constraintOffsetTargetValue)
        return self
    }

    /// Moves edges inside, by a number or by insets: near edges forward, far ones back; lengths lose both sides.
    /// Takes the place of an offset.
    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        description.constant = .insets(amount.insets)
        return self
    }

    /// Moves edges inside by insets that follow the direction of reading.
    @discardableResult
    public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        description.constant = .directionalInsets(amount.directionalInsets)
        return self
    }
}
