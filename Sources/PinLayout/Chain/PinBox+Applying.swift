internal import LayoutCore
import ViewBridge

extension PinBox {
    /// Finds the frame that a chain asks for and sets it. A chain that says nothing leaves the box alone.
    func apply(_ statement: borrowing PinStatement) {
        if PinSettings.logWarnings { showAdvice(on: statement) }
        guard !statement.pins.isEmpty else { return }
        let current = Rect(rect(keepTransform: statement.keepTransform))
        var answer: Size?
        if let proposal = statement.pins.proposal(from: current),
            let size = sizeThatFits(CGSize(proposal))
        {
            answer = Size(size)
        }
        let found = statement.pins.resolved(from: current, answer: answer)
        let rounding = PixelRounding(scale: Double(PinSettings.scaleInTests ?? pixelsPerPoint))
        let rect = CGRect(rounding.rounded(found))
        if let sizing = AutoSizing.current {
            let outer = rounding.rounded(found.inset(by: statement.pins.outwardMargins))
            sizing.keep(rect, outerRect: CGRect(outer), of: object)
        } else {
            setRect(rect, keepTransform: statement.keepTransform)
        }
    }

    /// Applies a chain where it is released.
    func finish(_ statement: borrowing PinStatement) {
        if PinSettings.logMissingLayoutCalls, PinSettings.logWarnings {
            PinConsole.show(.missingLayoutCall, about: self)
        }
        apply(statement)
    }

    @inline(never)
    private func showAdvice(on statement: borrowing PinStatement) {
        if !MainThread.isCurrent { PinConsole.show(.notOnMainThread, about: self) }
        for warning in statement.pins.advice(justify: statement.justify, align: statement.align) {
            PinConsole.show(warning, about: self)
        }
        if case .fit = statement.pins.adjustment, !canFit { PinConsole.show(.cannotFit, about: self) }
    }
}

extension FramePins {
    /// The margins as insets that make a rectangle larger.
    fileprivate var outwardMargins: Insets {
        Insets(
            top: -vertical.startMargin, left: -horizontal.startMargin, bottom: -vertical.endMargin,
            right: -horizontal.endMargin)
    }
}
