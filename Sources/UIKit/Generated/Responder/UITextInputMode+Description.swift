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

extension UITextInputMode {
    nonisolated static var descriptionOfUITextInputMode: FrameworkClass {
        FrameworkClass(
            UITextInputMode.self,
            properties: "primaryLanguage",
            methods: "encodeWithCoder:",
            classMethods: "activeInputModes supportsSecureCoding",
            initializers: "initWithCoder:",
            property: UITextInputMode.propertyOfUITextInputMode,
            method: UITextInputMode.methodOfUITextInputMode,
            classMethod: UITextInputMode.classMethodOfUITextInputMode,
            initializer: UITextInputMode.initializerOfUITextInputMode)
    }

    private static func propertyOfUITextInputMode(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UITextInputMode.primaryLanguage)
    }

    nonisolated private static func methodOfUITextInputMode(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UITextInputMode).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
    }

    nonisolated private static func classMethodOfUITextInputMode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UITextInputMode.Type).activeInputModes }
        default: return { r, _ in (r as! UITextInputMode.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfUITextInputMode(_ index: Int) -> ObjCFactory {
        { a in UITextInputMode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
