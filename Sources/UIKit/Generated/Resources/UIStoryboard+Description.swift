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

extension UIStoryboard {
    nonisolated static var descriptionOfUIStoryboard: FrameworkClass {
        FrameworkClass(
            UIStoryboard.self,
            methods: "instantiateInitialViewController instantiateViewControllerWithIdentifier:",
            initializers: "storyboardWithName:bundle:",
            method: UIStoryboard.methodOfUIStoryboard,
            initializer: UIStoryboard.initializerOfUIStoryboard)
    }

    nonisolated private static func methodOfUIStoryboard(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIStoryboard).instantiateInitialViewController() }
        default:
            return { r, a in
                (r as! UIStoryboard).instantiateViewController(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "instantiateViewControllerWithIdentifier:", as: (String).self))
            }
        }
    }

    nonisolated private static func initializerOfUIStoryboard(_ index: Int) -> ObjCFactory {
        { a in
            UIStoryboard(
                name: ObjCRuntime.ObjCMessage.argument(a, 0, "storyboardWithName:bundle:", as: (String).self),
                bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "storyboardWithName:bundle:", as: (Bundle?).self))
        }
    }
}
