internal import LayoutCore
import ViewBridge

// Kept out of line: a chain that contradicts itself may take its time.
extension PinLayout {
    /// Shows a warning where warnings are enabled.
    @inline(never)
    func warn(_ warning: @autoclosure () -> PinWarning) {
        if PinSettings.logWarnings { PinConsole.show(warning(), about: box) }
    }

    /// Reports why an anchor was not pinned.
    @inline(never)
    func refuse(
        _ refusal: AxisPins.Refusal, _ anchor: AxisAnchor, _ axis: Axis, at coordinate: CGFloat,
        _ call: () -> CallText
    ) {
        var (refusal, pins) = (refusal, statement.pins[axis])
        if statement.isRecorded {
            guard let found = recorded(.anchor(anchor, axis), Double(coordinate), call) else { return }
            (refusal, pins) = (found.refusal, found.pins)
        }
        guard PinSettings.logWarnings else { return }
        switch refusal {
        case .alreadySet:
            warn(.alreadySet(call: call().text, value: written(pins[anchor] ?? 0, anchor, axis)))
        case .excluded:
            let others: [AxisAnchor] = anchor == .center ? [.start, .end] : [.center]
            var settings: [PinWarning.Setting] = []
            for other in others {
                guard let coordinate = pins[other] else { continue }
                settings.append(.init(name: other.name(axis), value: written(coordinate, other, axis)))
            }
            warn(.excluded(call: call().text, by: settings))
        case .notFinite, .notALength:
            warn(.notFinite(call: call().text, value: Double(coordinate)))
        }
    }

    /// Reports why a length was not set.
    @inline(never)
    func refuse(
        _ refusal: AxisPins.Refusal, _ property: AxisLength, _ axis: Axis, value: CGFloat,
        _ call: () -> CallText
    ) {
        var (refusal, pins) = (refusal, statement.pins[axis])
        if statement.isRecorded {
            guard let found = recorded(.length(property, axis), Double(value), call) else { return }
            (refusal, pins) = (found.refusal, found.pins)
        }
        guard PinSettings.logWarnings else { return }
        let name = property.name(axis)
        let old = pins[property] ?? 0
        switch refusal {
        case .alreadySet: warn(.alreadySet(call: call().text, value: old))
        case .excluded: warn(.excluded(call: call().text, by: [.init(name: name, value: old)]))
        case .notALength, .notFinite:
            warn(.notALength(call: call().text, property: name, value: Double(value)))
        }
    }

    /// A coordinate as it was written: right and bottom count from the far edge.
    private func written(_ coordinate: Double, _ anchor: AxisAnchor, _ axis: Axis) -> Double {
        guard anchor == .end, let length = containerLength(axis) else { return coordinate }
        return Double(length) - coordinate
    }
}
