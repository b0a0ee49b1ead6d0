import DisplayList
import Foundation
import HeadlessUIKit
import PictureComparison
import SnapshotTesting
import Testing
import UIKit

/// The messages of comparisons, word by word, and what happens to damaged and blank pictures.
@MainActor
@Suite struct ImageComparisonTests {
    private func square(_ color: UIColor, _ side: CGFloat = 10, dot: UIColor? = nil) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            dot?.setFill()
            if dot != nil { context.fill(CGRect(x: 2, y: 2, width: 1, height: 1)) }
        }
    }

    private func message(_ old: UIImage, _ new: UIImage, _ diffing: Diffing<UIImage> = .image(scale: 1))
        -> String?
    {
        diffing.diffV2(old, new)?.0
    }

    @Test func differencesAreSaidInThePackagesWords() {
        let white = square(.white)
        #expect(message(white, square(.white)) == nil)
        #expect(message(white, square(.black)) == "Newly-taken snapshot does not match reference.")
        #expect(
            message(white, square(.white, 12))
                == "Newly-taken snapshot@(12.0, 12.0) does not match reference@(10.0, 10.0).")
        #expect(message(UIImage(), white) == "Reference image could not be loaded.")
        #expect(message(white, UIImage()) == "Newly-taken snapshot could not be loaded.")
        // Three of 400 bytes differ.
        let dotted = square(.white, dot: .black)
        #expect(message(white, dotted, .image(precision: 0.99)) == nil)
        #expect(
            message(white, dotted, .image(precision: 0.995))
                == "Actual image precision 0.9925 is less than required 0.995")
        #expect(message(white, dotted, .image(precision: 0.98, perceptualPrecision: 0.98)) == nil)
        #expect(
            message(white, dotted, .image(precision: 1, perceptualPrecision: 0.98)) == """
                The percentage of pixels that match 0.99 is less than required 1.0
                The lowest perceptual color precision 0.0 is less than required 0.98
                """)
        #expect(
            message(white, dotted, .image(tolerance: .regions())) == """
                Newly-taken snapshot differs from reference in 1 region; none is accepted.
                1 pixels in 1x1 at (2, 2)
                """)
        #expect(message(white, dotted, .image(tolerance: .regions(count: 1, largest: 1))) == nil)
        let names = Diffing.image(scale: 1).diffV2(white, dotted)?.1.compactMap { file -> String? in
            guard case .data(_, let name) = file else { return nil }
            return name
        }
        #expect(names == ["reference.png", "failure.png", "difference.png"])
    }

    @Test func aDamagedReferenceIsAFailureThatNamesIt() throws {
        try Sandbox.run { sandbox in
            let file = sandbox.file("references/damaged.x.png")
            _ = verifySnapshot(of: square(.red), as: .image, named: "x", testName: "damaged()")
            let whole = try Data(contentsOf: file)
            for bytes in [whole.prefix(60), Data(), Data("no picture".utf8)] {
                try Data(bytes).write(to: file)
                let text = try #require(
                    verifySnapshot(of: square(.red), as: .image, named: "x", testName: "damaged()"))
                #expect(text.hasPrefix("Snapshot \"x\" does not match reference."))
                #expect(text.contains(file.path))
                #expect(text.hasSuffix("Reference image could not be loaded."))
            }
        }
    }

    @Test func blankPicturesAreNotRecorded() throws {
        try Sandbox.run { sandbox in
            let empty = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let text = try #require(verifySnapshot(of: empty, as: .image, named: "x", testName: "blank()"))
            #expect(
                text.hasPrefix(
                    "The picture is blank: each of its 60x60 pixels is transparent. It was not recorded."))
            let names = try sandbox.names()
            #expect(names == ["references"])
            // Recorded on purpose, it is a picture like others.
            withSnapshotOptions(SnapshotOptions(blankPictures: .allow)) {
                let recorded = verifySnapshot(of: empty, as: .image, named: "x", testName: "blank()")
                #expect(recorded?.hasPrefix("No reference was found on disk.") == true)
            }
            #expect(verifySnapshot(of: empty, as: .image, named: "x", testName: "blank()") == nil)
            // A coloured view says that it is there.
            empty.backgroundColor = .red
            let red = verifySnapshot(of: empty, as: .image, named: "red", testName: "blank()")
            #expect(red?.hasPrefix("No reference was found on disk. Automatically recorded") == true)
            // Over a picture with content, a blank one is not written.
            empty.backgroundColor = .white
            let over = verifySnapshot(
                of: empty, as: .image, named: "red", record: .failed, testName: "blank()")
            #expect(over?.contains("The picture is blank: each of its 60x60 pixels is white.") == true)
        }
    }

    @Test func aFolderThatCannotBeWrittenIsNamed() throws {
        try Sandbox.run { sandbox in
            // A file where the folder should be: also root may not write there.
            try Data().write(to: sandbox.file("references"))
            let text = try #require(verifySnapshot(of: "a", as: .lines, testName: "there()"))
            #expect(
                text.hasPrefix(
                    "The snapshot of \"there\" failed: \(sandbox.path)/references could not be created ("))
        }
    }

    @Test func violationsOfTheContractFailTheSnapshotAlone() throws {
        final class Wrong: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                addSubview(self)
            }
        }
        try Sandbox.run { _ in
            let wrong = Wrong(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let text = try #require(verifySnapshot(of: wrong, as: .image, testName: "wrong()"))
            #expect(text.contains("Can't add self as subview"))
            #expect(text.contains("This happened in wrong() while the snapshot"))
        }
    }

    @Test func twoRunsGiveTheSameBytes() throws {
        func bytes() -> Data? {
            let label = UILabel()
            label.text = "Deterministic"
            var data: Data?
            Snapshotting<UIView, UIImage>.image.snapshot(label).run { data = $0.pngData() }
            return data
        }
        #expect(bytes() == bytes())
    }

    @Test func viewTreesAreComparedBesidePictures() throws {
        try Sandbox.run { sandbox in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = .red
            try withSnapshotOptions(SnapshotOptions(writesTrees: true)) {
                _ = verifySnapshot(of: view, as: .image, named: "x", testName: "tree()")
                let tree = try String(contentsOf: sandbox.file("references/tree.x.tree.txt"), encoding: .utf8)
                #expect(tree.hasPrefix("<UIView; frame = (0 0; 20 20)"))
                #expect(verifySnapshot(of: view, as: .image, named: "x", testName: "tree()") == nil)
                // Not seen, but another tree.
                view.tag = 7
                let text = try #require(verifySnapshot(of: view, as: .image, named: "x", testName: "tree()"))
                #expect(text.hasPrefix("The view tree does not match"))
            }
            #expect(verifySnapshot(of: view, as: .image, named: "x", testName: "tree()") == nil)
        }
    }

    @Test func referencesAreReadWhereTheirDigestSaysNothing() throws {
        try Sandbox.run { sandbox in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = .red
            func failure(_ strategy: Snapshotting<UIView, UIImage> = .image) -> String? {
                verifySnapshot(of: view, as: strategy, named: "x", testName: "digest()")
            }
            _ = failure()
            #expect(failure() == nil)
            // A comparison of the test's own is called for equal pictures too.
            var strict = Snapshotting<UIView, UIImage>.image
            strict.diffing.diffV2 = { _, _ in ("never equal", []) }
            #expect(failure(strict)?.contains("never equal") == true)
            // The file of another program, with the same pixels and without a digest.
            let file = sandbox.file("references/digest.x.png")
            let plain = try #require(UIImage(data: try Data(contentsOf: file))?.pngData())
            #expect(try plain.count < Data(contentsOf: file).count)
            try plain.write(to: file)
            #expect(failure() == nil)
            view.backgroundColor = .blue
            #expect(failure()?.contains("Newly-taken snapshot does not match reference.") == true)
            // Half a file.
            try plain.prefix(plain.count / 2).write(to: file)
            #expect(failure()?.contains("Reference image could not be loaded.") == true)
        }
    }

    @Test func translucentPicturesMatchTheirFiles() throws {
        // Each alpha with each colour, also those that rounding has left above their alpha.
        let pixels = (0..<256 * 256).flatMap { index -> [UInt8] in
            let (alpha, color) = (UInt8(index / 256), UInt8(index % 256))
            return [color, color / 2, color / 3, alpha]
        }
        let bitmap = Bitmap(width: 256, height: 256, pixels: pixels, isOpaque: false)
        let file = try #require(UIImage(cgImage: CGImage(package: bitmap)).pngData())
        let stored = try #require(UIImage(data: file)?.cgImage?.bitmap)
        let picture = Picture(width: 256, height: 256, pixels: pixels)
        #expect(picture.throughStraightAlpha.pixels == stored.pixels && pixels != stored.pixels)
    }
}
