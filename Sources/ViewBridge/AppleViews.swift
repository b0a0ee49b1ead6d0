// The seam on Apple's UIKit, which does not report changes: all of them are pending at all times.
#if !(os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst)))
    package import LayoutCore
    internal import ObjectiveC

    extension UIView: ViewHost {
        package typealias View = UIView

        package static var reportsChanges: Bool { false }

        // MARK: Changes

        package var pendingChanges: ViewChanges {
            get { [.subviews, .contentSize, .descendants, .frame] }
            set {}
        }

        package func takeChanges() -> ViewChanges { [.subviews, .contentSize, .descendants] }

        package func markChanged(_ changes: ViewChanges) {}

        package var changedSubviews: [UIView] { subviews }

        package var contentVersion: UInt { contentFingerprint }

        // MARK: Observers

        package func addObserver<Observer: ViewObserver>(_ observer: Observer)
        where Observer.View == UIView {}

        package func removeObserver<Observer: ViewObserver>(_ observer: Observer)
        where Observer.View == UIView {}

        package func notifyObservers(of changes: ViewChanges) {}

        // MARK: Placement

        @discardableResult
        package func place(_ box: CGRect) -> Bool {
            let oldSize = bounds.size
            setBox(box)
            return bounds.size != oldSize
        }

        package func appendSubviewInStep(_ view: UIView) -> Bool {
            addSubview(view)
            return false
        }

        package var unretainedSuperview: Unmanaged<UIView>? { superview.map(Unmanaged.passUnretained) }

        // MARK: Measurement

        package func overriddenSizeThatFits(_ size: CGSize) -> CGSize? {
            let method = #selector(UIView.sizeThatFits(_:))
            guard type(of: self).instanceMethod(for: method) != UIView.instanceMethod(for: method) else {
                return nil
            }
            return sizeThatFits(size)
        }

        package func baselineDistances(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
            guard let label = self as? UILabel, let font = label.font else { return nil }
            let height = label.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
                .height
            let top = (size.height - height) / 2
            return (top + font.ascender, top + height + font.descender)
        }

        package var isSizedByContent: Bool {
            get { false }
            set {}
        }

        // MARK: Geometry

        package var layoutAnchorPoint: CGPoint { layer.anchorPoint }

        package var hasTransform: Bool { !transform.isIdentity }

        package var pixelsPerPoint: CGFloat { max(traitCollection.displayScale, 1) }
    }

    /// Views by rows whose frames affect nothing but themselves. Which these are is not known here: the list stays empty,
    /// and a language places its views one by one.
    @MainActor
    package struct SelfContainedViews {
        package init() {}

        package mutating func insert(_ view: UIView, at row: Int) {}

        package mutating func remove(_ row: Int) {}

        package func place(_ rows: UnsafeBufferPointer<Int32>, at boxes: UnsafePointer<Rect>) -> Int { 0 }
    }

    /// A way from a language's object back to its view.
    package struct ViewReference {
        /// The view, or nil once its deallocation has begun.
        package private(set) weak var view: UIView?

        package init(_ view: UIView?) { self.view = view }

        /// The view, for callers that know that something holds it.
        package var held: UIView? { view }

        /// Clears the reference.
        package mutating func end() { view = nil }
    }

    /// Animations whose layout is solved at each step: Apple's UIKit has none.
    @MainActor
    package enum LayoutSteps {
        /// A value that layout reads.
        package struct Value {
            /// Creates a description.
            package init(
                read: () -> SIMD4<Double>?, apply: (SIMD4<Double>) -> Void, in view: () -> UIView?
            ) {}
        }

        /// Whether changes are animated step by step.
        package static var isRecording: Bool { false }

        /// Does nothing: nothing is recorded.
        package static func record(
            _ name: some Hashable, of owner: AnyObject, to new: SIMD4<Double>, _ value: Value
        ) {}

        /// Performs a layout.
        package static func performAtEachStep(in view: UIView, _ layout: () -> Void) { layout() }

        /// No value has values in between.
        package static func numbers(_ value: Any) -> SIMD4<Double>? { nil }

        /// No value has values in between.
        package static func value<Value>(like other: Value, of numbers: SIMD4<Double>) -> Value? { nil }
    }

    extension UILabel {
        /// Whether all of the text is known to fit in one line of a width, so that the label would be no wider in a wider
        /// one. Here it is not known.
        package func fitsOneLine(within width: CGFloat) -> Bool { false }
    }

    extension NSLayoutConstraint {
        /// Records where an app made the constraint, for reports; Apple's UIKit has no such record.
        package func setOrigin(file: StaticString, line: UInt) {}
    }

    /// Reports a use that a layout language forbids, by an Objective-C exception; never returns.
    ///
    /// - Parameters:
    ///   - name: The exception's name.
    ///   - reason: What was violated, by which views, and what to do about it.
    @MainActor
    package func contractViolation(name: String = "NSInvalidArgumentException", reason: String) {
        NSException(name: NSExceptionName(name), reason: reason).raise()
    }

    /// The objects that languages keep with views and guides.
    extension NSObject {
        @usableFromInline
        package func attachment(for key: ObjectIdentifier) -> AnyObject? {
            guard let pointer = UnsafeRawPointer(bitPattern: UInt(bitPattern: key)) else { return nil }
            return objc_getAssociatedObject(self, pointer) as AnyObject?
        }

        @usableFromInline
        package func setAttachment(_ object: AnyObject?, for key: ObjectIdentifier) {
            guard let pointer = UnsafeRawPointer(bitPattern: UInt(bitPattern: key)) else { return }
            objc_setAssociatedObject(self, pointer, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
#endif
