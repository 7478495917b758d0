// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension UndoManager {
    nonisolated static var descriptionOfUndoManager: FrameworkClass {
        FrameworkClass(
            UndoManager.self,
            properties: """
                canRedo canUndo groupingLevel groupsByEvent isUndoRegistrationEnabled levelsOfUndo redoActionName redoMenuItemTitle \
                redoing/isRedoing runLoopModes undoActionName undoMenuItemTitle undoing/isUndoing
                """,
            methods: """
                beginUndoGrouping disableUndoRegistration enableUndoRegistration endUndoGrouping redo \
                redoMenuTitleForUndoActionName: registerUndoWithTarget:selector:object: removeAllActions removeAllActionsWithTarget: \
                setActionName: undo undoMenuTitleForUndoActionName: undoNestedGroup
                """,
            initializers: "init",
            property: UndoManager.propertyOfUndoManager,
            method: UndoManager.methodOfUndoManager,
            initializer: UndoManager.initializerOfUndoManager)
    }

    private static func propertyOfUndoManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UndoManager.canRedo)
        case 1: return .readOnly(\UndoManager.canUndo)
        case 2: return .readOnly(\UndoManager.groupingLevel)
        case 3: return .value("groupsByEvent", \UndoManager.groupsByEvent)
        case 4: return .readOnly(\UndoManager.isUndoRegistrationEnabled)
        case 5: return .value("levelsOfUndo", \UndoManager.levelsOfUndo)
        case 6: return .readOnly(\UndoManager.redoActionName)
        case 7: return .readOnly(\UndoManager.redoMenuItemTitle)
        case 8: return .readOnly(\UndoManager.isRedoing)
        case 9: return .value("runLoopModes", \UndoManager.runLoopModes)
        case 10: return .readOnly(\UndoManager.undoActionName)
        case 11: return .readOnly(\UndoManager.undoMenuItemTitle)
        default: return .readOnly(\UndoManager.isUndoing)
        }
    }

    nonisolated private static func methodOfUndoManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UndoManager).beginUndoGrouping() }
        case 1: return { r, _ in (r as! UndoManager).disableUndoRegistration() }
        case 2: return { r, _ in (r as! UndoManager).enableUndoRegistration() }
        case 3: return { r, _ in (r as! UndoManager).endUndoGrouping() }
        case 4: return { r, _ in (r as! UndoManager).redo() }
        case 5:
            return { r, a in
                (r as! UndoManager).redoMenuTitle(
                    forUndoActionName: ObjCRuntime.ObjCMessage.argument(a, 0, "redoMenuTitleForUndoActionName:", as: (String).self))
            }
        case 6:
            return { r, a in
                (r as! UndoManager).registerUndo(
                    withTarget: ObjCRuntime.ObjCMessage.argument(a, 0, "registerUndoWithTarget:selector:object:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 1, "registerUndoWithTarget:selector:object:", as: (Selector).self),
                    object: ObjCRuntime.ObjCMessage.argument(a, 2, "registerUndoWithTarget:selector:object:", as: (Any?).self))
            }
        case 7: return { r, _ in (r as! UndoManager).removeAllActions() }
        case 8:
            return { r, a in
                (r as! UndoManager).removeAllActions(
                    withTarget: ObjCRuntime.ObjCMessage.argument(a, 0, "removeAllActionsWithTarget:", as: (Any).self))
            }
        case 9:
            return { r, a in (r as! UndoManager).setActionName(ObjCRuntime.ObjCMessage.argument(a, 0, "setActionName:", as: (String).self))
            }
        case 10: return { r, _ in (r as! UndoManager).undo() }
        case 11:
            return { r, a in
                (r as! UndoManager).undoMenuTitle(
                    forUndoActionName: ObjCRuntime.ObjCMessage.argument(a, 0, "undoMenuTitleForUndoActionName:", as: (String).self))
            }
        default: return { r, _ in (r as! UndoManager).undoNestedGroup() }
        }
    }

    nonisolated private static func initializerOfUndoManager(_ index: Int) -> ObjCFactory {
        { _ in UndoManager() }
    }
}
