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

extension UIActivityItemsConfiguration {
    nonisolated static var descriptionOfUIActivityItemsConfiguration: FrameworkClass {
        FrameworkClass(
            UIActivityItemsConfiguration.self,
            properties: """
                applicationActivitiesForActivityItemsConfiguration applicationActivitiesProvider \
                itemProvidersForActivityItemsConfiguration localObject metadataProvider perItemMetadataProvider previewProvider \
                supportedInteractions
                """,
            methods: """
                activityItemsConfigurationMetadataForItemAtIndex:key: activityItemsConfigurationMetadataForKey: \
                activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize: activityItemsConfigurationSupportsInteraction:
                """,
            initializers: "initWithItemProviders: initWithObjects:",
            property: UIActivityItemsConfiguration.propertyOfUIActivityItemsConfiguration,
            method: UIActivityItemsConfiguration.methodOfUIActivityItemsConfiguration,
            initializer: UIActivityItemsConfiguration.initializerOfUIActivityItemsConfiguration)
    }

    private static func propertyOfUIActivityItemsConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIActivityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
        case 1: return .value("applicationActivitiesProvider", \UIActivityItemsConfiguration.applicationActivitiesProvider)
        case 2: return .readOnly(\UIActivityItemsConfiguration.itemProvidersForActivityItemsConfiguration)
        case 3: return .value("localObject", \UIActivityItemsConfiguration.localObject)
        case 4: return .value("metadataProvider", \UIActivityItemsConfiguration.metadataProvider)
        case 5: return .value("perItemMetadataProvider", \UIActivityItemsConfiguration.perItemMetadataProvider)
        case 6: return .value("previewProvider", \UIActivityItemsConfiguration.previewProvider)
        default: return .value("supportedInteractions", \UIActivityItemsConfiguration.supportedInteractions)
        }
    }

    nonisolated private static func methodOfUIActivityItemsConfiguration(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIActivityItemsConfiguration).activityItemsConfigurationMetadataForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "activityItemsConfigurationMetadataForItemAtIndex:key:", as: (Int).self),
                    key: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "activityItemsConfigurationMetadataForItemAtIndex:key:", as: (UIActivityItemsConfigurationMetadataKey).self))
            }
        case 1:
            return { r, a in
                (r as! UIActivityItemsConfiguration).activityItemsConfigurationMetadata(
                    key: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "activityItemsConfigurationMetadataForKey:", as: (UIActivityItemsConfigurationMetadataKey).self))
            }
        case 2:
            return { r, a in
                (r as! UIActivityItemsConfiguration).activityItemsConfigurationPreviewForItem(
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:", as: (Int).self),
                    intent: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:",
                        as: (UIActivityItemsConfigurationPreviewIntent).self),
                    suggestedSize: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:", as: (CGSize).self))
            }
        default:
            return { r, a in
                (r as! UIActivityItemsConfiguration).activityItemsConfigurationSupports(
                    interaction: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "activityItemsConfigurationSupportsInteraction:", as: (UIActivityItemsConfigurationInteraction).self))
            }
        }
    }

    nonisolated private static func initializerOfUIActivityItemsConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIActivityItemsConfiguration(
                    itemProviders: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItemProviders:", as: ([NSItemProvider]).self))
            }
        default:
            return { a in
                UIActivityItemsConfiguration(
                    objects: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithObjects:", as: ([any NSItemProviderWriting]).self))
            }
        }
    }
}
