import PinLayout
import Testing
import UIKit

/// Each warning, with its whole text.
@MainActor
struct WarningsTests {
    /// A chain on the scene and what it is warned about; nil where it is not.
    struct Case: Sendable, CustomStringConvertible {
        let description: String
        let warning: String?
        let chain: @MainActor @Sendable (PinScene) -> Void

        init(_ warning: String?, _ chain: @escaping @MainActor @Sendable (PinScene) -> Void) {
            description = warning ?? "no warning"
            self.warning = warning
            self.chain = chain
        }
    }

    private nonisolated static let already = "won't be applied since it value has already been set to"
    private nonisolated static let conflicts =
        "won't be applied since it conflicts with the following already set properties:"
    private nonisolated static let reference = "(UIView, Frame: (200.0, 120.0, 50.0, 40.0))"
    private nonisolated static let other = "(UIView, Frame: (320.0, 200.0, 60.0, 30.0))"
    private nonisolated static let detached = "(UIView, Frame: (0.0, 0.0, 0.0, 0.0))"
    private nonisolated static let mustBeAdded =
        "must be added as a sub-view before being used as a reference."

    nonisolated static let conflictCases = [
        Case("PinLayout Conflict: top(20) \(already) 10.0.") { $0.view.pin.top(10).top(20) },
        Case("PinLayout Conflict: top() \(already) 10.5.") { $0.view.pin.top(10.5).top() },
        Case("PinLayout Conflict: left(25%) \(already) 10.0.") { $0.view.pin.left(10).left(25%) },
        Case("PinLayout Conflict: right(20) \(already) 10.0.") { $0.view.pin.right(10).right(20) },
        Case("PinLayout Conflict: bottom(2.5) \(already) 10.0.") { $0.view.pin.bottom(10).bottom(2.5) },
        Case("PinLayout Conflict: hCenter(5) \(already) 200.0.") { $0.view.pin.hCenter().hCenter(5) },
        Case("PinLayout Conflict: width(30.0) \(already) 20.0.") { $0.view.pin.width(20).width(30) },
        Case("PinLayout Conflict: height(10%) \(already) 20.0.") { $0.view.pin.height(20).height(10%) },
        Case("PinLayout Conflict: all(20) top coordinate \(already) 10.0.") { $0.view.pin.top(10).all(20) },
        Case("PinLayout Conflict: horizontally(10%) left coordinate \(already) 10.0.") {
            $0.view.pin.left(10).horizontally(10%)
        },
        Case("PinLayout Conflict: size(30.0)'s width \(already) 20.0.") {
            $0.view.pin.width(20).height(30).size(30)
        },
        Case("PinLayout Conflict: size(of: \(reference))'s height \(already) 20.0.") {
            $0.view.pin.height(20).size(of: $0.reference)
        },
        Case("PinLayout Conflict: top(to: .bottom, of: \(reference)) \(already) 0.0.") {
            $0.view.pin.top().top(to: $0.reference.edge.bottom)
        },
        Case("PinLayout Conflict: topLeft(to: .center, of: \(reference)) top coordinate \(already) 0.0.") {
            $0.view.pin.top().topLeft(to: $0.reference.anchor.center)
        },
        Case("PinLayout Conflict: below(of: \(reference), aligned: .left) \(already) 0.0.") {
            $0.view.pin.top().below(of: $0.reference, aligned: .left)
        },
        Case("PinLayout Conflict: below(of: [\(reference), \(other)]) \(already) 0.0.") {
            $0.view.pin.top().below(of: [$0.reference, $0.other])
        },
        Case("PinLayout Conflict: hCenter() \(conflicts)\n left: 10.0") { $0.view.pin.left(10).hCenter() },
        Case("PinLayout Conflict: hCenter() \(conflicts)\n left: 10.0\n right: 20.0") {
            $0.view.pin.left(10).right(20).hCenter()
        },
        Case("PinLayout Conflict: top(1) \(conflicts)\n vCenter: 150.0") { $0.view.pin.vCenter().top(1) },
        Case("PinLayout Conflict: minWidth(20.0) \(conflicts)\n minWidth: 10.0") {
            $0.view.pin.minWidth(10).minWidth(20)
        },
        Case("PinLayout Conflict: maxWidth(20.0) \(conflicts)\n maxWidth: 10.0") {
            $0.view.pin.maxWidth(10).maxWidth(20)
        },
        Case("PinLayout Conflict: minHeight(20.0) \(conflicts)\n minHeight: 10.0") {
            $0.view.pin.minWidth(20).minHeight(10).minHeight(20)
        },
        Case("PinLayout Conflict: maxHeight(20.0) \(conflicts)\n maxHeight: 10.0") {
            $0.view.pin.maxHeight(10).maxHeight(20)
        },
        Case(
            "PinLayout Warning: PinLayout Conflict: aspectRatio(2.0) won't be applied since it conflicts with "
                + "sizeToFit(.width)."
        ) { $0.content.pin.sizeToFit(.width).aspectRatio(2) },
        Case(
            "PinLayout Warning: PinLayout Conflict: sizeToFit(.content) won't be applied since it conflicts "
                + "with aspectRatio(2.0)."
        ) { $0.view.pin.width(1).aspectRatio(2).sizeToFit() },
    ]

