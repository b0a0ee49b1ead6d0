import PinLayout
import UIKit

extension PinMethod {
    /// Places beside others and between two. Each call also is here in its form without alignment.
    static let relative: [PinMethod] = [
        PinMethod("above(of:)") { c, s, _ in
            c.above(of: s.reference)
        } says: { f, _ in
            [f.beside(.above, [f.reference])]
        },
        PinMethod("above(of:aligned:)") { c, s, v in
            c.above(of: s.other, aligned: PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count])
        } says: { f, v in
            [
                f.beside(.above, [f.other]),
                f.aligned(PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count], [f.other]),
            ]
        },
        PinMethod("above(of: [])") { c, s, _ in
            c.above(of: [s.reference, s.other])
        } says: { f, _ in
            [f.beside(.above, [f.reference, f.other])]
        },
        PinMethod("above(of: [], aligned:)") { c, s, v in
            c.above(
                of: [s.other, s.reference],
                aligned: PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count])
        } says: { f, v in
            [
                f.beside(.above, [f.other, f.reference]),
                f.aligned(
                    PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count],
                    [f.other, f.reference]),
            ]
        },
        PinMethod("below(of:)") { c, s, _ in
            c.below(of: s.reference)
        } says: { f, _ in
            [f.beside(.below, [f.reference])]
        },
        PinMethod("below(of:aligned:)") { c, s, v in
            c.below(of: s.other, aligned: PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count])
        } says: { f, v in
            [
                f.beside(.below, [f.other]),
                f.aligned(PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count], [f.other]),
            ]
        },
        PinMethod("below(of: [])") { c, s, _ in
            c.below(of: [s.reference, s.other])
        } says: { f, _ in
            [f.beside(.below, [f.reference, f.other])]
        },
        PinMethod("below(of: [], aligned:)") { c, s, v in
            c.below(
                of: [s.other, s.reference],
                aligned: PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count])
        } says: { f, v in
            [
                f.beside(.below, [f.other, f.reference]),
                f.aligned(
                    PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count],
                    [f.other, f.reference]),
            ]
        },
        PinMethod("left(of:)") { c, s, _ in
            c.left(of: s.reference)
        } says: { f, _ in
            [f.beside(.left, [f.reference])]
        },
        PinMethod("left(of:aligned:)") { c, s, v in
            c.left(of: s.other, aligned: PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [
                f.beside(.left, [f.other]),
                f.aligned(PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count], [f.other]),
            ]
        },
        PinMethod("left(of: [])") { c, s, _ in
            c.left(of: [s.reference, s.other])
        } says: { f, _ in
            [f.beside(.left, [f.reference, f.other])]
        },
        PinMethod("left(of: [], aligned:)") { c, s, v in
            c.left(
                of: [s.other, s.reference],
                aligned: PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [
                f.beside(.left, [f.other, f.reference]),
                f.aligned(
                    PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count], [f.other, f.reference]),
            ]
        },
        PinMethod("right(of:)") { c, s, _ in
            c.right(of: s.reference)
        } says: { f, _ in
            [f.beside(.right, [f.reference])]
        },
        PinMethod("right(of:aligned:)") { c, s, v in
            c.right(of: s.other, aligned: PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [
                f.beside(.right, [f.other]),
                f.aligned(PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count], [f.other]),
            ]
        },
        PinMethod("right(of: [])") { c, s, _ in
            c.right(of: [s.reference, s.other])
        } says: { f, _ in
            [f.beside(.right, [f.reference, f.other])]
        },
        PinMethod("right(of: [], aligned:)") { c, s, v in
            c.right(
                of: [s.other, s.reference],
                aligned: PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [
                f.beside(.right, [f.other, f.reference]),
                f.aligned(
                    PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count], [f.other, f.reference]),
            ]
        },
        PinMethod("before(of:)") { c, s, _ in
            c.before(of: s.reference)
        } says: { f, _ in
            [f.beside(.before, [f.reference])]
        },
        PinMethod("before(of:aligned:)") { c, s, v in
            c.before(of: s.other, aligned: PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [
                f.beside(.before, [f.other]),
                f.aligned(PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count], [f.other]),
            ]
        },
        PinMethod("before(of: [])") { c, s, _ in
            c.before(of: [s.reference, s.other])
        } says: { f, _ in
            [f.beside(.before, [f.reference, f.other])]
        },
        PinMethod("before(of: [], aligned:)") { c, s, v in
            c.before(
                of: [s.other, s.reference],
                aligned: PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [
                f.beside(.before, [f.other, f.reference]),
                f.aligned(
                    PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count], [f.other, f.reference]),
            ]
        },
        PinMethod("after(of:)") { c, s, _ in
            c.after(of: s.reference)
        } says: { f, _ in
            [f.beside(.after, [f.reference])]
        },
        PinMethod("after(of:aligned:)") { c, s, v in
            c.after(of: s.other, aligned: PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [
                f.beside(.after, [f.other]),
                f.aligned(PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count], [f.other]),
            ]
        },
        PinMethod("after(of: [])") { c, s, _ in
            c.after(of: [s.reference, s.other])
        } says: { f, _ in
            [f.beside(.after, [f.reference, f.other])]
        },
        PinMethod("after(of: [], aligned:)") { c, s, v in
            c.after(
                of: [s.other, s.reference],
                aligned: PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [
                f.beside(.after, [f.other, f.reference]),
                f.aligned(
                    PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count], [f.other, f.reference]),
            ]
        },
        PinMethod("horizontallyBetween") { c, s, _ in
            c.horizontallyBetween(s.reference, and: s.other)
        } says: { f, _ in
            [.x(.near, f.reference.maxX), .x(.far, f.other.minX)]
        },
        PinMethod("horizontallyBetween aligned") { c, s, v in
            c.horizontallyBetween(
                s.other, and: s.reference,
                aligned: PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count])
        } says: { f, v in
            [
                .x(.near, f.reference.maxX), .x(.far, f.other.minX),
                f.aligned(PinMethod.vertical[Int(v.magnitude) % PinMethod.vertical.count], [f.other]),
            ]
        },
        PinMethod("verticallyBetween") { c, s, _ in
            c.verticallyBetween(s.reference, and: s.other)
        } says: { f, _ in
            [.y(.near, f.reference.maxY), .y(.far, f.other.minY)]
        },
        PinMethod("verticallyBetween aligned") { c, s, v in
            c.verticallyBetween(
                s.other, and: s.reference,
                aligned: PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count])
        } says: { f, v in
            [
                .y(.near, f.reference.maxY), .y(.far, f.other.minY),
                f.aligned(PinMethod.horizontal[Int(v.magnitude) % PinMethod.horizontal.count], [f.other]),
            ]
        },
    ]
}
