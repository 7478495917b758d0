// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIDocument {
    nonisolated static var descriptionOfUIDocument: FrameworkClass {
        FrameworkClass(
            UIDocument.self,
            properties: """
                documentState fileModificationDate fileType fileURL hasUnsavedChanges localizedName presentedItemOperationQueue \
                presentedItemURL progress savingFileType undoManager
                """,
            methods: """
                accommodatePresentedItemDeletionWithCompletionHandler: autosaveWithCompletionHandler: \
                changeCountTokenForSaveOperation: closeWithCompletionHandler: contentsForType:error: disableEditing enableEditing \
                fileAttributesToWriteToURL:forSaveOperation:error: fileNameExtensionForType:saveOperation: \
                finishedHandlingError:recovered: handleError:userInteractionPermitted: loadFromContents:ofType:error: \
                openWithCompletionHandler: performAsynchronousFileAccess: presentedItemDidChange presentedItemDidMoveToURL: \
                revertToContentsOfURL:completionHandler: savePresentedItemChangesWithCompletionHandler: \
                saveToURL:forSaveOperation:completionHandler: updateChangeCount: updateChangeCountWithToken:forSaveOperation:
                """,
            initializers: "initWithFileURL:",
            property: UIDocument.propertyOfUIDocument,
            method: UIDocument.methodOfUIDocument,
            initializer: UIDocument.initializerOfUIDocument)
    }

    private static func propertyOfUIDocument(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDocument.documentState)
        case 1: return .value("fileModificationDate", \UIDocument.fileModificationDate)
        case 2: return .readOnly(\UIDocument.fileType)
        case 3: return .readOnly(\UIDocument.fileURL)
        case 4: return .readOnly(\UIDocument.hasUnsavedChanges)
        case 5: return .readOnly(\UIDocument.localizedName)
        case 6: return .readOnly(\UIDocument.presentedItemOperationQueue)
        case 7: return .readOnly(\UIDocument.presentedItemURL)
        case 8: return .readOnly(\UIDocument.progress)
        case 9: return .readOnly(\UIDocument.savingFileType)
        default: return .value("undoManager", \UIDocument.undoManager)
        }
    }

    nonisolated private static func methodOfUIDocument(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIDocument).accommodatePresentedItemDeletion(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "accommodatePresentedItemDeletionWithCompletionHandler:", as: (((any Error)?) -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! UIDocument).autosave(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "autosaveWithCompletionHandler:", as: (((Bool) -> Void)?).self))
            }
        case 2:
            return { r, a in
                (r as! UIDocument).changeCountToken(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "changeCountTokenForSaveOperation:", as: (UIDocument.SaveOperation).self))
            }
        case 3:
            return { r, a in
                (r as! UIDocument).close(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(a, 0, "closeWithCompletionHandler:", as: (((Bool) -> Void)?).self))
            }
        case 4:
            return { r, a in
                try? (r as! UIDocument).contents(
                    forType: ObjCRuntime.ObjCMessage.argument(a, 0, "contentsForType:error:", as: (String).self))
            }
        case 5: return { r, _ in (r as! UIDocument).disableEditing() }
        case 6: return { r, _ in (r as! UIDocument).enableEditing() }
        case 7:
            return { r, a in
                try? (r as! UIDocument).fileAttributesToWrite(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "fileAttributesToWriteToURL:forSaveOperation:error:", as: (URL).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "fileAttributesToWriteToURL:forSaveOperation:error:", as: (UIDocument.SaveOperation).self))
            }
        case 8:
            return { r, a in
                (r as! UIDocument).fileNameExtension(
                    forType: ObjCRuntime.ObjCMessage.argument(a, 0, "fileNameExtensionForType:saveOperation:", as: (String?).self),
                    saveOperation: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "fileNameExtensionForType:saveOperation:", as: (UIDocument.SaveOperation).self))
            }
        case 9:
            return { r, a in
                (r as! UIDocument).finishedHandlingError(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "finishedHandlingError:recovered:", as: (any Error).self),
                    recovered: ObjCRuntime.ObjCMessage.argument(a, 1, "finishedHandlingError:recovered:", as: (Bool).self))
            }
        case 10:
            return { r, a in
                (r as! UIDocument).handleError(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "handleError:userInteractionPermitted:", as: (any Error).self),
                    userInteractionPermitted: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "handleError:userInteractionPermitted:", as: (Bool).self))
            }
        case 11:
            return { r, a in
                try? (r as! UIDocument).load(
                    fromContents: ObjCRuntime.ObjCMessage.argument(a, 0, "loadFromContents:ofType:error:", as: (Any).self),
                    ofType: ObjCRuntime.ObjCMessage.argument(a, 1, "loadFromContents:ofType:error:", as: (String?).self))
            }
        case 12:
            return { r, a in
                (r as! UIDocument).open(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(a, 0, "openWithCompletionHandler:", as: (((Bool) -> Void)?).self))
            }
        case 13:
            return { r, a in
                (r as! UIDocument).performAsynchronousFileAccess(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performAsynchronousFileAccess:", as: (() -> Void).self))
            }
        case 14: return { r, _ in (r as! UIDocument).presentedItemDidChange() }
        case 15:
            return { r, a in
                (r as! UIDocument).presentedItemDidMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "presentedItemDidMoveToURL:", as: (URL).self))
            }
        case 16:
            return { r, a in
                (r as! UIDocument).revert(
                    toContentsOf: ObjCRuntime.ObjCMessage.argument(a, 0, "revertToContentsOfURL:completionHandler:", as: (URL).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "revertToContentsOfURL:completionHandler:", as: (((Bool) -> Void)?).self))
            }
        case 17:
            return { r, a in
                (r as! UIDocument).savePresentedItemChanges(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "savePresentedItemChangesWithCompletionHandler:", as: (((any Error)?) -> Void).self))
            }
        case 18:
            return { r, a in
                (r as! UIDocument).save(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "saveToURL:forSaveOperation:completionHandler:", as: (URL).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "saveToURL:forSaveOperation:completionHandler:", as: (UIDocument.SaveOperation).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "saveToURL:forSaveOperation:completionHandler:", as: (((Bool) -> Void)?).self))
            }
        case 19:
            return { r, a in
                (r as! UIDocument).updateChangeCount(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "updateChangeCount:", as: (UIDocument.ChangeKind).self))
            }
        default:
            return { r, a in
                (r as! UIDocument).updateChangeCount(
                    withToken: ObjCRuntime.ObjCMessage.argument(a, 0, "updateChangeCountWithToken:forSaveOperation:", as: (Any).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "updateChangeCountWithToken:forSaveOperation:", as: (UIDocument.SaveOperation).self))
            }
        }
    }

    nonisolated private static func initializerOfUIDocument(_ index: Int) -> ObjCFactory {
        { a in UIDocument(fileURL: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFileURL:", as: (URL).self)) }
    }
}
