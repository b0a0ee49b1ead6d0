import PinLayout
import UIKit

/// A view and another that it can be placed against, and chains with the frames they give, by hand.
@MainActor
final class ChainScene {
    let view = UIView()
    let other = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
    let superview: UIView

    init(in superview: UIView) {
        self.superview = superview
        superview.addSubview(view)
        superview.addSubview(other)
    }

    /// A chain, and the assignment of the same frame. The number makes each frame another.
    struct Chain {
        let name: String
        let pins: @MainActor (ChainScene, Int) -> Void
        let frames: @MainActor (ChainScene, Int) -> Void
    }

    static let chains: [Chain] = [
        Chain(name: "topLeft, size") { scene, index in
            scene.view.pin.topLeft(CGFloat(index & 63)).size(40)
        } frames: { scene, index in
            let offset = CGFloat(index & 63)
            scene.view.frame = CGRect(x: offset, y: offset, width: 40, height: 40)
        },
        Chain(name: "top, left, width, height") { scene, index in
            scene.view.pin.top(CGFloat(index & 63)).left(20).width(100).height(40)
        } frames: { scene, index in
            scene.view.frame = CGRect(x: 20, y: CGFloat(index & 63), width: 100, height: 40)
        },
        Chain(name: "horizontally, bottom, height, margin") { scene, index in
            scene.view.pin.horizontally(16).bottom().height(50).marginBottom(CGFloat(index & 63))
        } frames: { scene, index in
            let size = scene.superview.bounds.size
            scene.view.frame = CGRect(
                x: 16, y: size.height - 50 - CGFloat(index & 63), width: size.width - 32, height: 50)
        },
        Chain(name: "below aligned, size") { scene, index in
            scene.view.pin.below(of: scene.other, aligned: .left).size(CGFloat(index & 63))
        } frames: { scene, index in
            let frame = scene.other.frame
            let side = CGFloat(index & 63)
            scene.view.frame = CGRect(x: frame.minX, y: frame.maxY, width: side, height: side)
        },
    ]
}

/// Loops without clocks, for tools that count instructions.
@MainActor
enum CountedLoops {
    static func run(_ name: String, count: Int) {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let parts = name.split(separator: "-")
        switch parts.first {
        case "chain", "frame":
            let index = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
            let chain = ChainScene.chains[index % ChainScene.chains.count]
            let isInWindow = parts.last == "window"
            let scene = ChainScene(
                in: isInWindow
                    ? controller.view : UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
            let body = parts.first == "chain" ? chain.pins : chain.frames
            for turn in 0..<count { body(scene, turn) }
        case "cell": CellBenchmarks.count(String(parts.last ?? ""), count)
        default: print("there is no loop '\(name)'")
        }
    }
}
