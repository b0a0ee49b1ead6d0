import PinLayout
import Testing
import UIKit

/// The container is 400 x 300, the view (40, 30, 100, 60).
@MainActor
struct MarginsTests {
    nonisolated static let shrinking = [
        PinCase("marginTop(10)", [0, 10, 400, 290]) { $0.view.pin.all().marginTop(10) },
        PinCase("marginTop(10%)", [0, 30, 400, 270]) { $0.view.pin.all().marginTop(10%) },
        PinCase("marginLeft(10)", [10, 0, 390, 300]) { $0.view.pin.all().marginLeft(10) },
        PinCase("marginLeft(10%)", [40, 0, 360, 300]) { $0.view.pin.all().marginLeft(10%) },
        PinCase("marginBottom(10)", [0, 0, 400, 290]) { $0.view.pin.all().marginBottom(10) },
        PinCase("marginBottom(10%)", [0, 0, 400, 270]) { $0.view.pin.all().marginBottom(10%) },
        PinCase("marginRight(10)", [0, 0, 390, 300]) { $0.view.pin.all().marginRight(10) },
        PinCase("marginRight(10%)", [0, 0, 360, 300]) { $0.view.pin.all().marginRight(10%) },
        PinCase("marginHorizontal(10)", [10, 0, 380, 300]) { $0.view.pin.all().marginHorizontal(10) },
        PinCase("marginHorizontal(10%)", [40, 0, 320, 300]) { $0.view.pin.all().marginHorizontal(10%) },
        PinCase("marginVertical(10)", [0, 10, 400, 280]) { $0.view.pin.all().marginVertical(10) },
        PinCase("marginVertical(10%)", [0, 30, 400, 240]) { $0.view.pin.all().marginVertical(10%) },
        PinCase("margin(10)", [10, 10, 380, 280]) { $0.view.pin.all().margin(10) },
        PinCase("margin(10%)", [40, 30, 320, 240]) { $0.view.pin.all().margin(10%) },
        PinCase("margin(insets)", [2, 1, 394, 296]) {
            $0.view.pin.all().margin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
        PinCase("margin(v, h)", [2, 1, 396, 298]) { $0.view.pin.all().margin(1, 2) },
        PinCase("margin(v%, h%)", [8, 3, 384, 294]) { $0.view.pin.all().margin(1%, 2%) },
        PinCase("margin(t, h, b)", [2, 1, 396, 296]) { $0.view.pin.all().margin(1, 2, 3) },
        PinCase("margin(t%, h%, b%)", [8, 3, 384, 288]) { $0.view.pin.all().margin(1%, 2%, 3%) },
        PinCase("margin(t, l, b, r)", [2, 1, 394, 296]) { $0.view.pin.all().margin(1, 2, 3, 4) },
        PinCase("margin(t%, l%, b%, r%)", [8, 3, 376, 288]) { $0.view.pin.all().margin(1%, 2%, 3%, 4%) },
        PinCase("the last call counts", [5, 0, 395, 300]) { $0.view.pin.all().marginLeft(9).marginLeft(5) },
        PinCase("negative", [-10, 0, 410, 300]) { $0.view.pin.all().marginLeft(-10) },
    ]

    nonisolated static let moving = [
        PinCase("left", [17, 30, 100, 60]) { $0.view.pin.left(10).marginLeft(7) },
        PinCase("left ignores the right margin", [10, 30, 100, 60]) { $0.view.pin.left(10).marginRight(7) },
        PinCase("right", [283, 30, 100, 60]) { $0.view.pin.right(10).marginRight(7) },
        PinCase("top", [40, 17, 100, 60]) { $0.view.pin.top(10).marginTop(7) },
        PinCase("bottom", [40, 223, 100, 60]) { $0.view.pin.bottom(10).marginBottom(7) },
        PinCase("vCenter", [40, 124, 100, 60]) { $0.view.pin.vCenter().marginTop(10).marginBottom(6) },
        PinCase("width alone", [40, 30, 50, 60]) { $0.view.pin.width(50).marginLeft(7) },
        PinCase("margins alone", [40, 30, 100, 60]) { $0.view.pin.margin(7) },
    ]

    nonisolated static let leftToRight = [
        PinCase("marginStart(10)", [10, 30, 390, 60]) { $0.view.pin.horizontally().marginStart(10) },
        PinCase("marginStart(10%)", [40, 30, 360, 60]) { $0.view.pin.horizontally().marginStart(10%) },
        PinCase("marginEnd(10)", [0, 30, 390, 60]) { $0.view.pin.horizontally().marginEnd(10) },
        PinCase("marginEnd(10%)", [0, 30, 360, 60]) { $0.view.pin.horizontally().marginEnd(10%) },
        PinCase("directional", [2, 1, 394, 296]) {
            $0.view.pin.all().margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
    ]

    nonisolated static let rightToLeft = [
        PinCase("marginStart(10)", [0, 30, 390, 60]) { $0.view.pin.horizontally().marginStart(10) },
        PinCase("marginStart(10%)", [0, 30, 360, 60]) { $0.view.pin.horizontally().marginStart(10%) },
        PinCase("marginEnd(10)", [10, 30, 390, 60]) { $0.view.pin.horizontally().marginEnd(10) },
        PinCase("marginEnd(10%)", [40, 30, 360, 60]) { $0.view.pin.horizontally().marginEnd(10%) },
        PinCase("directional", [4, 1, 394, 296]) {
            $0.view.pin.all().margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
    ]

    @Test(arguments: shrinking + moving + leftToRight)
    func margins(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test(arguments: rightToLeft)
    func marginsFromRightToLeft(_ pinCase: PinCase) {
        #expect(pinCase.frame(direction: .rtl) == pinCase.expected)
    }
}
