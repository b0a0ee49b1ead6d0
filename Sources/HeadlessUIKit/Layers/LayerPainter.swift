internal import DisplayList
internal import LayoutCore

/// Converts a tree of views and layers to a display list.
///
/// The walk has explicit stacks of things to paint and of closing commands, so that
/// a tree's depth does not matter.
@MainActor
struct LayerPainter {
    /// What was painted so far.
    var commands: [DrawCommand] = []
    /// The traits of the view being painted, by which dynamic colours are resolved.
    private(set) var traits: UITraitCollection
    /// The seconds by which the animations of what is painted lag behind, in a copy of a replicator layer.
    private var delay = 0.0
    private let context = CGContext(size: .zero)
    private var steps: [Step] = []
    /// Whether views inside of the first one are left out.
    var isAlone = false
    /// How many contents of views, one drawn in another, are being drawn by code.
    static private(set) var customDepth = 0

    enum Step {
        case view(UIView, UITraitCollection)
        case layer(CALayer, UITraitCollection)
        /// What a view or layer shows now, of which a transition still shows the old.
        case content(CALayer, UITraitCollection)
        case close([DrawCommand])
        /// Animations of what follows lag behind by so many seconds more.
        case delay(Double)
    }

    /// Paints a view and all below it, the view's own origin at the canvas's.
    static func displayList(of view: UIView) -> DisplayList {
        var painter = LayerPainter(traits: view.traitCollection)
        let bounds = view.geometry.bounds
        painter.commands.append(.concatenate(.translation(x: Double(-bounds.minX), y: Double(-bounds.minY))))
        painter.paint(.view(view, view.traitCollection), isRoot: true)
        return DisplayList(
            size: Size(width: Double(bounds.width), height: Double(bounds.height)), commands: painter.commands
        )
    }

    /// Whether a view, or a subview that fills it, covers every pixel with an opaque colour.
    static func isOpaque(_ view: UIView) -> Bool {
        let (box, traits) = (PaintedBox(view, traits: view.traitCollection), view.traitCollection)
        guard !view.flags.contains(.animating), box.opacity == 1, view.layerStorage?.mask == nil,
            view.extras?.mask == nil
        else { return false }
        if let background = box.background, background.alpha == 1, box.corners == .zero { return true }
        guard !view.clipsToBounds || box.corners == .zero else { return false }
        return view.subviewStorage.contains { subview in
            let covering = PaintedBox(subview, traits: subview.traitCollection(under: traits))
            return subview.flags.isDisjoint(with: [.hidden, .animating]) && covering.opacity == 1
                && covering.corners == .zero
                && covering.background?.alpha == 1 && subview.geometry.special == nil
                && subview.layerStorage?.mask == nil && subview.extras?.mask == nil
                && subview.frame.contains(view.geometry.bounds)
        }
    }

    /// Paints a layer and all below it in the layer's own coordinates.
    static func commands(of layer: CALayer) -> [DrawCommand] {
        if let view = layer.owner {
            var painter = LayerPainter(traits: view.traitCollection)
            painter.paint(.view(view, view.traitCollection), isRoot: true)
            return painter.commands
        }
        var painter = LayerPainter(traits: UITraitCollection.current)
        painter.paint(.layer(layer, UITraitCollection.current), isRoot: true)
        return painter.commands
    }

    init(traits: UITraitCollection) {
        self.traits = traits
    }

    mutating func paint(_ first: Step, isRoot: Bool) {
        steps.append(first)
        var isRoot = isRoot
        while let step = steps.popLast() {
            switch step {
            case .close(let closing): commands += closing
            case .delay(let seconds): delay += seconds
            case .view(let view, let traits): enter(view, traits, isRoot: isRoot)
            case .layer(let layer, let traits): enter(layer, traits, isRoot: isRoot)
            case .content(let layer, let traits):
                if let view = layer.owner {
                    enter(view, traits, isRoot: true, inTransition: true)
                } else {
                    enter(layer, traits, isRoot: true, inTransition: true)
                }
            }
            isRoot = false
        }
    }

    // MARK: One view

