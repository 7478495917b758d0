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

extension UISearchDisplayController {
    nonisolated static var descriptionOfUISearchDisplayController: FrameworkClass {
        FrameworkClass(
            UISearchDisplayController.self,
            properties: """
                active/isActive delegate displaysSearchBarInNavigationBar navigationItem searchBar searchContentsController \
                searchResultsDataSource searchResultsDelegate searchResultsTableView searchResultsTitle
                """,
            methods: "setActive:animated:",
            initializers: "initWithSearchBar:contentsController:",
            property: UISearchDisplayController.propertyOfUISearchDisplayController,
            method: UISearchDisplayController.methodOfUISearchDisplayController,
            initializer: UISearchDisplayController.initializerOfUISearchDisplayController)
    }

    private static func propertyOfUISearchDisplayController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("active", \UISearchDisplayController.isActive)
        case 1: return .reference(\UISearchDisplayController.delegate)
        case 2: return .value("displaysSearchBarInNavigationBar", \UISearchDisplayController.displaysSearchBarInNavigationBar)
        case 3: return .readOnly(\UISearchDisplayController.navigationItem)
        case 4: return .readOnly(\UISearchDisplayController.searchBar)
        case 5: return .readOnly(\UISearchDisplayController.searchContentsController)
        case 6: return .reference(\UISearchDisplayController.searchResultsDataSource)
        case 7: return .reference(\UISearchDisplayController.searchResultsDelegate)
        case 8: return .readOnly(\UISearchDisplayController.searchResultsTableView)
        default: return .value("searchResultsTitle", \UISearchDisplayController.searchResultsTitle)
        }
    }

    nonisolated private static func methodOfUISearchDisplayController(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UISearchDisplayController).setActive(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setActive:animated:", as: (Bool).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setActive:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUISearchDisplayController(_ index: Int) -> ObjCFactory {
        { a in
            UISearchDisplayController(
                searchBar: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSearchBar:contentsController:", as: (UISearchBar).self),
                contentsController: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithSearchBar:contentsController:", as: (UIViewController).self))
        }
    }
}
