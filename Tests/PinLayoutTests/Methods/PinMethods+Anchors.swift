import PinLayout
import UIKit

extension PinMethod {
    /// Points of the superview.
    static let anchors: [PinMethod] = [
        PinMethod("topLeft()") { c, _, _ in
            c.topLeft()
        } says: { _, _ in
            [.y(.near, 0), .x(.near, 0)]
        },
        PinMethod("topLeft(v)") { c, _, v in
            c.topLeft(v)
        } says: { _, v in
            [.y(.near, v), .x(.near, v)]
        },
        PinMethod("topCenter()") { c, _, _ in
            c.topCenter()
        } says: { f, _ in
            [.y(.near, 0), .x(.mid, f.width / 2 + 0)]
        },
        PinMethod("topCenter(v)") { c, _, v in
            c.topCenter(v)
        } says: { f, v in
            [.y(.near, v), .x(.mid, f.width / 2 + 0)]
        },
        PinMethod("topRight()") { c, _, _ in
            c.topRight()
        } says: { f, _ in
            [.y(.near, 0), .x(.far, f.width - 0)]
        },
        PinMethod("topRight(v)") { c, _, v in
            c.topRight(v)
        } says: { f, v in
            [.y(.near, v), .x(.far, f.width - v)]
        },
        PinMethod("topStart()") { c, _, _ in
            c.topStart()
        } says: { f, _ in
            [.y(.near, 0), f.start(0)]
        },
        PinMethod("topStart(v)") { c, _, v in
            c.topStart(v)
        } says: { f, v in
            [.y(.near, v), f.start(v)]
        },
        PinMethod("topEnd()") { c, _, _ in
            c.topEnd()
        } says: { f, _ in
            [.y(.near, 0), f.end(0)]
        },
        PinMethod("topEnd(v)") { c, _, v in
            c.topEnd(v)
        } says: { f, v in
            [.y(.near, v), f.end(v)]
        },
        PinMethod("centerLeft()") { c, _, _ in
            c.centerLeft()
        } says: { f, _ in
            [.y(.mid, f.height / 2 + 0), .x(.near, 0)]
        },
        PinMethod("centerLeft(v)") { c, _, v in
            c.centerLeft(v)
        } says: { f, v in
            [.y(.mid, f.height / 2 + 0), .x(.near, v)]
        },
        PinMethod("center()") { c, _, _ in
            c.center()
        } says: { f, _ in
            [.y(.mid, f.height / 2 + 0), .x(.mid, f.width / 2 + 0)]
        },
        PinMethod("center(v)") { c, _, v in
            c.center(v)
        } says: { f, v in
            [.y(.mid, f.height / 2 + v), .x(.mid, f.width / 2 + v)]
        },
        PinMethod("centerRight()") { c, _, _ in
            c.centerRight()
        } says: { f, _ in
            [.y(.mid, f.height / 2 + 0), .x(.far, f.width - 0)]
        },
        PinMethod("centerRight(v)") { c, _, v in
            c.centerRight(v)
        } says: { f, v in
            [.y(.mid, f.height / 2 + 0), .x(.far, f.width - v)]
        },
        PinMethod("centerStart()") { c, _, _ in
            c.centerStart()
        } says: { f, _ in
            [.y(.mid, f.height / 2 + 0), f.start(0)]
        },
        PinMethod("centerStart(v)") { c, _, v in
            c.centerStart(v)
        } says: { f, v in
            [.y(.mid, f.height / 2 + 0), f.start(v)]
        },
        PinMethod("centerEnd()") { c, _, _ in
            c.centerEnd()
        } says: { f, _ in
            [.y(.mid, f.height / 2 + 0), f.end(0)]
        },
        PinMethod("centerEnd(v)") { c, _, v in
            c.centerEnd(v)
        } says: { f, v in
            [.y(.mid, f.height / 2 + 0), f.end(v)]
        },
        PinMethod("bottomLeft()") { c, _, _ in
            c.bottomLeft()
        } says: { f, _ in
            [.y(.far, f.height - 0), .x(.near, 0)]
        },
        PinMethod("bottomLeft(v)") { c, _, v in
            c.bottomLeft(v)
        } says: { f, v in
            [.y(.far, f.height - v), .x(.near, v)]
        },
        PinMethod("bottomCenter()") { c, _, _ in
            c.bottomCenter()
        } says: { f, _ in
            [.y(.far, f.height - 0), .x(.mid, f.width / 2 + 0)]
        },
        PinMethod("bottomCenter(v)") { c, _, v in
            c.bottomCenter(v)
        } says: { f, v in
            [.y(.far, f.height - v), .x(.mid, f.width / 2 + 0)]
        },
        PinMethod("bottomRight()") { c, _, _ in
            c.bottomRight()
        } says: { f, _ in
            [.y(.far, f.height - 0), .x(.far, f.width - 0)]
        },
        PinMethod("bottomRight(v)") { c, _, v in
            c.bottomRight(v)
        } says: { f, v in
            [.y(.far, f.height - v), .x(.far, f.width - v)]
        },
        PinMethod("bottomStart()") { c, _, _ in
            c.bottomStart()
        } says: { f, _ in
            [.y(.far, f.height - 0), f.start(0)]
        },
        PinMethod("bottomStart(v)") { c, _, v in
            c.bottomStart(v)
        } says: { f, v in
            [.y(.far, f.height - v), f.start(v)]
        },
        PinMethod("bottomEnd()") { c, _, _ in
            c.bottomEnd()
        } says: { f, _ in
            [.y(.far, f.height - 0), f.end(0)]
        },
        PinMethod("bottomEnd(v)") { c, _, v in
            c.bottomEnd(v)
        } says: { f, v in
            [.y(.far, f.height - v), f.end(v)]
        },
    ]
}
