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

extension NSTextContentManager {
    nonisolated static var descriptionOfNSTextContentManager: FrameworkClass {
        FrameworkClass(
            NSTextContentManager.self,
            properties: """
                automaticallySynchronizesTextLayoutManagers automaticallySynchronizesToBackingStore delegate documentRange \
                hasEditingTransaction primaryTextLayoutManager textLayoutManagers
                """,
            methods: """
                addTextLayoutManager: adjustedRangeFromTextRange:forEditingTextSelection: \
                enumerateTextElementsFromTextLocation:options:using: locationTextLocation:offsetBy: \
                offsetFromTextLocation:toTextLocation: performEditingTransaction: recordEditActionInTextRange:newTextRange: \
                removeTextLayoutManager: replaceContentsInTextRange:withTextElements: synchronizeTextLayoutManagers: \
                synchronizeToBackingStore: textElementsForTextRange:
                """,
            initializers: "init",
            property: NSTextContentManager.propertyOfNSTextContentManager,
            method: NSTextContentManager.methodOfNSTextContentManager,
            initializer: NSTextContentManager.initializerOfNSTextContentManager)
    }

    private static func propertyOfNSTextContentManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0:
            return .value("automaticallySynchronizesTextLayoutManagers", \NSTextContentManager.automaticallySynchronizesTextLayoutManagers)
        case 1: return .value("automaticallySynchronizesToBackingStore", \NSTextContentManager.automaticallySynchronizesToBackingStore)
        case 2: return .reference(\NSTextContentManager.delegate)
        case 3: return .readOnly(\NSTextContentManager.documentRange)
        case 4: return .readOnly(\NSTextContentManager.hasEditingTransaction)
        case 5: return .value("primaryTextLayoutManager", \NSTextContentManager.primaryTextLayoutManager)
        default: return .readOnly(\NSTextContentManager.textLayoutManagers)
        }
    }

    nonisolated private static func methodOfNSTextContentManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextContentManager).addTextLayoutManager(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTextLayoutManager:", as: (NSTextLayoutManager).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextContentManager).adjustedRange(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "adjustedRangeFromTextRange:forEditingTextSelection:", as: (NSTextRange).self),
                    forEditingTextSelection: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "adjustedRangeFromTextRange:forEditingTextSelection:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! NSTextContentManager).enumerateTextElements(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateTextElementsFromTextLocation:options:using:", as: ((any NSTextLocation)?).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateTextElementsFromTextLocation:options:using:", as: (NSTextContentManager.EnumerationOptions).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "enumerateTextElementsFromTextLocation:options:using:", as: ((NSTextElement) -> Bool).self))
            }
        case 3:
            return { r, a in
                (r as! NSTextContentManager).location(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "locationTextLocation:offsetBy:", as: (any NSTextLocation).self),
                    offsetBy: ObjCRuntime.ObjCMessage.argument(a, 1, "locationTextLocation:offsetBy:", as: (Int).self))
            }
        case 4:
            return { r, a in
                (r as! NSTextContentManager).offset(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "offsetFromTextLocation:toTextLocation:", as: (any NSTextLocation).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "offsetFromTextLocation:toTextLocation:", as: (any NSTextLocation).self))
            }
        case 5:
            return { r, a in
                (r as! NSTextContentManager).performEditingTransaction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performEditingTransaction:", as: (() -> Void).self))
            }
        case 6:
            return { r, a in
                (r as! NSTextContentManager).recordEditAction(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "recordEditActionInTextRange:newTextRange:", as: (NSTextRange).self),
                    newTextRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "recordEditActionInTextRange:newTextRange:", as: (NSTextRange).self))
            }
        case 7:
            return { r, a in
                (r as! NSTextContentManager).removeTextLayoutManager(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTextLayoutManager:", as: (NSTextLayoutManager).self))
            }
        case 8:
            return { r, a in
                (r as! NSTextContentManager).replaceContents(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "replaceContentsInTextRange:withTextElements:", as: (NSTextRange).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replaceContentsInTextRange:withTextElements:", as: ([NSTextElement]?).self))
            }
        case 9:
            return { r, a in
                (r as! NSTextContentManager).synchronizeTextLayoutManagers(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "synchronizeTextLayoutManagers:", as: ((((any Error)?) -> Void)?).self))
            }
        case 10:
            return { r, a in
                (r as! NSTextContentManager).synchronize(
                    toBackingStore: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "synchronizeToBackingStore:", as: ((((any Error)?) -> Void)?).self))
            }
        default:
            return { r, a in
                (r as! NSTextContentManager).textElements(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "textElementsForTextRange:", as: (NSTextRange).self))
            }
        }
    }

    nonisolated private static func initializerOfNSTextContentManager(_ index: Int) -> ObjCFactory {
        { _ in NSTextContentManager() }
    }
}
