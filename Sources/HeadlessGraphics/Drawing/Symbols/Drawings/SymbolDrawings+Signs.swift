extension SymbolDrawings {
    /// Shapes and signs.
    static let signs = """
        circle: o O 50 50 46
        square: o R 8 8 84 84 18
        rectangle: o R -9 10 118 80 16
        rectangle.portrait: o R 13 -4 74 108 16
        capsule: o R -9 18 118 64 32
        capsule.portrait: o R 18 -9 64 118 32
        app: o R 6 6 88 88 26
        triangle: o M50 12L95 88H5Z
        diamond: o M50 1L99 50L50 99L1 50Z
        hexagon: o N 50 50 50 6 0
        octagon: o N 50 50 49 8 22.5
        pentagon: o N 50 54 50 5 0
        seal: o M50 4C57 4 59 12 66 14C73 16 80 12 84 16C88 20 84 27 86 34C88 41 96 43 96 50C96 57 88 59
            86 66C84 73 88 80 84 84C80 88 73 84 66 86C59 88 57 96 50 96C43 96 41 88 34 86C27 84 20 88 16
            84C12 80 16 73 14 66C12 59 4 57 4 50C4 43 12 41 14 34C16 27 12 20 16 16C20 12 27 16 34 14C41 12
            43 4 50 4Z
        shield: o M50 2L88 15V45C88 70 72 88 50 98C28 88 12 70 12 45V15Z
        oval: o E 50 50 58 40
        oval.portrait: o E 50 50 40 58
        xmark: s M18 18L82 82M82 18L18 82
        checkmark: s M13 55L37 82L85 18
        plus: s M50 11V89M11 50H89
        minus: m 6 | s M12 50H88
        equal: s M13 34H87M13 66H87
        plusminus: s M50 8V70M19 39H81M19 92H81
        divide: s M12 50H88 | b~0.8 O 50 20 5 O 50 80 5
        lessthan: s M82 16L18 50L82 84
        greaterthan: s M18 16L82 50L18 84
        percent: s M80 14L20 86 | s O 24 27 16 O 76 73 16
        number: s M38 8L26 92M74 8L62 92M10 34H92M8 66H90
        asterisk: s M50 10V90M15.4 30L84.6 70M84.6 30L15.4 70
        at: s O 50 50 19 | s M69 31V56C69 72 95 72 95 50C95 25 75 5 50 5C25 5 5 25 5 50C5 75 25 95 50
            95C60 95 69 92 77 87
        function: s M20 88C36 96 40 82 43 62L48 36C51 16 58 4 74 12M26 46H64 | s~0.85 M62 62L92 94M92
            62L62 94
        exclamationmark: m 14 | s~1.15 M50 11V62 | b~0.8 O 50 87 4.5
        exclamationmark.2: s~1.15 M32 11V62M68 11V62 | b~0.8 O 32 87 4.5 O 68 87 4.5
        exclamationmark.3: s~1.15 M14 11V62M50 11V62M86 11V62 | b~0.8 O 14 87 4.5 O 50 87 4.5 O 86 87
            4.5
        questionmark: m 12 | s M24 33C24 1 77 2 76 33C75.5 51 50 50 50 68 | b~0.75 O 50 88 4
        info: m 14 | s M37 41H54V86M34 86H73 | b~0.75 O 51 15 4.5
        ellipsis: b~0.8 O 12 50 5.5 O 50 50 5.5 O 88 50 5.5
        circle.grid.2x2: o~0.9 O 24 24 15 O 76 24 15 O 24 76 15 O 76 76 15
        circle.grid.3x3: o~0.7 O 13 13 9 O 50 13 9 O 87 13 9 O 13 50 9 O 50 50 9 O 87 50 9 O 13 87 9 O
            50 87 9 O 87 87 9
        square.grid.2x2: o~0.9 R 6 6 34 34 7 R 60 6 34 34 7 R 6 60 34 34 7 R 60 60 34 34 7
        square.grid.3x3: o~0.7 R 4 4 20 20 4 R 40 4 20 20 4 R 76 4 20 20 4 R 4 40 20 20 4 R 40 40 20 20
            4 R 76 40 20 20 4 R 4 76 20 20 4 R 40 76 20 20 4 R 76 76 20 20 4
        rectangle.grid.1x2: o~0.9 R -2 10 104 30 7 R -2 60 104 30 7
        rectangle.grid.2x2: o~0.9 R -9 12 46 29 7 R 63 12 46 29 7 R -9 59 46 29 7 R 63 59 46 29 7
        rectangle.grid.3x2: o~0.75 R -9 14 26 28 6 R 37 14 26 28 6 R 83 14 26 28 6 R -9 58 26 28 6 R 37
            58 26 28 6 R 83 58 26 28 6
        square.on.square: o R 28 28 64 64 14 | s M20 72C12 72 8 68 8 58V22C8 12 12 8 22 8H58C68 8 72 12
            72 20
        plus.square.on.square: u square.on.square 50 50 1 | k M60 44V76M44 60H76
        minus.square.on.square: u square.on.square 50 50 1 | k M44 60H76
        rectangle.on.rectangle: o R 12 34 92 62 13 | s M2 72C-6 71 -10 66 -10 58V20C-10 10 -4 4 6
            4H68C78 4 84 8 85 20
        square.stack: o R 10 34 80 64 14 | s~0.7 M18 16H82M27 1H73
        rectangle.stack: o R -6 36 112 62 14 | s~0.7 M4 18H96M15 3H85
        square.stack.3d.up: o M50 4L96 26L50 48L4 26Z | s M14 48L4 53L50 75L96 53L86 48M14 73L4 78L50
            100L96 78L86 73
        square.dashed: s M8 26V22C8 12 12 8 22 8H26M42 8H58M74 8H78C88 8 92 12 92 22V26M92 42V58M92
            74V78C92 88 88 92 78 92H74M58 92H42M26 92H22C12 92 8 88 8 78V74M8 58V42
        circle.dashed: s W 50 50 46 -12 12 W 50 50 46 28 52 W 50 50 46 68 92 W 50 50 46 108 132 W 50 50
            46 148 172 W 50 50 46 188 212 W 50 50 46 228 252 W 50 50 46 268 292 W 50 50 46 308 332
        circle.lefthalf.filled: s O 50 50 46 | f W 50 50 46 90 270Z
        circle.righthalf.filled: s O 50 50 46 | f W 50 50 46 -90 90Z
        circle.inset.filled: s O 50 50 46 | f O 50 50 32
        square.split.2x1: o R 8 8 84 84 18 | d M50 8V92
        square.split.1x2: o R 8 8 84 84 18 | d M8 50H92
        square.split.2x2: o R 8 8 84 84 18 | d M8 50H92M50 8V92
        rectangle.split.2x1: o R -9 10 118 80 16 | d M50 10V90
        rectangle.split.3x1: o R -9 10 118 80 16 | d M30 10V90M70 10V90
        rectangle.split.1x2: o R -9 10 118 80 16 | d M-9 50H109
        rectangle.split.3x3: o R -9 10 118 80 16 | d~0.8 M30 10V90M70 10V90M-9 36.600H109M-9 63.400H109
        rectangle.dashed: s M-9 28V26C-9 16 -3 10 7 10H12M30 10H46M64 10H80M96 10C104 10 109 16 109
            28M109 43V58M109 74C109 84 104 90 94 90H90M74 90H58M40 90H24M8 90C-3 90 -9 84 -9 74M-9 58V43
        rectangle.inset.filled: s R -9 10 118 80 16 | f R 6 25 88 50 6
        largecircle.fill.circle: s O 50 50 46 | b~0.5 O 50 50 26
        smallcircle.filled.circle: s O 50 50 46 | b~0.5 O 50 50 12
        record.circle: o O 50 50 46 | D~0.5 O 50 50 22
        smallcircle.circle: s O 50 50 46 | s O 50 50 14
        dot.square: s R 8 8 84 84 18 | b O 50 50 8
        target: s O 50 50 46 | s O 50 50 26 | b O 50 50 6
        scope: s O 50 50 38 | s M50 0V28M50 72V100M0 50H28M72 50H100
        viewfinder: s M8 30V22C8 12 12 8 22 8H30M70 8H78C88 8 92 12 92 22V30M92 70V78C92 88 88 92 78
            92H70M30 92H22C12 92 8 88 8 78V70
        plus.viewfinder: u viewfinder 50 50 1 | s M50 30V70M30 50H70
        dot.viewfinder: u viewfinder 50 50 1 | b O 50 50 10
        nosign: s O 50 50 46 | s M18 18L82 82
        exclamationmark.triangle: o2@yellow M50 8L97 90H3Z | k M50 36V60 | K~0.6 O 50 75 3
        checkmark.seal: o2@blue M50 4C57 4 59 12 66 14C73 16 80 12 84 16C88 20 84 27 86 34C88 41 96 43
            96 50C96 57 88 59 86 66C84 73 88 80 84 84C80 88 73 84 66 86C59 88 57 96 50 96C43 96 41 88 34
            86C27 84 20 88 16 84C12 80 16 73 14 66C12 59 4 57 4 50C4 43 12 41 14 34C16 27 12 20 16 16C20 12
            27 16 34 14C41 12 43 4 50 4Z | k M30 53L44 68L70 34
        """
}
