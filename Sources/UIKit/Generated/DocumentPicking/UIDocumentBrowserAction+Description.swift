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

extension UIDocumentBrowserAction {
    nonisolated static var descriptionOfUIDocumentBrowserAction: FrameworkClass {
        FrameworkClass(
            UIDocumentBrowserAction.self,
            properties: "availability identifier image localizedTitle supportedContentTypes supportsMultipleItems",
            initializers: "initWithIdentifier:localizedTitle:availability:handler:",
            property: UIDocumentBrowserAction.propertyOfUIDocumentBrowserAction,
            initializer: UIDocumentBrowserAction.initializerOfUIDocumentBrowserAction)
    }

    private static func propertyOfUIDocumentBrowserAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDocumentBrowserAction.availability)
        case 1: return .readOnly(\UIDocumentBrowserAction.identifier)
        case 2: return .value("image", \UIDocumentBrowserAction.image)
        case 3: return .readOnly(\UIDocumentBrowserAction.localizedTitle)
        case 4: return .value("supportedContentTypes", \UIDocumentBrowserAction.supportedContentTypes)
        default: return .value("supportsMultipleItems", \UIDocumentBrowserAction.supportsMultipleItems)
        }
    }

    nonisolated private static func initializerOfUIDocumentBrowserAction(_ index: Int) -> ObjCFactory {
        { a in
            UIDocumentBrowserAction(
                identifier: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithIdentifier:localizedTitle:availability:handler:", as: (String).self),
                localizedTitle: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithIdentifier:localizedTitle:availability:handler:", as: (String).self),
                availability: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithIdentifier:localizedTitle:availability:handler:", as: (UIDocumentBrowserAction.Availability).self),
                handler: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithIdentifier:localizedTitle:availability:handler:", as: (([URL]) -> Void).self))
        }
    }
}
