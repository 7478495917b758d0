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

extension UIKeyCommand {
    nonisolated static var descriptionOfUIKeyCommand: FrameworkClass {
        FrameworkClass(
            UIKeyCommand.self,
            properties: "action discoverabilityTitle input modifierFlags",
            initializers: "keyCommandWithInput:modifierFlags:action:",
            property: UIKeyCommand.propertyOfUIKeyCommand,
            initializer: UIKeyCommand.initializerOfUIKeyCommand)
    }

    private static func propertyOfUIKeyCommand(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIKeyCommand.action)
        case 1: return .value("discoverabilityTitle", \UIKeyCommand.discoverabilityTitle)
        case 2: return .readOnly(\UIKeyCommand.input)
        default: return .readOnly(\UIKeyCommand.modifierFlags)
        }
    }

    nonisolated private static func initializerOfUIKeyCommand(_ index: Int) -> ObjCFactory {
        { a in
            UIKeyCommand(
                input: ObjCRuntime.ObjCMessage.argument(a, 0, "keyCommandWithInput:modifierFlags:action:", as: (String).self),
                modifierFlags: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "keyCommandWithInput:modifierFlags:action:", as: (UIKeyModifierFlags).self),
                action: ObjCRuntime.ObjCMessage.argument(a, 2, "keyCommandWithInput:modifierFlags:action:", as: (Selector).self))
        }
    }
}
