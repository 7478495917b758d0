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

extension UIPress {
    nonisolated static var descriptionOfUIPress: FrameworkClass {
        FrameworkClass(
            UIPress.self,
            properties: "key phase responder timestamp",
            property: UIPress.propertyOfUIPress)
    }

    private static func propertyOfUIPress(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPress.key)
        case 1: return .readOnly(\UIPress.phase)
        case 2: return .readOnly(\UIPress.responder)
        default: return .readOnly(\UIPress.timestamp)
        }
    }
}
