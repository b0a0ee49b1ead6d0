import DisplayList

/// How a camera's picture has to be rotated to be upright, as its Exif tag 274 says.
struct ExifOrientation {
    /// Whether columns and rows change places.
    let swapsAxes: Bool
    /// Whether the columns of the upright picture run backwards through the stored one.
    let flipsColumns: Bool
    /// Whether the rows of the upright picture run backwards through the stored one.
    let flipsRows: Bool

    /// The orientation by its number from 1 to 8; every other number means upright.
    init(number: Int) {
        swapsAxes = (5...8).contains(number)
        flipsColumns = [2, 3, 6, 7].contains(number)
        flipsRows = [3, 4, 7, 8].contains(number)
    }

    /// Reads the tag of a JPEG file.
    init(jpeg bytes: [UInt8]) { self.init(number: Self.number(in: bytes) ?? 1) }

    private static func number(in bytes: [UInt8]) -> Int? {
        var place = 2
        // Segments up to the start of the scan: FF, kind, big-endian length.
        while place + 10 < bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let end = min(place + 2 + length, bytes.count)
            if bytes[place + 1] == 0xE1, bytes[(place + 4)...].starts(with: Array("Exif\0\0".utf8)),
                place + 10 <= end
            {
                return number(tiff: Array(bytes[(place + 10)..<end]))
            }
            guard length >= 2 else { return nil }
            place += 2 + length
        }
        return nil
    }

    /// Looks through the first directory of a TIFF block.
    private static func number(tiff: [UInt8]) -> Int? {
        let isLittle = tiff.starts(with: [0x49, 0x49])
        func read(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= tiff.count else { return nil }
            let bytes = tiff[place..<place + count]
            return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = read(4, 4), let count = read(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = read(entry, 2) else { return nil }
            if tag == 274 { return read(entry + 8, 2) }
        }
        return nil
    }
}

extension Bitmap {
    /// The picture turned upright.
    func turned(by orientation: ExifOrientation) -> Bitmap {
        guard orientation.swapsAxes || orientation.flipsColumns || orientation.flipsRows else { return self }
        let (newWidth, newHeight) = orientation.swapsAxes ? (height, width) : (width, height)
        var result = [UInt8](repeating: 0, count: pixels.count)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                let column = orientation.flipsColumns ? newWidth - 1 - x : x
                let row = orientation.flipsRows ? newHeight - 1 - y : y
                let (sourceX, sourceY) = orientation.swapsAxes ? (row, column) : (column, row)
                let (from, to) = ((sourceY * width + sourceX) * 4, (y * newWidth + x) * 4)
                for channel in 0..<4 { result[to + channel] = pixels[from + channel] }
            }
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: result, isOpaque: isOpaque)
    }
}
