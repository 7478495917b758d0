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

extension UIPageViewController {
    nonisolated static var descriptionOfUIPageViewController: FrameworkClass {
        FrameworkClass(
            UIPageViewController.self,
            properties: """
                dataSource delegate doubleSided/isDoubleSided gestureRecognizers navigationOrientation spineLocation transitionStyle \
                viewControllers
                """,
            methods: "setViewControllers:direction:animated:completion:",
            initializers: "init initWithCoder: initWithNibName:bundle: initWithTransitionStyle:navigationOrientation:options:",
            property: UIPageViewController.propertyOfUIPageViewController,
            method: UIPageViewController.methodOfUIPageViewController,
            initializer: UIPageViewController.initializerOfUIPageViewController)
    }

    private static func propertyOfUIPageViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIPageViewController.dataSource)
        case 1: return .reference(\UIPageViewController.delegate)
        case 2: return .value("doubleSided", \UIPageViewController.isDoubleSided)
        case 3: return .readOnly(\UIPageViewController.gestureRecognizers)
        case 4: return .readOnly(\UIPageViewController.navigationOrientation)
        case 5: return .readOnly(\UIPageViewController.spineLocation)
        case 6: return .readOnly(\UIPageViewController.transitionStyle)
        default: return .readOnly(\UIPageViewController.viewControllers)
        }
    }

    nonisolated private static func methodOfUIPageViewController(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIPageViewController).setViewControllers(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setViewControllers:direction:animated:completion:", as: ([UIViewController]?).self),
                direction: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "setViewControllers:direction:animated:completion:", as: (UIPageViewController.NavigationDirection).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 2, "setViewControllers:direction:animated:completion:", as: (Bool).self),
                completion: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "setViewControllers:direction:animated:completion:", as: (((Bool) -> Void)?).self))
        }
    }

    nonisolated private static func initializerOfUIPageViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPageViewController() }
        case 1: return { a in UIPageViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UIPageViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        default:
            return { a in
                UIPageViewController(
                    transitionStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTransitionStyle:navigationOrientation:options:", as: (UIPageViewController.TransitionStyle).self),
                    navigationOrientation: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithTransitionStyle:navigationOrientation:options:",
                        as: (UIPageViewController.NavigationOrientation).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithTransitionStyle:navigationOrientation:options:", as: ([UIPageViewController.OptionsKey: Any]?).self))
            }
        }
    }
}
