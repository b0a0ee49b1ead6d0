internal import DisplayList
internal import LayoutCore

/// The symbols that the kit draws, by the names of system symbols.
package enum SymbolLibrary {
    /// The symbol of a name; nil for one that is not drawn here.
    ///
    /// A plain sign such as `plus` is also found in a square or a circle, as in `plus.circle` and
    /// `plus.square.fill`.
    static func symbol(named name: String) -> Symbol? {
        if let drawing = drawings[alternatives[name] ?? name] { return Symbol(drawing) }
        for (suffix, frame, isFilled) in frames where name.hasSuffix(suffix) {
            let base = String(name.dropLast(suffix.count))
            let name = alternatives[base] ?? base
            guard let drawing = drawings[name] ?? drawings[name + ".fill"], let outline = drawings[frame]
            else {
                return nil
            }
            return Symbol(drawing).framed(by: Symbol(outline), isFilled: isFilled)
        }
        return nil
    }

    /// Whether a symbol of a name is drawn here.
    package static func contains(_ name: String) -> Bool { symbol(named: name) != nil }

    /// Every name that is drawn as it is.
    static var names: [String] { drawings.keys.sorted() }

    private static let frames = [
        (".circle.fill", "circle", true), (".square.fill", "square", true), (".circle", "circle", false),
        (".square", "square", false),
    ]

    private static let alternatives = [
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
        "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "gearshape": "gear",
        "gearshape.fill": "gear", "multiply": "xmark", "photo.fill": "photo",
        "text.justify": "line.3.horizontal",
    ]

    /// Parts in a square of 24 units: `-` a line, `+` an area, `x` a line cut out of the areas before it, and a
    /// path as ``SymbolPath`` reads it.
    private static let drawings: [String: String] = [
        "xmark": "-M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5",
        "checkmark": "-M4.5 13L9.5 18.5L19.5 5.5",
        "plus": "-M12 4L12 20M4 12L20 12",
        "minus": "-M4 12L20 12",
        "square": "-R3.5 3.5 17 17 3.5",
        "square.fill": "+R2.5 2.5 19 19 4.5",
        "circle": "-O12 12 9",
        "circle.fill": "+O12 12 10",
        "chevron.right": "-M8.5 4L16 12L8.5 20",
        "chevron.left": "-M15.5 4L8 12L15.5 20",
        "chevron.down": "-M4 8.5L12 16L20 8.5",
        "chevron.up": "-M4 15.5L12 8L20 15.5",
        "arrow.right": "-M4 12L20 12M13 5L20 12L13 19",
        "arrow.left": "-M20 12L4 12M11 5L4 12L11 19",
        "arrow.down": "-M12 4L12 20M5 13L12 20L19 13",
        "arrow.up": "-M12 20L12 4M5 11L12 4L19 11",
        "arrow.clockwise":
            "-M18.5 8.5C15.9 4.1 10.3 3.4 6.6 6.5C2.8 9.9 3 15.8 7 18.8C11 21.8 17.4 20.3 19.3 15.2"
            + "M18.9 3.5L18.9 8.8L13.7 8.8",
        "star": "-M12 3L14.7 9.2L21.4 9.9L16.4 14.4L17.8 21L12 17.6L6.2 21L7.6 14.4L2.6 9.9L9.3 9.2Z",
        "star.fill": "+M12 2L14.9 8.7L22.4 9.5L16.8 14.5L18.5 22L12 18L5.5 22L7.2 14.5L1.6 9.5L9.1 8.7Z",
        "heart": "-" + heart,
        "heart.fill": "+" + heart + " -" + heart,
        "bookmark": "-M6.5 3.5L17.5 3.5L17.5 20.5L12 16L6.5 20.5Z",
        "bookmark.fill": "+M6 3L18 3L18 21.5L12 16.5L6 21.5Z",
        "person": "-O12 7.5 4 -" + shoulders,
        "person.fill": "+O12 7.5 4.8 +" + shoulders,
        "person.2": "-O9 8 3.5 -M2.5 20C2.5 11.5 15.5 11.5 15.5 20Z -M15.5 5C19.5 4.6 20 10.6 16.5 11.4"
            + "M18.5 14.5C20.8 15.4 21.7 17.5 21.7 20L19 20",
        "magnifyingglass": "-O10.5 10.5 6.5M15.3 15.3L20.5 20.5",
        "gear": "-O12 12 3.2 -" + cog,
        "house": "-M3 12L12 4L21 12M5.5 10L5.5 20L18.5 20L18.5 10M10 20L10 14L14 14L14 20",
        "house.fill": "+M12 3L22 12L19 12L19 21L14 21L14 15L10 15L10 21L5 21L5 12L2 12Z",
        "bell": "-M4.5 17.5C7 15.5 6 12 6.5 9C7.2 2.7 16.8 2.7 17.5 9C18 12 17 15.5 19.5 17.5Z"
            + " -M10 20.5C11 21.8 13 21.8 14 20.5",
        "bell.fill": "+M3.5 18C7 15.5 5.5 12 6 9C6.7 1.9 17.3 1.9 18 9C18.5 12 17 15.5 20.5 18Z"
            + " +M9.5 19.5L14.5 19.5C14 22.6 10 22.6 9.5 19.5Z",
        "trash":
            "-M4 6.5L20 6.5M9 6.5L9 4L15 4L15 6.5M6 6.5L7 20.5L17 20.5L18 6.5M10 10L10.3 17M14 10L13.7 17",
        "ellipsis": "+O5 12 2 +O12 12 2 +O19 12 2",
        "line.3.horizontal": "-M4 6.5L20 6.5M4 12L20 12M4 17.5L20 17.5",
        "list.bullet":
            "+O4.5 6.5 1.5 +O4.5 12 1.5 +O4.5 17.5 1.5 -M9 6.5L20.5 6.5M9 12L20.5 12M9 17.5L20.5 17.5",
        "photo": "-R2.5 5 19 14 2.5 -M3 17L8.5 11.5L13 16L16 13.2L21 17.5 +O16 9.3 1.6",
        "envelope": "-R2.5 5.5 19 13 2.5 -M3.5 7L12 13.5L20.5 7",
        "calendar": "-R3.5 5 17 15.5 2.5 -M3.5 10L20.5 10M8 3L8 7M16 3L16 7",
        "clock": "-O12 12 9 -M12 6.5L12 12L15.8 14.2",
        "lock": "-R5 10.5 14 10 2.5 -M8 10.5L8 7.5C8 2.2 16 2.2 16 7.5L16 10.5",
        "lock.fill": "+R4.5 10 15 11 3 -M8 10.5L8 7.5C8 2.2 16 2.2 16 7.5L16 10.5",
        "info": "+O12 6 1.6 -M10 10.5L12.5 10.5L12.5 18.5M9.5 18.5L15.5 18.5",
        "exclamationmark": "-M12 4L12 14 +O12 19 1.6",
        "exclamationmark.triangle": "-M12 4L21.5 20L2.5 20Z -M12 10L12 14.5 +O12 17.3 1",
        "questionmark": "-M8 8C8 2.7 16.5 2.7 16.5 8C16.5 11.5 12 11.5 12 15 +O12 19 1.5",
        "play": "-M7 4.5L19.5 12L7 19.5Z",
        "play.fill": "+M6.5 4L20 12L6.5 20Z",
        "pause.fill": "+R6 4 4.2 16 1 +R13.8 4 4.2 16 1",
        "bolt.fill": "+M13.5 2L4.5 13.5L11 13.5L9.5 22L19.5 9.5L13 9.5Z",
        "square.and.arrow.up": "-M8 9.5L5 9.5L5 21L19 21L19 9.5L16 9.5M12 15L12 2.8M8 6.5L12 2.5L16 6.5",
        "pencil": "-M4 20L5 15.5L16.5 4L20 7.5L8.5 19ZM14 6.5L17.5 10",
        "cart": "-M2.5 4L5.5 4L8 15.5L18.5 15.5L20.5 7L6.2 7 +O9 19.5 1.6 +O17 19.5 1.6",
    ]

    private static let heart =
        "M12 20.5C4.5 14.8 2.5 11.8 2.5 8.6C2.5 3.4 9 2 12 6.6C15 2 21.5 3.4 21.5 8.6C21.5 11.8 19.5 14.8 12 20.5Z"
    private static let shoulders = "M4.5 20.5C4.5 11.5 19.5 11.5 19.5 20.5Z"
    /// Eight teeth, each 20 degrees wide at a radius of 9.5 on a wheel of radius 7.2.
    private static let cog: String = {
        let turns: [(Double, Double)] = [
            (9.5, -9), (9.5, 9), (7.2, 14), (7.2, 31),
        ]
        var points: [String] = []
        for tooth in 0..<8 {
            for (radius, degrees) in turns {
                let angle = (Double(tooth) * 45 + degrees) * .pi / 180
                points.append(
                    "\(12 + radius * SymbolPath.sine(angle)) \(12 - radius * SymbolPath.cosine(angle))")
            }
        }
        return "M" + points.joined(separator: "L") + "Z"
    }()
}
