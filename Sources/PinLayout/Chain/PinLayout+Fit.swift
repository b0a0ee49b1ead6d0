internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Sets the size to the result of the content's `sizeThatFits`. `.content` by default.
    @discardableResult
    public func sizeToFit(_ fitType: FitType = .content) -> PinLayout {
        adjust(.fit(fitType))
        return self
    }

    /// Sets the size to the content's measured size, but never larger than the available space.
    ///
    /// The space is the width that the chain sets; where it pins one edge only, what lies between that edge and the
    /// superview's other one, less the margins; where it pins the centre, twice the distance to the nearer edge.
    /// This space is proposed to the content, so that `.widthFlexible` needs no width:
    ///
    /// ```swift
    /// tag.pin.left(12).marginRight(12).sizeToFit(bounded: .widthFlexible)
    /// ```
    ///
    /// With `.content` both dimensions are bounded so; with the others the second dimension is bounded where the
    /// chain sets it or pins both of its edges. The bound has the last word, also before a minimum.
    @discardableResult
    public func sizeToFit(bounded fitType: FitType) -> PinLayout {
        if statement.pins.adjustment == nil {
            statement.pins.fitBounds = Size(
                width: Double(containerLength(.horizontal) ?? .infinity),
                height: Double(containerLength(.vertical) ?? .infinity))
        }
        adjust(.fit(fitType))
        return self
    }

    /// Lets the dimension that is not known follow from the one that is: the width is the height times
    /// `ratio`, which must be positive.
    @discardableResult
    public func aspectRatio(_ ratio: CGFloat) -> PinLayout {
        guard ratio > 0, ratio.isFinite else {
            warn(.notARatio(call: "aspectRatio(\(ratio))", value: Double(ratio)))
            return self
        }
        adjust(.aspectRatio(Double(ratio)))
        return self
    }

    /// Lets the dimension that is not known follow from the one that is, in the ratio of another view.
    @discardableResult
    public func aspectRatio(of view: PinView) -> PinLayout {
        let size = box.peer(view).rect(keepTransform: statement.keepTransform).size
        return aspectRatio(size.width / size.height)
    }

    /// Lets the dimension that is not known follow from the one that is, in the ratio of an image view's image.
    @discardableResult
    public func aspectRatio() -> PinLayout {
        guard case .view(let view) = box, let imageView = view as? UIImageView else {
            warn(.notAnImageView)
            return self
        }
        guard let size = imageView.image?.size else {
            if Pin.activeWarnings.aspectRatioImageNotSet { warn(.noImage) }
            return self
        }
        return aspectRatio(size.width / size.height)
    }
}