    nonisolated static let valueCases = [
        Case(
            "PinLayout Warning: width(-2.0) won't be applied, the width (-2.0) must be greater than or equal to "
                + "zero."
        ) { $0.view.pin.width(-2) },
        Case(
            "PinLayout Warning: height(nan) won't be applied, the height (nan) must be greater than or equal to "
                + "zero."
        ) { $0.view.pin.height(.nan) },
        Case(
            "PinLayout Warning: minWidth(inf) won't be applied, the minWidth (inf) must be greater than or equal "
                + "to zero."
        ) { $0.view.pin.minWidth(.infinity) },
        Case("PinLayout Warning: top(nan) won't be applied, the value (nan) must be a finite number.") {
            $0.view.pin.top(.nan)
        },
        Case("PinLayout Warning: marginLeft(inf) won't be applied, the value (inf) must be a finite number.")
        {
            $0.view.pin.marginLeft(.infinity)
        },
        Case(
            "PinLayout Warning: aspectRatio(0.0) won't be applied, the aspectRatio (0.0) must be greater than "
                + "zero."
        ) { $0.view.pin.width(10).aspectRatio(0) },
        Case(
            "PinLayout Warning: aspectRatio won't be applied, neither the width nor the height can be determined."
        ) { $0.view.pin.aspectRatio(2) },
        Case(
            "PinLayout Warning: aspectRatio won't be applied, the width and the height are already defined by "
                + "other PinLayout's properties."
        ) { $0.view.pin.size(10).aspectRatio(2) },
        Case(
            "PinLayout Warning: aspectRatio() won't be applied, the layouted view must be an UIImageView() to "
                + "use the aspectRatio() method without parameter."
        ) { $0.view.pin.width(10).aspectRatio() },
        Case(
            "PinLayout Warning: aspectRatio() won't be applied, the layouted UIImageView's image hasn't been set "
                + "(aspectRatioImageNotSet)"
        ) { _ in UIImageView(frame: .zero).pin.width(10).aspectRatio() },
        Case(
            "PinLayout Warning: PinLayout cannot comptute this view's size. This type of views doesn't conform "
                + "to the protocol SizeCalculable."
        ) { _ in CALayer().pin.sizeToFit(.width) },
    ]

    nonisolated static let alignmentCases = [
        Case(
            "PinLayout Warning: justify(.center) won't be applied, the left and right coordinates must be set to "
                + "justify the view horizontally."
        ) { $0.view.pin.left().width(10).justify(.center) },
        Case(
            "PinLayout Warning: align(.bottom) won't be applied, the top and bottom coordinates must be set to "
                + "align the view vertically."
        ) { $0.view.pin.top().height(10).align(.bottom) },
        Case(
            "PinLayout Warning: justify(.start) won't be applied, justification is not applied when hCenter has "
                + "been set. By default the view will be horizontally centered."
        ) { $0.view.pin.hCenter().width(10).justify(.start) },
        Case(
            "PinLayout Warning: align(.top) won't be applied, alignment is not applied when vCenter has been "
                + "set. By default the view will be vertically centered."
        ) { $0.view.pin.vCenter().height(10).align(.top) },
        Case(
            "PinLayout Warning: pinEdges() won't be applied, top, left, bottom and right coordinates are already "
                + "set."
        ) { $0.view.pin.all().pinEdges() },
    ]

    nonisolated static let referenceCases = [
        Case(
            "PinLayout Warning: below(of: \(detached)) won't be applied, the reference view \(detached) "
                + mustBeAdded
        ) { $0.view.pin.below(of: UIView()) },
        Case(
            "PinLayout Warning: left(to: .right, of: \(detached)) won't be applied, the reference view "
                + "\(detached) \(mustBeAdded)"
        ) { $0.view.pin.left(to: UIView().edge.right) },
        Case(
            "PinLayout Warning: center(to: .topLeft, of: \(detached)) won't be applied, the reference view "
                + "\(detached) \(mustBeAdded)"
        ) { $0.view.pin.center(to: UIView().anchor.topLeft) },
        Case(
            "PinLayout Warning: after(of: []) won't be applied, At least one view must be visible (i.e. "
                + "UIView.isHidden != true) "
        ) { $0.view.pin.after(of: []) },
        Case(
            "PinLayout Warning: horizontallyBetween(\(reference), and: \(reference)) won't be applied, "
                + "reference views must be different."
        ) { $0.view.pin.horizontallyBetween($0.reference, and: $0.reference) },
        Case(
            "PinLayout Warning: horizontallyBetween(\(reference), and: \(other), aligned: .top) won't be "
                + "applied, the view being layouted cannot be used as one of the references."
        ) { $0.other.pin.horizontallyBetween($0.reference, and: $0.other, aligned: .top) },
        Case(
            "PinLayout Warning: verticallyBetween(\(reference), and: (AreaView, Frame: (10.0, 130.0, 40.0, "
                + "20.0))) won't be applied, there is no vertical space between these views. "
                + "(noSpaceAvailableBetweenViews)"
        ) {
            $0.content.frame.origin.y = 130
            $0.view.pin.verticallyBetween($0.reference, and: $0.content)
        },
        Case(
            "PinLayout Warning: horizontallyBetween(\(reference), and: (AreaView, Frame: (210.0, 10.0, 40.0, "
                + "20.0))) won't be applied, there is no horizontal space between these views. "
                + "(noSpaceAvailableBetweenViews)"
        ) {
            $0.content.frame.origin.x = 210
            $0.view.pin.horizontallyBetween($0.reference, and: $0.content)
        },
    ]

