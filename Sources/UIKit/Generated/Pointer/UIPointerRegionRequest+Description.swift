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

extension UIPointerRegionRequest {
    nonisolated static var descriptionOfUIPointerRegionRequest: FrameworkClass {
        FrameworkClass(
            UIPointerRegionRequest.self,
            properties: "location",
            property: UIPointerRegionRequest.propertyOfUIPointerRegionRequest)
    }

    private static func propertyOfUIPointerRegionRequest(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIPointerRegionRequest.location)
    }
}
