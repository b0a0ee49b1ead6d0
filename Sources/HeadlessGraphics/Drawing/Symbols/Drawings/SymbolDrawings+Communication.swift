extension SymbolDrawings {
    /// Letters, calls and sound.
    static let communication = """
        envelope: o R -9 12 118 76 14 | d M-5 20L42 58C47 62 53 62 58 58L105 20
        envelope.open: o M-6 42C-6 36 -4 33 0 30L44 2C48 0 52 0 56 2L100 30C104 33 106 36 106 42V82C106
            92 100 98 92 98H8C0 98 -6 92 -6 82Z | d M-2 42L44 68C48 70 52 70 56 68L102 42
        message: o M50 6C80 6 100 24 100 46C100 68 80 86 50 86C45 86 40 85.5 36 84.5C28 92 18 96 8 96C14
            90 17 84 17 77C6 70 0 59 0 46C0 24 20 6 50 6Z
        bubble.left: o M18 6H82C98 6 106 14 106 28V62C106 76 98 84 82 84H46L26 102C23 105 20 103 20
            100V84H18C2 84 -6 76 -6 62V28C-6 14 2 6 18 6Z
        bubble.right: h bubble.left 50 50 1
        bubble: u bubble.left 50 50 1
        bubble.middle.bottom: o M18 6H82C98 6 106 14 106 28V62C106 76 98 84 82 84H66L52 100C51 101 49
            101 48 100L34 84H18C2 84 -6 76 -6 62V28C-6 14 2 6 18 6Z
        text.bubble: u bubble.left 50 50 1 | d~0.85 M20 32H80M20 46H80M20 60H56
        ellipsis.bubble: u bubble.left 50 50 1 | K~0.6 O 28 45 5 O 50 45 5 O 72 45 5
        ellipsis.message: u message 50 50 1 | K~0.6 O 26 46 5 O 50 46 5 O 74 46 5
        quote.bubble: u bubble.left 50 50 1 | k M40 56C28 56 28 34 42 32M70 56C58 56 58 34 72 32
        captions.bubble: u bubble.left 50 50 1 | d~0.85 M16 48H46M58 48H84M16 64H32M44 64H84
        bubble.left.and.bubble.right: o M8 2H50C62 2 68 8 68 18V40C68 50 62 56 50 56H30L16 68C13 70 11
            69 11 66V56H8C-4 56 -10 50 -10 40V18C-10 8 -4 2 8 2Z | s M80 36H94C106 36 112 42 112 52V74C112
            84 106 90 94 90V100C94 103 92 104 89 102L74 90H56C48 90 42 86 40 78
        phone: o M22 6C28 2 33 4 37 10L44 22C47 28 46 33 41 37L37 41C35 43 35 45 37 48C42 56 46 60 54
            65C57 67 59 66 61 64L64 60C68 55 73 54 79 58L90 65C96 69 98 75 94 81C86 94 76 98 64 94C34 84 14
            62 6 36C2 24 8 12 22 6Z
        phone.down: o M2 46C2 40 4 37 10 35C36 26 64 26 90 35C96 37 98 40 98 46V58C98 64 94 67 88 66L74
            63C69 62 67 59 67 54V50C56 47 44 47 33 50V54C33 59 31 62 26 63L12 66C6 67 2 64 2 58Z
        phone.arrow.up.right: u phone 46 54 0.95 | s M62 38L94 6M70 6H94V30
        phone.arrow.down.left: u phone 46 54 0.95 | s M94 6L62 38M62 14V38H86
        phone.badge.plus: u phone 46 52 0.95 | s M78 6V40M61 23H95
        video: o R -14 14 82 72 16 | o~0.8 M85 42L104 25C108 22 111 24 111 29V71C111 76 108 78 104 75L85
            58Z
        paperplane: o M98 2L60 98L42 58L2 40Z | d M98 2L42 58
        mic: o R 32 -6 36 66 18 | s M14 40V46C14 68 30 80 50 80C70 80 86 68 86 46V40M50 80V104M30 104H70
        speaker: o M4 36H20L44 16C47 13 50 14 50 18V82C50 86 47 87 44 84L20 64H4C-1 64 -4 61 -4 56V44C-4
            39 -1 36 4 36Z
        speaker.wave.1: o M-8 36H8L32 16C35 13 38 14 38 18V82C38 86 35 87 32 84L8 64H-8C-13 64 -16 61
            -16 56V44C-16 39 -13 36 -8 36Z | s%1 W 28 50 32 -36 36
        speaker.wave.2: u speaker.wave.1 50 50 1 | s%2 W 28 50 52 -36 36
        speaker.wave.3: u speaker.wave.2 50 50 1 | s%3 W 28 50 72 -36 36
        speaker.minus: u speaker 40 50 1 | s M58 50H90
        speaker.plus: u speaker 40 50 1 | s M74 34V66M58 50H90
        speaker.zzz: u speaker 36 50 1 | s~0.75 M58 40H74L58 58H74M82 22H96L82 38H96
        megaphone: o M4 40L84 10V86L4 60C0 59 -3 56 -3 50C-3 44 0 41 4 40Z | s M84 34C98 34 98 62 84
            62M18 64L24 84C26 92 46 90 44 82L42 72
        bell: o M50 4C72 4 78 20 78 38C78 58 84 64 92 72C96 77 94 82 87 82H13C6 82 4 77 8 72C16 64 22 58
            22 38C22 20 28 4 50 4Z | s M38 94C42 101 58 101 62 94
        bell.and.waves.left.and.right: u bell 50 50 0.85 | s W 34 44 48 150 210 W 66 44 48 -30 30
        antenna.radiowaves.left.and.right: s%1 W 50 40 20 -45 45 W 50 40 20 135 225 | s%2 W 50 40 38 -45
            45 W 50 40 38 135 225 | s%3 W 50 40 56 -45 45 W 50 40 56 135 225 | b~0.8 O 50 40 4 | s M50
            40V100
        dot.radiowaves.left.and.right: b~0.8 O 50 50 5 | s%1 W 50 50 24 -45 45 W 50 50 24 135 225 | s%2
            W 50 50 44 -45 45 W 50 50 44 135 225 | s%3 W 50 50 64 -45 45 W 50 50 64 135 225
        dot.radiowaves.right: b~0.8 O 14 50 5 | s%1 W 14 50 26 -45 45 | s%2 W 14 50 50 -45 45 | s%3 W 14
            50 74 -45 45
        dot.radiowaves.up.forward: b~0.8 O 16 84 5 | s%1 W 16 84 28 -90 0 | s%2 W 16 84 50 -90 0 | s%3 W
            16 84 72 -90 0
        wifi: b%1~0.9 M50 88L38 74C45 68 55 68 62 74Z | s%2 W 50 88 42 -135 -45 | s%3 W 50 88 66 -135
            -45
        wifi.exclamationmark: u wifi 44 50 1 | g M92 40V66 | s M92 40V66 | b~0.7 O 92 84 4
        wifi.router: o R -6 60 112 30 12 | D~0.5 O 14 75 3 O 34 75 3 | s W 50 46 14 -145 -35 W 50 46 34
            -145 -35 | s M50 60V46
        airplayaudio: o M50 60L80 96H20Z | s W 50 46 20 150 390 W 50 46 40 140 400
        airplayvideo: s M14 76H6C-4 76 -9 71 -9 62V20C-9 11 -4 6 6 6H94C104 6 109 11 109 20V62C109 71
            104 76 94 76H86 | o M50 60L80 96H20Z
        personalhotspot: s R -6 30 66 40 20 | g~0.8 W 60 50 20 -150 -30 | s R 40 30 66 40 20 | g~0.6 M40
            66V74 | s M16 70H46
        wave.3.right: s%1 W -4 50 40 -40 40 | s%2 W -4 50 64 -40 40 | s%3 W -4 50 88 -40 40
        wave.3.left: h wave.3.right 50 50 1
        wave.3.forward: u wave.3.right 50 50 1
        tray: o2 M12 18H88L106 58V78C106 88 100 92 92 92H8C0 92 -6 88 -6 78V58Z | d M-6 58H30C30 70 36
            76 50 76C64 76 70 70 70 58H106
        tray.full: u tray 50 50 1 | d~0.8 M28 46H72M34 32H66
        tray.and.arrow.down: s M24 22H12L-6 58V78C-6 88 0 92 8 92H92C100 92 106 88 106 78V58L88 22H76M-6
            58H30C30 70 36 76 50 76C64 76 70 70 70 58H106M50 -4V44M34 30L50 46L66 30
        tray.and.arrow.up: s M24 22H12L-6 58V78C-6 88 0 92 8 92H92C100 92 106 88 106 78V58L88 22H76M-6
            58H30C30 70 36 76 50 76C64 76 70 70 70 58H106M50 46V-4M34 12L50 -4L66 12
        tray.2: o M14 2H86L100 36V46C100 52 96 54 90 54H10C4 54 0 52 0 46V36Z | o M0 66H30C32 78 40 82
            50 82C60 82 68 78 70 66H100V88C100 96 96 98 90 98H10C4 98 0 96 0 88Z | d M0 34H30C32 44 40 46 50
            46C60 46 68 44 70 34H100
        """
}
