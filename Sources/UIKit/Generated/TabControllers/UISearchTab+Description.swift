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

extension UISearchTab {
    nonisolated static var descriptionOfUISearchTab: FrameworkClass {
        FrameworkClass(
            UISearchTab.self,
            initializers: "initWithTitle:image:identifier:viewControllerProvider: initWithViewControllerProvider:",
            initializer: UISearchTab.initializerOfUISearchTab)
    }

    nonisolated private static func initializerOfUISearchTab(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UISearchTab(
                    title: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTitle:image:identifier:viewControllerProvider:", as: (String).self),
                    image: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithTitle:image:identifier:viewControllerProvider:", as: (UIImage?).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithTitle:image:identifier:viewControllerProvider:", as: (String).self),
                    viewControllerProvider: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithTitle:image:identifier:viewControllerProvider:", as: (((UITab) -> UIViewController)?).self))
            }
        default:
            return { a in
                UISearchTab(
                    viewControllerProvider: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithViewControllerProvider:", as: (((UITab) -> UIViewController)?).self))
            }
        }
    }
}
