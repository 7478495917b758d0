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

extension UIScene.OpenExternalURLOptions {
    nonisolated static var descriptionOfUISceneOpenExternalURLOptions: FrameworkClass {
        FrameworkClass(
            UIScene.OpenExternalURLOptions.self,
            properties: "eventAttribution universalLinksOnly",
            property: UIScene.OpenExternalURLOptions.propertyOfUISceneOpenExternalURLOptions)
    }

    private static func propertyOfUISceneOpenExternalURLOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("eventAttribution", \UIScene.OpenExternalURLOptions.eventAttribution)
        default: return .value("universalLinksOnly", \UIScene.OpenExternalURLOptions.universalLinksOnly)
        }
    }
}
