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

extension UIKeyCommand {
    nonisolated static var descriptionOfUIKeyCommand: FrameworkClass {
        FrameworkClass(
            UIKeyCommand.self,
            properties: "allowsAutomaticLocalization allowsAutomaticMirroring input modifierFlags wantsPriorityOverSystemBehavior",
            initializers: """
                initWithCoder: \
                initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state: \
                keyCommandWithInput:modifierFlags:action: keyCommandWithInput:modifierFlags:action:discoverabilityTitle:
                """,
            property: UIKeyCommand.propertyOfUIKeyCommand,
            initializer: UIKeyCommand.initializerOfUIKeyCommand)
    }

    private static func propertyOfUIKeyCommand(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsAutomaticLocalization", \UIKeyCommand.allowsAutomaticLocalization)
        case 1: return .value("allowsAutomaticMirroring", \UIKeyCommand.allowsAutomaticMirroring)
        case 2: return .readOnly(\UIKeyCommand.input)
        case 3: return .readOnly(\UIKeyCommand.modifierFlags)
        default: return .value("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
        }
    }

    nonisolated private static func initializerOfUIKeyCommand(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIKeyCommand(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1:
            return { a in
                UIKeyCommand(
                    title: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (String).self),
                    subtitle: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (UIImage?).self),
                    selectedImage: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (UIImage?).self),
                    action: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (Selector).self),
                    input: ObjCRuntime.ObjCMessage.argument(
                        a, 5,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (String).self),
                    modifierFlags: ObjCRuntime.ObjCMessage.argument(
                        a, 6,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (UIKeyModifierFlags).self),
                    propertyList: ObjCRuntime.ObjCMessage.argument(
                        a, 7,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (Any?).self),
                    alternates: ObjCRuntime.ObjCMessage.argument(
                        a, 8,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: ([UICommandAlternate]).self),
                    discoverabilityTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 9,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (String?).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 10,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (UIMenuElement.Attributes).self),
                    state: ObjCRuntime.ObjCMessage.argument(
                        a, 11,
                        "initWithTitle:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (UIMenuElement.State).self))
            }
        case 2:
            return { a in
                UIKeyCommand(
                    input: ObjCRuntime.ObjCMessage.argument(a, 0, "keyCommandWithInput:modifierFlags:action:", as: (String).self),
                    modifierFlags: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "keyCommandWithInput:modifierFlags:action:", as: (UIKeyModifierFlags).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 2, "keyCommandWithInput:modifierFlags:action:", as: (Selector).self))
            }
        default:
            return { a in
                UIKeyCommand(
                    input: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "keyCommandWithInput:modifierFlags:action:discoverabilityTitle:", as: (String).self),
                    modifierFlags: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "keyCommandWithInput:modifierFlags:action:discoverabilityTitle:", as: (UIKeyModifierFlags).self),
                    action: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "keyCommandWithInput:modifierFlags:action:discoverabilityTitle:", as: (Selector).self),
                    discoverabilityTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "keyCommandWithInput:modifierFlags:action:discoverabilityTitle:", as: (String).self))
            }
        }
    }
}
