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

extension UISearchContainerViewController {
    nonisolated static var descriptionOfUISearchContainerViewController: FrameworkClass {
        FrameworkClass(
            UISearchContainerViewController.self,
            properties: "searchController",
            initializers: "initWithCoder: initWithSearchController:",
            property: UISearchContainerViewController.propertyOfUISearchContainerViewController,
            initializer: UISearchContainerViewController.initializerOfUISearchContainerViewController)
    }

    private static func propertyOfUISearchContainerViewController(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UISearchContainerViewController.searchController)
    }

    nonisolated private static func initializerOfUISearchContainerViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UISearchContainerViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UISearchContainerViewController(
                    searchController: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSearchController:", as: (UISearchController).self))
            }
        }
    }
}
