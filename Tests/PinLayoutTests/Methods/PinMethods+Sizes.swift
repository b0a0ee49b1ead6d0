import PinLayout
import UIKit

extension PinMethod {
    /// Sizes, limits, fits and what places a box between its edges.
    static let sizes: [PinMethod] = [
        PinMethod("width(v)") { c, _, v in
            c.width(v)
        } says: { _, v in
            [.w(.exact, v)]
        },
        PinMethod("width(%)") { c, _, v in
            c.width(v%)
        } says: { f, v in
            [.w(.exact, v * f.width / 100)]
        },
        PinMethod("width(of:)") { c, s, _ in
            c.width(of: s.reference)
        } says: { f, _ in
            [.w(.exact, f.reference.width)]
        },
        PinMethod("minWidth(v)") { c, _, v in
            c.minWidth(v)
        } says: { _, v in
            [.w(.minimum, v)]
        },
        PinMethod("minWidth(%)") { c, _, v in
            c.minWidth(v%)
        } says: { f, v in
            [.w(.minimum, v * f.width / 100)]
        },
        PinMethod("maxWidth(v)") { c, _, v in
            c.maxWidth(v)
        } says: { _, v in
            [.w(.maximum, v)]
        },
        PinMethod("maxWidth(%)") { c, _, v in
            c.maxWidth(v%)
        } says: { f, v in
            [.w(.maximum, v * f.width / 100)]
        },
        PinMethod("height(v)") { c, _, v in
            c.height(v)
        } says: { _, v in
            [.h(.exact, v)]
        },
        PinMethod("height(%)") { c, _, v in
            c.height(v%)
        } says: { f, v in
            [.h(.exact, v * f.height / 100)]
        },
        PinMethod("height(of:)") { c, s, _ in
            c.height(of: s.reference)
        } says: { f, _ in
            [.h(.exact, f.reference.height)]
        },
        PinMethod("minHeight(v)") { c, _, v in
            c.minHeight(v)
        } says: { _, v in
            [.h(.minimum, v)]
        },
        PinMethod("minHeight(%)") { c, _, v in
            c.minHeight(v%)
        } says: { f, v in
            [.h(.minimum, v * f.height / 100)]
        },
        PinMethod("maxHeight(v)") { c, _, v in
            c.maxHeight(v)
        } says: { _, v in
            [.h(.maximum, v)]
        },
        PinMethod("maxHeight(%)") { c, _, v in
            c.maxHeight(v%)
        } says: { f, v in
            [.h(.maximum, v * f.height / 100)]
        },
        PinMethod("size(CGSize)") { c, _, v in
            c.size(CGSize(width: v, height: v + 1))
        } says: { _, v in
            [.w(.exact, v), .h(.exact, v + 1)]
        },
        PinMethod("size(v)") { c, _, v in
            c.size(v)
        } says: { _, v in
            [.w(.exact, v), .h(.exact, v)]
        },
        PinMethod("size(%)") { c, _, v in
            c.size(v%)
        } says: { f, v in
            [.w(.exact, v * f.width / 100), .h(.exact, v * f.height / 100)]
        },
        PinMethod("size(of:)") { c, s, _ in
            c.size(of: s.other)
        } says: { f, _ in
            [.w(.exact, f.other.width), .h(.exact, f.other.height)]
        },
        PinMethod("aspectRatio(v)") { c, _, v in
            c.aspectRatio(v / 10)
        } says: { _, v in
            [.ratio(v / 10)]
        },
        PinMethod("aspectRatio(of:)") { c, s, _ in
            c.aspectRatio(of: s.other)
        } says: { f, _ in
            [.ratio(f.other.width / f.other.height)]
        },
        PinMethod("aspectRatio()") { c, _, _ in
            c.aspectRatio()
        } says: { _, _ in
            []
        },
        PinMethod("sizeToFit()") { c, _, _ in
            c.sizeToFit()
        } says: { _, _ in
            [.fit(.content)]
        },
        PinMethod("sizeToFit(type)") { c, _, v in
            c.sizeToFit(PinMethod.fits[Int(v.magnitude) % PinMethod.fits.count])
        } says: { _, v in
            [.fit(PinMethod.fits[Int(v.magnitude) % PinMethod.fits.count])]
        },
        PinMethod("wrapContent()") { c, _, _ in
            c.wrapContent()
        } says: { _, _ in
            []
        },
        PinMethod("wrapContent(padding: v)") { c, _, v in
            c.wrapContent(padding: v)
        } says: { _, _ in
            []
        },
        PinMethod("wrapContent(padding: insets)") { c, _, v in
            c.wrapContent(padding: PinMethod.insets(v))
        } says: { _, _ in
            []
        },
        PinMethod("wrapContent(.all)") { c, _, _ in
            c.wrapContent(.all)
        } says: { _, _ in
            []
        },
        PinMethod("wrapContent(.horizontally, padding: v)") { c, _, v in
            c.wrapContent(.horizontally, padding: v)
        } says: { _, _ in
            []
        },
        PinMethod("wrapContent(.vertically, padding: insets)") { c, _, v in
            c.wrapContent(.vertically, padding: PinMethod.insets(v))
        } says: { _, _ in
            []
        },
        PinMethod("justify") { c, _, v in
            c.justify(PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count])
        } says: { f, v in
            [f.justify(PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count])]
        },
        PinMethod("align") { c, _, v in
            c.align(PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [f.align(PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])]
        },
        PinMethod("pinEdges") { c, _, _ in
            c.pinEdges()
        } says: { _, _ in
            [.pinEdges]
        },
    ]
}
