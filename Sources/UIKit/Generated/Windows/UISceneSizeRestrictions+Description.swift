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

extension UISceneSizeRestrictions {
    nonisolated static var descriptionOfUISceneSizeRestrictions: FrameworkClass {
        FrameworkClass(
            UISceneSizeRestrictions.self,
            properties: "allowsFullScreen maximumSize minimumSize",
            property: UISceneSizeRestrictions.propertyOfUISceneSizeRestrictions)
    }

    private static func propertyOfUISceneSizeRestrictions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsFullScreen", \UISceneSizeRestrictions.allowsFullScreen)
        case 1: return .value("maximumSize", \UISceneSizeRestrictions.maximumSize)
        default: return .value("minimumSize", \UISceneSizeRestrictions.minimumSize)
        }
    }
}
