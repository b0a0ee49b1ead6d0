package import DisplayList
internal import LayoutCore
import Foundation

/// Where drawing code draws: it records steps, which become pixels or a document later.
///
/// The y axis points down, as in every context that UIKit hands out. Not for use by several threads at
/// once.
public final class CGContext {
    /// The canvas, in points; zero where the drawing is part of a larger one.
    let size: CGSize
    private(set) var commands: [DrawCommand] = []
    var state = GraphicsState()
    private var states: [GraphicsState] = []
    /// The path that the next fill, stroke or clip uses, in the coordinates of the canvas.
    var currentPath = Path()
    /// The pixels of a bitmap context.
    var store: PixelStore?
    /// Pixels per point of the picture that an image context makes.
    var imageScale: CGFloat = 1
    /// Whether the context was begun to make a picture.
    var makesImage = false
    /// Whether the picture that an image context makes starts as opaque black.
    var imageIsOpaque = false

    /// Begins a drawing on a canvas of a size in points.
    package init(size: CGSize) {
        self.size = size
    }

    /// The finished drawing, with everything closed that was opened.
    package var displayList: DisplayList {
        DisplayList(
            size: Size(width: Double(size.width), height: Double(size.height)),
            commands: commands + closing)
    }

    /// Starts over with an empty drawing.
    package func begin() {
        commands = []
        state = GraphicsState()
        states = []
        currentPath = Path()
    }

    /// The commands drawn so far, with everything closed that was opened; the context starts over.
    package func takeCommands() -> [DrawCommand] {
        let taken = commands + closing
        begin()
        return taken
    }

    /// Appends a drawing command.
    func append(_ command: DrawCommand) {
        commands.append(command)
        store?.contentChanged(self)
    }

    /// Appends drawing commands that close what they open.
    package func append(contentsOf more: [DrawCommand]) {
        commands += more
        store?.contentChanged(self)
    }

    var closing: [DrawCommand] {
        (states + [state]).reversed().flatMap { state -> [DrawCommand] in
            switch state.opener {
            case .canvas: state.endOfMasks
            case .save: state.endOfMasks + [.restore]
            case .layer: state.endOfMasks + [.endGroup] + (state.throwsShadow ? [.endGroup] : [])
            }
        }
    }

    // MARK: States

    /// Saves transform, clip, colours and the like for the matching ``restoreGState()``.
    public func saveGState() {
        states.append(state)
        state.opener = .save
        state.masks = []
        state.throwsShadow = false
        commands.append(.save)
    }

    /// Restores the state of the matching ``saveGState()``; without one it does nothing.
    public func restoreGState() {
        guard state.opener == .save, let previous = states.popLast() else { return }
        commands += state.endOfMasks
        state = previous
        commands.append(.restore)
    }

    /// Draws what follows into a layer of its own, which is put onto the canvas as one, with the current
    /// opacity and blend mode.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        let shadow = displayShadow
        if let shadow { commands.append(.beginShadow(shadow)) }
        commands.append(.beginGroup(alpha: state.alpha, blendMode: state.blendMode.displayMode))
        states.append(state)
        state.opener = .layer
        state.masks = []
        state.throwsShadow = shadow != nil
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Draws what follows into a layer of its own, clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Puts the layer onto the canvas; states that were saved in it and not restored end with it.
    public func endTransparencyLayer() {
        guard state.opener == .layer || states.contains(where: { $0.opener == .layer }) else { return }
        while state.opener == .save { restoreGState() }
        guard state.opener == .layer, let previous = states.popLast() else { return }
        commands += state.endOfMasks + [.endGroup]
        if state.throwsShadow { commands.append(.endGroup) }
        state = previous
    }

    // MARK: Transforms

    /// The map from the coordinates of drawing calls to the canvas.
    public var ctm: CGAffineTransform { state.transform }

    /// Concatenates a transform with the current one. One that is not finite is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.finite != nil else { return }
        state.transform = transform.concatenating(state.transform)
        commands.append(.concatenate(transform.displayTransform))
    }

    /// Translates the coordinate system.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales the coordinate system.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Rotates the coordinate system, clockwise in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
}
