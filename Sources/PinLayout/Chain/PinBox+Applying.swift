internal import LayoutCore
import ViewBridge

extension PinBox {
    /// Resolves a chain to a frame and sets it. A chain that says nothing leaves the box alone.
    ///
    /// - Parameter statement: Read where it is, since a copy would take as long as a call.
    func apply(_ statement: UnsafeMutablePointer<PinStatement>) {
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
        let found = statement.found(from: current, measured: measured)
        let rounding = PixelRounding(scale: Double(PinSettings.scaleInTests ?? pixelsPerPoint))
        if let sizing = AutoSizing.current {
            return keep(found, rounding, from: current, measured, statement, in: sizing)
        }
        let rounded = rounding.rounded(found)
        // A layout that runs again mostly finds what it found before. What measures can have moved the box meanwhile.
        if rounded == current, measured == nil || rounded == Rect(rect(keepTransform: keepTransform)) {
            return
        }
        move(to: CGRect(rounded), keepTransform: keepTransform)
    }

    /// Keeps what a chain has found while its layout is only measured.
    @inline(never)
    private func keep(
        _ found: Rect, _ rounding: PixelRounding, from current: Rect, _ measured: Size?,
        _ statement: UnsafeMutablePointer<PinStatement>, in sizing: AutoSizing
    ) {
        let keepTransform = statement.pointee.keepTransform
        let rounded = CGRect(rounding.rounded(found))
        sizing.recording?.keep(
            .init(
                pins: statement.pointee.pins, measured: measured, current: current, found: found,
                rounded: rounded, container: containerSize(keepTransform: keepTransform)),
            of: self, statement)
        let outer = rounding.rounded(found.inset(by: statement.pointee.pins.outwardMargins))
        sizing.keep(
            .init(box: self, rect: rounded, outerRect: CGRect(outer), keepTransform: keepTransform))
    }

    /// Applies a chain where it is released.
    func finish(_ statement: UnsafeMutablePointer<PinStatement>) {
        if PinSettings.logMissingLayoutCalls, PinSettings.logWarnings, !statement.pointee.isApplied {
            PinConsole.show(.missingLayoutCall, about: self)
        }
        apply(statement)
    }

    /// The measured size of the content; nil where it has none.
    private func measured(_ statement: UnsafeMutablePointer<PinStatement>, _ current: Rect) -> Size? {
        guard let proposal = statement.pointee.pins.proposal(from: current),
            let size = sizeThatFits(CGSize(proposal))
        else { return nil }
        return Size(size)
    }

    /// Applies a chain that was kept into a measured layout, or out of one, where it was begun: outside it is set,
    /// inside of what has ended it is forgotten. What has been applied is not applied again.
    @inline(never)
    private func applyElsewhere(_ statement: UnsafeMutablePointer<PinStatement>) {
        if statement.pointee.isApplied { return }
        if statement.pointee.isRecorded { return applyRecorded(statement) }
        guard let innermost = AutoSizing.enter(statement.pointee.measuring) else { return }
        apply(statement)
        AutoSizing.leave(backTo: innermost)
    }

    /// Applies what the calls of a recorded chain have said.
    private func applyRecorded(_ statement: UnsafeMutablePointer<PinStatement>) {
        guard var finished = PinRecording.current?.finish(statement.pointee, of: self) else { return }
        apply(&finished)
    }

    @inline(never)
    private func showAdvice(on statement: UnsafeMutablePointer<PinStatement>) {
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

extension UnsafeMutablePointer<PinStatement> {
    /// The rectangle of the box, not yet rounded to pixels. Most chains say something of each axis by itself, and their pins are
    /// read where they are: pays in `pin chain`.
    @inline(__always)
    fileprivate func found(from current: Rect, measured: Size?) -> Rect {
        guard pointee.pins.adjustment == nil, !pointee.pins.pinsEdges else {
            return pointee.pins.resolved(from: current, measured: measured)
        }
        return Rect(
            pointee.pins.horizontal.settled(from: current[.horizontal]),
            pointee.pins.vertical.settled(from: current[.vertical]))
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
