import PinLayout
import UIKit

extension PinMethod {
    /// Edges and middles of the superview.
    static let edges: [PinMethod] = [
        PinMethod("top()") { c, _, _ in
            c.top()
        } says: { _, _ in
            [.y(.near, 0)]
        },
        PinMethod("top(v)") { c, _, v in
            c.top(v)
        } says: { _, v in
            [.y(.near, v)]
        },
        PinMethod("top(%)") { c, _, v in
            c.top(v%)
        } says: { f, v in
            [.y(.near, v * f.height / 100)]
        },
        PinMethod("top(insets)") { c, _, v in
            c.top(PinMethod.insets(v))
        } says: { _, v in
            [.y(.near, v)]
        },
        PinMethod("bottom()") { c, _, _ in
            c.bottom()
        } says: { f, _ in
            [.y(.far, f.height - 0)]
        },
        PinMethod("bottom(v)") { c, _, v in
            c.bottom(v)
        } says: { f, v in
            [.y(.far, f.height - v)]
        },
        PinMethod("bottom(%)") { c, _, v in
            c.bottom(v%)
        } says: { f, v in
            [.y(.far, f.height - v * f.height / 100)]
        },
        PinMethod("bottom(insets)") { c, _, v in
            c.bottom(PinMethod.insets(v))
        } says: { f, v in
            [.y(.far, f.height - (v + 2))]
        },
        PinMethod("left()") { c, _, _ in
            c.left()
        } says: { _, _ in
            [.x(.near, 0)]
        },
        PinMethod("left(v)") { c, _, v in
            c.left(v)
        } says: { _, v in
            [.x(.near, v)]
        },
        PinMethod("left(%)") { c, _, v in
            c.left(v%)
        } says: { f, v in
            [.x(.near, v * f.width / 100)]
        },
        PinMethod("left(insets)") { c, _, v in
            c.left(PinMethod.insets(v))
        } says: { _, v in
            [.x(.near, (v + 1))]
        },
        PinMethod("right()") { c, _, _ in
            c.right()
        } says: { f, _ in
            [.x(.far, f.width - 0)]
        },
        PinMethod("right(v)") { c, _, v in
            c.right(v)
        } says: { f, v in
            [.x(.far, f.width - v)]
        },
        PinMethod("right(%)") { c, _, v in
            c.right(v%)
        } says: { f, v in
            [.x(.far, f.width - v * f.width / 100)]
        },
        PinMethod("right(insets)") { c, _, v in
            c.right(PinMethod.insets(v))
        } says: { f, v in
            [.x(.far, f.width - (v + 3))]
        },
        PinMethod("start()") { c, _, _ in
            c.start()
        } says: { f, _ in
            [f.start(0)]
        },
        PinMethod("start(v)") { c, _, v in
            c.start(v)
        } says: { f, v in
            [f.start(v)]
        },
        PinMethod("start(%)") { c, _, v in
            c.start(v%)
        } says: { f, v in
            [f.start(v * f.width / 100)]
        },
        PinMethod("start(insets)") { c, _, v in
            c.start(PinMethod.insets(v))
        } says: { f, v in
            [f.start(f.isLTR ? v + 1 : v + 3)]
        },
        PinMethod("end()") { c, _, _ in
            c.end()
        } says: { f, _ in
            [f.end(0)]
        },
        PinMethod("end(v)") { c, _, v in
            c.end(v)
        } says: { f, v in
            [f.end(v)]
        },
        PinMethod("end(%)") { c, _, v in
            c.end(v%)
        } says: { f, v in
            [f.end(v * f.width / 100)]
        },
        PinMethod("end(insets)") { c, _, v in
            c.end(PinMethod.insets(v))
        } says: { f, v in
            [f.end(f.isLTR ? v + 3 : v + 1)]
        },
        PinMethod("hCenter()") { c, _, _ in
            c.hCenter()
        } says: { f, _ in
            [.x(.mid, f.width / 2 + 0)]
        },
        PinMethod("hCenter(v)") { c, _, v in
            c.hCenter(v)
        } says: { f, v in
            [.x(.mid, f.width / 2 + v)]
        },
        PinMethod("hCenter(%)") { c, _, v in
            c.hCenter(v%)
        } says: { f, v in
            [.x(.mid, f.width / 2 + v * f.width / 100)]
        },
        PinMethod("vCenter()") { c, _, _ in
            c.vCenter()
        } says: { f, _ in
            [.y(.mid, f.height / 2 + 0)]
        },
        PinMethod("vCenter(v)") { c, _, v in
            c.vCenter(v)
        } says: { f, v in
            [.y(.mid, f.height / 2 + v)]
        },
        PinMethod("vCenter(%)") { c, _, v in
            c.vCenter(v%)
        } says: { f, v in
            [.y(.mid, f.height / 2 + v * f.height / 100)]
        },
        PinMethod("all()") { c, _, _ in
            c.all()
        } says: { f, _ in
            [.y(.near, 0), .y(.far, f.height - 0), .x(.near, 0), .x(.far, f.width - 0)]
        },
        PinMethod("all(v)") { c, _, v in
            c.all(v)
        } says: { f, v in
            [.y(.near, v), .y(.far, f.height - v), .x(.near, v), .x(.far, f.width - v)]
        },
        PinMethod("all(insets)") { c, _, v in
            c.all(PinMethod.insets(v))
        } says: { f, v in
            [.y(.near, v), .y(.far, f.height - (v + 2)), .x(.near, (v + 1)), .x(.far, f.width - (v + 3))]
        },
        PinMethod("horizontally()") { c, _, _ in
            c.horizontally()
        } says: { f, _ in
            [.x(.near, 0), .x(.far, f.width - 0)]
        },
        PinMethod("horizontally(v)") { c, _, v in
            c.horizontally(v)
        } says: { f, v in
            [.x(.near, v), .x(.far, f.width - v)]
        },
        PinMethod("horizontally(%)") { c, _, v in
            c.horizontally(v%)
        } says: { f, v in
            [.x(.near, v * f.width / 100), .x(.far, f.width - v * f.width / 100)]
        },
        PinMethod("horizontally(insets)") { c, _, v in
            c.horizontally(PinMethod.insets(v))
        } says: { f, v in
            [.x(.near, (v + 1)), .x(.far, f.width - (v + 3))]
        },
        PinMethod("vertically()") { c, _, _ in
            c.vertically()
        } says: { f, _ in
            [.y(.near, 0), .y(.far, f.height - 0)]
        },
        PinMethod("vertically(v)") { c, _, v in
            c.vertically(v)
        } says: { f, v in
            [.y(.near, v), .y(.far, f.height - v)]
        },
        PinMethod("vertically(%)") { c, _, v in
            c.vertically(v%)
        } says: { f, v in
            [.y(.near, v * f.height / 100), .y(.far, f.height - v * f.height / 100)]
        },
        PinMethod("vertically(insets)") { c, _, v in
            c.vertically(PinMethod.insets(v))
        } says: { f, v in
            [.y(.near, v), .y(.far, f.height - (v + 2))]
        },
    ]
}
