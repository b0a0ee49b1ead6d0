import CairoRendering
import DisplayList
import Foundation
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct FilmTests {
    /// A card that moves, grows and fades over half a second, on a clock of its own.
    private func film(
        isPlain: Bool = false, rate: Double = 20, duration: TimeInterval? = 0.6, background: UIColor? = .white
    ) -> Film {
        withOwnClock { _ in
            let stage = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
            stage.backgroundColor = background
            let box = UIView(frame: CGRect(x: 4, y: 4, width: 10, height: 10))
            box.backgroundColor = .red
            if !isPlain {
                box.layer.cornerRadius = 4
                box.layer.shadowOpacity = 0.5
            }
            stage.addSubview(box)
            return Film(of: stage, duration: duration, framesPerSecond: rate) {
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                    box.frame = CGRect(x: 33, y: 13, width: 20, height: 20)
                    if !isPlain { box.alpha = 0.4 }
                }
            }
        }
    }

    /// The pixels that a frame's drawing alone gives.
    private func bitmap(_ frame: Film.Frame, of film: Film) throws -> Bitmap {
        try CairoRenderer.bitmap(frame.drawing.list, scale: Double(film.scale), opaque: film.isOpaque)
    }

    @Test func framesShowTheirInstants() throws {
        let film = film()
        #expect(film.frames.count == 13 && film.framesPerSecond == 20)
        #expect(film.frames.map(\.time) == (0...12).map { Double($0) / 20 })
        let (before, first) = (
            try bitmap(Film.Frame(time: 0, drawing: film.before), of: film),
            try bitmap(film.frames[0], of: film)
        )
        #expect(before.pixels == first.pixels)
        #expect(film.after.list == film.frames[12].drawing.list && film.after.list != film.before.list)
        #expect(film.frame(at: 0.26)?.time == 0.25 && film.frame(at: 99)?.time == 0.6)
        // The last shot holds what does not move any more.
        #expect(film.shots.count == 11 && film.shots.last?.start == 0.5 && film.shots.last?.end == 13.0 / 20)
    }

    @Test func withoutADurationFilmsEndWithTheAnimations() {
        let film = film(duration: nil)
        #expect(film.frames.count == 11 && abs(film.duration - 0.55) < 1e-9)
    }

    @Test(arguments: [false, true], [UIColor.white, nil])
    func animatedPNGsDecodeToSingleDrawings(isPlain: Bool, background: UIColor?) throws {
        var film = film(isPlain: isPlain, background: background)
        film.scale = 2
        film.loopCount = 3
        let decoded = try DecodedAPNG([UInt8](film.apng()))
        #expect(decoded.loopCount == 3 && decoded.frames.count == 11)
        // Two colours, and one that is transparent: indices.
        #expect(decoded.colorType == (isPlain ? 3 : background == nil ? 6 : 2))
        for frame in decoded.frames {
            let expected = try bitmap(#require(film.frame(at: frame.time + 1e-6)), of: film)
            #expect(frame.pixels == DecodedAPNG.straight(expected), "at \(frame.time)")
        }
        #expect(abs(decoded.duration - 0.65) < 1e-3)
        // The first frame is the whole picture, the others what changed.
        let areas = decoded.frames.map { $0.area.width * $0.area.height }
        #expect(areas[0] == 120 * 80 && areas.dropFirst().allSatisfy { $0 < areas[0] / 2 })
        // Programs that know still pictures alone show the first frame.
        let still = try PNG.decode([UInt8](film.apng()))
        #expect(DecodedAPNG.straight(still) == DecodedAPNG.straight(try bitmap(film.frames[0], of: film)))
    }

    @Test(.enabled(if: Film.canWriteWebP)) func webPFilesHaveTheFrames() throws {
        let film = film()
        let bytes = [UInt8](try film.webp())
        func name(_ at: Int) -> String { String(decoding: bytes[at..<at + 4], as: UTF8.self) }
        func number(_ at: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
        }
        #expect(
            name(0) == "RIFF" && number(4, 4) == bytes.count - 8 && name(8) == "WEBP" && name(12) == "VP8X")
        #expect(number(24, 3) == Int(60 * film.scale) - 1 && number(27, 3) == Int(40 * film.scale) - 1)
        var (position, durations) = (12, [Int]())
        while position < bytes.count {
            if name(position) == "ANMF" { durations.append(number(position + 8 + 12, 3)) }
            position += 8 + number(position + 4, 4) + number(position + 4, 4) % 2
        }
        #expect(position == bytes.count && durations.count == 11 && durations.reduce(0, +) == 650)
        #expect(try film.webp(quality: 0.3).count < bytes.count * 3)
    }

    @Test func pagesHoldEveryShot() throws {
        var film = film()
        let page = try film.html(title: "A <card>")
        #expect(page.components(separatedBy: "data:image/svg+xml").count == 12)
        #expect(page.contains("A &lt;card>") && page.contains("infinite"))
        film.loopCount = 2
        #expect(try film.html().contains("animation-iteration-count:2}"))
    }

    @Test func budgetsReduceFramesAndPixels() throws {
        let film = film()
        let whole = try film.apng()
        let same = try film.apng(within: whole.count)
        #expect(same.data == whole && !same.isReduced && same.framesPerSecond == 20)
        let smaller = try film.apng(within: whole.count / 3)
        #expect(smaller.isReduced && smaller.data.count <= whole.count / 3 && smaller.framesPerSecond <= 10)
        #expect(smaller.description.contains("reduced"), "\(smaller)")
        #expect(throws: FilmError.self) { try film.apng(within: 100) }
    }

    @Test func filmstripsShowFramesSideBySide() throws {
        let film = film()
        let strip = film.filmstrip(count: 4)
        #expect(strip.size == CGSize(width: 12 + 4 * 72, height: 12 + 40 + 28))
        let wrapped = film.filmstrip(count: 5, columns: 2)
        #expect(wrapped.size == CGSize(width: 12 + 2 * 72, height: 12 + 3 * 68))
        let picture = try CairoRenderer.bitmap(strip.list, scale: 1, opaque: true)
        let last = try CairoRenderer.bitmap(film.after.list, scale: 1, opaque: true)
        // The last frame lies in its column as it is.
        for (x, y) in [(0, 0), (40, 20), (59, 39), (30, 30)] {
            let place = ((12 + y) * picture.width + 12 + 3 * 72 + x) * 4
            let own = (y * last.width + x) * 4
            #expect(picture.pixels[place..<place + 4].elementsEqual(last.pixels[own..<own + 4]))
        }
    }

    @Test func steppedLayoutsAreFilmed() throws {
        try withOwnClock { _ in
            let (stage, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40)), UIView())
            stage.backgroundColor = .white
            box.backgroundColor = .blue
            box.translatesAutoresizingMaskIntoConstraints = false
            stage.addSubview(box)
            let width = box.widthAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([
                width, box.leftAnchor.constraint(equalTo: stage.leftAnchor),
                box.topAnchor.constraint(equalTo: stage.topAnchor),
                box.bottomAnchor.constraint(equalTo: stage.bottomAnchor),
            ])
            let film = Film(of: stage, framesPerSecond: 10) {
                UIView.animateLayout(withDuration: 1, options: .curveLinear) { width.constant = 60 }
            }
            #expect(film.frames.count == 11)
            for (index, frame) in film.frames.enumerated() {
                let bitmap = try CairoRenderer.bitmap(frame.drawing.list, scale: 1, opaque: true)
                let blue = (0..<60).filter { bitmap.pixels[$0 * 4 + 2] == 0 }.count
                #expect(blue == 10 + 5 * index)
            }
        }
    }
}
