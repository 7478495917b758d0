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

extension NSTextContentStorage {
    nonisolated static var descriptionOfNSTextContentStorage: FrameworkClass {
        FrameworkClass(
            NSTextContentStorage.self,
            properties: "attributedString textStorage",
            methods: """
                attributedStringForTextElement: performEditingTransactionForTextStorage:usingBlock: \
                processEditingForTextStorage:edited:range:changeInLength:invalidatedRange: textElementForAttributedString:
                """,
            initializers: "init",
            property: NSTextContentStorage.propertyOfNSTextContentStorage,
            method: NSTextContentStorage.methodOfNSTextContentStorage,
            initializer: NSTextContentStorage.initializerOfNSTextContentStorage)
    }

    private static func propertyOfNSTextContentStorage(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attributedString", \NSTextContentStorage.attributedString)
        default: return .value("textStorage", \NSTextContentStorage.textStorage)
        }
    }

    nonisolated private static func methodOfNSTextContentStorage(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextContentStorage).attributedString(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "attributedStringForTextElement:", as: (NSTextElement).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextContentStorage).performEditingTransaction(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performEditingTransactionForTextStorage:usingBlock:", as: (NSTextStorage).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "performEditingTransactionForTextStorage:usingBlock:", as: (() -> Void).self))
            }
        case 2:
            return { r, a in
                (r as! NSTextContentStorage).processEditing(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:", as: (NSTextStorage).self),
                    edited: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:",
                        as: (NSTextStorage.EditActions).self),
                    range: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:", as: (NSRange).self),
                    changeInLength: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:", as: (Int).self),
                    invalidatedRange: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:", as: (NSRange).self))
            }
        default:
            return { r, a in
                (r as! NSTextContentStorage).textElement(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "textElementForAttributedString:", as: (NSAttributedString).self))
            }
        }
    }

    nonisolated private static func initializerOfNSTextContentStorage(_ index: Int) -> ObjCFactory {
        { _ in NSTextContentStorage() }
    }
}
