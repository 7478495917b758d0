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

extension UIContextMenuConfiguration {
    nonisolated static var descriptionOfUIContextMenuConfiguration: FrameworkClass {
        FrameworkClass(
            UIContextMenuConfiguration.self,
            properties: "badgeCount identifier preferredMenuElementOrder secondaryItemIdentifiers",
            initializers: "configurationWithIdentifier:previewProvider:actionProvider:",
            property: UIContextMenuConfiguration.propertyOfUIContextMenuConfiguration,
            initializer: UIContextMenuConfiguration.initializerOfUIContextMenuConfiguration)
    }

    private static func propertyOfUIContextMenuConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("badgeCount", \UIContextMenuConfiguration.badgeCount)
        case 1: return .readOnly(\UIContextMenuConfiguration.identifier)
        case 2: return .value("preferredMenuElementOrder", \UIContextMenuConfiguration.preferredMenuElementOrder)
        default: return .value("secondaryItemIdentifiers", \UIContextMenuConfiguration.secondaryItemIdentifiers)
        }
    }

    nonisolated private static func initializerOfUIContextMenuConfiguration(_ index: Int) -> ObjCFactory {
        { a in
            UIContextMenuConfiguration(
                identifier: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "configurationWithIdentifier:previewProvider:actionProvider:", as: ((any NSCopying)?).self),
                previewProvider: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "configurationWithIdentifier:previewProvider:actionProvider:", as: (UIContextMenuContentPreviewProvider?).self),
                actionProvider: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "configurationWithIdentifier:previewProvider:actionProvider:", as: (UIContextMenuActionProvider?).self))
        }
    }
}
