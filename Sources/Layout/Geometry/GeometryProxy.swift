internal import LayoutCore
internal import Stacks
public import ViewBridge

/// The size of a reader, and where it is.
@preconcurrency @MainActor
public struct GeometryProxy {
    /// The size, in points.
    public let size: CGSize
    private let fixedFrame: CGRect
    private weak var tree: LayoutTree?
    private weak var part: Part?

    /// Creates a proxy of one's own.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - frame: The frame in every coordinate space; at the origin by default.
    public init(size: CGSize, frame: CGRect? = nil) {
        self.size = size
        fixedFrame = frame ?? CGRect(origin: .zero, size: size)
    }

    init(_ part: Part, in tree: LayoutTree, _ size: CGSize) {
        self.size = size
        fixedFrame = CGRect(origin: .zero, size: size)
        self.tree = tree
        self.part = part
    }

    /// The box in its own coordinates.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The frame in the container.
    public var frame: CGRect { frameInContainer }
    /// The frame in its own coordinates.
    public var localFrame: CGRect { frame(in: .local) }
    /// The frame on the screen.
    public var globalFrame: CGRect { frame(in: .global) }

    /// The part of the box that bars, notch and home indicator cover.
    public var safeAreaInsets: UIEdgeInsets {
        guard let container = tree?.container else { return .zero }
        let (safe, space, box) = (container.safeAreaInsets, container.bounds, frameInContainer)
        return UIEdgeInsets(
            top: max(safe.top - box.minY, 0), left: max(safe.left - box.minX, 0),
            bottom: max(safe.bottom - (space.maxY - box.maxY), 0),
            right: max(safe.right - (space.maxX - box.maxX), 0))
    }

    /// The frame in a coordinate space.
    public func frame(in space: CoordinateSpace) -> CGRect {
        guard let tree, let part else { return space == .local ? bounds : fixedFrame }
        switch space {
        case .local: return bounds
        case .global:
            guard let container = tree.container else { return frameInContainer }
            // The position in scroll views counts.
            let host = part.hostPart?.view ?? container
            let corner = tree.origin(of: part.hostPart)
            let box = frameInContainer.offsetBy(dx: -CGFloat(corner.x), dy: -CGFloat(corner.y))
            return host.convert(box, to: nil)
        case .named(let name):
            var ancestor = part.parent
            while let next = ancestor {
                if next.details?.spaceName == name {
                    let corner = tree.frameInContainer(of: next).origin
                    return frameInContainer.offsetBy(dx: -corner.x, dy: -corner.y)
                }
                ancestor = next.parent
            }
            return frameInContainer
        }
    }

    /// What an anchor stands for, in the reader's coordinates.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        guard let part = anchor.part, let tree = anchor.tree else { return anchor.resolve(.zero) }
        let corner = frameInContainer.origin
        return anchor.resolve(tree.frameInContainer(of: part).offsetBy(dx: -corner.x, dy: -corner.y))
    }

    private var frameInContainer: CGRect {
        guard let tree, let part else { return fixedFrame }
        return CGRect(origin: tree.frameInContainer(of: part).origin, size: size)
    }
}

extension LayoutTree {
    /// The frame of a part, as soon as it is placed.
    func frameInContainer(of part: Part) -> CGRect {
        let box = engine.anchorRect(of: part.node, in: root.node)
        let width = container?.bounds.width ?? 0
        let isMirrored = container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? width - CGFloat(box.origin.x + box.size.width) : CGFloat(box.origin.x)
        return CGRect(
            x: x, y: CGFloat(box.origin.y), width: CGFloat(box.size.width), height: CGFloat(box.size.height))
    }
}

/// What coordinates count from.
public enum CoordinateSpace: Hashable {
    /// The layout itself.
    case local
    /// The screen.
    case global
    /// The nearest layout around with a name, set by `coordinateSpace(name:)`; else the container.
    case named(AnyHashable)
}

extension Layout {
    /// Names the layout's coordinates, for readers in it.
    public func coordinateSpace(name: some Hashable) -> some Layout {
        WrappedLayout(self) { _ in
            Wrapper(element: .offset()) { part, _ in part.madeDetails.spaceName = AnyHashable(name) }
        }
    }
}
