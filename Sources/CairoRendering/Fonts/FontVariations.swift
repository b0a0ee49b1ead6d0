/// Settings of a variable font's axes, as fontconfig and CSS write them: `wght=600,opsz=14`.
struct FontVariations {
    /// The value of each axis that is named, by the axis's tag: four letters as one big-endian number.
    private(set) var values: [UInt32: Double] = [:]

    /// Reads the settings; malformed ones are skipped.
    init(_ text: String) {
        for setting in text.split(separator: ",") {
            let parts = setting.split(separator: "=")
            guard parts.count == 2, let value = Double(parts[1].trimmed), value.magnitude < 32_000 else {
                continue
            }
            let tag = parts[0].trimmed.utf8
            guard tag.count == 4 else { continue }
            values[tag.reduce(0) { $0 << 8 | UInt32($1) }] = value
        }
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmed: Substring {
        var rest = self
        while rest.first == " " { rest = rest.dropFirst() }
        while rest.last == " " { rest = rest.dropLast() }
        return rest
    }
}
