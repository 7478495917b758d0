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

extension NSTextStorage {
    nonisolated static var descriptionOfNSTextStorage: FrameworkClass {
        FrameworkClass(
            NSTextStorage.self,
            properties: "changeInLength delegate editedMask editedRange fixesAttributesLazily layoutManagers textStorageObserver",
            methods: """
                addLayoutManager: editedEditActions:range:changeInLength: ensureAttributesAreFixedInRange: fixAttributesInRange: \
                invalidateAttributesInRange: removeLayoutManager:
                """,
            initializers: "init initWithAttributedString: initWithCoder: initWithString: initWithString:attributes:",
            property: NSTextStorage.propertyOfNSTextStorage,
            method: NSTextStorage.methodOfNSTextStorage,
            initializer: NSTextStorage.initializerOfNSTextStorage)
    }

    private static func propertyOfNSTextStorage(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextStorage.changeInLength)
        case 1: return .reference(\NSTextStorage.delegate)
        case 2: return .readOnly(\NSTextStorage.editedMask)
        case 3: return .readOnly(\NSTextStorage.editedRange)
        case 4: return .readOnly(\NSTextStorage.fixesAttributesLazily)
        case 5: return .readOnly(\NSTextStorage.layoutManagers)
        default: return .reference(\NSTextStorage.textStorageObserver)
        }
    }

    nonisolated private static func methodOfNSTextStorage(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextStorage).addLayoutManager(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addLayoutManager:", as: (NSLayoutManager).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextStorage).edited(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "editedEditActions:range:changeInLength:", as: (NSTextStorage.EditActions).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 1, "editedEditActions:range:changeInLength:", as: (NSRange).self),
                    changeInLength: ObjCRuntime.ObjCMessage.argument(a, 2, "editedEditActions:range:changeInLength:", as: (Int).self))
            }
        case 2:
            return { r, a in
                (r as! NSTextStorage).ensureAttributesAreFixed(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureAttributesAreFixedInRange:", as: (NSRange).self))
            }
        case 3:
            return { r, a in
                (r as! NSTextStorage).fixAttributes(in: ObjCRuntime.ObjCMessage.argument(a, 0, "fixAttributesInRange:", as: (NSRange).self))
            }
        case 4:
            return { r, a in
                (r as! NSTextStorage).invalidateAttributes(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidateAttributesInRange:", as: (NSRange).self))
            }
        default:
            return { r, a in
                (r as! NSTextStorage).removeLayoutManager(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeLayoutManager:", as: (NSLayoutManager).self))
            }
        }
    }

    nonisolated private static func initializerOfNSTextStorage(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSTextStorage() }
        case 1:
            return { a in
                NSTextStorage(
                    attributedString: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAttributedString:", as: (NSAttributedString).self))
            }
        case 2: return { a in NSTextStorage(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 3: return { a in NSTextStorage(string: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithString:", as: (String).self)) }
        default:
            return { a in
                NSTextStorage(
                    string: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithString:attributes:", as: (String).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithString:attributes:", as: ([NSAttributedString.Key: Any]?).self))
            }
        }
    }
}
