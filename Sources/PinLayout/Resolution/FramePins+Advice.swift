internal import LayoutCore

extension FramePins {
    /// What of the chain has no effect, and why.
    ///
    /// - Parameter alignment: `justify` and `align` as they were written.
    func advice(justify: HorizontalAlign, align: VerticalAlign) -> [PinWarning] {
        var warnings: [PinWarning] = []
        if justify != .none, horizontal.justification != nil {
            warnings += advice(on: .horizontal, call: "justify(.\(justify))")
        }
        if align != .none, vertical.justification != nil {
            warnings += advice(on: .vertical, call: "align(.\(align))")
        }
        if pinsEdges, horizontal.hasBothEdges, vertical.hasBothEdges {
            warnings.append(.edgesAlreadyPinned)
        }
        if case .aspectRatio = adjustment {
            let pins = withPinnedEdges
            let known = (pins.horizontal.knownLength != nil, pins.vertical.knownLength != nil)
            let hasLimit =
                pins.horizontal.clamped(nil) != nil || pins.vertical.clamped(nil) != nil
            switch known {
            case (true, true): warnings.append(.aspectRatioOfKnownSize)
            case (false, false) where !hasLimit: warnings.append(.aspectRatioOfUnknownSize)
            default: break
            }
        }
        return warnings
    }

    private func advice(on axis: Axis, call: String) -> [PinWarning] {
        let pins = self[axis]
        var warnings: [PinWarning] = []
        let isAnchored = pins.start != nil || pins.end != nil || pins.center != nil
        let becomesPinned = pinsEdges && pins.length != nil && isAnchored
        if !pins.hasBothEdges, !becomesPinned {
            warnings.append(.missingEdges(axis, call: call))
        }
        if pins.center != nil { warnings.append(.centerIsPinned(axis, call: call)) }
        return warnings
    }
}
