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

extension UIStoryboardUnwindSegueSource {
    nonisolated static var descriptionOfUIStoryboardUnwindSegueSource: FrameworkClass {
        FrameworkClass(
            UIStoryboardUnwindSegueSource.self,
            properties: "sender sourceViewController/source unwindAction",
            property: UIStoryboardUnwindSegueSource.propertyOfUIStoryboardUnwindSegueSource)
    }

    private static func propertyOfUIStoryboardUnwindSegueSource(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIStoryboardUnwindSegueSource.sender)
        case 1: return .readOnly(\UIStoryboardUnwindSegueSource.source)
        default: return .readOnly(\UIStoryboardUnwindSegueSource.unwindAction)
        }
    }
}
