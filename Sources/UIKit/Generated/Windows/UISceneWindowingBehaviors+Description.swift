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

extension UISceneWindowingBehaviors {
    nonisolated static var descriptionOfUISceneWindowingBehaviors: FrameworkClass {
        FrameworkClass(
            UISceneWindowingBehaviors.self,
            properties: "closable/isClosable miniaturizable/isMiniaturizable",
            property: UISceneWindowingBehaviors.propertyOfUISceneWindowingBehaviors)
    }

    private static func propertyOfUISceneWindowingBehaviors(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("closable", \UISceneWindowingBehaviors.isClosable)
        default: return .value("miniaturizable", \UISceneWindowingBehaviors.isMiniaturizable)
        }
    }
}
