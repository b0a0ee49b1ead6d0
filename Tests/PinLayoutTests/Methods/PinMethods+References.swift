import PinLayout
import UIKit

extension PinMethod {
    /// Points and lines of another view.
    static let references: [PinMethod] = [
        PinMethod("topLeft(to: .topLeft)") { c, s, _ in
            c.topLeft(to: s.reference.anchor.topLeft)
        } says: { f, _ in
            [.y(.near, f.reference.minY), .x(.near, f.reference.minX)]
        },
        PinMethod("topCenter(to: .center)") { c, s, _ in
            c.topCenter(to: s.reference.anchor.center)
        } says: { f, _ in
            [.y(.near, f.reference.midY), .x(.mid, f.reference.midX)]
        },
        PinMethod("topRight(to: .bottomRight)") { c, s, _ in
            c.topRight(to: s.reference.anchor.bottomRight)
        } says: { f, _ in
            [.y(.near, f.reference.maxY), .x(.far, f.reference.maxX)]
        },
        PinMethod("topStart(to: .topLeft)") { c, s, _ in
            c.topStart(to: s.reference.anchor.topLeft)
        } says: { f, _ in
            [.y(.near, f.reference.minY), .x(f.spot(.start), f.reference.minX)]
        },
        PinMethod("topEnd(to: .center)") { c, s, _ in
            c.topEnd(to: s.reference.anchor.center)
        } says: { f, _ in
            [.y(.near, f.reference.midY), .x(f.spot(.end), f.reference.midX)]
        },
        PinMethod("centerLeft(to: .bottomRight)") { c, s, _ in
            c.centerLeft(to: s.reference.anchor.bottomRight)
        } says: { f, _ in
            [.y(.mid, f.reference.maxY), .x(.near, f.reference.maxX)]
        },
        PinMethod("center(to: .topLeft)") { c, s, _ in
            c.center(to: s.reference.anchor.topLeft)
        } says: { f, _ in
            [.y(.mid, f.reference.minY), .x(.mid, f.reference.minX)]
        },
        PinMethod("centerRight(to: .center)") { c, s, _ in
            c.centerRight(to: s.reference.anchor.center)
        } says: { f, _ in
            [.y(.mid, f.reference.midY), .x(.far, f.reference.midX)]
        },
        PinMethod("centerStart(to: .bottomRight)") { c, s, _ in
            c.centerStart(to: s.reference.anchor.bottomRight)
        } says: { f, _ in
            [.y(.mid, f.reference.maxY), .x(f.spot(.start), f.reference.maxX)]
        },
        PinMethod("centerEnd(to: .topLeft)") { c, s, _ in
            c.centerEnd(to: s.reference.anchor.topLeft)
        } says: { f, _ in
            [.y(.mid, f.reference.minY), .x(f.spot(.end), f.reference.minX)]
        },
        PinMethod("bottomLeft(to: .center)") { c, s, _ in
            c.bottomLeft(to: s.reference.anchor.center)
        } says: { f, _ in
            [.y(.far, f.reference.midY), .x(.near, f.reference.midX)]
        },
        PinMethod("bottomCenter(to: .bottomRight)") { c, s, _ in
            c.bottomCenter(to: s.reference.anchor.bottomRight)
        } says: { f, _ in
            [.y(.far, f.reference.maxY), .x(.mid, f.reference.maxX)]
        },
        PinMethod("bottomRight(to: .topLeft)") { c, s, _ in
            c.bottomRight(to: s.reference.anchor.topLeft)
        } says: { f, _ in
            [.y(.far, f.reference.minY), .x(.far, f.reference.minX)]
        },
        PinMethod("bottomStart(to: .center)") { c, s, _ in
            c.bottomStart(to: s.reference.anchor.center)
        } says: { f, _ in
            [.y(.far, f.reference.midY), .x(f.spot(.start), f.reference.midX)]
        },
        PinMethod("bottomEnd(to: .bottomRight)") { c, s, _ in
            c.bottomEnd(to: s.reference.anchor.bottomRight)
        } says: { f, _ in
            [.y(.far, f.reference.maxY), .x(f.spot(.end), f.reference.maxX)]
        },
        PinMethod("top(to: .vCenter)") { c, s, _ in
            c.top(to: s.reference.edge.vCenter)
        } says: { f, _ in
            [.y(.near, f.reference.midY)]
        },
        PinMethod("vCenter(to: .bottom)") { c, s, _ in
            c.vCenter(to: s.reference.edge.bottom)
        } says: { f, _ in
            [.y(.mid, f.reference.maxY)]
        },
        PinMethod("bottom(to: .top)") { c, s, _ in
            c.bottom(to: s.reference.edge.top)
        } says: { f, _ in
            [.y(.far, f.reference.minY)]
        },
        PinMethod("left(to: .hCenter)") { c, s, _ in
            c.left(to: s.reference.edge.hCenter)
        } says: { f, _ in
            [.x(.near, f.reference.midX)]
        },
        PinMethod("hCenter(to: .right)") { c, s, _ in
            c.hCenter(to: s.reference.edge.right)
        } says: { f, _ in
            [.x(.mid, f.reference.maxX)]
        },
        PinMethod("right(to: .left)") { c, s, _ in
            c.right(to: s.reference.edge.left)
        } says: { f, _ in
            [.x(.far, f.reference.minX)]
        },
        PinMethod("start(to: .end)") { c, s, _ in
            c.start(to: s.reference.edge.end)
        } says: { f, _ in
            [.x(f.spot(.start), f.isLTR ? f.reference.maxX : f.reference.minX)]
        },
        PinMethod("end(to: .start)") { c, s, _ in
            c.end(to: s.reference.edge.start)
        } says: { f, _ in
            [.x(f.spot(.end), f.isLTR ? f.reference.minX : f.reference.maxX)]
        },
    ]
}
