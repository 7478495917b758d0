import Foundation
import ObjCRuntime

/// Records how changes are undone, and undoes and redoes them.
///
/// What is recorded between the beginning of a turn of the run loop and its end is undone at once, as long as `groupsByEvent` says so.
/// See https://developer.apple.com/documentation/foundation/undomanager.
open class UndoManager: NSObject {
    /// What undoes one change.
    private struct Action {
        weak var target: AnyObject?
        var perform: (AnyObject) -> Void
    }

    /// Changes that are undone together.
    private final class Group {
        enum Step {
            case action(Action)
            case group(Group)
        }

        var steps: [Step] = []
        var name = ""

        func removeActions(of target: AnyObject) {
            steps = steps.filter { step in
                switch step {
                case .action(let action): return action.target !== target && action.target != nil
                case .group(let group):
                    group.removeActions(of: target)
                    return !group.steps.isEmpty
                }
            }
        }
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    /// The groups that are open, the outermost first.
    private var open: [Group] = []
    private var disabledCount = 0
    /// Whether the outermost group was opened by itself, and is closed when the turn of the run loop ends.
    private var isOpenForEvent = false

    /// Creates an undo manager without anything to undo.
    public override init() { super.init() }

    // MARK: Recording

    /// Records what undoes a change of an object, which is not kept alive by that.
    open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        record(Action(target: target) { handler($0 as! TargetType) })
    }

    /// Records a message that undoes a change of an object, which is not kept alive by that.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        record(Action(target: target as AnyObject) { ($0 as? NSObject)?.perform(selector, with: anObject) })
    }

    private func record(_ action: Action) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                fault("registerUndo: undo manager \(self) must begin a group before registering undo")
            }
            beginUndoGrouping()
            isOpenForEvent = true
            RunLoop.current.perform(inModes: runLoopModes) { [weak self] in self?.endEvent() }
        }
        if !isUndoing, !isRedoing { redoStack = [] }
        open[open.count - 1].steps.append(.action(action))
    }

    private func endEvent() {
        guard isOpenForEvent, open.count == 1 else { return }
        endUndoGrouping()
    }

    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Stops recording, until it is enabled as often.
    open func disableUndoRegistration() { disabledCount += 1 }
    /// Records again.
    open func enableUndoRegistration() {
        guard disabledCount > 0 else {
            fault("enableUndoRegistration may only be invoked with matching disable")
        }
        disabledCount -= 1
    }

    // MARK: Groups

    /// Whether groups are opened and closed with each turn of the run loop.
    open var groupsByEvent = true
    /// The modes of the run loop in which turns end.
    open var runLoopModes: [RunLoop.Mode] = [.default]
    /// How many groups are open.
    open var groupingLevel: Int { open.count }
    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack = undoStack.suffix(levelsOfUndo)
        redoStack = redoStack.suffix(levelsOfUndo)
    }

    /// Opens a group, in the one that is open.
    open func beginUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group that was opened last.
    open func endUndoGrouping() {
        guard !open.isEmpty else {
            fault("endUndoGrouping called with no matching begin")
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = open.removeLast()
        if open.isEmpty { isOpenForEvent = false }
        if !group.steps.isEmpty {
            if let outer = open.last {
                if outer.name.isEmpty { outer.name = group.name }
                outer.steps.append(.group(group))
            } else if isUndoing {
                redoStack.append(group)
            } else {
                undoStack.append(group)
            }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    // MARK: Undoing

    /// Whether changes are being undone.
    open private(set) var isUndoing = false
    /// Whether changes are being redone.
    open private(set) var isRedoing = false
    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// Closes the group of this turn and undoes it, or the last one.
    open func undo() {
        // Whoever has something to record yet does so now.
        post(.NSUndoManagerCheckpoint)
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last group that is closed.
    open func undoNestedGroup() {
        guard open.isEmpty || isUndoing || isRedoing else {
            fault("undo was called with too many nested undo groups")
        }
        post(.NSUndoManagerCheckpoint)
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes what was undone last.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        open[open.count - 1].name = group.name
        perform(group)
        endUndoGrouping()
    }

    private func perform(_ group: Group) {
        for step in group.steps.reversed() {
            switch step {
            case .action(let action): if let target = action.target { action.perform(target) }
            case .group(let inner): perform(inner)
            }
        }
    }

    /// Forgets all changes.
    open func removeAllActions() {
        (undoStack, redoStack) = ([], [])
        for group in open { group.steps = [] }
        disabledCount = 0
    }

    /// Forgets all changes of an object.
    open func removeAllActions(withTarget target: Any) {
        for group in undoStack + redoStack + open { group.removeActions(of: target as AnyObject) }
        undoStack.removeAll { $0.steps.isEmpty }
        redoStack.removeAll { $0.steps.isEmpty }
    }

    // MARK: Names

    /// Names the present change for the menu: "Typing".
    open func setActionName(_ actionName: String) {
        (open.last ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName
    }

    /// The name of what would be undone; empty where it has none.
    open var undoActionName: String { (open.first { !$0.steps.isEmpty } ?? undoStack.last)?.name ?? "" }
    /// The name of what would be redone; empty where it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// What a menu says: "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// What a menu says: "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// What a menu says for a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    /// What a menu says for a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func fault(_ reason: String) -> Never {
        ObjCException.raise(NSExceptionName.internalInconsistencyException.rawValue, reason)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
    /// Posted whenever a group is opened or closed, and before undoing and redoing.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted before changes are undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after changes were undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before changes are redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after changes were redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted when a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
