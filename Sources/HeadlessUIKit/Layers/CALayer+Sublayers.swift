extension CALayer {
    final var allSublayers: [CALayer]? {
        if let sublayerStorage { return sublayerStorage.isEmpty ? nil : sublayerStorage }
        guard let owner, !owner.subviewStorage.isEmpty else { return nil }
        return owner.subviewStorage.map(\.madeLayer)
    }

    final func setSublayers(_ layers: [CALayer]?) {
        for layer in sublayers ?? [] where layer.owner == nil { layer.removeFromSuperlayer() }
        for layer in layers ?? [] where layer.owner == nil { addSublayer(layer) }
    }

    final func leaveSuperlayer() {
        guard owner == nil, let parent = superlayerStorage else { return }
        parent.sublayerStorage?.removeAll { $0 === self }
        superlayerStorage = nil
    }

    final func replace(_ old: CALayer, _ new: CALayer) {
        guard let index = sublayerStorage?.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperlayer()
        insert(new) { min(index, $0.count) }
    }

    final func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer {
                UIKitException(
                    name: "CALayerInvalid",
                    reason: "Can't add layer \(layer) to its own tree: it would form a cycle"
                ).raise()
                return
            }
            ancestor = current.superlayerStorage ?? current.owner?.superviewStorage?.layerStorage
        }
        // A view's layer moves with its view.
        if let view = layer.owner {
            owner?.addSubview(view)
            return
        }
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: index(layers))
        sublayerStorage = layers
        layer.superlayerStorage = self
    }

    /// Brings the layers of subviews into the order of the subviews; layers between them stay
    /// above the one that they follow.
    final func orderSublayersAsSubviews() {
        guard let owner, let old = sublayerStorage else { return }
        let views = owner.subviewStorage
        let present = Set(views.map(ObjectIdentifier.init))
        var following: [ObjectIdentifier?: [CALayer]] = [:]
        var leader: ObjectIdentifier?
        for layer in old {
            if let view = layer.owner {
                if present.contains(ObjectIdentifier(view)) { leader = ObjectIdentifier(view) }
            } else {
                following[leader, default: []].append(layer)
            }
        }
        var layers = following[nil] ?? []
        for view in views {
            layers.append(view.madeLayer)
            layers += following[ObjectIdentifier(view)] ?? []
        }
        sublayerStorage = layers
    }

    final func deepestLayer(at point: CGPoint) -> CALayer? {
        guard let local = hitPoint(of: point) else { return nil }
        // Layers that contain the point, the innermost last, with the sublayers that have not been looked at.
        var open: [(layer: CALayer, sublayers: ArraySlice<CALayer>, point: CGPoint)] = [
            (self, (sublayers ?? [])[...], local)
        ]
        while let (layer, _, point) = open.last {
            guard let sublayer = open[open.count - 1].sublayers.popLast() else { return layer }
            if type(of: sublayer) != CALayer.self {
                // Its class may override the test.
                if let hit = sublayer.hitTest(point) { return hit }
            } else if let local = sublayer.hitPoint(of: point) {
                open.append((sublayer, (sublayer.sublayers ?? [])[...], local))
            }
        }
        return nil
    }

    /// A point of the superlayer in the layer's coordinates; nil where the layer does not contain it.
    private func hitPoint(of point: CGPoint) -> CGPoint? {
        guard !isHidden else { return nil }
        let local = point.applying(geometry.toParent.inverted())
        return contains(local) ? local : nil
    }

    // MARK: Coordinates

    /// A point of this layer's coordinates in another's; nil is the topmost ancestor.
    @discardableResult public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        point.applying(toRoot.concatenating((layer?.toRoot ?? .identity).inverted()))
    }

    /// A point of another layer's coordinates in this one's; nil is the topmost ancestor.
    @discardableResult public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying((layer?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }

    /// A rectangle of this layer's coordinates in another's: the box around it.
    @discardableResult public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        rect.applying(toRoot.concatenating((layer?.toRoot ?? .identity).inverted()))
    }

    /// A rectangle of another layer's coordinates in this one's: the box around it.
    @discardableResult public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        rect.applying((layer?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }

    private var toRoot: CGAffineTransform {
        var map = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer, let parent = current.superlayer {
            map = map.concatenating(current.geometry.toParent)
            layer = parent
        }
        return map
    }
}
