extension SymbolDrawings {
    /// Players, music, pictures and controls.
    static let media = """
        play: o M18 9C18 4 22 2 27 5L93 45C98 48 98 52 93 55L27 95C22 98 18 96 18 91Z
        pause: o R 16 8 22 84 6 R 62 8 22 84 6
        stop: o R 10 10 80 80 12
        playpause: o M-6 14C-6 10 -3 8 1 10L50 44C54 47 54 53 50 56L1 90C-3 92 -6 90 -6 86Z | o~0.8 R 68
            12 9 76 4 R 98 12 9 76 4
        forward: o M-10 18C-10 12 -6 10 -1 13L42 44C47 48 47 52 42 56L-1 87C-6 90 -10 88 -10 82Z M50
            18C50 12 54 10 59 13L102 44C107 48 107 52 102 56L59 87C54 90 50 88 50 82Z
        backward: h forward 50 50 1
        forward.end: o M2 16C2 10 6 8 11 11L66 44C71 48 71 52 66 56L11 89C6 92 2 90 2 84Z | s M92 14V86
        backward.end: h forward.end 50 50 1
        forward.frame: o M2 16C2 10 6 8 11 11L60 44C65 48 65 52 60 56L11 89C6 92 2 90 2 84Z R 80 10 16
            80 6
        backward.frame: h forward.frame 50 50 1
        shuffle: s M-2 26H14C26 26 32 30 38 38L60 64C66 72 72 76 84 76H102M-2 76H14C26 76 32 72 38 64M60
            38C66 30 72 26 84 26H102 | s M88 10L104 26L88 42M88 60L104 76L88 92
        repeat: s M2 48V44C2 32 10 26 22 26H90M98 52V56C98 68 90 74 78 74H10 | s M74 8L92 26L74 44M26
            56L8 74L26 92
        repeat.1: u repeat 46 54 0.95 | g M96 4V34 | s M88 10L97 4V34
        infinity: s M50 50C62 32 70 24 84 24C98 24 108 36 108 50C108 64 98 76 84 76C70 76 62 68 50 50C38
            32 30 24 16 24C2 24 -8 36 -8 50C-8 64 2 76 16 76C30 76 38 68 50 50Z
        music.note: m 12 | b~0.5 M26 66C38 66 44 72 44 80C44 90 36 96 24 96C16 96 12 91 12 85C12 74 18
            66 26 66Z | s M43 82V12L88 2V24L43 36
        music.note.list: b~0.5 M66 70C76 70 81 75 81 81C81 89 74 94 64 94C58 94 54 90 54 85C54 77 60 70
            66 70Z | s M80 82V26L108 18V34L80 42 | s M-6 22H56M-6 46H56M-6 70H36
        music.mic: o M60 30L22 62L-2 94C-5 98 2 105 6 102L38 78L70 40Z | o O 76 24 22
        music.quarternote.3: b~0.5 O 10 82 11 O 52 88 11 O 94 74 11 | s M21 82V24M63 88V30M105 74V16
        headphones: s M6 66V52C6 26 24 6 50 6C76 6 94 26 94 52V66 | o R 6 58 20 38 8 R 74 58 20 38 8
        earbuds: b~0.6 O 20 24 13 O 80 24 13 | s~1.3 M28 26V84M72 26V84
        airpods: b~0.6 O 20 24 13 O 80 24 13 | s~1.3 M28 26V84M72 26V84
        hifispeaker: o R 14 0 72 100 14 | d O 50 62 20 | D~0.5 O 50 22 5
        homepod: o M50 8C80 8 92 22 92 52C92 84 80 94 50 94C20 94 8 84 8 52C8 22 20 8 50 8Z | d E 50 24
            22 8
        pianokeys: o R -4 8 108 84 12 | d~0.7 M24 92V56M50 92V56M76 92V56 | D~0.3 R 16 8 16 46 3 R 42 8
            16 46 3 R 68 8 16 46 3
        waveform: s%1 M50 4V96 | s%2 M32 26V74M68 22V78 | s%3 M14 40V60M86 36V64
        waveform.path: s M-10 50H4C14 50 14 22 24 22C36 22 32 92 44 92C58 92 52 6 64 6C76 6 72 66 82
            66C90 66 90 50 98 50H110
        waveform.path.ecg: s M-10 54H14L28 20L48 92L66 8L80 54H110
        camera: o M30 16L36 8C39 4 42 2 47 2H53C58 2 61 4 64 8L70 16H88C100 16 106 22 106 34V76C106 88
            100 94 88 94H12C0 94 -6 88 -6 76V34C-6 22 0 16 12 16Z | d O 50 54 23
        camera.viewfinder: u viewfinder 50 50 1 | b~0.5 M40 34L43 30H57L60 34H68C71 34 73 36 73 39V64C73
            67 71 69 68 69H32C29 69 27 67 27 64V39C27 36 29 34 32 34Z | e~0.8 O 50 51 10
        camera.filters: s O 50 32 26 O 32 64 26 O 68 64 26
        camera.aperture: s O 50 50 46 | s~0.65 M50 4L76 46M90 27L74 74M90 73L42 70M50 96L24 54M10 73L26
            26M10 27L58 30
        photo: o R -9 10 118 80 16 | d M-7 76L24 48C29 44 34 44 39 48L62 68L72 60C77 56 81 56 86 60L107
            78 | D~0.5 O 76 34 7
        photo.on.rectangle: u photo 58 58 0.86 | s M-8 72C-14 70 -16 66 -16 58V18C-16 8 -10 2 0 2H80C90
            2 94 6 96 14
        photo.on.rectangle.angled: u photo 58 58 0.86 | s M-6 76L-14 34C-16 24 -12 18 -2 16L74 2C84 0 90
            4 92 12
        photo.stack: u photo 50 60 0.9 | s~0.7 M2 7H98M14 -8H86
        film: o R -6 10 112 80 14 | d M20 10V90M80 10V90M20 50H80 | d~0.7 M-6 30H20M-6 50H20M-6 70H20M80
            30H106M80 50H106M80 70H106
        film.stack: o R -6 36 112 62 12 | d M18 36V98M82 36V98 | s~0.7 M4 18H96M15 3H85
        video.square: o2 R 8 8 84 84 18 | D~0.4 R 22 34 34 32 8 M62 47L74 37V63L62 53Z
        play.rectangle: o2 R -9 10 118 80 16 | K~0.5 M40 33L68 50L40 67Z
        play.rectangle.on.rectangle: u rectangle.on.rectangle 50 50 1 | K~0.5 M50 50L78 65L50 80Z
        play.square: o2 R 8 8 84 84 18 | K~0.5 M38 31L70 50L38 69Z
        play.circle: o2 O 50 50 46 | K~0.6 M40 31L71 50L40 69Z
        tv: o R -9 0 118 76 14 | s M26 96H74
        play.tv: u tv 50 50 1 | K~0.5 M41 24L67 40L41 56Z
        sparkles.tv: u tv 50 50 1 | K~0 M44 16L49 33L66 38L49 43L44 60L39 43L22 38L39 33Z M70 44L73
            53L82 56L73 59L70 68L67 59L58 56L67 53Z
        recordingtape: s O 14 50 24 O 86 50 24 | s M14 74H86
        pip: o R -9 10 118 80 16 | D~0.5 R 56 50 38 26 5
        radio: o R -4 32 108 62 14 | d O 76 63 16 | d~0.8 M16 52H44M16 66H44M16 80H44 | s M12 32L80 4
        dial.min: o O 50 50 46 | d M50 50L22 78
        dial.max: o O 50 50 46 | d M50 50L78 78
        metronome: o M36 8H64L88 92H12Z | d M22 66H78M50 66L84 14
        slider.horizontal.3: s M-4 18H46M78 18H104M-4 50H14M46 50H104M-4 82H54M86 82H104 | s O 62 18 12
            O 30 50 12 O 70 82 12
        slider.horizontal.2.square: s R 8 8 84 84 18 | s~0.8 M24 36H76M24 64H76 | b~0.5 O 62 36 8 O 38
            64 8
        slider.vertical.3: s M18 -4V14M18 46V104M50 -4V54M50 86V104M82 -4V24M82 56V104 | s O 18 30 12 O
            50 70 12 O 82 40 12
        level: o R -9 26 118 48 24 | d O 50 50 14 | d~0.8 M22 26V74M78 26V74
        """
}
