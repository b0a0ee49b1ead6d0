internal import LayoutCore
import ViewBridge

/// A chain of calls about one box: what was said, and how it is applied where the chain ends.
///
/// The generic class that users see holds one of these, so that nothing here is generic.
struct PinStatement {
    let box: PinBox
    /// Whether rectangles are those before transforms.
    let keepTransform: Bool
    var pins = FramePins()
    /// `justify` as it was written.
    var justify = HorizontalAlign.none
    /// `align` as it was written.
    var align = VerticalAlign.none
    /// Whether `layout()` applied the chain already.
    var isApplied = false

    init(box: PinBox, keepTransform: Bool) {
        self.box = box
        self.keepTransform = keepTransform
    }

    /// Finds the frame and writes it. A chain that says nothing leaves the box alone.
    @MainActor
    func apply() {
        if Pin.logWarnings { showAdvice() }
        guard !pins.isEmpty else { return }
        let current = Rect(box.rect(keepTransform: keepTransform))
        let found = pins.resolved(from: current) { box.sizeThatFits(CGSize($0)).map { Size($0) } }
        let rounding = PixelRounding(scale: Double(Pin.scaleInTests ?? box.pixelsPerPoint))
        let rect = rounding.rounded(found)
        if let sizing = AutoSizing.current {
            let outer = rounding.rounded(found.inset(by: pins.outwardMargins))
            sizing.keep(CGRect(rect), outerRect: CGRect(outer), of: box.object)
        } else {
            box.setRect(CGRect(rect), keepTransform: keepTransform)
        }
    }

    /// Applies the chain where it is released.
    @MainActor
    func finish() {
        if Pin.logMissingLayoutCalls, Pin.logWarnings { PinConsole.show(.missingLayoutCall, about: box) }
        apply()
    }

    @MainActor
    private func showAdvice() {
        if !MainThread.isCurrent { PinConsole.show(.notOnMainThread, about: box) }
        for warning in pins.advice(justify: justify, align: align) {
            PinConsole.show(warning, about: box)
        }
        if case .fit = pins.adjustment, !box.canFit { PinConsole.show(.cannotFit, about: box) }
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
