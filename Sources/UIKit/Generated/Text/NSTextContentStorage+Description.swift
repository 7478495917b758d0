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
import SampanSound
import SampanTextLayout
import UniformTypeIdentifiers

extension NSTextContentStorage {
    nonisolated static var descriptionOfNSTextContentStorage: FrameworkClass {
        FrameworkClass(
            NSTextContentStorage.self,
            properties: "attributedString textStorage",
            methods: "attributedStringForTextElement: textElementForAttributedString:",
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