    nonisolated static let silentCases = [
        Case(nil) { $0.view.pin.top(10).top(10) },
        Case(nil) { $0.view.pin.width(10).width(10).minHeight(5).minHeight(5) },
        Case(nil) { $0.view.pin.minWidth(10).minHeight(10).minHeight(10) },
        Case(nil) { $0.view.pin.horizontally().width(10).justify(.center) },
        Case(nil) { $0.view.pin.left().width(10).pinEdges().justify(.center) },
        Case(nil) { $0.view.pin.marginLeft(3).marginLeft(4) },
        Case(nil) { $0.root.pin.right(10).hCenter().width(10%).below(of: $0.view).all() },
        Case(nil) {
            Pin.activeWarnings.noSpaceAvailableBetweenViews = false
            $0.content.frame.origin.y = 130
            $0.view.pin.verticallyBetween($0.reference, and: $0.content)
        },
        Case(nil) { _ in
            Pin.activeWarnings.aspectRatioImageNotSet = false
            UIImageView(frame: .zero).pin.width(10).aspectRatio()
        },
        Case(nil) {
            Pin.logWarnings = false
            $0.view.pin.top(10).top(20).width(-1).justify(.center)
        },
    ]

    @Test(arguments: conflictCases + valueCases + alignmentCases + referenceCases + silentCases)
    func warns(_ warningCase: Case) {
        let scene = PinScene()
        var reasons: [String] = []
        Pin.issueHandler = { reasons.append($0.description) }
        warningCase.chain(scene)
        #expect(Pin.lastWarningText == warningCase.warning)
        // Each warning comes as data too, with its subject and a sentence.
        #expect(reasons.isEmpty == (warningCase.warning == nil))
        #expect(reasons.allSatisfy { $0.contains("Frame: (") && !$0.hasSuffix(".") })
        Pin.issueHandler = nil
        Pin.resetWarnings()
    }

    @Test func theOrderOfCallsIsOptionalAdvice() {
        let scene = PinScene()
        scene.view.pin.margin(1).top(10).width(20)
        #expect(Pin.lastWarningText == nil)
        Pin.activeWarnings.callOrder = true
        scene.view.pin.top(10).left(5).width(20).pinEdges().margin(1).sizeToFit(.width)
        scene.view.pin.top(10).justify(.left).horizontally().width(5)
        #expect(Pin.lastWarningText == nil)
        scene.view.pin.top(10).margin(1).width(20).left(3)
        #expect(
            Pin.lastWarningText
                == "PinLayout Advice: the size should be set before margins: edges, the size, pinEdges(), margins "
                + "and the fit are read best in this order. (callOrder)")
        Pin.resetWarnings()
    }

    @Test func theFirstValueStays() {
        let scene = PinScene()
        scene.view.pin.top(10).top(20).left(5).hCenter().width(30).width(40).maxHeight(50).maxHeight(10)
        #expect(scene.view.frame == CGRect(x: 5, y: 10, width: 30, height: 50))
    }

    @Test func missingLayoutCall() {
        let scene = PinScene()
        Pin.logMissingLayoutCalls = true
        scene.view.pin.top(10).layout()
        #expect(Pin.lastWarningText == nil)
        scene.view.pin.top(10)
        #expect(
            Pin.lastWarningText
                == "PinLayout Warning: PinLayout commands have been issued without calling the 'layout()' method "
                + "to complete the layout. (Pin.logMissingLayoutCalls)")
        Pin.logMissingLayoutCalls = false
    }

    @Test func resetForgets() {
        Pin.activeWarnings.aspectRatioImageNotSet = false
        Pin.lastWarningText = "old"
        Pin.resetWarnings()
        #expect(Pin.activeWarnings.aspectRatioImageNotSet)
        #expect(Pin.lastWarningText == nil)
        #expect(Pin.logWarnings)
    }
}
