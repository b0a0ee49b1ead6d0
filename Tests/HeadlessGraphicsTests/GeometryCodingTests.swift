import Foundation
import Testing

@testable import HeadlessGraphics

@Suite struct GeometryCodingTests {
    @Test func valuesAreReadAsTheyWereWritten() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let transform = CGAffineTransform(a: 1, b: 2.5, c: -3, d: 4, tx: 5, ty: 6)
        archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
        archiver.encode(CGSize(width: 3, height: 4.25), forKey: "size")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(CGVector(dx: 7, dy: -8), forKey: "vector")
        archiver.encode(transform, forKey: "transform")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(
            NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8), forKey: "directional")
        archiver.encode(UIOffset(horizontal: 9, vertical: 10), forKey: "offset")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4.25))
        #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 7, dy: -8))
        #expect(reader.decodeCGAffineTransform(forKey: "transform") == transform)
        #expect(
            reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            reader.decodeDirectionalEdgeInsets(forKey: "directional")
                == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
        #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 9, vertical: 10))
        #expect(reader.decodeCGSize(forKey: "missing") == .zero)
        #expect(reader.decodeUIEdgeInsets(forKey: "missing") == .zero)
    }
}
