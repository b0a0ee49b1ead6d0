import UIKit

/// Overrides what Apple lets a subclass of `CALayer` override.
final class EveryLayer: CALayer {
    static var heard: [String] = []

    func tell(_ name: String) { EveryLayer.heard.append(name) }

    func told<Value>(_ name: String, _ value: Value) -> Value {
        tell(name)
        return value
    }

    /// What was called since the last time this was asked.
    static func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
    required init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }

    override var cornerRadius: CGFloat {
        get { told("cornerRadius", super.cornerRadius) }
        set {
            tell("set cornerRadius")
            super.cornerRadius = newValue
        }
    }
    override var maskedCorners: CACornerMask {
        get { told("maskedCorners", super.maskedCorners) }
        set {
            tell("set maskedCorners")
            super.maskedCorners = newValue
        }
    }
    override var cornerCurve: CALayerCornerCurve {
        get { told("cornerCurve", super.cornerCurve) }
        set {
            tell("set cornerCurve")
            super.cornerCurve = newValue
        }
    }
    override var borderWidth: CGFloat {
        get { told("borderWidth", super.borderWidth) }
        set {
            tell("set borderWidth")
            super.borderWidth = newValue
        }
    }
    override var borderColor: CGColor? {
        get { told("borderColor", super.borderColor) }
        set {
            tell("set borderColor")
            super.borderColor = newValue
        }
    }
    override var shadowColor: CGColor? {
        get { told("shadowColor", super.shadowColor) }
        set {
            tell("set shadowColor")
            super.shadowColor = newValue
        }
    }
    override var shadowOpacity: Float {
        get { told("shadowOpacity", super.shadowOpacity) }
        set {
            tell("set shadowOpacity")
            super.shadowOpacity = newValue
        }
    }
    override var shadowOffset: CGSize {
        get { told("shadowOffset", super.shadowOffset) }
        set {
            tell("set shadowOffset")
            super.shadowOffset = newValue
        }
    }
    override var shadowRadius: CGFloat {
        get { told("shadowRadius", super.shadowRadius) }
        set {
            tell("set shadowRadius")
            super.shadowRadius = newValue
        }
    }
    override var shadowPath: CGPath? {
        get { told("shadowPath", super.shadowPath) }
        set {
            tell("set shadowPath")
            super.shadowPath = newValue
        }
    }
    override var contents: Any? {
        get { told("contents", super.contents) }
        set {
            tell("set contents")
            super.contents = newValue
        }
    }
    override var contentsGravity: CALayerContentsGravity {
        get { told("contentsGravity", super.contentsGravity) }
        set {
            tell("set contentsGravity")
            super.contentsGravity = newValue
        }
    }
    override var mask: CALayer? {
        get { told("mask", super.mask) }
        set {
            tell("set mask")
            super.mask = newValue
        }
    }
    override var zPosition: CGFloat {
        get { told("zPosition", super.zPosition) }
        set {
            tell("set zPosition")
            super.zPosition = newValue
        }
    }
    override var name: String? {
        get { told("name", super.name) }
        set {
            tell("set name")
            super.name = newValue
        }
    }
    override var shouldRasterize: Bool {
        get { told("shouldRasterize", super.shouldRasterize) }
        set {
            tell("set shouldRasterize")
            super.shouldRasterize = newValue
        }
    }
    override var rasterizationScale: CGFloat {
        get { told("rasterizationScale", super.rasterizationScale) }
        set {
            tell("set rasterizationScale")
            super.rasterizationScale = newValue
        }
    }
    override var allowsGroupOpacity: Bool {
        get { told("allowsGroupOpacity", super.allowsGroupOpacity) }
        set {
            tell("set allowsGroupOpacity")
            super.allowsGroupOpacity = newValue
        }
    }
    override var frame: CGRect {
        get { told("frame", super.frame) }
        set {
            tell("set frame")
            super.frame = newValue
        }
    }
    override var bounds: CGRect {
        get { told("bounds", super.bounds) }
        set {
            tell("set bounds")
            super.bounds = newValue
        }
    }
    override var position: CGPoint {
        get { told("position", super.position) }
        set {
            tell("set position")
            super.position = newValue
        }
    }
    override var anchorPoint: CGPoint {
        get { told("anchorPoint", super.anchorPoint) }
        set {
            tell("set anchorPoint")
            super.anchorPoint = newValue
        }
    }
    override var transform: CATransform3D {
        get { told("transform", super.transform) }
        set {
            tell("set transform")
            super.transform = newValue
        }
    }
    override var opacity: Float {
        get { told("opacity", super.opacity) }
        set {
            tell("set opacity")
            super.opacity = newValue
        }
    }
    override var isHidden: Bool {
        get { told("isHidden", super.isHidden) }
        set {
            tell("set isHidden")
            super.isHidden = newValue
        }
    }
    override var masksToBounds: Bool {
        get { told("masksToBounds", super.masksToBounds) }
        set {
            tell("set masksToBounds")
            super.masksToBounds = newValue
        }
    }
    override var backgroundColor: CGColor? {
        get { told("backgroundColor", super.backgroundColor) }
        set {
            tell("set backgroundColor")
            super.backgroundColor = newValue
        }
    }
    override var contentsScale: CGFloat {
        get { told("contentsScale", super.contentsScale) }
        set {
            tell("set contentsScale")
            super.contentsScale = newValue
        }
    }
    override var sublayers: [CALayer]? {
        get { told("sublayers", super.sublayers) }
        set {
            tell("set sublayers")
            super.sublayers = newValue
        }
    }
    override var superlayer: CALayer? { told("superlayer", super.superlayer) }
    override func layoutSublayers() {
        tell("layoutSublayers")
        super.layoutSublayers()
    }
    override func draw(in context: CGContext) {
        tell("draw")
        super.draw(in: context)
    }
    override func display() {
        tell("display")
        super.display()
    }
    override func setNeedsLayout() {
        tell("setNeedsLayout")
        super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
        tell("layoutIfNeeded")
        super.layoutIfNeeded()
    }
    override func setNeedsDisplay() {
        tell("setNeedsDisplay")
        super.setNeedsDisplay()
    }
    override func setNeedsDisplay(_ rect: CGRect) {
        tell("setNeedsDisplay")
        super.setNeedsDisplay(rect)
    }
    override func displayIfNeeded() {
        tell("displayIfNeeded")
        super.displayIfNeeded()
    }
    override func preferredFrameSize() -> CGSize { told("preferredFrameSize", super.preferredFrameSize()) }
    override func affineTransform() -> CGAffineTransform { told("affineTransform", super.affineTransform()) }
    override func setAffineTransform(_ transform: CGAffineTransform) {
        tell("setAffineTransform")
        super.setAffineTransform(transform)
    }
    override func addSublayer(_ layer: CALayer) {
        tell("addSublayer")
        super.addSublayer(layer)
    }
    override func insertSublayer(_ layer: CALayer, at index: UInt32) {
        tell("insertSublayer")
        super.insertSublayer(layer, at: index)
    }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        tell("insertSublayer")
        super.insertSublayer(layer, above: sibling)
    }
    override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        tell("insertSublayer")
        super.insertSublayer(layer, below: sibling)
    }
    override func removeFromSuperlayer() {
        tell("removeFromSuperlayer")
        super.removeFromSuperlayer()
    }
    override func replaceSublayer(_ old: CALayer, with new: CALayer) {
        tell("replaceSublayer")
        super.replaceSublayer(old, with: new)
    }
    override func hitTest(_ point: CGPoint) -> CALayer? { told("hitTest", super.hitTest(point)) }
    override func contains(_ point: CGPoint) -> Bool { told("contains", super.contains(point)) }
}
