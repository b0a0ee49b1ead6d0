import Testing
import UIKit

/// Values that cannot be used: a defined result or a clear error, never a crash.
@MainActor
@Suite struct HostileInputTests {
    @Test func picturesThatAreNotThere() throws {
        #expect(UIImage(contentsOfFile: "/no/such/picture.png") == nil)
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("not a picture".utf8)) == nil)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let file = try #require(picture.pngData())
        for length in stride(from: 0, to: file.count, by: 7) {
            _ = UIImage(data: file.prefix(length))
        }
        let view = UIImageView(image: UIImage(contentsOfFile: "/no/such/picture.png"))
        view.frame.size = CGSize(width: 5, height: 5)
        #expect(try ViewDrawing(of: view).pngData(scale: 1).isEmpty == false)
    }

    @Test func fontsThatAreNotThere() {
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        for size in [CGFloat.nan, .infinity, -3, 0, 1e30] {
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "text"
            let fitted = label.sizeThatFits(CGSize(width: 100, height: 100))
            #expect(fitted.width.isFinite && fitted.height.isFinite && fitted.width >= 0)
        }
    }

    @Test func renderersWithoutArea() {
        for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: 0, height: 10)] {
            var hasDrawn = false
            let image = UIGraphicsImageRenderer(size: size).image { _ in hasDrawn = true }
            #expect(hasDrawn)
            #expect(image.size.width * image.size.height == 0)
            #expect(UIGraphicsImageRenderer(size: size).pngData { _ in }.isEmpty)
        }
    }

    @Test func textThatIsNoSentence() {
        let texts = [
            "", " ", "\n\n\n", "a\u{0}b", "\u{FFFD}", "\u{202E}abc", String(repeating: "w", count: 20_000),
            String(repeating: "👨‍👩‍👧‍👦", count: 50), "\u{0301}\u{0301}\u{0301}",
        ]
        for text in texts {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            for width in [CGFloat.nan, -1, 0, 1, 100, .infinity] {
                let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
                #expect(size.width.isFinite && size.height.isFinite)
            }
        }
    }

    @Test func layersWithoutSense() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        view.layer.cornerRadius = .nan
        view.layer.borderWidth = -3
        view.layer.shadowOpacity = 5
        view.layer.shadowRadius = .infinity
        view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: .infinity, ty: 0)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        parent.addSubview(view)
        view.layer.mask = CALayer()
        let gradient = CAGradientLayer()
        gradient.frame = parent.bounds
        gradient.colors = ["not a colour", UIColor.red.cgColor]
        gradient.locations = [2, -1, .init(value: Double.nan)]
        parent.layer.addSublayer(gradient)
        #expect(try ViewDrawing(of: parent).pngData(scale: 1).isEmpty == false)
        #expect(try ViewDrawing(of: parent).pdfData().isEmpty == false)
        #expect(try ViewDrawing(of: parent).svgData().isEmpty == false)
    }
}
