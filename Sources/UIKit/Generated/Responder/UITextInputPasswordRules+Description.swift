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

extension UITextInputPasswordRules {
    nonisolated static var descriptionOfUITextInputPasswordRules: FrameworkClass {
        FrameworkClass(
            UITextInputPasswordRules.self,
            properties: "passwordRulesDescriptor",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: passwordRulesWithDescriptor:",
            property: UITextInputPasswordRules.propertyOfUITextInputPasswordRules,
            method: UITextInputPasswordRules.methodOfUITextInputPasswordRules,
            classMethod: UITextInputPasswordRules.classMethodOfUITextInputPasswordRules,
            initializer: UITextInputPasswordRules.initializerOfUITextInputPasswordRules)
    }

    private static func propertyOfUITextInputPasswordRules(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UITextInputPasswordRules.passwordRulesDescriptor)
    }

    nonisolated private static func methodOfUITextInputPasswordRules(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextInputPasswordRules).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UITextInputPasswordRules).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUITextInputPasswordRules(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UITextInputPasswordRules.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUITextInputPasswordRules(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UITextInputPasswordRules(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UITextInputPasswordRules(
                    descriptor: ObjCRuntime.ObjCMessage.argument(a, 0, "passwordRulesWithDescriptor:", as: (String).self))
            }
        }
    }
}
