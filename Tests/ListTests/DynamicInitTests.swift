import Testing
import UIKit

@testable import HeadlessUIKit

/// Classes written as iOS source writes them: no initializer is `required`.
@MainActor struct DynamicInitTests {
    final class Recorder {
        static nonisolated(unsafe) var living = 0
        init() { Self.living += 1 }
        deinit { Self.living -= 1 }
    }

    class Cell: UITableViewCell {
        let recorder = Recorder()
        var usedStyle: CellStyle?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            usedStyle = style
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier.map { $0 + "!" })
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    final class InheritingCell: Cell {
        var text = "inherits"
    }

    class GenericCell<Content>: UITableViewCell {
        var content: Content?
    }

    final class Header: UITableViewHeaderFooterView {
        var usedIdentifier: String?

        override init(reuseIdentifier: String?) {
            usedIdentifier = reuseIdentifier
            super.init(reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    final class Tile: UIView {
        var usedFrame = CGRect.zero

        override init(frame: CGRect) {
            usedFrame = frame
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test(arguments: [
        nil, "", "short", String(repeating: "an identifier of many bytes ", count: 3),
    ])
    func cellsAreMadeByTheirOwnInitializer(identifier: String?) {
        let cell = UITableViewCell.make(Cell.self, style: .value1, reuseIdentifier: identifier)
        #expect(type(of: cell) == Cell.self)
        #expect((cell as? Cell)?.usedStyle == .value1)
        #expect(cell.reuseIdentifier == identifier.map { $0 + "!" })
    }

    @Test func cellsThatInheritTheInitializerAreMadeByIt() {
        let cell = UITableViewCell.make(InheritingCell.self, style: .default, reuseIdentifier: "a")
        #expect((cell as? InheritingCell)?.text == "inherits")
        #expect(cell.reuseIdentifier == "a!")
        let generic = UITableViewCell.make(GenericCell<[Int]>.self, style: .default, reuseIdentifier: "b")
        #expect(generic is GenericCell<[Int]>)
        #expect(
            UITableViewCell.make(UITableViewCell.self, style: .default, reuseIdentifier: "c").reuseIdentifier
                == "c")
    }

    @Test func headersAndViewsAreMadeByTheirOwnInitializers() {
        let name = String(repeating: "header ", count: 9)
        let header = UITableViewHeaderFooterView.make(Header.self, reuseIdentifier: name)
        #expect((header as? Header)?.usedIdentifier == name)
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((DynamicInit.view(of: Tile.self, frame: frame)).usedFrame == frame)
        #expect((DynamicInit.view(of: Tile.self as UIView.Type, frame: frame) as? Tile)?.usedFrame == frame)
        #expect(
            type(of: DynamicInit.object(of: CAGradientLayer.self as CALayer.Type)) == CAGradientLayer.self)
    }

    @Test func whatWasMadeIsFreedAndStringsAreNot() {
        let identifier = String(repeating: "kept ", count: 10)
        let before = Recorder.living
        for _ in 0..<1_000 {
            _ = UITableViewCell.make(Cell.self, style: .default, reuseIdentifier: identifier)
        }
        #expect(Recorder.living == before)
        #expect(identifier.count == 50)
    }
}
