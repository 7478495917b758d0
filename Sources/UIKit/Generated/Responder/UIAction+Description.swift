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

extension UIAction {
    nonisolated static var descriptionOfUIAction: FrameworkClass {
        FrameworkClass(
            UIAction.self,
            properties: "attributes discoverabilityTitle identifier selectedImage sender state",
            methods: "performWithSender:target:",
            initializers:
                "initWithCoder: initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
            property: UIAction.propertyOfUIAction,
            method: UIAction.methodOfUIAction,
            initializer: UIAction.initializerOfUIAction)
    }

    private static func propertyOfUIAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attributes", \UIAction.attributes)
        case 1: return .value("discoverabilityTitle", \UIAction.discoverabilityTitle)
        case 2: return .readOnly(\UIAction.identifier)
        case 3: return .value("selectedImage", \UIAction.selectedImage)
        case 4: return .readOnly(\UIAction.sender)
        default: return .value("state", \UIAction.state)
        }
    }

    nonisolated private static func methodOfUIAction(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIAction).performWithSender(
                ObjCRuntime.ObjCMessage.argument(a, 0, "performWithSender:target:", as: (Any?).self),
                target: ObjCRuntime.ObjCMessage.argument(a, 1, "performWithSender:target:", as: (Any?).self))
        }
    }

    nonisolated private static func initializerOfUIAction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIAction(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIAction(
                    title: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
                        as: (String).self),
                    subtitle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
                        as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
                        as: (UIImage?).self),
                    selectedImage: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
                        as: (UIImage?).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
                        as: (UIAction.Identifier?).self),
                    discoverabilityTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
                        as: (String?).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 6, "initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
                        as: (UIMenuElement.Attributes).self),
                    state: ObjCRuntime.ObjCMessage.argument(
                        a, 7, "initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
                        as: (UIMenuElement.State).self),
                    handler: ObjCRuntime.ObjCMessage.argument(
                        a, 8, "initWithTitle:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:",
                        as: (UIActionHandler).self))
            }
        }
    }
}
