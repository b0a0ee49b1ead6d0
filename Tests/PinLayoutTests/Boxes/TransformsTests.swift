import PinLayout
import Testing
import UIKit

@MainActor
struct TransformsTests {
    @Test func pinPlacesTheUntransformedBox() {
        let scene = PinScene()
        scene.view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        scene.view.bounds.origin = CGPoint(x: 7, y: 8)
        scene.view.pin.topLeft(10).size(40)
        #expect(scene.view.bounds == CGRect(x: 7, y: 8, width: 40, height: 40))
        #expect(scene.view.center == CGPoint(x: 30, y: 30))
        #expect(scene.view.frame == CGRect(x: -10, y: 20, width: 80, height: 20))
    }

    @Test func pinFramePlacesTheTransformedBox() {
        let scene = PinScene()
        scene.view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        scene.view.pinFrame.topLeft(10).size(40)
        #expect(scene.view.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(scene.view.bounds.size == CGSize(width: 20, height: 80))
    }

    @Test func anchorPointsAreMinded() {
        let scene = PinScene()
        scene.view.anchorPoint = CGPoint(x: 0, y: 1)
        scene.view.pin.topLeft(10).size(40)
        #expect(scene.view.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(scene.view.center == CGPoint(x: 10, y: 50))
    }

    @Test func theSuperviewsUntransformedSizeCounts() {
        let scene = PinScene()
        scene.container.transform = CGAffineTransform(rotationAngle: .pi / 2)
        scene.view.pin.bottomRight()
        #expect(scene.view.frame == CGRect(x: 300, y: 240, width: 100, height: 60))
        scene.view.pinFrame.bottomRight()
        #expect(abs(scene.view.frame.maxX - 300) < 0.01 && abs(scene.view.frame.maxY - 400) < 0.01)
    }

    @Test func layers() {
        let scene = PinScene()
        let layer = CALayer()
        scene.view.layer.addSublayer(layer)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.pin.topLeft(10).size(20)
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        layer.pinFrame.topLeft(10).size(20)
        #expect(layer.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    }
}
