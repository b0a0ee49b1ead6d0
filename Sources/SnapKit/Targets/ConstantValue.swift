import ViewBridge

/// What is added to the other side, for each attribute another part of it.
enum ConstantValue {
    case number(CGFloat)
    case size(CGSize)
    case point(CGPoint)
    case insets(UIEdgeInsets)
    case directionalInsets(NSDirectionalEdgeInsets)

    /// The constant that a target gives; nil for what gives none.
    init?(_ target: Any) {
        switch target {
        case let number as any ConstraintOffsetTarget: self = .number(number.constraintOffsetTargetValue)
        case let insets as UIEdgeInsets: self = .insets(insets)
        case let size as CGSize: self = .size(size)
        case let point as CGPoint: self = .point(point)
        case let insets as NSDirectionalEdgeInsets: self = .directionalInsets(insets)
        default: return nil
        }
    }

    /// The constant that a number of the common types gives; nil for all others.
    // The types are compared first, as casts that fail look for ways to bridge: pays in `feed made`, by SnapKit.
    init?(number target: Any) {
        let type = type(of: target)
        if type == Int.self, let number = target as? Int {
            self = .number(CGFloat(number))
        } else if type == CGFloat.self, let number = target as? CGFloat {
            self = .number(number)
        } else if type == Double.self, let number = target as? Double {
            self = .number(CGFloat(number))
        } else {
            return nil
        }
    }

    /// The constant of one attribute.
    @MainActor
    func points(for attribute: LayoutConstraint.Attribute) -> CGFloat {
        switch self {
        case .number(let number): number
        case .size(let size): attribute == .width ? size.width : attribute == .height ? size.height : 0
        case .point(let point): point.points(for: attribute)
        case .insets(let insets): SideDistances(insets).points(for: attribute)
        case .directionalInsets(let insets): SideDistances(insets).points(for: attribute)
        }
    }
}

extension CGPoint {
    /// The coordinate along an attribute's axis; none for lengths.
    fileprivate func points(for attribute: LayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .width, .height, .notAnAttribute: 0
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            y
        default: x
        }
    }
}
