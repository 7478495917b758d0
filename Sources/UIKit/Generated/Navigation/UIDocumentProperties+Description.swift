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

extension UIDocumentProperties {
    nonisolated static var descriptionOfUIDocumentProperties: FrameworkClass {
        FrameworkClass(
            UIDocumentProperties.self,
            properties: "activityViewControllerProvider dragItemsProvider wantsIconRepresentation",
            initializers: "initWithUrl:",
            property: UIDocumentProperties.propertyOfUIDocumentProperties,
            initializer: UIDocumentProperties.initializerOfUIDocumentProperties)
    }

    private static func propertyOfUIDocumentProperties(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("activityViewControllerProvider", \UIDocumentProperties.activityViewControllerProvider)
        case 1: return .value("dragItemsProvider", \UIDocumentProperties.dragItemsProvider)
        default: return .value("wantsIconRepresentation", \UIDocumentProperties.wantsIconRepresentation)
        }
    }

    nonisolated private static func initializerOfUIDocumentProperties(_ index: Int) -> ObjCFactory {
        { a in UIDocumentProperties(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUrl:", as: (URL).self)) }
    }
}
