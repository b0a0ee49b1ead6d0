internal import LayoutCore
import ViewBridge

extension PinBox {
    /// Resolves a chain to a frame and sets it. A chain that says nothing leaves the box alone.
    ///
    /// - Parameter statement: Read where it is, since a copy would take as long as a call.
    func apply(_ statement: UnsafePointer<PinStatement>) {
        guard statement.pointee.measuring == AutoSizing.number else { return applyElsewhere(statement) }
        if PinSettings.logWarnings { showAdvice(on: statement) }
        if case .group(let group) = self { return group.apply(statement) }
        guard !statement.pointee.pins.isEmpty else { return }
        let keepTransform = statement.pointee.keepTransform
        let current = Rect(rect(keepTransform: keepTransform))
        var measured: Size?
        if let adjustment = statement.pointee.pins.adjustment, case .fit = adjustment {
            measured = self.measured(statement, current)
        }
        let found = statement.pointee.pins.resolved(from: current, measured: measured)
        let rounding = PixelRounding(scale: Double(PinSettings.scaleInTests ?? pixelsPerPoint))
        if let sizing = AutoSizing.current {
            sizing.recording?.keep(
                .init(
                    pins: statement.pointee.pins, measured: measured, current: current, found: found,
                    rounded: CGRect(rounding.rounded(found)),
                    container: containerSize(keepTransform: keepTransform)), of: self, statement)
            let outer = rounding.rounded(found.inset(by: statement.pointee.pins.outwardMargins))
            sizing.keep(
                .init(
                    box: self, rect: CGRect(rounding.rounded(found)), outerRect: CGRect(outer),
                    keepTransform: keepTransform))
        } else {
            setRect(CGRect(rounding.rounded(found)), keepTransform: keepTransform)
        }
    }

    /// Applies a chain where it is released.
    func finish(_ statement: UnsafePointer<PinStatement>) {
        if PinSettings.logMissingLayoutCalls, PinSettings.logWarnings, !statement.pointee.isApplied {
            PinConsole.show(.missingLayoutCall, about: self)
        }
        apply(statement)
    }

    /// The measured size of the content; nil where it has none.
    private func measured(_ statement: UnsafePointer<PinStatement>, _ current: Rect) -> Size? {
        guard let proposal = statement.pointee.pins.proposal(from: current),
            let size = sizeThatFits(CGSize(proposal))
        else { return nil }
        return Size(size)
    }

    /// Applies a chain that was kept into a measured layout, or out of one, where it was begun: outside it is set,
    /// inside of what has ended it is forgotten. What has been applied is not applied again.
    @inline(never)
    private func applyElsewhere(_ statement: UnsafePointer<PinStatement>) {
        if statement.pointee.isApplied { return }
        if statement.pointee.isRecorded { return applyRecorded(statement) }
        guard let innermost = AutoSizing.enter(statement.pointee.measuring) else { return }
        apply(statement)
        AutoSizing.leave(backTo: innermost)
    }

    /// Applies what the calls of a recorded chain have said.
    private func applyRecorded(_ statement: UnsafePointer<PinStatement>) {
        guard var finished = PinRecording.current?.finish(statement.pointee, of: self) else { return }
        apply(&finished)
    }

    @inline(never)
    private func showAdvice(on statement: UnsafePointer<PinStatement>) {
        if !MainThread.isCurrent { PinConsole.show(.notOnMainThread, about: self) }
        let (justify, align) = (statement.pointee.justify, statement.pointee.align)
        for warning in statement.pointee.pins.advice(justify: justify, align: align) {
            PinConsole.show(warning, about: self)
        }
        if case .group(let group) = self {
            if group.members.isEmpty { PinConsole.show(.noReference(call: "pin(_:)"), about: self) }
            for stranger in group.strangers {
                PinConsole.show(.strangerInGroup(view: stranger.text), about: self)
            }
        }
        if case .fit = statement.pointee.pins.adjustment, !canFit { PinConsole.show(.cannotFit, about: self) }
        if Pin.activeWarnings.callOrder, let misplaced = statement.pointee.misplaced {
            PinConsole.show(
                .callOrder(part: misplaced.part.text, after: misplaced.after.text), about: self)
        }
    }
}

extension FramePins {
    /// The margins as insets that make a rectangle larger.
    var outwardMargins: Insets {
        Insets(
            top: -vertical.startMargin, left: -horizontal.startMargin, bottom: -vertical.endMargin,
            right: -horizontal.endMargin)
    }
}
