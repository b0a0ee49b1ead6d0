import PinLayout
import Testing
import UIKit

/// The container is 400 x 300, the view (40, 30, 100, 60).
@MainActor
struct JustifyTests {
    nonisolated static let cases = [
        PinCase("left", [10, 30, 80, 60]) { $0.view.pin.horizontally(10).width(80).justify(.left) },
        PinCase("center", [160, 30, 80, 60]) { $0.view.pin.horizontally(10).width(80).justify(.center) },
        PinCase("right", [310, 30, 80, 60]) { $0.view.pin.horizontally(10).width(80).justify(.right) },
        PinCase("none", [10, 30, 80, 60]) { $0.view.pin.horizontally(10).width(80).justify(.none) },
        PinCase("within margins", [310, 30, 40, 60]) {
            $0.view.pin.left(10).right(20).width(40).marginLeft(5).marginRight(30).justify(.right)
        },
        PinCase("of a maximum", [150, 30, 100, 60]) {
            $0.view.pin.horizontally().maxWidth(100).justify(.center)
        },
        PinCase("of a minimum", [-100, 30, 600, 60]) {
            $0.view.pin.horizontally().minWidth(600).justify(.center)
        },
        PinCase("the last call counts", [320, 30, 80, 60]) {
            $0.view.pin.horizontally().width(80).justify(.center).justify(.right)
        },
        PinCase("top", [40, 10, 100, 80]) { $0.view.pin.vertically(10).height(80).align(.top) },
        PinCase("center", [40, 110, 100, 80]) { $0.view.pin.vertically(10).height(80).align(.center) },
        PinCase("bottom", [40, 210, 100, 80]) { $0.view.pin.vertically(10).height(80).align(.bottom) },
        PinCase("none", [40, 10, 100, 80]) { $0.view.pin.vertically(10).height(80).align(.none) },
    ]

    nonisolated static let readingOrder = [
        PinCase("start", [10, 30, 80, 60]) { $0.view.pin.horizontally(10).width(80).justify(.start) },
        PinCase("end", [310, 30, 80, 60]) { $0.view.pin.horizontally(10).width(80).justify(.end) },
    ]

    @Test(arguments: cases + readingOrder)
    func justification(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test(arguments: readingOrder)
    func rightToLeftIsTheMirrorImage(_ pinCase: PinCase) {
        #expect(pinCase.frame(direction: .rtl).minX == 400 - pinCase.expected.maxX)
    }

    nonisolated static let pinnedEdges = [
        PinCase("left", [15, 30, 75, 60]) { $0.view.pin.left(10).width(100).margin(0, 5, 0, 20).pinEdges() },
        PinCase("right", [295, 30, 75, 60]) {
            $0.view.pin.right(10).width(100).margin(0, 5, 0, 20).pinEdges()
        },
        PinCase("hCenter", [155, 30, 75, 60]) {
            $0.view.pin.hCenter().width(100).margin(0, 5, 0, 20).pinEdges()
        },
        PinCase("top", [40, 15, 100, 75]) { $0.view.pin.top(10).height(100).margin(5, 0, 20, 0).pinEdges() },
        PinCase("bottom", [40, 195, 100, 75]) {
            $0.view.pin.bottom(10).height(100).margin(5, 0, 20, 0).pinEdges()
        },
        PinCase("vCenter", [40, 105, 100, 75]) {
            $0.view.pin.vCenter().height(100).margin(5, 0, 20, 0).pinEdges()
        },
        PinCase("without a width", [15, 30, 100, 60]) { $0.view.pin.left(10).marginLeft(5).pinEdges() },
        PinCase("a clamped width", [10, 30, 45, 60]) {
            $0.view.pin.left(10).width(100).maxWidth(50).marginRight(5).pinEdges()
        },
    ]

    @Test(arguments: pinnedEdges)
    func pinEdges(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }
}
