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
import UniformTypeIdentifiers

extension UIPointerStyle {
    nonisolated static var descriptionOfUIPointerStyle: FrameworkClass {
        FrameworkClass(
            UIPointerStyle.self,
            methods: "copyWithZone:",
            classMethods: "hiddenPointerStyle systemPointerStyle",
            method: UIPointerStyle.methodOfUIPointerStyle,
            classMethod: UIPointerStyle.classMethodOfUIPointerStyle)
    }

    nonisolated private static func methodOfUIPointerStyle(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIPointerStyle).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfUIPointerStyle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPointerStyle.Type).hidden() }
        default: return { r, _ in (r as! UIPointerStyle.Type).system() }
        }
    }
}
