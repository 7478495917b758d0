// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVMutableMetadataItem {
    nonisolated static var descriptionOfAVMutableMetadataItem: FrameworkClass {
        FrameworkClass(
            AVMutableMetadataItem.self,
            properties: "dataType duration extendedLanguageTag identifier key keySpace locale startDate time value",
            initializers: "init",
            property: AVMutableMetadataItem.propertyOfAVMutableMetadataItem,
            initializer: AVMutableMetadataItem.initializerOfAVMutableMetadataItem)
    }

    private static func propertyOfAVMutableMetadataItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("dataType", \AVMutableMetadataItem.dataType)
        case 1: return .value("duration", \AVMutableMetadataItem.duration)
        case 2: return .value("extendedLanguageTag", \AVMutableMetadataItem.extendedLanguageTag)
        case 3: return .value("identifier", \AVMutableMetadataItem.identifier)
        case 4: return .reference(\AVMutableMetadataItem.key)
        case 5: return .value("keySpace", \AVMutableMetadataItem.keySpace)
        case 6: return .value("locale", \AVMutableMetadataItem.locale)
        case 7: return .value("startDate", \AVMutableMetadataItem.startDate)
        case 8: return .value("time", \AVMutableMetadataItem.time)
        default: return .reference(\AVMutableMetadataItem.value)
        }
    }

    nonisolated private static func initializerOfAVMutableMetadataItem(_ index: Int) -> ObjCFactory {
        { _ in AVMutableMetadataItem() }
    }
}
