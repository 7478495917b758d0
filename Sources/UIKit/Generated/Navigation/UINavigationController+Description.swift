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

extension UINavigationController {
    nonisolated static var descriptionOfUINavigationController: FrameworkClass {
        FrameworkClass(
            UINavigationController.self,
            properties: """
                barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer delegate hidesBarsOnSwipe hidesBarsOnTap \
                hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact interactivePopGestureRecognizer navigationBar \
                navigationBarHidden/isNavigationBarHidden preferredContentSize toolbar toolbarHidden/isToolbarHidden \
                topViewController viewControllers visibleViewController
                """,
            methods: """
                popToRootViewControllerAnimated: popToViewController:animated: popViewControllerAnimated: \
                pushViewController:animated: setNavigationBarHidden:animated: setToolbarHidden:animated: \
                setViewControllers:animated:
                """,
            initializers:
                "init initWithCoder: initWithNavigationBarClass:toolbarClass: initWithNibName:bundle: initWithRootViewController:",
            property: UINavigationController.propertyOfUINavigationController,
            method: UINavigationController.methodOfUINavigationController,
            initializer: UINavigationController.initializerOfUINavigationController)
    }

    private static func propertyOfUINavigationController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UINavigationController.barHideOnSwipeGestureRecognizer)
        case 1: return .readOnly(\UINavigationController.barHideOnTapGestureRecognizer)
        case 2: return .reference(\UINavigationController.delegate)
        case 3: return .value("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
        case 4: return .value("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
        case 5: return .value("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
        case 6: return .value("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
        case 7: return .readOnly(\UINavigationController.interactivePopGestureRecognizer)
        case 8: return .readOnly(\UINavigationController.navigationBar)
        case 9: return .value("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
        case 10: return .value("preferredContentSize", \UINavigationController.preferredContentSize)
        case 11: return .readOnly(\UINavigationController.toolbar)
        case 12: return .value("toolbarHidden", \UINavigationController.isToolbarHidden)
        case 13: return .readOnly(\UINavigationController.topViewController)
        case 14: return .value("viewControllers", \UINavigationController.viewControllers)
        default: return .readOnly(\UINavigationController.visibleViewController)
        }
    }

    nonisolated private static func methodOfUINavigationController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UINavigationController).popToRootViewController(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "popToRootViewControllerAnimated:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! UINavigationController).popToViewController(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "popToViewController:animated:", as: (UIViewController).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "popToViewController:animated:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! UINavigationController).popViewController(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "popViewControllerAnimated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UINavigationController).pushViewController(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "pushViewController:animated:", as: (UIViewController).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "pushViewController:animated:", as: (Bool).self))
            }
        case 4:
            return { r, a in
                (r as! UINavigationController).setNavigationBarHidden(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setNavigationBarHidden:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setNavigationBarHidden:animated:", as: (Bool).self))
            }
        case 5:
            return { r, a in
                (r as! UINavigationController).setToolbarHidden(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setToolbarHidden:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setToolbarHidden:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UINavigationController).setViewControllers(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setViewControllers:animated:", as: ([UIViewController]).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setViewControllers:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUINavigationController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UINavigationController() }
        case 1: return { a in UINavigationController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UINavigationController(
                    navigationBarClass: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithNavigationBarClass:toolbarClass:", as: (AnyClass?).self),
                    toolbarClass: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNavigationBarClass:toolbarClass:", as: (AnyClass?).self))
            }
        case 3:
            return { a in
                UINavigationController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        default:
            return { a in
                UINavigationController(
                    rootViewController: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRootViewController:", as: (UIViewController).self))
            }
        }
    }
}
