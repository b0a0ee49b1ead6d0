internal import LayoutCore
import ViewBridge

// What the calls note that let sizes follow from the content, or from one another.
extension PinLayout {
    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(fit fitType: FitType) { adjust(.fit(fitType)) }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(boundedFit fitType: FitType) {
        if statement.pins.adjustment == nil {
            statement.pins.fitBounds = Size(
                width: Double(containerLength(.horizontal) ?? .infinity),
                height: Double(containerLength(.vertical) ?? .infinity))
        }
        adjust(.fit(fitType))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(aspectRatio ratio: CGFloat) {
        guard ratio > 0, ratio.isFinite else {
            return warn(.notARatio(call: "aspectRatio(\(ratio))", value: Double(ratio)))
        }
        adjust(.aspectRatio(Double(ratio)))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(aspectRatioOf view: PinView) {
        let size = box.peer(view).rect(keepTransform: statement.keepTransform).size
        note(aspectRatio: size.width / size.height)
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func noteAspectRatioOfImage() {
        guard case .view(let view) = box, let imageView = view as? UIImageView else {
            return warn(.notAnImageView)
        }
        guard let size = imageView.image?.size else {
            if Pin.activeWarnings.aspectRatioImageNotSet { warn(.noImage) }
            return
        }
        note(aspectRatio: size.width / size.height)
    }

    /// Sets how the size is found. The first way counts.
    @inline(__always)  // Pays in `pin chain`.
    private func adjust(_ adjustment: Adjustment) {
        statement.enter(.fit)
        if let first = statement.pins.adjustment {
            warn(.secondAdjustment(call: adjustment.call, first: first.call))
        } else {
            statement.pins.adjustment = adjustment
        }
    }
}
