import UIKit

/// Overrides what Apple lets a subclass of `CALayer` override.
final class EveryLayer: CALayer, RecordsCalls {
    static let calls = RecordedCalls()

    override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var cornerRadius: CGFloat {
        get { recorded("cornerRadius", super.cornerRadius) }
        set {
            record("set cornerRadius")
            super.cornerRadius = newValue
        }
    }
    override var maskedCorners: CACornerMask {
        get { recorded("maskedCorners", super.maskedCorners) }
        set {
            record("set maskedCorners")
            super.maskedCorners = newValue
        }
    }
    override var cornerCurve: CALayerCornerCurve {
        get { recorded("cornerCurve", super.cornerCurve) }
        set {
            record("set cornerCurve")
            super.cornerCurve = newValue
        }
    }
    override var borderWidth: CGFloat {
        get { recorded("borderWidth", super.borderWidth) }
        set {
            record("set borderWidth")
            super.borderWidth = newValue
        }
    }
    override var borderColor: CGColor? {
        get { recorded("borderColor", super.borderColor) }
        set {
            record("set borderColor")
            super.borderColor = newValue
        }
    }
    override var shadowColor: CGColor? {
        get { recorded("shadowColor", super.shadowColor) }
        set {
            record("set shadowColor")
            super.shadowColor = newValue
        }
    }
    override var shadowOpacity: Float {
        get { recorded("shadowOpacity", super.shadowOpacity) }
        set {
            record("set shadowOpacity")
            super.shadowOpacity = newValue
        }
    }
    override var shadowOffset: CGSize {
        get { recorded("shadowOffset", super.shadowOffset) }
        set {
            record("set shadowOffset")
            super.shadowOffset = newValue
        }
    }
    override var shadowRadius: CGFloat {
        get { recorded("shadowRadius", super.shadowRadius) }
        set {
            record("set shadowRadius")
            super.shadowRadius = newValue
        }
    }
    override var shadowPath: CGPath? {
        get { recorded("shadowPath", super.shadowPath) }
        set {
            record("set shadowPath")
            super.shadowPath = newValue
        }
    }
    override var contents: Any? {
        get { recorded("contents", super.contents) }
        set {
            record("set contents")
            super.contents = newValue
        }
    }
    override var contentsGravity: CALayerContentsGravity {
        get { recorded("contentsGravity", super.contentsGravity) }
        set {
            record("set contentsGravity")
            super.contentsGravity = newValue
        }
    }
    override var mask: CALayer? {
        get { recorded("mask", super.mask) }
        set {
            record("set mask")
            super.mask = newValue
        }
    }
    override var zPosition: CGFloat {
        get { recorded("zPosition", super.zPosition) }
        set {
            record("set zPosition")
            super.zPosition = newValue
        }
    }
    override var name: String? {
        get { recorded("name", super.name) }
        set {
            record("set name")
            super.name = newValue
        }
    }
    override var shouldRasterize: Bool {
        get { recorded("shouldRasterize", super.shouldRasterize) }
        set {
            record("set shouldRasterize")
            super.shouldRasterize = newValue
        }
    }
    override var rasterizationScale: CGFloat {
        get { recorded("rasterizationScale", super.rasterizationScale) }
        set {
            record("set rasterizationScale")
            super.rasterizationScale = newValue
        }
    }
    override var allowsGroupOpacity: Bool {
        get { recorded("allowsGroupOpacity", super.allowsGroupOpacity) }
        set {
            record("set allowsGroupOpacity")
            super.allowsGroupOpacity = newValue
        }
    }
    override var frame: CGRect {
        get { recorded("frame", super.frame) }
        set {
            record("set frame")
            super.frame = newValue
        }
    }
    override var bounds: CGRect {
        get { recorded("bounds", super.bounds) }
        set {
            record("set bounds")
            super.bounds = newValue
        }
    }
    override var position: CGPoint {
        get { recorded("position", super.position) }
        set {
            record("set position")
            super.position = newValue
        }
    }
    override var anchorPoint: CGPoint {
        get { recorded("anchorPoint", super.anchorPoint) }
        set {
            record("set anchorPoint")
            super.anchorPoint = newValue
        }
    }
    override var transform: CATransform3D {
        get { recorded("transform", super.transform) }
        set {
            record("set transform")
            super.transform = newValue
        }
    }
    override var opacity: Float {
        get { recorded("opacity", super.opacity) }
        set {
            record("set opacity")
            super.opacity = newValue
        }
    }
    override var isHidden: Bool {
        get { recorded("isHidden", super.isHidden) }
        set {
            record("set isHidden")
            super.isHidden = newValue
        }
    }
    override var masksToBounds: Bool {
        get { recorded("masksToBounds", super.masksToBounds) }
        set {
            record("set masksToBounds")
            super.masksToBounds = newValue
        }
    }
    override var backgroundColor: CGColor? {
        get { recorded("backgroundColor", super.backgroundColor) }
        set {
            record("set backgroundColor")
            super.backgroundColor = newValue
        }
    }
    override var contentsScale: CGFloat {
        get { recorded("contentsScale", super.contentsScale) }
        set {
            record("set contentsScale")
            super.contentsScale = newValue
        }
    }
    override var sublayers: [CALayer]? {
        get { recorded("sublayers", super.sublayers) }
        set {
            record("set sublayers")
            super.sublayers = newValue
        }
    }
    override var superlayer: CALayer? { recorded("superlayer", super.superlayer) }
    override func layoutSublayers() {
        record("layoutSublayers")
        super.layoutSublayers()
    }
    override func draw(in context: CGContext) {
        record("draw")
        super.draw(in: context)
    }
    override func display() {
        record("display")
        super.display()
    }
    override func setNeedsLayout() {
        record("setNeedsLayout")
        super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
        record("layoutIfNeeded")
        super.layoutIfNeeded()
    }
    override func setNeedsDisplay() {
        record("setNeedsDisplay")
        super.setNeedsDisplay()
    }
    override func setNeedsDisplay(_ rect: CGRect) {
        record("setNeedsDisplay")
        super.setNeedsDisplay(rect)
    }
    override func displayIfNeeded() {
        record("displayIfNeeded")
        super.displayIfNeeded()
    }
    override func preferredFrameSize() -> CGSize {
        recorded("preferredFrameSize", super.preferredFrameSize())
    }
    override func affineTransform() -> CGAffineTransform {
        recorded("affineTransform", super.affineTransform())
    }
    override func setAffineTransform(_ transform: CGAffineTransform) {
        record("setAffineTransform")
        super.setAffineTransform(transform)
    }
    override func addSublayer(_ layer: CALayer) {
        record("addSublayer")
        super.addSublayer(layer)
    }
    override func insertSublayer(_ layer: CALayer, at index: UInt32) {
        record("insertSublayer")
        super.insertSublayer(layer, at: index)
    }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        record("insertSublayer")
        super.insertSublayer(layer, above: sibling)
    }
    override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        record("insertSublayer")
        super.insertSublayer(layer, below: sibling)
    }
    override func removeFromSuperlayer() {
        record("removeFromSuperlayer")
        super.removeFromSuperlayer()
    }
    override func replaceSublayer(_ old: CALayer, with new: CALayer) {
        record("replaceSublayer")
        super.replaceSublayer(old, with: new)
    }
    override func hitTest(_ point: CGPoint) -> CALayer? { recorded("hitTest", super.hitTest(point)) }
    override func contains(_ point: CGPoint) -> Bool { recorded("contains", super.contains(point)) }
}
