extension SymbolDrawings {
    /// Lists, text and windows.
    static let text = """
        list.bullet: s M26 18H104M26 50H104M26 82H104 | b~0.7 O 0 18 4 O 0 50 4 O 0 82 4
        list.dash: s M26 18H104M26 50H104M26 82H104M-4 18H6M-4 50H6M-4 82H6
        list.number: s M34 18H104M34 50H104M34 82H104 | s~0.7 M0 10L6 6V30M-2 44C2 36 14 38 12 46C11 50
            2 56 0 62H14M-2 74C4 68 14 70 12 78C12 82 6 83 5 83C8 83 14 85 13 90C12 98 2 98 -3 93
        list.star: s M34 18H104M34 50H104M34 82H104 | f X 4 18 13 5.5 5 0 X 4 50 13 5.5 5 0 X 4 82 13
            5.5 5 0
        list.bullet.rectangle: o R -9 8 118 84 16 | d~0.8 M34 30H90M34 50H90M34 70H90 | D~0.5 O 13 30 3
            O 13 50 3 O 13 70 3
        list.bullet.indent: s M26 18H104M46 50H104M46 82H104 | b~0.7 O 0 18 4 O 22 50 4 O 22 82 4
        list.triangle: s M34 18H104M34 50H104M34 82H104 | b~0.3 M-2 10L12 18L-2 26Z M-2 42L12 50L-2 58Z
            M-2 74L12 82L-2 90Z
        checklist: s M48 24H104M48 76H104 | s M-6 24L8 38L28 10M-6 76L8 90L28 62
        checklist.unchecked: s M48 24H104M48 76H104 | s O 10 24 14 O 10 76 14
        line.3.horizontal: s M-2 20H102M-2 50H102M-2 80H102
        line.2.horizontal: s M-2 34H102M-2 66H102
        line.3.horizontal.decrease: s M-2 20H102M18 50H82M36 80H64
        line.diagonal: s M12 88L88 12
        decrease.indent: s M-2 12H102M40 38H102M40 62H102M-2 88H102M20 36L2 50L20 64
        increase.indent: s M-2 12H102M40 38H102M40 62H102M-2 88H102M2 36L20 50L2 64
        text.alignleft: s M-2 14H102M-2 38H66M-2 62H102M-2 86H66
        text.alignright: s M-2 14H102M34 38H102M-2 62H102M34 86H102
        text.aligncenter: s M-2 14H102M18 38H82M-2 62H102M18 86H82
        text.justify: s M-2 14H102M-2 38H102M-2 62H102M-2 86H102
        text.justify.left: s M-2 14H102M-2 38H102M-2 62H102M-2 86H60
        text.append: s M-2 18H102M-2 46H102M-2 74H48M64 74H98M81 57V91
        text.quote: s M-2 14V86 | s M22 18H102M22 50H102M22 82H78
        text.magnifyingglass: s O 64 58 26 | s M83 77L104 98 | s M-2 10H90M-2 36H22M-2 62H22
        text.badge.checkmark: s M-2 14H102M-2 40H50M-2 66H38M-2 92H38 | s M58 76L70 90L98 50
        text.badge.plus: s M-2 14H102M-2 40H102M-2 66H44M-2 92H44 | s M62 80H102M82 60V100
        text.badge.xmark: s M-2 14H102M-2 40H102M-2 66H44M-2 92H44 | s M64 62L98 96M98 62L64 96
        text.badge.minus: s M-2 14H102M-2 40H102M-2 66H44M-2 92H44 | s M62 80H102
        text.insert: s M-2 14H102M46 38H102M46 62H102M-2 86H102 | b~0.4 M2 38L24 50L2 62Z
        text.cursor: m 14 | s M30 6C42 6 50 12 50 22V78C50 88 42 94 30 94M70 6C58 6 50 12 50 22M50 78C50
            88 58 94 70 94
        text.viewfinder: u viewfinder 50 50 1 | s~0.9 M28 34H72M28 50H72M28 66H56
        textformat: s M-6 86L24 14L54 86M4 62H44 | s O 78 68 18 | s M96 48V88
        textformat.size: s M-8 86L8 46L24 86M-3 72H19 | s M36 86L68 10L100 86M46 62H90
        textformat.alt: s M18 86L50 12L82 86M30 60H70 | s M-8 6V94M108 6V94
        textformat.abc: s~0.85 O 4 58 16 | s~0.85 M20 40V74M36 20V74 | s~0.85 O 52 58 16 | s~0.85 W 98
            58 16 -50 -310
        textformat.123: s~0.85 M-8 32L4 24V76M24 34C26 18 54 20 52 38C50 50 28 62 24 76H54M74 28C84 18
            104 24 102 36C102 46 92 48 86 48C94 48 106 52 104 64C102 80 80 80 72 70
        character: s M14 90L50 10L86 90M27 62H73
        character.cursor.ibeam: s M-6 86L24 14L54 86M4 62H44 | s~0.9 M72 4C80 4 86 8 86 16V84C86 92 80
            96 72 96M100 4C92 4 86 8 86 16M86 84C86 92 92 96 100 96
        bold: m 12 | s~1.35 M26 12H54C80 12 80 48 54 48H26ZM26 48H58C88 48 88 88 58 88H26Z
        italic: m 14 | s M44 12H82M18 88H56M63 12L37 88
        underline: m 12 | s M24 6V44C24 62 34 72 50 72C66 72 76 62 76 44V6M16 94H84
        strikethrough: m 12 | s M78 26C74 14 62 8 50 8C34 8 24 16 24 28C24 38 32 44 44 48M22 72C26 86 36
            92 50 92C68 92 78 84 78 70C78 62 74 56 68 52M4 50H96
        bold.italic.underline: s~0.8 M-8 16H8C24 16 24 42 8 42H-8ZM-8 42H10C28 42 28 70 10 70H-8ZM50
            16H66M38 70H54M58 16L46 70M80 16V52C80 76 108 76 108 52V16M78 90H110
        paragraphsign: m 12 | s M80 10V94M56 10V94M88 10H44C14 10 14 54 44 54H56
        textbox: s R -8 14 116 72 8 | s~0.8 M50 34V66M38 34H62
        signature: s M-8 66C10 70 40 20 30 8C18 -2 6 60 20 66C34 72 44 40 54 44C62 48 48 66 58 66C68 66
            68 50 76 52C82 54 78 66 88 66C96 66 100 60 106 56 | s~0.7 M-4 90H104
        link: s M44 58C34 48 34 34 44 24L58 10C68 0 84 0 93 9C102 18 102 34 92 44L82 54 | s M56 42C66 52
            66 66 56 76L42 90C32 100 16 100 7 91C-2 82 -2 66 8 56L18 46
        paperclip: s M82 44L46 80C32 94 16 92 8 82C0 74 0 60 12 48L54 6C66 -6 84 6 90 12C98 20 98 34 88
            44L46 84C40 90 32 88 29 85C25 81 25 74 30 69L68 30
        magnifyingglass: s O 42 42 36 | s M69 69L98 98
        plus.magnifyingglass: u magnifyingglass 50 50 1 | s M42 24V60M24 42H60
        minus.magnifyingglass: u magnifyingglass 50 50 1 | s M24 42H60
        tablecells: o R -9 10 118 80 12 | d~0.8 M-9 34H109M-9 62H109M30 10V90M70 10V90
        table: o R -9 10 118 80 12 | d~0.8 M-9 34H109M-9 62H109M40 34V90
        squareshape.split.2x2: u square.split.2x2 50 50 1
        sidebar.left: o R -9 10 118 80 14 | d M26 10V90 | d~0.7 M4 28H13M4 42H13M4 56H13
        sidebar.right: h sidebar.left 50 50 1
        sidebar.leading: u sidebar.left 50 50 1
        sidebar.trailing: h sidebar.left 50 50 1
        rectangle.leftthird.inset.filled: s R -9 10 118 80 16 | f R 5 24 30 52 5
        macwindow: o R -9 8 118 84 14 | d M-9 32H109 | D~0.2 O 6 20 4 O 20 20 4 O 34 20 4
        uiwindow.split.2x1: u rectangle.split.2x1 50 50 1
        menubar.rectangle: o R -9 10 118 80 14 | d M-9 32H109
        dock.rectangle: o R -9 10 118 80 14 | D~0.3 R 22 66 56 12 4
        terminal: o R -9 8 118 84 14 | k~0.9 M12 32L30 46L12 60M42 62H66
        curlybraces: s M34 4C20 4 22 14 22 26C22 40 18 48 6 50C18 52 22 60 22 74C22 86 20 96 34 96M66
            4C80 4 78 14 78 26C78 40 82 48 94 50C82 52 78 60 78 74C78 86 80 96 66 96
        ellipsis.curlybraces: u curlybraces 50 50 1 | b~0.6 O 36 50 3 O 50 50 3 O 64 50 3
        command: s M32 32H68V68H32ZM32 32H20C8 32 4 24 4 18C4 10 10 4 18 4C26 4 32 10 32 20ZM68 32H80C92
            32 96 24 96 18C96 10 90 4 82 4C74 4 68 10 68 20ZM32 68V80C32 92 24 96 18 96C10 96 4 90 4 82C4 74
            10 68 20 68ZM68 68V80C68 92 76 96 82 96C90 96 96 90 96 82C96 74 90 68 80 68Z
        option: s M-2 20H30L66 82H102M66 20H102
        control: s M14 56L50 20L86 56
        shift: o M50 4L98 54H70V94H30V54H2Z
        capslock: o M50 -2L98 46H70V70H30V46H2Z R 30 84 40 14 2
        escape: s W 50 50 46 -110 160 | s M52 48L10 6M10 36V6H40
        delete.left: o M28 14H94C104 14 108 18 108 28V72C108 82 104 86 94 86H28C22 86 20 84 16 80L-10
            54C-13 51 -13 49 -10 46L16 20C20 16 22 14 28 14Z | k M44 34L78 66M78 34L44 66
        delete.right: h delete.left 50 50 1
        clear: o R 8 8 84 84 18 | k M32 32L68 68M68 32L32 68
        keyboard: o R -14 16 128 68 12 | d~0.8 M26 68H74 | D~0.2 R 2 30 7 7 1 R 20 30 7 7 1 R 38 30 7 7
            1 R 56 30 7 7 1 R 74 30 7 7 1 R 92 30 7 7 1 R 2 47 7 7 1 R 20 47 7 7 1 R 38 47 7 7 1 R 56 47 7 7
            1 R 74 47 7 7 1 R 92 47 7 7 1
        keyboard.chevron.compact.down: u keyboard 50 34 0.95 | s~0.9 M36 88L50 98L64 88
        cursorarrow: o M28 2L84 58L58 60L74 92L60 98L45 66L28 82Z
        cursorarrow.rays: o M44 40L92 58L72 66L88 88L80 96L62 76L54 96Z | s M36 4V18M4 36H18M12 12L22
            22M60 12L52 20M12 60L20 52
        rectangle.and.pencil.and.ellipsis: o R -9 20 118 60 14 | D~0.5 O 14 50 3.5 O 34 50 3.5 O 54 50
            3.5 | g M64 66L100 22 | s M64 68L104 20
        rectangle.and.text.magnifyingglass: s M34 82H6C-4 82 -9 77 -9 67V25C-9 15 -4 10 6 10H94C104 10
            109 15 109 25V42 | s~0.8 M10 30H50M10 46H34 | s O 70 64 20 | s M85 79L102 96
        """
}
