import CZlib
import Foundation

/// What a PDF file says, packed parts unpacked.
public enum PDFText {
    /// The file's bytes as text, followed by the content of each stream that zlib can unpack: some releases of
    /// Cairo pack the objects that describe pages.
    public static func text(of file: some Sequence<UInt8>) -> String {
        let data = Data(file)
        var text = String(decoding: data, as: UTF8.self)
        var place = data.startIndex
        while let start = data.range(of: Data("stream\n".utf8), in: place..<data.endIndex),
            let end = data.range(of: Data("endstream".utf8), in: start.upperBound..<data.endIndex)
        {
            if let unpacked = unpacked(data[start.upperBound..<end.lowerBound]) {
                text += "\n" + String(decoding: unpacked, as: UTF8.self)
            }
            place = end.upperBound
        }
        return text
    }

    private static func unpacked(_ packed: Data) -> Data? {
        var length = uLong(max(packed.count * 64, 65_536))
        var result = Data(count: Int(length))
        let status = result.withUnsafeMutableBytes { target in
            packed.withUnsafeBytes { source in
                uncompress(
                    target.bindMemory(to: Bytef.self).baseAddress, &length,
                    source.bindMemory(to: Bytef.self).baseAddress, uLong(packed.count))
            }
        }
        guard status == Z_OK else { return nil }
        return result.prefix(Int(length))
    }
}
