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

extension UIMenuSystem {
    nonisolated static var descriptionOfUIMenuSystem: FrameworkClass {
        FrameworkClass(
            UIMenuSystem.self,
            methods: "setNeedsRebuild setNeedsRevalidate",
            classMethods: "contextSystem mainSystem",
            method: UIMenuSystem.methodOfUIMenuSystem,
            classMethod: UIMenuSystem.classMethodOfUIMenuSystem)
    }

    nonisolated private static func methodOfUIMenuSystem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIMenuSystem).setNeedsRebuild() }
        default: return { r, _ in (r as! UIMenuSystem).setNeedsRevalidate() }
        }
    }

    nonisolated private static func classMethodOfUIMenuSystem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIMenuSystem.Type).context }
        default: return { r, _ in (r as! UIMenuSystem.Type).main }
        }
    }
}
