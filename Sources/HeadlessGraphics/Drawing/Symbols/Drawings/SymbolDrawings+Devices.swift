extension SymbolDrawings {
    /// Devices and patterns.
    static let devices = """
        iphone: o R 20 -8 60 116 14 | d~0.8 M42 6H58
        iphone.gen3: u iphone 50 50 1
        iphone.homebutton: o R 20 -8 60 116 12 | d~0.8 M20 8H80M20 88H80 | D~0.4 O 50 98 1.5
        iphone.radiowaves.left.and.right: o R 28 -4 44 108 12 | d~0.8 M45 8H55 | s W 50 50 42 -40 40 W
            50 50 62 -40 40 W 50 50 42 140 220 W 50 50 62 140 220
        ipad: o R 10 -6 80 112 12 | d~0.8 M38 94H62
        ipad.landscape: o R -6 8 112 84 12 | d~0.8 M36 80H64
        applewatch: o R 20 18 60 64 18 | s M30 18L34 -4H66L70 18M30 82L34 104H66L70 82 | s M88 40V52
        applewatch.watchface: o R 20 18 60 64 18 | s M30 18L34 -4H66L70 18M30 82L34 104H66L70 82 | s M88
            40V52 | k~0.8 M50 34V50L60 56
        desktopcomputer: o R -10 0 120 76 12 | d M-10 58H110 | s M50 76V98M26 98H74
        display: o R -10 4 120 72 12 | s M50 76V98M28 98H72
        laptopcomputer: o R 2 12 96 64 10 | s M-14 90H114
        macbook: u laptopcomputer 50 50 1
        macmini: o R -8 30 116 40 12 | D~0.4 O 90 58 2
        pc: o R 22 0 56 100 10 | d~0.8 M38 18H62M38 32H62 | D~0.4 O 50 80 4
        printer: s M18 28V8C18 2 22 0 27 0H73C78 0 82 2 82 8V28 | o M-6 42C-6 32 -2 28 8 28H92C102 28
            106 32 106 42V68C106 78 102 82 92 82H8C-2 82 -6 78 -6 68Z | D~0.5 O 88 44 2.5 | G R 22 60 56 38
            5 | o R 22 60 56 38 5
        scanner: o R -10 52 120 34 10 | s M6 52L94 14 | d~0.8 M8 69H60 | D~0.4 O 90 69 3
        computermouse: o R 18 -2 64 104 32 | d M50 18V38
        headphones.circle: o2 O 50 50 46 | k~0.8 M26 56V50C26 24 74 24 74 50V56 | K~0.3 R 24 54 11 20 4
            R 65 54 11 20 4
        cpu: o R 16 16 68 68 12 | d~0.8 R 36 36 28 28 4 | s M34 16V0M50 16V0M66 16V0M34 100V84M50
            100V84M66 100V84M16 34H0M16 50H0M16 66H0M100 34H84M100 50H84M100 66H84
        memorychip: o R -6 26 112 48 8 | d~0.8 R 14 40 20 20 3 R 66 40 20 20 3 | s~0.8 M8 26V12M29
            26V12M50 26V12M71 26V12M92 26V12M8 74V88M29 74V88M50 74V88M71 74V88M92 74V88
        simcard: o M22 -2H60L86 26V92C86 98 82 102 76 102H24C18 102 14 98 14 92V8C14 2 18 -2 22 -2Z |
            d~0.8 R 32 44 36 40 6 M32 64H68M50 44V84
        sdcard: o M30 -2H76C82 -2 86 2 86 8V92C86 98 82 102 76 102H24C18 102 14 98 14 92V20Z | d~0.9 M36
            14V30M52 14V30M68 14V30
        av.remote: o R 28 -4 44 108 16 | d~0.8 O 50 24 10 | D~0.4 O 50 52 2 O 50 70 2
        faceid: u viewfinder 50 50 1 | s M34 34V42M66 34V42M50 36V54H45M34 66C42 74 58 74 66 66
        touchid: s~0.8 W 50 54 46 -150 -25 | s~0.8 M16 62C16 40 24 26 50 26C76 26 86 42 84 70M30 90C36
            70 28 42 50 42C72 42 68 66 66 86M50 56C50 74 48 86 42 98M84 84L82 92
        visionpro: o M50 20C80 20 106 24 106 50C106 70 94 80 80 80C66 80 62 68 50 68C38 68 34 80 20 80C6
            80 -6 70 -6 50C-6 24 20 20 50 20Z
        appletv: o R -6 26 112 48 14
        apps.iphone: o R 20 -8 60 116 14 | D~0.4 R 34 10 10 10 2 R 56 10 10 10 2 R 34 32 10 10 2 R 56 32
            10 10 2 R 34 54 10 10 2 R 56 54 10 10 2
        app.dashed: s M6 34V32C6 16 14 8 30 8H32M46 8H54M68 8H70C86 8 94 16 94 32V34M94 46V54M94
            66V68C94 84 86 92 70 92H68M54 92H46M32 92H30C14 92 6 84 6 68V66M6 54V46
        switch.2: s R 14 6 72 36 18 R 14 58 72 36 18 | b~0.4 O 68 24 10 O 32 76 10
        switch.programmable: o R 12 4 76 92 14 | d R 34 24 32 52 8
        lightswitch.on: o R 18 0 64 100 12 | d R 38 28 24 44 6 | D~0.3 R 42 32 16 16 3
        button.programmable: o O 50 50 46 | d O 50 50 30
        accessibility: o O 50 50 46 | K~0.4 O 50 24 6 | k~0.85 M26 38L44 42H56L74 38M44 42V58L38 82M56
            42V58L62 82
        translate: o M4 4H46C52 4 56 8 56 14V48C56 54 52 58 46 58H22L8 70C6 71 4 70 4 68V58C-2 56 -4 54
            -4 48V14C-4 8 -2 4 4 4Z | k~0.8 M16 46L26 16L36 46M20 36H32 | s M72 34H94C100 34 104 38 104
            44V78C104 84 102 86 96 88V98C96 100 94 101 92 100L78 88H54C48 88 44 84 44 78V74 | s~0.8 M62
            50H88M75 44V50C74 60 68 70 60 74M66 60C70 68 78 72 86 74
        rectangle.3.group: o~0.85 R -8 6 48 38 7 R -8 62 48 32 7 R 60 6 48 88 7
        square.on.circle: o2 O 36 36 30 | G R 40 40 54 54 10 | o R 40 40 54 54 10
        circle.hexagongrid: o~0.7 O 50 50 10 O 50 14 10 O 50 86 10 O 18 32 10 O 82 32 10 O 18 68 10 O 82
            68 10
        circle.hexagonpath: s N 50 50 48 6 0 | b~0.5 O 50 50 10
        circlebadge: o O 50 50 24
        circle.grid.cross: o~0.8 O 50 14 11 O 50 86 11 O 14 50 11 O 86 50 11 O 50 50 11
        rays: s M50 0V22M50 78V100M0 50H22M78 50H100M15 15L30 30M70 70L85 85M15 85L30 70M70 30L85 15
        slowmo: s~0.8 M50 2V12M50 88V98M2 50H12M88 50H98M16 16L23 23M77 77L84 84M16 84L23 77M77 23L84 16
            | b~0.6 O 50 50 14
        livephoto: s~0.75 O 50 50 13 | s~0.75 O 50 50 29 | s~0.6 W 50 50 46 -6 6 W 50 50 46 14 26 W 50
            50 46 34 46 W 50 50 46 54 66 W 50 50 46 74 86 W 50 50 46 94 106 W 50 50 46 114 126 W 50 50 46
            134 146 W 50 50 46 154 166 W 50 50 46 174 186 W 50 50 46 194 206 W 50 50 46 214 226 W 50 50 46
            234 246 W 50 50 46 254 266 W 50 50 46 274 286 W 50 50 46 294 306 W 50 50 46 314 326 W 50 50 46
            334 346
        circle.bottomhalf.filled: s O 50 50 46 | f W 50 50 46 0 180Z
        circle.tophalf.filled: s O 50 50 46 | f W 50 50 46 180 360Z
        aspectratio: o R -9 10 118 80 14 | d M8 44V28H24M92 56V72H76
        skew: s M28 14H104L72 86H-4Z
        square.3.layers.3d: u square.stack.3d.up 50 50 1
        drop.circle: o2 O 50 50 46 | K~0.3 M50 22C54 34 68 46 68 58C68 70 60 76 50 76C40 76 32 70 32
            58C32 46 46 34 50 22Z
        circle.slash: s O 50 50 46 | s M18 82L82 18
        xmark.bin: o M6 8H94V28H6ZM12 28L20 92C21 96 24 98 28 98H72C76 98 79 96 80 92L88 28 | k M36
            48L64 76M64 48L36 76
        progress.indicator: s%1 M50 4V24 | s%2 M82 18L68 32 | s%3 M96 50H76 | s%4 M82 82L68 68 | s%5 M50
            96V76 | s%6 M18 82L32 68 | s%7 M4 50H24 | s%8 M18 18L32 32
        """
}