    private mutating func enter(
        _ view: UIView, _ traits: UITraitCollection, isRoot: Bool, inTransition: Bool = false
    ) {
        guard !view.flags.contains(.hidden) || view.flags.isSuperset(of: [.collapsing, .animating]) else {
            return
        }
        // An animated view is drawn by its presentation layer.
        let shown =
            view.flags.contains(.animating) ? view.layerStorage?.presentation(delayedBy: delay) : nil
        guard shown != nil || view.alphaStorage > 0 else { return }
        if let shown, let transition = shown.transition, !inTransition {
            return blend(
                transition, on: view.madeLayer, shown, isRoot ? .identity : shown.geometry.toParent, traits)
        }
        self.traits = traits
        let box = shown.map { PaintedBox($0) } ?? PaintedBox(view, traits: traits)
        guard box.opacity > 0 else { return }
        var closing = open(
            box, geometry: isRoot ? nil : shown?.geometry ?? view.geometry,
            isMasked: view.extras?.mask != nil)
        if let mask = view.extras?.mask { closing = mask.maskCommands() + closing }
        if let backdrop = view.extras?.backdrop { closing = begin(backdrop, of: box) + closing }
        paintBackground(of: box)
        let clips = view.flags.contains(.clips)
        if clips { beginClip(box) }
        if let shown { drawContent(of: view, shownAs: shown) } else { view.drawContent(in: &self) }
        closing = border(of: box, closesClip: clips) + closing
        steps.append(.close(closing))
        if !isAlone, let overlay = view.overlay(in: shown?.bounds ?? view.geometry.bounds) {
            steps.append(.view(overlay, traits))
        }
        if let layer = view.layerStorage { beginSublayers(of: layer) }
        if let layer = view.layerStorage, layer.sublayerCopies != nil {
            return push(layer.sublayers ?? [], copiedBy: layer, traits)
        }
        guard let sublayers = view.layerStorage?.sublayerStorage else {
            for subview in isAlone ? [] : view.subviewStorage.reversed() {
                steps.append(.view(subview, subview.traitCollection(under: traits)))
            }
            return
        }
        push(sublayers, traits)
    }

    // MARK: One layer

    private mutating func enter(
        _ model: CALayer, _ traits: UITraitCollection, isRoot: Bool, inTransition: Bool = false
    ) {
        let layer = model.presentation(delayedBy: delay) ?? model
        if let transition = layer.transition, !inTransition {
            return blend(transition, on: model, layer, isRoot ? .identity : layer.geometry.toParent, traits)
        }
        guard !layer.isHidden, layer.opacity > 0 else { return }
        self.traits = traits
        let box = PaintedBox(layer)
        var closing = open(box, geometry: isRoot ? nil : layer.geometry)
        if layer.paintsBox { paintBackground(of: box) }
        let clips = layer.masksToBounds
        if clips { beginClip(box) }
        layer.drawContent(in: &self)
        closing =
            (layer.paintsBox ? border(of: box, closesClip: clips) : clips ? [.restore] : []) + closing
        steps.append(.close(closing))
        beginSublayers(of: layer)
        push(model.sublayerStorage ?? [], copiedBy: layer, traits)
    }

    /// Pushes the sublayers as often as the layer draws them.
    private mutating func push(_ sublayers: [CALayer], copiedBy layer: CALayer, _ traits: UITraitCollection) {
        guard let copies = layer.sublayerCopies else { return push(sublayers, traits) }
        // What is pushed last is painted first.
        for copy in copies.reversed() where copy.color.alpha > 0 { push(sublayers, as: copy, traits) }
    }

    private mutating func push(_ sublayers: [CALayer], as copy: SublayerCopy, _ traits: UITraitCollection) {
        let color = copy.color
        let isTinted = color.red < 1 || color.green < 1 || color.blue < 1
        steps.append(.close([.endGroup, .restore]))
        steps.append(.delay(-copy.delay))
        if isTinted {
            // The colours of the group are multiplied, and its own outline limits where: it is painted once more.
            steps.append(.close([.endGroup]))
            push(sublayers, traits)
            let opaque = Color(red: color.red, green: color.green, blue: color.blue, alpha: 1)
            let wide = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
            steps.append(
                .close([
                    .beginGroup(alpha: 1, blendMode: .multiply), .fillRect(wide, opaque), .endGroup,
                    .beginGroup(alpha: 1, blendMode: .destinationIn),
                ]))
        }
        push(sublayers, traits)
        steps.append(.delay(copy.delay))
        steps.append(
            .close([
                .save, .concatenate(copy.transform.displayTransform),
                .beginGroup(alpha: color.alpha, blendMode: .normal),
            ]))
    }

