extension UIView {
    /// The view in UIKit's form: class, frame and state. Away from the main actor, class and frame alone.
    final nonisolated var debugLine: String {
        if MainTurn.isOnMainActor { return MainActor.assumeIsolated { describedLine } }
        return "<\(ClassName.text(of: type(of: self))): \(describedAddress(of: self)); \(describedFrame)>"
    }

    private var describedLine: String {
        var parts = ["\(ClassName.text(of: type(of: self))): \(describedAddress(of: self))"]
        if let base = ClassName.kitAncestor(of: type(of: self)), base != "UIView" {
            parts.append("baseClass = \(base)")
        }
        parts.append(describedFrame)
        parts += describedGeometry
        if let text = describedText {
            parts.append("text = '\(text.count > 25 ? text.prefix(25) + "..." : text)'")
        }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(number(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque || !describedAsOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(describedMask)") }
        if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let tint = extras?.tintColor { parts.append("tintColor = \(tint.debugText)") }
        if let recognizers = extras?.gestureRecognizers, !recognizers.isEmpty {
            parts.append("gestureRecognizers = <NSArray: \(describedAddress(of: self))>")
        }
        if let keys = layerStorage?.animationKeys(), !keys.isEmpty {
            parts.append("animations = { \(describedAnimations(keys)) }")
        }
        if let color = backgroundColor { parts.append("backgroundColor = \(color.debugText)") }
        parts += describedContents
        parts.append("layer = <\(describedLayerClass): \(describedAddress(of: layer))>")
        return "<" + (parts + describedState).joined(separator: "; ") + ">"
    }

    private nonisolated var describedFrame: String {
        let frame = geometry.frame
        let corner = "\(number(frame.origin.x)) \(number(frame.origin.y))"
        return "frame = (\(corner); \(number(frame.size.width)) \(number(frame.size.height)))"
    }

    private var describedGeometry: [String] {
        var parts: [String] = []
        if anchorPoint != CGPoint(x: 0.5, y: 0.5) {
            parts.append("anchorPoint = (\(number(anchorPoint.x)), \(number(anchorPoint.y)))")
        }
        let matrix = transform3D
        if CATransform3DIsAffine(matrix) {
            let flat = transform
            if !flat.isIdentity {
                let values = [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty].map(number)
                parts.append("transform = [\(values.joined(separator: ", "))]")
            }
        } else {
            let values = [
                matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23,
                matrix.m24,
                matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43,
                matrix.m44,
            ].map(number)
            parts.append("transform3D = [\(values.joined(separator: ", "))]")
        }
        return parts
    }

    private var describedMask: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private func describedAnimations(_ keys: [String]) -> String {
        keys.sorted().map { "\($0)=<CAAnimation: \(describedAddress(of: layer))>" }.joined(separator: "; ")
    }

    private nonisolated func describedAddress(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
