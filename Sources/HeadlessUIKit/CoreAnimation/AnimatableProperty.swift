/// An animatable property of a layer, by Core Animation's name.
enum AnimatableProperty: String {
    case position, anchorPoint, transform, opacity, zPosition
    case boundsOrigin = "bounds.origin"
    case boundsSize = "bounds.size"
    case backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius
    case strokeStart, strokeEnd, lineWidth, lineDashPhase, fillColor, strokeColor, path
    case startPoint, endPoint
}

extension CALayer {
    /// The value of a property; nil where this layer has no such property.
    final func value(of property: AnimatableProperty) -> AnimatedValue? {
        switch property {
        case .position: .pair(position.x, position.y)
        case .anchorPoint: .pair(anchorPoint.x, anchorPoint.y)
        case .transform: .transform(transform)
        case .opacity: .number(CGFloat(opacity))
        case .zPosition: .number(zPosition)
        case .boundsOrigin: .pair(bounds.origin.x, bounds.origin.y)
        case .boundsSize: .pair(bounds.size.width, bounds.size.height)
        case .backgroundColor: .color(backgroundColor)
        case .cornerRadius: .number(cornerRadius)
        case .borderWidth: .number(borderWidth)
        case .borderColor: .color(borderColor)
        case .shadowColor: .color(shadowColor)
        case .shadowOpacity: .number(CGFloat(shadowOpacity))
        case .shadowOffset: .pair(shadowOffset.width, shadowOffset.height)
        case .shadowRadius: .number(shadowRadius)
        default:
            (self as? CAShapeLayer)?.shapeValue(of: property)
                ?? (self as? CAGradientLayer)?.gradientValue(of: property)
        }
    }

    /// Sets a property. Values that are not finite are left out.
    final func set(_ property: AnimatableProperty, to value: AnimatedValue) {
        let sum = value.numbers.sum()
        guard sum - sum == 0 else { return }
        switch property {
        case .position: position = value.point
        case .anchorPoint: anchorPoint = value.point
        case .transform: if case .transform(let map) = value { transform = map }
        case .opacity: opacity = Float(value.number)
        case .zPosition: zPosition = value.number
        case .boundsOrigin: bounds = CGRect(origin: value.point, size: bounds.size)
        case .boundsSize:
            let size = CGSize(width: max(0, value.size.width), height: max(0, value.size.height))
            bounds = CGRect(origin: bounds.origin, size: size)
        case .backgroundColor: backgroundColor = value.color
        case .cornerRadius: cornerRadius = max(0, value.number)
        case .borderWidth: borderWidth = max(0, value.number)
        case .borderColor: borderColor = value.color
        case .shadowColor: shadowColor = value.color
        case .shadowOpacity: shadowOpacity = Float(value.number)
        case .shadowOffset: shadowOffset = value.size
        case .shadowRadius: shadowRadius = max(0, value.number)
        default:
            (self as? CAShapeLayer)?.setShape(property, to: value)
            (self as? CAGradientLayer)?.setGradient(property, to: value)
        }
    }
}

extension CAShapeLayer {
    fileprivate final func shapeValue(of property: AnimatableProperty) -> AnimatedValue? {
        switch property {
        case .strokeStart: .number(strokeStart)
        case .strokeEnd: .number(strokeEnd)
        case .lineWidth: .number(lineWidth)
        case .lineDashPhase: .number(lineDashPhase)
        case .fillColor: .color(fillColor)
        case .strokeColor: .color(strokeColor)
        case .path: path.map { .path($0) }
        default: nil
        }
    }

    fileprivate final func setShape(_ property: AnimatableProperty, to value: AnimatedValue) {
        switch property {
        case .strokeStart: strokeStart = value.number
        case .strokeEnd: strokeEnd = value.number
        case .lineWidth: lineWidth = max(0, value.number)
        case .lineDashPhase: lineDashPhase = value.number
        case .fillColor: fillColor = value.color
        case .strokeColor: strokeColor = value.color
        case .path: if case .path(let path) = value { self.path = path }
        default: break
        }
    }
}

extension CAGradientLayer {
    fileprivate final func gradientValue(of property: AnimatableProperty) -> AnimatedValue? {
        switch property {
        case .startPoint: .pair(startPoint.x, startPoint.y)
        case .endPoint: .pair(endPoint.x, endPoint.y)
        default: nil
        }
    }

    fileprivate final func setGradient(_ property: AnimatableProperty, to value: AnimatedValue) {
        switch property {
        case .startPoint: startPoint = value.point
        case .endPoint: endPoint = value.point
        default: break
        }
    }
}
