import Foundation

extension CALayer {
    final func storedValue(forKey key: String) -> Any? {
        if let path = AnimatedKeyPath(key), let value = path.value(in: self) {
            return value.object(likeKey: key)
        }
        switch key {
        case "frame": return NSValue(cgRect: frame)
        case "hidden", "isHidden": return isHidden
        case "masksToBounds": return masksToBounds
        case "sublayerTransform": return NSValue(caTransform3D: sublayerTransform)
        case "contents": return contents
        case "contentsScale": return contentsScale
        case "contentsRect": return NSValue(cgRect: contentsRect)
        case "name": return name
        case "mask": return mask
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "delegate": return delegate
        default: return extras?.values[key]
        }
    }

    final func setStoredValue(_ value: Any?, forKey key: String) {
        if let path = AnimatedKeyPath(key), path.value(in: self) != nil {
            if let value = AnimatedValue(value) { path.set(value, in: self) } else { clear(key) }
            return
        }
        switch key {
        case "frame": frame = (value as? NSValue)?.cgRectValue ?? value as? CGRect ?? frame
        case "hidden", "isHidden": isHidden = value as? Bool ?? false
        case "masksToBounds": masksToBounds = value as? Bool ?? false
        case "sublayerTransform":
            if case .transform(let transform)? = AnimatedValue(value) { sublayerTransform = transform }
        case "contents": contents = value
        case "contentsScale":
            contentsScale = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? contentsScale
        case "contentsRect":
            contentsRect = (value as? NSValue)?.cgRectValue ?? value as? CGRect ?? contentsRect
        case "name": name = value as? String
        case "mask": mask = value as? CALayer
        default: madeExtras.values[key] = value
        }
    }

    /// Sets a property that can be nil to that.
    private func clear(_ key: String) {
        switch key {
        case "backgroundColor": backgroundColor = nil
        case "borderColor": borderColor = nil
        case "shadowColor": shadowColor = nil
        case "fillColor": (self as? CAShapeLayer)?.fillColor = nil
        case "strokeColor": (self as? CAShapeLayer)?.strokeColor = nil
        case "path": (self as? CAShapeLayer)?.path = nil
        default: break
        }
    }
}

extension AnimatedValue {
    /// The value as an object, as key-value coding of the property or of a part of it returns it.
    fileprivate func object(likeKey key: String) -> Any? {
        if let property = AnimatableProperty(rawValue: key) { return object(for: property) }
        switch (key, self) {
        case ("bounds", .numbers(let numbers)):
            return NSValue(
                cgRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case ("transform.translation", .numbers): return NSValue(cgSize: size)
        case ("colors", .list(let colors)): return colors.map { AnimatedValue.numbers($0).color }
        case ("locations", .list(let locations)): return locations.map { NSNumber(value: $0[0]) }
        default: return NSNumber(value: Double(number))
        }
    }
}

extension CAAnimation {
    /// Stores a value under a name of the program's own; copies of the animation have it too.
    public final func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value }

    /// The value that was stored under a name.
    @discardableResult public final func value(forKey key: String) -> Any? { storedValues[key] }

    /// As ``setValue(_:forKey:)``.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) { storedValues[keyPath] = value }

    /// As ``value(forKey:)``.
    @discardableResult public final func value(forKeyPath keyPath: String) -> Any? { storedValues[keyPath] }
}

extension CAAnimation: CAAction {
    /// Adds the animation to the layer, with the event's name as its key.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension CAAnimation: @preconcurrency NSCopying {
    /// An animation of the same values.
    @discardableResult public func copy(with zone: NSZone? = nil) -> Any { copied() }
}

extension CALayer: @preconcurrency KeyedValues {
    final func keyedValue(forKey key: String) -> Any? { value(forKeyPath: key) }
    final func setKeyedValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}

extension CAAnimation: @preconcurrency KeyedValues {
    final func keyedValue(forKey key: String) -> Any? { value(forKey: key) }
    final func setKeyedValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
}
