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

extension UIScene.ConnectionOptions {
    nonisolated static var descriptionOfUISceneConnectionOptions: FrameworkClass {
        FrameworkClass(
            UIScene.ConnectionOptions.self,
            properties: "URLContexts/urlContexts handoffUserActivityType shortcutItem sourceApplication userActivities",
            property: UIScene.ConnectionOptions.propertyOfUISceneConnectionOptions)
    }

    private static func propertyOfUISceneConnectionOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScene.ConnectionOptions.urlContexts)
        case 1: return .readOnly(\UIScene.ConnectionOptions.handoffUserActivityType)
        case 2: return .readOnly(\UIScene.ConnectionOptions.shortcutItem)
        case 3: return .readOnly(\UIScene.ConnectionOptions.sourceApplication)
        default: return .readOnly(\UIScene.ConnectionOptions.userActivities)
        }
    }
}
