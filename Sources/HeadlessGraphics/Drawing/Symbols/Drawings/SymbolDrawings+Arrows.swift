extension SymbolDrawings {
    /// Chevrons and arrows.
    static let arrows = """
        chevron.right: m 14 | s M31 14L69 50L31 86
        chevron.left: m 14 | s M69 14L31 50L69 86
        chevron.forward: m 14 | s M31 14L69 50L31 86
        chevron.backward: m 14 | s M69 14L31 50L69 86
        chevron.up: s M10 68L50 32L90 68
        chevron.down: s M10 32L50 68L90 32
        chevron.compact.down: s M6 42L50 58L94 42
        chevron.compact.up: s M6 58L50 42L94 58
        chevron.compact.left: m 14 | s M58 6L42 50L58 94
        chevron.compact.right: m 14 | s M42 6L58 50L42 94
        chevron.right.2: s M12 14L48 50L12 86M52 14L88 50L52 86
        chevron.left.2: s M88 14L52 50L88 86M48 14L12 50L48 86
        chevron.forward.2: s M12 14L48 50L12 86M52 14L88 50L52 86
        chevron.backward.2: s M88 14L52 50L88 86M48 14L12 50L48 86
        chevron.up.2: s M14 50L50 16L86 50M14 86L50 52L86 86
        chevron.down.2: s M14 14L50 48L86 14M14 50L50 84L86 50
        chevron.up.chevron.down: m 12 | s M24 36L50 10L76 36M24 64L50 90L76 64
        chevron.left.chevron.right: s M36 24L10 50L36 76M64 24L90 50L64 76
        chevron.left.forwardslash.chevron.right: s M20 26L-6 50L20 74M80 26L106 50L80 74M60 14L40 86
        arrow.right: s M8 50H92M57 15L92 50L57 85
        arrow.left: s M92 50H8M43 15L8 50L43 85
        arrow.forward: s M8 50H92M57 15L92 50L57 85
        arrow.backward: s M92 50H8M43 15L8 50L43 85
        arrow.up: s M50 92V8M15 43L50 8L85 43
        arrow.down: s M50 8V92M15 57L50 92L85 57
        arrow.up.right: s M16 84L84 16M28 16H84V72
        arrow.up.left: s M84 84L16 16M72 16H16V72
        arrow.down.right: s M16 16L84 84M28 84H84V28
        arrow.down.left: s M84 16L16 84M72 84H16V28
        arrow.up.forward: s M16 84L84 16M28 16H84V72
        arrow.up.backward: s M84 84L16 16M72 16H16V72
        arrow.down.forward: s M16 16L84 84M28 84H84V28
        arrow.down.backward: s M84 16L16 84M72 84H16V28
        arrow.up.and.down: s M50 4V96M24 30L50 4L76 30M24 70L50 96L76 70
        arrow.left.and.right: s M4 50H96M30 24L4 50L30 76M70 24L96 50L70 76
        arrow.up.arrow.down: s M26 90V10M2 34L26 10L50 34M74 10V90M50 66L74 90L98 66
        arrow.left.arrow.right: s M90 26H10M34 2L10 26L34 50M10 74H90M66 50L90 74L66 98
        arrow.up.and.down.and.arrow.left.and.right: s M50 -4V104M-4 50H104M34 12L50 -4L66 12M34 88L50
            104L66 88M12 34L-4 50L12 66M88 34L104 50L88 66
        arrow.up.left.and.arrow.down.right: s M42 42L10 10M10 36V10H36M58 58L90 90M90 64V90H64
        arrow.down.right.and.arrow.up.left: s M10 10L42 42M42 16V42H16M90 90L58 58M58 84V58H84
        arrow.up.right.and.arrow.down.left: s M58 42L90 10M90 36V10H64M42 58L10 90M10 64V90H36
        arrow.down.left.and.arrow.up.right: s M90 10L58 42M58 16V42H84M10 90L42 58M42 84V58H16
        arrow.up.backward.and.arrow.down.forward: u arrow.up.left.and.arrow.down.right 50 50 1
        arrow.down.forward.and.arrow.up.backward: u arrow.down.right.and.arrow.up.left 50 50 1
        arrow.up.to.line: s M50 96V20M20 48L50 20L80 48M12 3H88
        arrow.down.to.line: s M50 4V80M20 52L50 80L80 52M12 97H88
        arrow.right.to.line: s M4 50H80M52 20L80 50L52 80M97 12V88
        arrow.left.to.line: s M96 50H20M48 20L20 50L48 80M3 12V88
        arrow.forward.to.line: u arrow.right.to.line 50 50 1
        arrow.backward.to.line: u arrow.left.to.line 50 50 1
        arrow.clockwise: s W 50 55 39 -20 282 | s M42 -1L58 16L42 33
        arrow.counterclockwise: h arrow.clockwise 50 50 1
        goforward: s W 50 55 41 -60 262 | b~0.5 M46 -1L68 14L46 29Z
        gobackward: h goforward 50 50 1
        arrow.triangle.2.circlepath: s W 50 50 39 188 325 W 50 50 39 8 145 | b~0.4 M98 46L76 42L90 20Z
            M2 54L24 58L10 80Z
        arrow.2.circlepath: s W 50 50 40 190 335 W 50 50 40 10 155 | s M90 10L87 34L63 30M10 90L13 66L37
            70
        arrow.triangle.branch: s M26 96V4M26 74C26 54 74 56 74 30 | b~0.4 M60 30L74 6L88 30Z
        arrow.triangle.swap: s M22 50C22 28 60 24 74 26M78 50C78 72 40 76 26 74 | b~0.4 M70 12L94 26L70
            42Z M30 88L6 74L30 58Z
        arrow.uturn.left: s M4 32H64C84 32 96 44 96 60C96 78 84 90 64 90H48 | s M32 4L4 32L32 60
        arrow.uturn.right: h arrow.uturn.left 50 50 1
        arrow.uturn.backward: u arrow.uturn.left 50 50 1
        arrow.uturn.forward: h arrow.uturn.left 50 50 1
        arrow.uturn.up: s M32 4V64C32 84 44 96 60 96C78 96 90 84 90 64V48 | s M4 32L32 4L60 32
        arrow.uturn.down: s M32 96V36C32 16 44 4 60 4C78 4 90 16 90 36V52 | s M4 68L32 96L60 68
        arrow.turn.up.left: s M88 88V54C88 42 82 36 70 36H8 | s M36 8L8 36L36 64
        arrow.turn.up.right: h arrow.turn.up.left 50 50 1
        arrow.turn.down.left: s M88 12V46C88 58 82 64 70 64H8 | s M36 36L8 64L36 92
        arrow.turn.down.right: h arrow.turn.down.left 50 50 1
        arrow.turn.right.up: s M12 88H46C58 88 64 82 64 70V8 | s M36 36L64 8L92 36
        arrowshape.turn.up.left: o M4 46L46 8V30C78 30 98 48 98 88C86 66 72 60 46 60V84Z
        arrowshape.turn.up.right: h arrowshape.turn.up.left 50 50 1
        arrowshape.turn.up.backward: u arrowshape.turn.up.left 50 50 1
        arrowshape.turn.up.forward: h arrowshape.turn.up.left 50 50 1
        arrowshape.turn.up.left.2: s M26 14L-6 46L26 78 | o M20 46L56 12V32C82 32 100 50 100 88C88 66 76
            60 56 60V80Z
        arrowshape.right: o M6 34H50V10L94 50L50 90V66H6Z
        arrowshape.left: h arrowshape.right 50 50 1
        arrowshape.up: o M34 94V50H10L50 6L90 50H66V94Z
        arrowshape.down: o M34 6V50H10L50 94L90 50H66V6Z
        arrowtriangle.right: o M14 10L90 50L14 90Z
        arrowtriangle.left: o M86 10L10 50L86 90Z
        arrowtriangle.up: o M10 86L50 10L90 86Z
        arrowtriangle.down: o M10 14L50 90L90 14Z
        arrowtriangle.forward: u arrowtriangle.right 50 50 1
        arrowtriangle.backward: u arrowtriangle.left 50 50 1
        arrow.up.bin: s M2 56V80C2 90 8 94 16 94H84C92 94 98 90 98 80V56M50 64V4M28 26L50 4L72 26
        square.and.arrow.up: s M32 40H24C14 40 8 45 8 56V88C8 99 14 104 24 104H76C86 104 92 99 92
            88V56C92 45 86 40 76 40H68 | s M50 70V-8M28 13L50 -9L72 13
        square.and.arrow.down: s M32 32H24C14 32 8 37 8 48V82C8 93 14 98 24 98H76C86 98 92 93 92
            82V48C92 37 86 32 76 32H68 | s M50 -6V70M28 48L50 70L72 48
        square.and.arrow.up.on.square: u square.and.arrow.up 42 44 0.86 | s M92 36V94C92 104 86 108 78
            108H28
        rectangle.portrait.and.arrow.right: s M66 32V18C66 8 60 2 50 2H20C10 2 4 8 4 18V82C4 92 10 98 20
            98H50C60 98 66 92 66 82V68 | s M34 50H104M84 30L104 50L84 70
        rectangle.portrait.and.arrow.forward: u rectangle.portrait.and.arrow.right 50 50 1
        arrow.right.square: o2 R 8 8 84 84 18 | k M28 50H72M54 32L72 50L54 68
        arrow.up.doc: o M58 -6H24C14 -6 8 0 8 10V90C8 100 14 106 24 106H76C86 106 92 100 92 90V28Z |
            d~0.9 M58 -6V18C58 24 62 28 68 28H92 | d M50 88V48M34 64L50 48L66 64
        arrow.down.doc: o M58 -6H24C14 -6 8 0 8 10V90C8 100 14 106 24 106H76C86 106 92 100 92 90V28Z |
            d~0.9 M58 -6V18C58 24 62 28 68 28H92 | d M50 48V88M34 72L50 88L66 72
        arrow.up.arrow.down.circle: o2 O 50 50 46 | k M38 70V32M26 44L38 32L50 44M62 30V68M50 56L62
            68L74 56
        return: s M84 16V40C84 50 80 54 70 54H12 | s M34 32L12 54L34 76
        return.left: u return 50 50 1
        """
}
