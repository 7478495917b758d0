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

extension UIScene.OpenURLOptions {
    nonisolated static var descriptionOfUISceneOpenURLOptions: FrameworkClass {
        FrameworkClass(
            UIScene.OpenURLOptions.self,
            properties: "annotation openInPlace sourceApplication",
            property: UIScene.OpenURLOptions.propertyOfUISceneOpenURLOptions)
    }

    private static func propertyOfUISceneOpenURLOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScene.OpenURLOptions.annotation)
        case 1: return .readOnly(\UIScene.OpenURLOptions.openInPlace)
        default: return .readOnly(\UIScene.OpenURLOptions.sourceApplication)
        }
    }
}
