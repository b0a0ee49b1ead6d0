import UIKit

/// Overrides geometry and looks of a view.
class EveryGeometryView: EveryAccessibleView {
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
    override var center: CGPoint {
        get { recorded("center", super.center) }
        set {
            record("set center")
            super.center = newValue
        }
    }
    override var transform: CGAffineTransform {
        get { recorded("transform", super.transform) }
        set {
            record("set transform")
            super.transform = newValue
        }
    }
    override var transform3D: CATransform3D {
        get { recorded("transform3D", super.transform3D) }
        set {
            record("set transform3D")
            super.transform3D = newValue
        }
    }
    override var anchorPoint: CGPoint {
        get { recorded("anchorPoint", super.anchorPoint) }
        set {
            record("set anchorPoint")
            super.anchorPoint = newValue
        }
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        recorded("convert", super.convert(point, to: view))
    }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        recorded("convert", super.convert(point, from: view))
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        recorded("convert", super.convert(rect, to: view))
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        recorded("convert", super.convert(rect, from: view))
    }
    override var alpha: CGFloat {
        get { recorded("alpha", super.alpha) }
        set {
            record("set alpha")
            super.alpha = newValue
        }
    }
    override var isHidden: Bool {
        get { recorded("isHidden", super.isHidden) }
        set {
            record("set isHidden")
            super.isHidden = newValue
        }
    }
    override var backgroundColor: UIColor? {
        get { recorded("backgroundColor", super.backgroundColor) }
        set {
            record("set backgroundColor")
            super.backgroundColor = newValue
        }
    }
    override var tintColor: UIColor! {
        get { recorded("tintColor", super.tintColor) }
        set {
            record("set tintColor")
            super.tintColor = newValue
        }
    }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { recorded("tintAdjustmentMode", super.tintAdjustmentMode) }
        set {
            record("set tintAdjustmentMode")
            super.tintAdjustmentMode = newValue
        }
    }
    override var clipsToBounds: Bool {
        get { recorded("clipsToBounds", super.clipsToBounds) }
        set {
            record("set clipsToBounds")
            super.clipsToBounds = newValue
        }
    }
    override var contentMode: UIView.ContentMode {
        get { recorded("contentMode", super.contentMode) }
        set {
            record("set contentMode")
            super.contentMode = newValue
        }
    }
    override var isOpaque: Bool {
        get { recorded("isOpaque", super.isOpaque) }
        set {
            record("set isOpaque")
            super.isOpaque = newValue
        }
    }
    override var mask: UIView? {
        get { recorded("mask", super.mask) }
        set {
            record("set mask")
            super.mask = newValue
        }
    }
    override var contentScaleFactor: CGFloat {
        get { recorded("contentScaleFactor", super.contentScaleFactor) }
        set {
            record("set contentScaleFactor")
            super.contentScaleFactor = newValue
        }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { recorded("overrideUserInterfaceStyle", super.overrideUserInterfaceStyle) }
        set {
            record("set overrideUserInterfaceStyle")
            super.overrideUserInterfaceStyle = newValue
        }
    }
    override var isUserInteractionEnabled: Bool {
        get { recorded("isUserInteractionEnabled", super.isUserInteractionEnabled) }
        set {
            record("set isUserInteractionEnabled")
            super.isUserInteractionEnabled = newValue
        }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { recorded("semanticContentAttribute", super.semanticContentAttribute) }
        set {
            record("set semanticContentAttribute")
            super.semanticContentAttribute = newValue
        }
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        recorded("effectiveUserInterfaceLayoutDirection", super.effectiveUserInterfaceLayoutDirection)
    }
    override var traitCollection: UITraitCollection { recorded("traitCollection", super.traitCollection) }
    override var layer: CALayer { recorded("layer", super.layer) }
    override var isMultipleTouchEnabled: Bool {
        get { recorded("isMultipleTouchEnabled", super.isMultipleTouchEnabled) }
        set {
            record("set isMultipleTouchEnabled")
            super.isMultipleTouchEnabled = newValue
        }
    }
    override var isExclusiveTouch: Bool {
        get { recorded("isExclusiveTouch", super.isExclusiveTouch) }
        set {
            record("set isExclusiveTouch")
            super.isExclusiveTouch = newValue
        }
    }
    override var tag: Int {
        get { recorded("tag", super.tag) }
        set {
            record("set tag")
            super.tag = newValue
        }
    }
}
