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

extension UICommand {
    nonisolated static var descriptionOfUICommand: FrameworkClass {
        FrameworkClass(
            UICommand.self,
            properties: "action alternates attributes discoverabilityTitle propertyList selectedImage sender state",
            methods: "performWithSender:target:",
            initializers: """
                initWithCoder: \
                initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:
                """,
            property: UICommand.propertyOfUICommand,
            method: UICommand.methodOfUICommand,
            initializer: UICommand.initializerOfUICommand)
    }

    private static func propertyOfUICommand(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICommand.action)
        case 1: return .readOnly(\UICommand.alternates)
        case 2: return .value("attributes", \UICommand.attributes)
        case 3: return .value("discoverabilityTitle", \UICommand.discoverabilityTitle)
        case 4: return .readOnly(\UICommand.propertyList)
        case 5: return .value("selectedImage", \UICommand.selectedImage)
        case 6: return .readOnly(\UICommand.sender)
        default: return .value("state", \UICommand.state)
        }
    }

    nonisolated private static func methodOfUICommand(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UICommand).performWithSender(
                ObjCRuntime.ObjCMessage.argument(a, 0, "performWithSender:target:", as: (Any?).self),
                target: ObjCRuntime.ObjCMessage.argument(a, 1, "performWithSender:target:", as: (Any?).self))
        }
    }

    nonisolated private static func initializerOfUICommand(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UICommand(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UICommand(
                    title: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (String).self),
                    subtitle: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (UIImage?).self),
                    selectedImage: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (UIImage?).self),
                    action: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (Selector).self),
                    propertyList: ObjCRuntime.ObjCMessage.argument(
                        a, 5,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (Any?).self),
                    alternates: ObjCRuntime.ObjCMessage.argument(
                        a, 6,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: ([UICommandAlternate]).self),
                    discoverabilityTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 7,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (String?).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 8,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (UIMenuElement.Attributes).self),
                    state: ObjCRuntime.ObjCMessage.argument(
                        a, 9,
                        "initWithTitle:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:",
                        as: (UIMenuElement.State).self))
            }
        }
    }
}
