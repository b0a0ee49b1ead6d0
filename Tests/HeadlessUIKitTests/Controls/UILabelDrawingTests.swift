import DisplayList
import Testing
import UIKit

@testable import HeadlessUIKit

@Suite @MainActor struct UILabelDrawingTests {
    private struct Glyphs {
        var x, y, size: Double
        var color: Color
        var text: String
    }

    /// The glyph runs that a label draws, in its own coordinates.
    private func glyphs(of label: UILabel) -> [Glyphs] {
        var found: [Glyphs] = []
        var offsets = [(0.0, 0.0)]
        for command in LayerPainter.displayList(of: label).commands {
            let last = offsets.count - 1
            switch command {
            case .save: offsets.append(offsets[last])
            case .restore: offsets.removeLast()
            case .concatenate(let map): offsets[last] = (offsets[last].0 + map.tx, offsets[last].1 + map.ty)
            case .glyphs(let run, let point, let color):
                found.append(
                    Glyphs(
                        x: offsets[last].0 + point.x, y: offsets[last].1 + point.y, size: run.pointSize,
                        color: color, text: run.text))
            default: continue
            }
        }
        return found
    }

    private func label(_ text: String, in window: UIWindow, height: CGFloat = 20.5) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: height))
        label.text = text
        window.addSubview(label)
        return label
    }

    @Test func theBaselineLiesOnAPixel() throws {
        for scale in [CGFloat(2), 3] {
            let window = window(scale: scale)
            for height in [20.5, 31, 44.5] {
                let drawn = try #require(glyphs(of: label("Text", in: window, height: height)).first)
                let pixels = drawn.y * Double(scale)
                #expect(abs(pixels - pixels.rounded()) < 1e-6)
                // The middle of the line's ascent and descent is the label's, but for half a pixel.
                #expect(abs(drawn.y - 16.1865 + 20.2871 / 2 - height / 2) <= 0.5 / Double(scale) + 1e-3)
            }
        }
    }

    @Test func naturalTextStartsWhereTheInterfaceStarts() throws {
        let plain = window(scale: 2)
        let left = try #require(glyphs(of: label("Text", in: plain)).first)
        #expect(abs(left.x) < 0.01)
        let window = window(scale: 2, rightToLeft: true)
        let mirrored = label("Text", in: window)
        let right = try #require(glyphs(of: mirrored).first)
        #expect(abs(right.x + Double(mirrored.sizeThatFits(.zero).width) - 200) < 0.51)
        mirrored.textAlignment = .left
        #expect(abs(try #require(glyphs(of: mirrored).first).x) < 0.01)
    }

    @Test func colorsFollowStyleAndState() throws {
        let window = window(scale: 2, style: .dark)
        let label = label("Text", in: window)
        #expect(try #require(glyphs(of: label).first).color == .white)
        label.isEnabled = false
        #expect(try #require(glyphs(of: label).first).color.alpha == 0.5)
        label.isEnabled = true
        label.highlightedTextColor = .red
        label.isHighlighted = true
        #expect(try #require(glyphs(of: label).first).color == Color(red: 1, green: 0, blue: 0))
        label.shadowColor = .green
        let colors = glyphs(of: label).map(\.color)
        #expect(colors == [Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 0, blue: 0)])
    }

    @Test func wideTextIsMadeSmaller() throws {
        let window = window(scale: 2)
        let label = label("A text that is much too wide for a label of this width", in: window)
        label.adjustsFontSizeToFitWidth = true
        let free = try #require(glyphs(of: label).first)
        #expect(free.size < 10)
        label.minimumScaleFactor = 0.8
        let limited = glyphs(of: label)
        #expect(abs(try #require(limited.first).size - 13.6) < 1e-6)
        #expect(limited.map(\.text).joined().contains("…") || limited.count > 1)
    }

    @Test func linesThatDoNotFitAreLeftOut() {
        let text = (1...9).map { "Line \($0)" }.joined(separator: "\n")
        let window = window(scale: 2)
        let label = label(text, in: window, height: 50)
        label.numberOfLines = 0
        #expect(Set(glyphs(of: label).map(\.y)).count == 2)
        label.frame.size.height = 5
        #expect(Set(glyphs(of: label).map(\.y)).count == 1)
    }

    @Test func aSubclassDrawsItsTextElsewhere() throws {
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 30, dy: 0)) }
        }
        let padded = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        padded.text = "Text"
        let window = window(scale: 2)
        window.addSubview(padded)
        #expect(abs(try #require(glyphs(of: padded).first).x - 30) < 0.01)
    }

    @Test func anEmptyLabelDrawsNothing() {
        let window = window(scale: 2)
        #expect(glyphs(of: label("", in: window)).isEmpty)
        let flat = label("Text", in: window, height: 0)
        #expect(glyphs(of: flat).isEmpty)
    }
}
