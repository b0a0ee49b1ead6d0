import PinLayout
import UIKit

extension PinMethod {
    /// Margins.
    static let margins: [PinMethod] = [
        PinMethod("marginTop(v)") { c, _, v in
            c.marginTop(v)
        } says: { _, v in
            [.margin(.top, v)]
        },
        PinMethod("marginTop(%)") { c, _, v in
            c.marginTop(v%)
        } says: { f, v in
            [.margin(.top, v * f.height / 100)]
        },
        PinMethod("marginBottom(v)") { c, _, v in
            c.marginBottom(v)
        } says: { _, v in
            [.margin(.bottom, v)]
        },
        PinMethod("marginBottom(%)") { c, _, v in
            c.marginBottom(v%)
        } says: { f, v in
            [.margin(.bottom, v * f.height / 100)]
        },
        PinMethod("marginLeft(v)") { c, _, v in
            c.marginLeft(v)
        } says: { _, v in
            [.margin(.left, v)]
        },
        PinMethod("marginLeft(%)") { c, _, v in
            c.marginLeft(v%)
        } says: { f, v in
            [.margin(.left, v * f.width / 100)]
        },
        PinMethod("marginRight(v)") { c, _, v in
            c.marginRight(v)
        } says: { _, v in
            [.margin(.right, v)]
        },
        PinMethod("marginRight(%)") { c, _, v in
            c.marginRight(v%)
        } says: { f, v in
            [.margin(.right, v * f.width / 100)]
        },
        PinMethod("marginStart(v)") { c, _, v in
            c.marginStart(v)
        } says: { f, v in
            [.margin(f.isLTR ? .left : .right, v)]
        },
        PinMethod("marginStart(%)") { c, _, v in
            c.marginStart(v%)
        } says: { f, v in
            [.margin(f.isLTR ? .left : .right, v * f.width / 100)]
        },
        PinMethod("marginEnd(v)") { c, _, v in
            c.marginEnd(v)
        } says: { f, v in
            [.margin(f.isLTR ? .right : .left, v)]
        },
        PinMethod("marginEnd(%)") { c, _, v in
            c.marginEnd(v%)
        } says: { f, v in
            [.margin(f.isLTR ? .right : .left, v * f.width / 100)]
        },
        PinMethod("marginHorizontal(v)") { c, _, v in
            c.marginHorizontal(v)
        } says: { _, v in
            [.margin(.left, v), .margin(.right, v)]
        },
        PinMethod("marginHorizontal(%)") { c, _, v in
            c.marginHorizontal(v%)
        } says: { f, v in
            [.margin(.left, v * f.width / 100), .margin(.right, v * f.width / 100)]
        },
        PinMethod("marginVertical(v)") { c, _, v in
            c.marginVertical(v)
        } says: { _, v in
            [.margin(.top, v), .margin(.bottom, v)]
        },
        PinMethod("marginVertical(%)") { c, _, v in
            c.marginVertical(v%)
        } says: { f, v in
            [.margin(.top, v * f.height / 100), .margin(.bottom, v * f.height / 100)]
        },
        PinMethod("margin(v)") { c, _, v in
            c.margin(v)
        } says: { _, v in
            [.margin(.top, v), .margin(.left, v), .margin(.bottom, v), .margin(.right, v)]
        },
        PinMethod("margin(%)") { c, _, v in
            c.margin(v%)
        } says: { f, v in
            [
                .margin(.top, v * f.height / 100), .margin(.left, v * f.width / 100),
                .margin(.bottom, v * f.height / 100), .margin(.right, v * f.width / 100),
            ]
        },
        PinMethod("margin(insets)") { c, _, v in
            c.margin(PinMethod.insets(v))
        } says: { _, v in
            [.margin(.top, v), .margin(.left, v + 1), .margin(.bottom, v + 2), .margin(.right, v + 3)]
        },
        PinMethod("margin(directional)") { c, _, v in
            c.margin(NSDirectionalEdgeInsets(top: v, leading: v + 1, bottom: v + 2, trailing: v + 3))
        } says: { f, v in
            [
                .margin(.top, v), .margin(.left, f.isLTR ? v + 1 : v + 3), .margin(.bottom, v + 2),
                .margin(.right, f.isLTR ? v + 3 : v + 1),
            ]
        },
        PinMethod("margin(2)") { c, _, v in
            c.margin(v, v + 1)
        } says: { _, v in
            [.margin(.top, v), .margin(.left, v + 1), .margin(.bottom, v), .margin(.right, v + 1)]
        },
        PinMethod("margin(3)") { c, _, v in
            c.margin(v, v + 1, v + 2)
        } says: { _, v in
            [.margin(.top, v), .margin(.left, v + 1), .margin(.bottom, v + 2), .margin(.right, v + 1)]
        },
        PinMethod("margin(4)") { c, _, v in
            c.margin(v, v + 1, v + 2, v + 3)
        } says: { _, v in
            [.margin(.top, v), .margin(.left, v + 1), .margin(.bottom, v + 2), .margin(.right, v + 3)]
        },
        PinMethod("margin(2%)") { c, _, v in
            c.margin(v%, (v + 1)%)
        } says: { f, v in
            [
                .margin(.top, v * f.height / 100), .margin(.left, (v + 1) * f.width / 100),
                .margin(.bottom, v * f.height / 100), .margin(.right, (v + 1) * f.width / 100),
            ]
        },
        PinMethod("margin(3%)") { c, _, v in
            c.margin(v%, (v + 1)%, (v + 2)%)
        } says: { f, v in
            [
                .margin(.top, v * f.height / 100), .margin(.left, (v + 1) * f.width / 100),
                .margin(.bottom, (v + 2) * f.height / 100), .margin(.right, (v + 1) * f.width / 100),
            ]
        },
        PinMethod("margin(4%)") { c, _, v in
            c.margin(v%, (v + 1)%, (v + 2)%, (v + 3)%)
        } says: { f, v in
            [
                .margin(.top, v * f.height / 100), .margin(.left, (v + 1) * f.width / 100),
                .margin(.bottom, (v + 2) * f.height / 100), .margin(.right, (v + 3) * f.width / 100),
            ]
        },
    ]
}
