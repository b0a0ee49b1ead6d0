import Foundation

/// A drag of a test: the session of both its sides.
final class SimulatedDrag: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem]
    var localContext: Any?
    /// Where the finger is, in the coordinates of ``origin``.
    var point: CGPoint
    weak var origin: UIView?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// Whether the drag began in a list of the app.
    let isLocal: Bool
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    let progress = Progress(totalUnitCount: 1)
    private var animations: [SimulatedDragAnimation] = []

    init(items: [UIDragItem] = [], at point: CGPoint, in origin: UIView, isLocal: Bool) {
        (self.items, self.point, self.origin, self.isLocal) = (items, point, origin, isLocal)
        super.init()
    }

    var localDragSession: (any UIDragSession)? { isLocal ? self : nil }

    func location(in view: UIView) -> CGPoint { origin?.convert(point, to: view) ?? point }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        var objects: [any NSItemProviderReading] = []
        for item in items {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in
                if let object { objects.append(object) }
            }
        }
        completion(objects)
        return progress
    }

    /// The motion of a preview, which ends with the drop.
    func animation() -> SimulatedDragAnimation {
        let made = SimulatedDragAnimation()
        animations.append(made)
        return made
    }

    /// Ends the motions.
    func finish() {
        for animation in animations { animation.finish() }
        animations = []
    }
}

/// The motion of a preview in a simulated drop: its changes happen at once.
class SimulatedDragAnimation: NSObject, UIDragAnimating {
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    func finish() {
        for completion in completions { completion(.end) }
        completions = []
    }
}

/// What the drop delegate of a list does in a simulated drop.
@MainActor
struct SimulatedDrop {
    var canHandle: () -> Bool
    var enter: () -> Void
    var update: () -> UIDropProposal
    var exit: () -> Void
    var perform: (UIDropProposal) -> Void
    var end: () -> Void

    /// Moves the finger to the target and lifts it.
    ///
    /// - Returns: What was done.
    func run() -> UIDropOperation {
        guard canHandle() else { return .cancel }
        enter()
        let proposal = update()
        if proposal.operation == .copy || proposal.operation == .move {
            perform(proposal)
        } else {
            exit()
        }
        end()
        return proposal.operation
    }
}

extension UIDropInteraction {
    /// Drops items on the interaction's view as a person does.
    ///
    /// - Returns: What the delegate did with them: `.cancel` where it takes none.
    @discardableResult
    public final func simulateDrop(of items: [UIDragItem], at point: CGPoint) -> UIDropOperation {
        guard let view, let delegate else { return .cancel }
        let session = SimulatedDrag(items: items, at: point, in: view, isLocal: false)
        let drop = SimulatedDrop(
            canHandle: { delegate.dropInteraction(self, canHandle: session) },
            enter: { delegate.dropInteraction(self, sessionDidEnter: session) },
            update: { delegate.dropInteraction(self, sessionDidUpdate: session) },
            exit: { delegate.dropInteraction(self, sessionDidExit: session) },
            perform: { _ in
                delegate.dropInteraction(self, performDrop: session)
                delegate.dropInteraction(self, concludeDrop: session)
            },
            end: { delegate.dropInteraction(self, sessionDidEnd: session) })
        return drop.run()
    }
}

extension UIDragInteraction {
    /// Lifts what is at a point of the interaction's view, and drops it nowhere or on another view.
    ///
    /// - Returns: What was dragged; empty where no drag begins.
    @discardableResult
    public final func simulateDrag(
        at point: CGPoint, to target: UIDropInteraction? = nil, targetPoint: CGPoint = .zero
    ) -> [UIDragItem] {
        guard isEnabled, let view, let delegate else { return [] }
        let session = SimulatedDrag(at: point, in: view, isLocal: true)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return [] }
        session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
        delegate.dragInteraction(self, sessionWillBegin: session)
        delegate.dragInteraction(self, sessionDidMove: session)
        let operation = target?.simulateDrop(of: session.items, at: targetPoint) ?? .cancel
        delegate.dragInteraction(self, session: session, willEndWith: operation)
        delegate.dragInteraction(self, session: session, didEndWith: operation)
        return session.items
    }
}
