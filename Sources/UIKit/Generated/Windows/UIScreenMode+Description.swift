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

extension UIScreenMode {
    nonisolated static var descriptionOfUIScreenMode: FrameworkClass {
        FrameworkClass(
            UIScreenMode.self,
            properties: "pixelAspectRatio size",
            property: UIScreenMode.propertyOfUIScreenMode)
    }

    private static func propertyOfUIScreenMode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScreenMode.pixelAspectRatio)
        default: return .readOnly(\UIScreenMode.size)
        }
    }
}