    /// Applies the transform of the sublayers to what is painted next, around the anchor point.
    private mutating func beginSublayers(of layer: CALayer) {
        guard let extras = layer.extras else { return }
        if extras.isGeometryFlipped {
            let flip = CGAffineTransform(
                a: 1, b: 0, c: 0, d: -1, tx: 0, ty: layer.bounds.minY + layer.bounds.maxY)
            commands += [.save, .concatenate(flip.displayTransform)]
            steps.append(.close([.restore]))
        }
        let transform = extras.sublayerTransform
        guard !CATransform3DIsIdentity(transform) else { return }
        let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
        let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
        let map = CGAffineTransform(translationX: -x, y: -y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: x, y: y))
        commands += [.save, .concatenate(map.displayTransform)]
        steps.append(.close([.restore]))
    }

    /// Content whose size is being animated is drawn for the size that was set and fitted by the content
    /// mode.
    private mutating func drawContent(of view: UIView, shownAs shown: CALayer) {
        let (drawn, seen) = (view.geometry.bounds, shown.bounds)
        guard drawn.size != seen.size, !drawn.isEmpty else { return view.drawContent(in: &self) }
        let box = view.contentMode.rect(for: drawn.size, in: seen)
        let map = CGAffineTransform(translationX: -drawn.minX, y: -drawn.minY)
            .concatenating(CGAffineTransform(scaleX: box.width / drawn.width, y: box.height / drawn.height))
            .concatenating(CGAffineTransform(translationX: box.minX, y: box.minY))
        commands += [.save, .concatenate(map.displayTransform)]
        view.drawContent(in: &self)
        commands.append(.restore)
    }

    /// Appends closing commands after everything that is pushed next.
    mutating func closeLater(_ closing: [DrawCommand]) { steps.append(.close(closing)) }

    /// Appends the new content of a layer in a transition after everything that is pushed next.
    mutating func drawLater(_ layer: CALayer, _ traits: UITraitCollection) {
        steps.append(.content(layer, traits))
    }

    private mutating func push(_ layers: [CALayer], _ traits: UITraitCollection) {
        let isOrdered = layers.allSatisfy { $0.zPosition == 0 }
        // A stable order by depth: equal depths keep the order in which they were added.
        let ordered =
            isOrdered
            ? layers
            : layers.enumerated().sorted {
                ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
            }.map(\.element)
        for layer in ordered.reversed() {
            if let view = layer.owner {
                guard !isAlone else { continue }
                steps.append(.view(view, view.traitCollection(under: traits)))
            } else {
                steps.append(.layer(layer, traits))
            }
        }
    }

    // MARK: The parts of a box

    /// Opens the coordinate system, the opacity and the mask; returns what closes them.
    ///
    /// - Parameter isMasked: Whether the view has a mask, which is drawn into a group of the view alone.
    private mutating func open(
        _ box: PaintedBox, geometry: LayerGeometry?, isMasked: Bool = false
    ) -> [DrawCommand] {
        var closing: [DrawCommand] = [.restore]
        commands.append(.save)
        if let geometry { commands.append(.concatenate(geometry.toParent.displayTransform)) }
        let blending = box.layer?.extras?.blendMode
        if box.opacity < 1 || box.layer?.mask != nil || blending != nil || isMasked {
            commands.append(.beginGroup(alpha: box.opacity, blendMode: blending ?? .normal))
            closing.insert(.endGroup, at: 0)
        }
        if let mask = box.layer?.mask {
            closing.insert(contentsOf: mask.maskCommands(), at: 0)
        }
        return closing
    }

    private mutating func paintBackground(of box: PaintedBox) {
        if let shadow = box.shadow { commands.append(.shadow(shadow.path, shadow.look)) }
        guard let color = box.background, color.alpha > 0 else { return }
        if box.corners == .zero {
            commands.append(.fillRect(box.rect, color))
        } else {
            commands.append(.fill(Path(box.rect, corners: box.corners), .color(color), .winding))
        }
    }

    /// Draws what follows as a smaller card on black; returns what closes it.
    private mutating func begin(_ backdrop: ViewBackdrop, of box: PaintedBox) -> [DrawCommand] {
        let (rect, scale) = (box.rect, Double(backdrop.scale))
        let corner = Double(backdrop.radius) / max(scale, 0.01)
        let corners = CornerRadii(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
        let x = (rect.size.width - rect.size.width * scale) / 2
        commands.append(.fillRect(rect, Color(red: 0, green: 0, blue: 0, alpha: 1)))
        commands.append(.save)
        let transform = Transform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: Double(backdrop.top))
        commands.append(.concatenate(transform))
        commands.append(.clip(Path(rect, corners: corners), .winding))
        return [.restore]
    }

    private mutating func beginClip(_ box: PaintedBox) {
        commands.append(.save)
        commands.append(.clip(Path(box.rect, corners: box.corners), .winding))
    }

    /// The border lies inside the bounds, above everything else, and is not clipped.
    private func border(of box: PaintedBox, closesClip: Bool) -> [DrawCommand] {
        var closing: [DrawCommand] = closesClip ? [.restore] : []
        guard let layer = box.layer, layer.borderWidth > 0, let color = layer.borderColor?.displayColor else {
            return closing
        }
        let width = Double(layer.borderWidth)
        let half = width / 2
        let line = box.rect.inset(by: Insets(top: half, left: half, bottom: half, right: half))
        let corners = box.corners.shrunk(by: half)
        closing.append(.stroke(Path(line, corners: corners), .color(color), StrokeStyle(width: width)))
        return closing
    }

    // MARK: For the content of views and layers

    /// Fills a layer's box, with its corners.
    mutating func fill(_ layer: CALayer, with paint: Paint) {
        let box = PaintedBox(layer)
        commands.append(.fill(Path(box.rect, corners: box.corners), paint, .winding))
    }

    /// Runs drawing code with a context of its own as the current one.
    mutating func drawCustom(_ bounds: CGRect, _ draw: (CGContext) -> Void) {
        context.begin()
        UIGraphicsPushContext(context)
        Self.customDepth += 1
        traits.performAsCurrent { draw(context) }
        Self.customDepth -= 1
        UIGraphicsPopContext()
        let drawn = context.takeCommands()
        guard !drawn.isEmpty else { return }
        commands.append(.save)
        commands += drawn
        commands.append(.restore)
    }

    /// Draws a picture into a layer's bounds by its contents gravity.
    mutating func draw(_ whole: CGImage, in layer: CALayer) {
        guard let image = layer.shownPart(of: whole) else { return }
        let scale = max(layer.contentsScale, 1)
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        let rect = layer.contentsGravity.rect(for: size, in: layer.bounds)
        guard let center = layer.extras?.contentsCenter, center != CGRect(x: 0, y: 0, width: 1, height: 1)
        else {
            return commands.append(.image(image.bitmap, in: rect.displayRect, tint: nil))
        }
        // The parts outside of the centre keep their size.
        let insets = UIEdgeInsets(
            top: max(0, center.minY) * size.height, left: max(0, center.minX) * size.width,
            bottom: max(0, 1 - center.maxY) * size.height, right: max(0, 1 - center.maxX) * size.width)
        let parts = UIImage(cgImage: image, scale: scale, orientation: .up)
            .resizableImage(withCapInsets: insets, resizingMode: .stretch)
        commands += parts.drawCommands(in: rect, tint: nil)
    }
}

extension CALayer {
    /// The part of a picture that ``contentsRect`` shows.
    final func shownPart(of image: CGImage) -> CGImage? {
        guard let part = extras?.contentsRect, part != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return image
        }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width,
                height: part.height * height))
    }

    /// Whether the layer has content besides its box: a picture, or what its class draws.
    final var hasContent: Bool { contents != nil || Swift.type(of: self) != CALayer.self }

    /// Commands that clip the group below to what this layer covers.
    final func maskCommands() -> [DrawCommand] { LayerPainter.maskCommands(self) }
}

extension LayerPainter {
    static func maskCommands(_ layer: CALayer) -> [DrawCommand] {
        [
            .beginGroup(alpha: 1, blendMode: .destinationIn),
            .concatenate((layer.presentation() ?? layer).geometry.toParent.displayTransform),
        ]
            + commands(of: layer) + [.endGroup]
    }
}
