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

extension UISearchController {
    nonisolated static var descriptionOfUISearchController: FrameworkClass {
        FrameworkClass(
            UISearchController.self,
            properties: """
                active/isActive automaticallyShowsCancelButton automaticallyShowsSearchResultsController delegate \
                hidesNavigationBarDuringPresentation ignoresSearchSuggestionsForSearchBarPlacementStacked \
                obscuresBackgroundDuringPresentation scopeBarActivation searchBar searchBarPlacement searchResultsController \
                searchResultsUpdater searchSuggestions showsSearchResultsController
                """,
            methods: """
                animateTransition: animationControllerForDismissedController: \
                animationControllerForPresentedController:presentingController:sourceController: transitionDuration:
                """,
            initializers: "init initWithCoder: initWithNibName:bundle: initWithSearchResultsController:",
            property: UISearchController.propertyOfUISearchController,
            method: UISearchController.methodOfUISearchController,
            initializer: UISearchController.initializerOfUISearchController)
    }

    private static func propertyOfUISearchController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("active", \UISearchController.isActive)
        case 1: return .value("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
        case 2: return .value("automaticallyShowsSearchResultsController", \UISearchController.automaticallyShowsSearchResultsController)
        case 3: return .reference(\UISearchController.delegate)
        case 4: return .value("hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation)
        case 5:
            return .value(
                "ignoresSearchSuggestionsForSearchBarPlacementStacked",
                \UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked)
        case 6: return .value("obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation)
        case 7: return .value("scopeBarActivation", \UISearchController.scopeBarActivation)
        case 8: return .readOnly(\UISearchController.searchBar)
        case 9: return .readOnly(\UISearchController.searchBarPlacement)
        case 10: return .readOnly(\UISearchController.searchResultsController)
        case 11: return .reference(\UISearchController.searchResultsUpdater)
        case 12: return .value("searchSuggestions", \UISearchController.searchSuggestions)
        default: return .value("showsSearchResultsController", \UISearchController.showsSearchResultsController)
        }
    }

    nonisolated private static func methodOfUISearchController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISearchController).animateTransition(
                    using: ObjCRuntime.ObjCMessage.argument(a, 0, "animateTransition:", as: (any UIViewControllerContextTransitioning).self)
                )
            }
        case 1:
            return { r, a in
                (r as! UISearchController).animationController(
                    forDismissed: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animationControllerForDismissedController:", as: (UIViewController).self))
            }
        case 2:
            return { r, a in
                (r as! UISearchController).animationController(
                    forPresented: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animationControllerForPresentedController:presentingController:sourceController:",
                        as: (UIViewController).self),
                    presenting: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "animationControllerForPresentedController:presentingController:sourceController:",
                        as: (UIViewController).self),
                    source: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "animationControllerForPresentedController:presentingController:sourceController:",
                        as: (UIViewController).self))
            }
        default:
            return { r, a in
                (r as! UISearchController).transitionDuration(
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "transitionDuration:", as: ((any UIViewControllerContextTransitioning)?).self))
            }
        }
    }

    nonisolated private static func initializerOfUISearchController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISearchController() }
        case 1: return { a in UISearchController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UISearchController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        default:
            return { a in
                UISearchController(
                    searchResultsController: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithSearchResultsController:", as: (UIViewController?).self))
            }
        }
    }
}
