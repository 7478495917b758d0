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
import SampanTextLayout
import UniformTypeIdentifiers

extension UITextInputPasswordRules {
    nonisolated static var descriptionOfUITextInputPasswordRules: FrameworkClass {
        FrameworkClass(
            UITextInputPasswordRules.self,
            properties: "passwordRulesDescriptor",
            initializers: "passwordRulesWithDescriptor:",
            property: UITextInputPasswordRules.propertyOfUITextInputPasswordRules,
            initializer: UITextInputPasswordRules.initializerOfUITextInputPasswordRules)
    }

    private static func propertyOfUITextInputPasswordRules(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UITextInputPasswordRules.passwordRulesDescriptor)
    }

    nonisolated private static func initializerOfUITextInputPasswordRules(_ index: Int) -> ObjCFactory {
        { a in
            UITextInputPasswordRules(descriptor: ObjCRuntime.ObjCMessage.argument(a, 0, "passwordRulesWithDescriptor:", as: (String).self))
        }
    }
}
