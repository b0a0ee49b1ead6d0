import Foundation
import TestSupport
import Testing

@Suite struct PDFTextTests {
    @Test func whatIsPackedIsRead() throws {
        // "packed words" as zlib packs it.
        let packed: [UInt8] = [
            0x78, 0x9C, 0x2B, 0x48, 0x4C, 0xCE, 0x4E, 0x4D, 0x51, 0x28, 0xCF, 0x2F, 0x4A, 0x29, 0x06, 0x00,
            0x1E, 0x5C,
            0x04, 0xB8,
        ]
        let file = Array("%PDF plain\nstream\n".utf8) + packed + Array("\nendstream after".utf8)
        let text = PDFText.text(of: file)
        #expect(text.contains("plain"))
        #expect(text.contains("packed words"))
        #expect(PDFText.text(of: Array("stream\nnot packed endstream".utf8)).contains("not packed"))
    }
}
