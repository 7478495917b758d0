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

extension UIPointerStyle {
    nonisolated static var descriptionOfUIPointerStyle: FrameworkClass {
        FrameworkClass(
            UIPointerStyle.self,
            properties: "accessories",
            classMethods: "hiddenPointerStyle systemPointerStyle",
            property: UIPointerStyle.propertyOfUIPointerStyle,
            classMethod: UIPointerStyle.classMethodOfUIPointerStyle)
    }

    private static func propertyOfUIPointerStyle(_ index: Int) -> ClassDescription.Property {
        .value("accessories", \UIPointerStyle.accessories)
    }

    nonisolated private static func classMethodOfUIPointerStyle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPointerStyle.Type).hidden() }
        default: return { r, _ in (r as! UIPointerStyle.Type).system() }
        }
    }
}
