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

extension UIScreenshotService {
    nonisolated static var descriptionOfUIScreenshotService: FrameworkClass {
        FrameworkClass(
            UIScreenshotService.self,
            properties: "delegate windowScene",
            property: UIScreenshotService.propertyOfUIScreenshotService)
    }

    private static func propertyOfUIScreenshotService(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIScreenshotService.delegate)
        default: return .readOnly(\UIScreenshotService.windowScene)
        }
    }
}
