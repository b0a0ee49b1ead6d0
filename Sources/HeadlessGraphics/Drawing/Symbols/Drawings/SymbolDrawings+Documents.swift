extension SymbolDrawings {
    /// Documents, books, time and charts.
    static let documents = """
        doc: o M58 -6H24C14 -6 8 0 8 10V90C8 100 14 106 24 106H76C86 106 92 100 92 90V28Z | d~0.9 M58
            -6V18C58 24 62 28 68 28H92
        doc.text: u doc 50 50 1 | d~0.85 M28 50H72M28 66H72M28 82H54
        doc.richtext: u doc 50 50 1 | d~0.8 M28 76H72M28 90H56 | D~0.3 R 28 42 24 20 2
        doc.plaintext: u doc 50 50 1 | d~0.8 M28 46H72M28 60H72M28 74H72M28 88H50
        doc.append: u doc 50 50 1 | d~0.8 M28 50H72M28 64H72
        doc.on.doc: o2 M58 -12H34C26 -12 20 -6 20 2V70C20 78 26 84 34 84H82C90 84 96 78 96 70V24Z | G
            M46 22H18C10 22 4 28 4 36V98C4 106 10 112 18 112H62C70 112 76 106 76 98V50Z | o M46 22H18C10 22
            4 28 4 36V98C4 106 10 112 18 112H62C70 112 76 106 76 98V50Z | d~0.9 M46 22V42C46 47 49 50 54
            50H76
        doc.on.clipboard: u clipboard 40 46 0.94 | G R 46 50 54 64 8 | o R 46 50 54 64 8 | d~0.7 M58
            68H88M58 82H88M58 96H76
        doc.zipper: u doc 50 50 1 | d~0.7 M40 -2V8M40 18V28M40 38V48M40 58V68
        doc.viewfinder: u viewfinder 50 50 1 | o~0.8 M54 26H38C34 26 32 28 32 32V68C32 72 34 74 38
            74H62C66 74 68 72 68 68V40Z
        clipboard: o R 10 6 80 98 13 | G R 32 -4 36 20 9 | o R 32 -4 36 20 9
        list.clipboard: u clipboard 50 50 1 | d~0.8 M46 44H72M46 62H72M46 80H72 | D~0.5 O 29 44 3 O 29
            62 3 O 29 80 3
        note: o M22 8H78C88 8 92 12 92 22V58L62 92H22C12 92 8 88 8 78V22C8 12 12 8 22 8Z | d M62
            92V70C62 62 66 58 74 58H92
        note.text: u note 50 50 1 | d~0.85 M26 30H74M26 46H74M26 62H46
        folder: o M-8 26V22C-8 12 -3 8 7 8H28C33 8 36 9 40 13L46 18H93C103 18 108 23 108 33V78C108 88
            103 92 93 92H7C-3 92 -8 88 -8 78Z | d~0.85 M-8 36H108
        archivebox: o M4 34V80C4 90 8 94 18 94H82C92 94 96 90 96 80V34 | o R -6 8 112 26 7 | d M36 52H64
        shippingbox: o M50 0L98 24V76L50 100L2 76V24Z | d M2 24L50 48L98 24M50 48V100M26 12L74 36
        cube: o M50 0L94 25V75L50 100L6 75V25Z | d M6 25L50 50L94 25M50 50V100
        cube.transparent: s M50 0L94 25V75L50 100L6 75V25Z | s~0.7 M50 100V56M6 75L44 53M94 75L56 53M50
            0V44M6 25L44 47M94 25L56 47
        externaldrive: o M16 20H84C90 20 92 22 94 28L106 60V72C106 80 101 84 94 84H6C-1 84 -6 80 -6
            72V60L6 28C8 22 10 20 16 20Z | d M-4 56H104 | D~0.5 O 88 70 4
        internaldrive: o R -8 30 116 42 14 | D~0.5 O 88 51 4 | d~0.8 M10 51H40
        opticaldisc: o O 50 50 46 | d O 50 50 14 | d~0.7 W 50 50 30 190 260
        server.rack: o~0.85 R 2 2 96 24 6 R 2 38 96 24 6 R 2 74 96 24 6 | D~0.4 O 18 14 2.5 O 18 50 2.5
            O 18 86 2.5 | d~0.6 M36 14H80M36 50H80M36 86H80
        cylinder.split.1x2: o M8 18C8 4 92 4 92 18V82C92 96 8 96 8 82Z | d M8 18C8 32 92 32 92 18M8 50C8
            64 92 64 92 50
        book: o M50 20C40 10 20 6 -6 8V82C20 80 40 84 50 94C60 84 80 80 106 82V8C80 6 60 10 50 20Z | d
            M50 20V94
        book.closed: o M88 2H28C18 2 10 8 10 18V84C10 92 16 98 26 98H88Z | d M10 84C10 76 16 72 26 72H88
        books.vertical: o R 2 14 22 82 5 R 32 4 22 92 5 | o M62 20L80 14L100 90L82 96Z | d~0.7 M2
            34H24M32 76H54M68 36L85 30
        text.book.closed: u book.closed 50 50 1 | d~0.8 M32 24H66M32 40H54
        character.book.closed: u book.closed 50 50 1 | k~0.8 M38 56L49 22L60 56M42 46H56
        newspaper: o M-4 8H80V80C80 88 84 92 92 92H8C0 92 -4 88 -4 80Z | s M80 32H104V80C104 88 100 92
            92 92 | d~0.8 M14 64H62M14 78H62M50 28H62M50 42H62 | D~0.3 R 14 26 22 22 2
        magazine: o R 10 0 80 100 10 | d~0.8 M24 66H76M24 80H60 | D~0.3 R 26 16 48 34 3
        calendar: o R 4 10 92 84 14 | d M4 36H96 | s M28 0V18M72 0V18 | D~0.3 O 30 54 4 O 50 54 4 O 70
            54 4 O 30 74 4 O 50 74 4 O 70 74 4
        clock: o O 50 50 46 | d M50 20V50L68 62
        clock.arrow.circlepath: s W 50 50 44 -150 130 | s M50 24V50L66 60 | b~0.4 M-4 30L24 20L16 46Z
        clock.arrow.2.circlepath: u arrow.2.circlepath 50 50 1 | s~0.8 M50 34V52L60 58
        alarm: o O 50 54 40 | d M50 30V54L64 64 | s M20 86L10 98M80 86L90 98M-2 28C0 12 10 4 24 4M102
            28C100 12 90 4 76 4
        timer: s W 50 52 44 -90 225 | s M50 8V22M50 52L34 34
        stopwatch: o O 50 56 40 | d M50 56V34 | s M38 2H62M50 2V16M84 14L92 22
        hourglass: s M18 2H82M18 98H82M26 2V18C26 34 46 40 46 50C46 60 26 66 26 82V98M74 2V18C74 34 54
            40 54 50C54 60 74 66 74 82V98
        deskclock: o O 50 46 44 | d M50 20V46L66 56 | s M18 80L10 94M82 80L90 94
        gauge.medium: s O 50 50 46 | s%1 W 50 50 28 150 390 | s M50 50V24 | b~0.6 O 50 50 5
        gauge.with.dots.needle.50percent: s O 50 50 46 | b~0.3 O 24 58 3 O 28 36 3 O 72 36 3 O 76 58 3 |
            s M50 58V24 | b~0.6 O 50 60 6
        speedometer: u gauge.with.dots.needle.50percent 50 50 1
        chart.bar: o~0.75%1 R 1 54 20 40 4 | o~0.75%2 R 40 30 20 64 4 | o~0.75%3 R 79 6 20 88 4
        chart.bar.xaxis: s M-4 96H104 | b~0.5 R 6 50 16 32 3 R 42 30 16 52 3 R 78 8 16 74 3
        chart.pie: s M54 4C78 4 98 24 98 46H54Z | o M46 10C22 10 2 30 2 54C2 80 20 98 46 98C68 98 86 82
            90 58H46Z
        chart.line.uptrend.xyaxis: s M2 4V84C2 92 6 96 14 96H102M18 72L40 46L58 60L94 20M74 18H96V40
        chart.line.downtrend.xyaxis: s M2 4V84C2 92 6 96 14 96H102M18 20L40 46L58 34L94 72M74 74H96V52
        chart.xyaxis.line: s M2 4V84C2 92 6 96 14 96H102M18 72L40 40L60 58L96 16
        chart.dots.scatter: s M2 4V84C2 92 6 96 14 96H102 | b~0.6 O 26 70 5 O 40 46 5 O 58 62 5 O 70 34
            5 O 90 18 5
        chart.bar.doc.horizontal: u doc 50 50 1 | d M28 48H46M28 66H70M28 84H58
        cellularbars: f%1 R 0 68 18 26 5 | f%2 R 27 48 18 46 5 | f%3 R 54 27 18 67 5 | f%4 R 81 6 18 88
            5
        """
}
