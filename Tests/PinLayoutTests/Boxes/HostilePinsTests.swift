import PinLayout
import Testing
import UIKit

/// Numbers that are no coordinates, superviews without extent, references that form a cycle.
@MainActor
struct HostilePinsTests {
    nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300,
        5e-300,
    ]

    private func isSound(_ frame: CGRect) -> Bool {
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0
            && frame.height >= 0
    }

    @Test(arguments: PinMethod.all)
    func everyMethodBearsEveryNumber(_ method: PinMethod) {
        for number in Self.numbers {
            // Alignments are chosen by whole numbers, which these are not.
            let choosesByNumber = ["aligned", "justify", "align", "type"].contains {
                method.description.contains($0)
            }
            if choosesByNumber { continue }
            let scene = PinScene()
            Pin.logWarnings = false
            let chain = scene.view.pin
            method.call(chain, scene, number)
            chain.layout()
            #expect(isSound(scene.view.frame), "\(method) \(number)")
            #expect(scene.reference.frame == CGRect(x: 200, y: 120, width: 50, height: 40))
            #expect(scene.container.frame == CGRect(x: 50, y: 20, width: 400, height: 300))
        }
        Pin.logWarnings = true
    }

    @Test(arguments: PinMethod.all)
    func everyMethodBearsASuperviewWithoutExtent(_ method: PinMethod) {
        let scene = PinScene()
        Pin.logWarnings = false
        scene.container.bounds.size = .zero
        method.call(scene.view.pin, scene, 7)
        #expect(isSound(scene.view.frame))
        Pin.logWarnings = true
    }

    @Test(arguments: PinMethod.all)
    func everyMethodBearsAViewWithoutSuperview(_ method: PinMethod) {
        let scene = PinScene()
        Pin.logWarnings = false
        let alone = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        method.call(alone.pin, scene, 7)
        #expect(isSound(alone.frame))
        #expect(scene.reference.frame == CGRect(x: 200, y: 120, width: 50, height: 40))
        Pin.logWarnings = true
    }

    @Test func aSuperviewWithoutExtent() {
        let scene = PinScene()
        scene.container.bounds.size = .zero
        scene.view.pin.bottomRight(10).width(50%).height(20)
        #expect(scene.view.frame == CGRect(x: -10, y: -30, width: 0, height: 20))
        scene.view.pin.all(5)
        // No space: the position is the first edges', the size stays.
        #expect(scene.view.frame == CGRect(x: 5, y: 5, width: 0, height: 20))
    }

    @Test func circlesGoOneStepAtATime() {
        let scene = PinScene()
        scene.view.pin.below(of: scene.reference)
        #expect(scene.view.frame.minY == 160)
        scene.reference.pin.below(of: scene.view)
        #expect(scene.reference.frame.minY == 220)
        scene.view.pin.below(of: scene.view)
        #expect(scene.view.frame.minY == 220)
        #expect(Pin.lastWarningText == nil)
    }

    @Test func aSubviewAsReferenceOfItsSuperview() {
        let scene = PinScene()
        scene.reference.pin.topLeft(to: scene.inner.anchor.bottomRight)
        #expect(scene.reference.frame.origin == CGPoint(x: 215, y: 138))
    }

    @Test func negativeSizesOfReferencesAndContent() {
        let scene = PinScene()
        scene.view.pin.size(CGSize(width: -5, height: 7))
        #expect(scene.view.frame.size == CGSize(width: 100, height: 7))
        scene.view.pin.aspectRatio(-2).width(10)
        #expect(scene.view.frame.size == CGSize(width: 10, height: 7))
        scene.reference.frame.size = .zero
        scene.view.pin.width(10).aspectRatio(of: scene.reference)
        #expect(scene.view.frame.size == CGSize(width: 10, height: 7))
        #expect(Pin.lastWarningText?.contains("must be greater than zero") == true)
    }

    @Test(arguments: numbers)
    func badSizesWhenMeasured(_ number: CGFloat) {
        let scene = PinScene()
        Pin.logWarnings = false
        let size = scene.container.autoSizeThatFits(CGSize(width: number, height: number)) {
            scene.view.pin.all(3)
            scene.other.pin.topLeft(4).width(50%).sizeToFit(.width)
        }
        #expect(size.width.isFinite && size.height.isFinite, "\(size)")
        #expect(scene.view.frame == CGRect(x: 40, y: 30, width: 100, height: 60))
        Pin.logWarnings = true
    }
}
