import UIKit

/// Overrides geometry and looks of a view.
class EveryGeometryView: EveryAccessibleView {
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
    override var center: CGPoint {
        get { told("center", super.center) }
        set {
            tell("set center")
            super.center = newValue
        }
    }
    override var transform: CGAffineTransform {
        get { told("transform", super.transform) }
        set {
            tell("set transform")
            super.transform = newValue
        }
    }
    override var transform3D: CATransform3D {
        get { told("transform3D", super.transform3D) }
        set {
            tell("set transform3D")
            super.transform3D = newValue
        }
    }
    override var anchorPoint: CGPoint {
        get { told("anchorPoint", super.anchorPoint) }
        set {
            tell("set anchorPoint")
            super.anchorPoint = newValue
        }
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        told("convert", super.convert(point, to: view))
    }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        told("convert", super.convert(point, from: view))
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        told("convert", super.convert(rect, to: view))
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        told("convert", super.convert(rect, from: view))
    }
    override var alpha: CGFloat {
        get { told("alpha", super.alpha) }
        set {
            tell("set alpha")
            super.alpha = newValue
        }
    }
    override var isHidden: Bool {
        get { told("isHidden", super.isHidden) }
        set {
            tell("set isHidden")
            super.isHidden = newValue
        }
    }
    override var backgroundColor: UIColor? {
        get { told("backgroundColor", super.backgroundColor) }
        set {
            tell("set backgroundColor")
            super.backgroundColor = newValue
        }
    }
    override var tintColor: UIColor! {
        get { told("tintColor", super.tintColor) }
        set {
            tell("set tintColor")
            super.tintColor = newValue
        }
    }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { told("tintAdjustmentMode", super.tintAdjustmentMode) }
        set {
            tell("set tintAdjustmentMode")
            super.tintAdjustmentMode = newValue
        }
    }
    override var clipsToBounds: Bool {
        get { told("clipsToBounds", super.clipsToBounds) }
        set {
            tell("set clipsToBounds")
            super.clipsToBounds = newValue
        }
    }
    override var contentMode: UIView.ContentMode {
        get { told("contentMode", super.contentMode) }
        set {
            tell("set contentMode")
            super.contentMode = newValue
        }
    }
    override var isOpaque: Bool {
        get { told("isOpaque", super.isOpaque) }
        set {
            tell("set isOpaque")
            super.isOpaque = newValue
        }
    }
    override var mask: UIView? {
        get { told("mask", super.mask) }
        set {
            tell("set mask")
            super.mask = newValue
        }
    }
    override var contentScaleFactor: CGFloat {
        get { told("contentScaleFactor", super.contentScaleFactor) }
        set {
            tell("set contentScaleFactor")
            super.contentScaleFactor = newValue
        }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { told("overrideUserInterfaceStyle", super.overrideUserInterfaceStyle) }
        set {
            tell("set overrideUserInterfaceStyle")
            super.overrideUserInterfaceStyle = newValue
        }
    }
    override var isUserInteractionEnabled: Bool {
        get { told("isUserInteractionEnabled", super.isUserInteractionEnabled) }
        set {
            tell("set isUserInteractionEnabled")
            super.isUserInteractionEnabled = newValue
        }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { told("semanticContentAttribute", super.semanticContentAttribute) }
        set {
            tell("set semanticContentAttribute")
            super.semanticContentAttribute = newValue
        }
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        told("effectiveUserInterfaceLayoutDirection", super.effectiveUserInterfaceLayoutDirection)
    }
    override var traitCollection: UITraitCollection { told("traitCollection", super.traitCollection) }
    override var layer: CALayer { told("layer", super.layer) }
    override var isMultipleTouchEnabled: Bool {
        get { told("isMultipleTouchEnabled", super.isMultipleTouchEnabled) }
        set {
            tell("set isMultipleTouchEnabled")
            super.isMultipleTouchEnabled = newValue
        }
    }
    override var isExclusiveTouch: Bool {
        get { told("isExclusiveTouch", super.isExclusiveTouch) }
        set {
            tell("set isExclusiveTouch")
            super.isExclusiveTouch = newValue
        }
    }
    override var tag: Int {
        get { told("tag", super.tag) }
        set {
            tell("set tag")
            super.tag = newValue
        }
    }
}
