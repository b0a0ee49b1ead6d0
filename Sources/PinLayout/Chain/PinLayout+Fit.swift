import ViewBridge

extension PinLayout {
    /// Sets the size to the result of the content's `sizeThatFits`. `.content` by default.
    @inlinable
    @discardableResult
    public func sizeToFit(_ fitType: FitType = .content) -> PinLayout {
        note(fit: fitType)
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
    @inlinable
    @discardableResult
    public func sizeToFit(bounded fitType: FitType) -> PinLayout {
        note(boundedFit: fitType)
        return self
    }

    /// Lets the dimension that is not known follow from the one that is: the width is the height times
    /// `ratio`, which must be positive.
    @inlinable
    @discardableResult
    public func aspectRatio(_ ratio: CGFloat) -> PinLayout {
        note(aspectRatio: ratio)
        return self
    }

    /// Lets the dimension that is not known follow from the one that is, in the ratio of another view.
    @inlinable
    @discardableResult
    public func aspectRatio(of view: PinView) -> PinLayout {
        note(aspectRatioOf: view)
        return self
    }

    /// Lets the dimension that is not known follow from the one that is, in the ratio of an image view's image.
    @inlinable
    @discardableResult
    public func aspectRatio() -> PinLayout {
        noteAspectRatioOfImage()
        return self
    }
}
