/// What was done and can be undone, which Foundation on Linux does not have.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private typealias Step = () -> Void
    private var undoSteps: [(name: String, run: Step)] = []
    private var redoSteps: [(name: String, run: Step)] = []

    /// Whether undoing is going on.
    open private(set) var isUndoing = false
    /// Whether redoing is going on.
    open private(set) var isRedoing = false
    /// The number of steps that are kept; 0 keeps all.
    open var levelsOfUndo = 0

    /// Creates an undo manager.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoSteps.isEmpty }

    /// Whether there is something to redo.
    open var canRedo: Bool { !redoSteps.isEmpty }

    /// The name of what ``undo()`` would undo.
    open var undoActionName: String { undoSteps.last?.name ?? "" }

    /// The name of what ``redo()`` would redo.
    open var redoActionName: String { redoSteps.last?.name ?? "" }

    /// Names the step that was registered last and those that follow while it is undone.
    open func setActionName(_ actionName: String) {

        if isUndoing {
            if let last = redoSteps.indices.last { redoSteps[last].name = actionName }
        } else if let last = undoSteps.indices.last {
            undoSteps[last].name = actionName
        }
    }

    /// Keeps a step that undoes what was just done; while undoing it is kept for redoing.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        let step: Step = { [weak target] in
            if let target { handler(target) }
        }
        if isUndoing {
            redoSteps.append((undoingName, step))
            return
        }
        if !isRedoing { redoSteps = [] }
        undoSteps.append((isRedoing ? undoingName : "", step))
        if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
    }

    /// Keeps the call of a method that undoes what was just done; while undoing it is kept for redoing.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { target in
            selector.call(on: target, with: [anObject])
        }
    }

    private var undoingName = ""

    /// Undoes the last step.
    open func undo() {
        guard let step = undoSteps.popLast() else { return }
        (isUndoing, undoingName) = (true, step.name)
        step.run()
        isUndoing = false
    }

    /// Does the step again that was undone last.
    open func redo() {
        guard let step = redoSteps.popLast() else { return }
        (isRedoing, undoingName) = (true, step.name)
        step.run()
        isRedoing = false
    }

    /// Forgets all steps.
    open func removeAllActions() {
        undoSteps = []
        redoSteps = []
    }
}
