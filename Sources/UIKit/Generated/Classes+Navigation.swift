// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIBarAppearance {
    nonisolated static var descriptionOfUIBarAppearance: FrameworkClass {
        FrameworkClass(
            UIBarAppearance.self,
            properties: "backgroundColor backgroundImage backgroundImageContentMode shadowColor shadowImage",
            methods: "configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground copyWithZone:",
            initializers: "init initWithBarAppearance: initWithCoder:",
            property: UIBarAppearance.propertyOfUIBarAppearance,
            method: UIBarAppearance.methodOfUIBarAppearance,
            initializer: UIBarAppearance.initializerOfUIBarAppearance)
    }

    private static func propertyOfUIBarAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundColor", \UIBarAppearance.backgroundColor)
        case 1: return .value("backgroundImage", \UIBarAppearance.backgroundImage)
        case 2: return .value("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode)
        case 3: return .value("shadowColor", \UIBarAppearance.shadowColor)
        default: return .value("shadowImage", \UIBarAppearance.shadowImage)
        }
    }

    nonisolated private static func methodOfUIBarAppearance(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIBarAppearance).configureWithDefaultBackground() }
        case 1: return { r, _ in (r as! UIBarAppearance).configureWithOpaqueBackground() }
        case 2: return { r, _ in (r as! UIBarAppearance).configureWithTransparentBackground() }
        default:
            return { r, a in (r as! UIBarAppearance).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIBarAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIBarAppearance() }
        case 1:
            return { a in
                UIBarAppearance(barAppearance: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBarAppearance:", as: (UIBarAppearance).self))
            }
        default: return { a in UIBarAppearance(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension UIBarButtonItem {
    nonisolated static var descriptionOfUIBarButtonItem: FrameworkClass {
        FrameworkClass(
            UIBarButtonItem.self,
            properties: "action customView hidden/isHidden possibleTitles primaryAction style target tintColor* width",
            classMethods: "fixedSpaceItemOfWidth: flexibleSpaceItem",
            initializers: """
                init initWithBarButtonSystemItem:primaryAction: initWithBarButtonSystemItem:target:action: initWithCoder: \
                initWithCustomView: initWithImage:landscapeImagePhone:style:target:action: initWithImage:style:target:action: \
                initWithPrimaryAction: initWithTitle:image:primaryAction: initWithTitle:style:target:action:
                """,
            property: UIBarButtonItem.propertyOfUIBarButtonItem,
            classMethod: UIBarButtonItem.classMethodOfUIBarButtonItem,
            initializer: UIBarButtonItem.initializerOfUIBarButtonItem)
    }

    private static func propertyOfUIBarButtonItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("action", \UIBarButtonItem.action)
        case 1: return .value("customView", \UIBarButtonItem.customView)
        case 2: return .value("hidden", \UIBarButtonItem.isHidden)
        case 3: return .value("possibleTitles", \UIBarButtonItem.possibleTitles)
        case 4: return .value("primaryAction", \UIBarButtonItem.primaryAction)
        case 5: return .value("style", \UIBarButtonItem.style)
        case 6: return .value("target", \UIBarButtonItem.target)
        case 7: return .value("tintColor", \UIBarButtonItem.tintColor)
        default: return .value("width", \UIBarButtonItem.width)
        }
    }

    nonisolated private static func classMethodOfUIBarButtonItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIBarButtonItem.Type).fixedSpace(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fixedSpaceItemOfWidth:", as: (CGFloat).self))
            }
        default: return { r, _ in (r as! UIBarButtonItem.Type).flexibleSpace() }
        }
    }

    nonisolated private static func initializerOfUIBarButtonItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIBarButtonItem() }
        case 1:
            return { a in
                UIBarButtonItem(
                    systemItem: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithBarButtonSystemItem:primaryAction:", as: (UIBarButtonItem.SystemItem).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithBarButtonSystemItem:primaryAction:", as: (UIAction?).self))
            }
        case 2:
            return { a in
                UIBarButtonItem(
                    barButtonSystemItem: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithBarButtonSystemItem:target:action:", as: (UIBarButtonItem.SystemItem).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithBarButtonSystemItem:target:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithBarButtonSystemItem:target:action:", as: (Selector?).self))
            }
        case 3: return { a in UIBarButtonItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 4:
            return { a in UIBarButtonItem(customView: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCustomView:", as: (UIView).self)) }
        case 5:
            return { a in
                UIBarButtonItem(
                    image: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithImage:landscapeImagePhone:style:target:action:", as: (UIImage?).self),
                    landscapeImagePhone: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithImage:landscapeImagePhone:style:target:action:", as: (UIImage?).self),
                    style: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithImage:landscapeImagePhone:style:target:action:", as: (UIBarButtonItem.Style).self),
                    target: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithImage:landscapeImagePhone:style:target:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "initWithImage:landscapeImagePhone:style:target:action:", as: (Selector?).self))
            }
        case 6:
            return { a in
                UIBarButtonItem(
                    image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:style:target:action:", as: (UIImage?).self),
                    style: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithImage:style:target:action:", as: (UIBarButtonItem.Style).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithImage:style:target:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithImage:style:target:action:", as: (Selector?).self))
            }
        case 7:
            return { a in
                UIBarButtonItem(primaryAction: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPrimaryAction:", as: (UIAction?).self))
            }
        case 8:
            return { a in
                UIBarButtonItem(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:image:primaryAction:", as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTitle:image:primaryAction:", as: (UIImage?).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:image:primaryAction:", as: (UIAction?).self))
            }
        default:
            return { a in
                UIBarButtonItem(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:style:target:action:", as: (String?).self),
                    style: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTitle:style:target:action:", as: (UIBarButtonItem.Style).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:style:target:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithTitle:style:target:action:", as: (Selector?).self))
            }
        }
    }
}

extension UIBarButtonItemAppearance {
    nonisolated static var descriptionOfUIBarButtonItemAppearance: FrameworkClass {
        FrameworkClass(
            UIBarButtonItemAppearance.self,
            properties: "disabled focused highlighted normal",
            methods: "configureWithDefaultForStyle: copyWithZone:",
            initializers: "init initWithStyle:",
            property: UIBarButtonItemAppearance.propertyOfUIBarButtonItemAppearance,
            method: UIBarButtonItemAppearance.methodOfUIBarButtonItemAppearance,
            initializer: UIBarButtonItemAppearance.initializerOfUIBarButtonItemAppearance)
    }

    private static func propertyOfUIBarButtonItemAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIBarButtonItemAppearance.disabled)
        case 1: return .readOnly(\UIBarButtonItemAppearance.focused)
        case 2: return .readOnly(\UIBarButtonItemAppearance.highlighted)
        default: return .readOnly(\UIBarButtonItemAppearance.normal)
        }
    }

    nonisolated private static func methodOfUIBarButtonItemAppearance(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIBarButtonItemAppearance).configureWithDefault(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "configureWithDefaultForStyle:", as: (UIBarButtonItem.Style).self))
            }
        default:
            return { r, a in
                (r as! UIBarButtonItemAppearance).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIBarButtonItemAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIBarButtonItemAppearance() }
        default:
            return { a in
                UIBarButtonItemAppearance(style: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStyle:", as: (UIBarButtonItem.Style).self))
            }
        }
    }
}

extension UIBarButtonItemAppearance.StateAppearance {
    nonisolated static var descriptionOfUIBarButtonItemAppearanceStateAppearance: FrameworkClass {
        FrameworkClass(
            UIBarButtonItemAppearance.StateAppearance.self,
            properties: "backgroundImage titlePositionAdjustment titleTextAttributes",
            property: UIBarButtonItemAppearance.StateAppearance.propertyOfUIBarButtonItemAppearanceStateAppearance)
    }

    private static func propertyOfUIBarButtonItemAppearanceStateAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundImage", \UIBarButtonItemAppearance.StateAppearance.backgroundImage)
        case 1: return .value("titlePositionAdjustment", \UIBarButtonItemAppearance.StateAppearance.titlePositionAdjustment)
        default: return .value("titleTextAttributes", \UIBarButtonItemAppearance.StateAppearance.titleTextAttributes)
        }
    }
}

extension UIBarItem {
    nonisolated static var descriptionOfUIBarItem: FrameworkClass {
        FrameworkClass(
            UIBarItem.self,
            properties: ".titleAttributes* enabled/isEnabled image imageInsets* landscapeImagePhone tag title*",
            methods: "setTitleTextAttributes:forState: titleTextAttributesForState:",
            initializers: "init initWithCoder:",
            property: UIBarItem.propertyOfUIBarItem,
            method: UIBarItem.methodOfUIBarItem,
            initializer: UIBarItem.initializerOfUIBarItem)
    }

    private static func propertyOfUIBarItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("titleAttributes", \UIBarItem.titleAttributes)
        case 1: return .value("enabled", \UIBarItem.isEnabled)
        case 2: return .value("image", \UIBarItem.image)
        case 3: return .value("imageInsets", \UIBarItem.imageInsets)
        case 4: return .value("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
        case 5: return .value("tag", \UIBarItem.tag)
        default: return .value("title", \UIBarItem.title)
        }
    }

    nonisolated private static func methodOfUIBarItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIBarItem).setTitleTextAttributes(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitleTextAttributes:forState:", as: ([NSAttributedString.Key: Any]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitleTextAttributes:forState:", as: (UIControl.State).self))
            }
        default:
            return { r, a in
                (r as! UIBarItem).titleTextAttributes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleTextAttributesForState:", as: (UIControl.State).self))
            }
        }
    }

    nonisolated private static func initializerOfUIBarItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIBarItem() }
        default: return { a in UIBarItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension UINavigationBar {
    nonisolated static var descriptionOfUINavigationBar: FrameworkClass {
        FrameworkClass(
            UINavigationBar.self,
            properties: """
                .backgroundImages* .givenStandardAppearance* backIndicatorImage* backIndicatorTransitionMaskImage* backItem \
                barPosition barStyle* barTintColor* compactAppearance* compactScrollEdgeAppearance* delegate items \
                largeTitleTextAttributes* prefersLargeTitles* scrollEdgeAppearance* shadowImage* standardAppearance \
                titleTextAttributes* topItem translucent/isTranslucent*
                """,
            methods: """
                backgroundImageForBarMetrics: setBackgroundImage:forBarMetrics: setBackgroundImage:forBarPosition:barMetrics: \
                setItems:animated:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: UINavigationBar.propertyOfUINavigationBar,
            method: UINavigationBar.methodOfUINavigationBar,
            initializer: UINavigationBar.initializerOfUINavigationBar)
    }

    private static func propertyOfUINavigationBar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundImages", \UINavigationBar.backgroundImages)
        case 1: return .value("givenStandardAppearance", \UINavigationBar.givenStandardAppearance)
        case 2: return .value("backIndicatorImage", \UINavigationBar.backIndicatorImage)
        case 3: return .value("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
        case 4: return .readOnly(\UINavigationBar.backItem)
        case 5: return .readOnly(\UINavigationBar.barPosition)
        case 6: return .value("barStyle", \UINavigationBar.barStyle)
        case 7: return .value("barTintColor", \UINavigationBar.barTintColor)
        case 8: return .value("compactAppearance", \UINavigationBar.compactAppearance)
        case 9: return .value("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
        case 10: return .reference(\UINavigationBar.delegate)
        case 11: return .value("items", \UINavigationBar.items)
        case 12: return .value("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
        case 13: return .value("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
        case 14: return .value("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
        case 15: return .value("shadowImage", \UINavigationBar.shadowImage)
        case 16: return .value("standardAppearance", \UINavigationBar.standardAppearance)
        case 17: return .value("titleTextAttributes", \UINavigationBar.titleTextAttributes)
        case 18: return .readOnly(\UINavigationBar.topItem)
        default: return .value("translucent", \UINavigationBar.isTranslucent)
        }
    }

    nonisolated private static func methodOfUINavigationBar(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UINavigationBar).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForBarMetrics:", as: (UIBarMetrics).self))
            }
        case 1:
            return { r, a in
                (r as! UINavigationBar).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forBarMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forBarMetrics:", as: (UIBarMetrics).self))
            }
        case 2:
            return { r, a in
                (r as! UINavigationBar).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forBarPosition:barMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forBarPosition:barMetrics:", as: (UIBarPosition).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setBackgroundImage:forBarPosition:barMetrics:", as: (UIBarMetrics).self))
            }
        default:
            return { r, a in
                (r as! UINavigationBar).setItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:animated:", as: ([UINavigationItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUINavigationBar(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UINavigationBar() }
        case 1: return { a in UINavigationBar(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UINavigationBar(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

extension UINavigationBarAppearance {
    nonisolated static var descriptionOfUINavigationBarAppearance: FrameworkClass {
        FrameworkClass(
            UINavigationBarAppearance.self,
            properties: """
                backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance doneButtonAppearance \
                largeTitleTextAttributes titlePositionAdjustment titleTextAttributes
                """,
            methods: "setBackIndicatorImage:transitionMaskImage:",
            initializers: "init initWithBarAppearance: initWithCoder:",
            property: UINavigationBarAppearance.propertyOfUINavigationBarAppearance,
            method: UINavigationBarAppearance.methodOfUINavigationBarAppearance,
            initializer: UINavigationBarAppearance.initializerOfUINavigationBarAppearance)
    }

    private static func propertyOfUINavigationBarAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
        case 1: return .readOnly(\UINavigationBarAppearance.backIndicatorImage)
        case 2: return .readOnly(\UINavigationBarAppearance.backIndicatorTransitionMaskImage)
        case 3: return .value("buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
        case 4: return .value("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
        case 5: return .value("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
        case 6: return .value("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
        default: return .value("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
        }
    }

    nonisolated private static func methodOfUINavigationBarAppearance(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UINavigationBarAppearance).setBackIndicatorImage(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setBackIndicatorImage:transitionMaskImage:", as: (UIImage?).self),
                transitionMaskImage: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "setBackIndicatorImage:transitionMaskImage:", as: (UIImage?).self))
        }
    }

    nonisolated private static func initializerOfUINavigationBarAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UINavigationBarAppearance() }
        case 1:
            return { a in
                UINavigationBarAppearance(
                    barAppearance: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBarAppearance:", as: (UIBarAppearance).self))
            }
        default:
            return { a in UINavigationBarAppearance(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension UINavigationController {
    nonisolated static var descriptionOfUINavigationController: FrameworkClass {
        FrameworkClass(
            UINavigationController.self,
            properties: """
                delegate interactivePopGestureRecognizer navigationBar navigationBarHidden/isNavigationBarHidden \
                preferredContentSize toolbar toolbarHidden/isToolbarHidden topViewController viewControllers visibleViewController
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
        case 0: return .reference(\UINavigationController.delegate)
        case 1: return .readOnly(\UINavigationController.interactivePopGestureRecognizer)
        case 2: return .readOnly(\UINavigationController.navigationBar)
        case 3: return .value("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
        case 4: return .value("preferredContentSize", \UINavigationController.preferredContentSize)
        case 5: return .readOnly(\UINavigationController.toolbar)
        case 6: return .value("toolbarHidden", \UINavigationController.isToolbarHidden)
        case 7: return .readOnly(\UINavigationController.topViewController)
        case 8: return .value("viewControllers", \UINavigationController.viewControllers)
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

extension UINavigationItem {
    nonisolated static var descriptionOfUINavigationItem: FrameworkClass {
        FrameworkClass(
            UINavigationItem.self,
            properties: """
                backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance compactScrollEdgeAppearance \
                hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode leftBarButtonItem leftBarButtonItems \
                leftItemsSupplementBackButton prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchController \
                standardAppearance title titleView
                """,
            methods: """
                setHidesBackButton:animated: setLeftBarButtonItem:animated: setLeftBarButtonItems:animated: \
                setRightBarButtonItem:animated: setRightBarButtonItems:animated:
                """,
            initializers: "initWithCoder: initWithTitle:",
            property: UINavigationItem.propertyOfUINavigationItem,
            method: UINavigationItem.methodOfUINavigationItem,
            initializer: UINavigationItem.initializerOfUINavigationItem)
    }

    private static func propertyOfUINavigationItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        case 1: return .value("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
        case 2: return .value("backButtonTitle", \UINavigationItem.backButtonTitle)
        case 3: return .value("compactAppearance", \UINavigationItem.compactAppearance)
        case 4: return .value("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
        case 5: return .value("hidesBackButton", \UINavigationItem.hidesBackButton)
        case 6: return .value("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
        case 7: return .value("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        case 8: return .value("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        case 9: return .value("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        case 10: return .value("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        case 11: return .value("prompt", \UINavigationItem.prompt)
        case 12: return .value("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        case 13: return .value("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        case 14: return .value("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
        case 15: return .value("searchController", \UINavigationItem.searchController)
        case 16: return .value("standardAppearance", \UINavigationItem.standardAppearance)
        case 17: return .value("title", \UINavigationItem.title)
        default: return .value("titleView", \UINavigationItem.titleView)
        }
    }

    nonisolated private static func methodOfUINavigationItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UINavigationItem).setHidesBackButton(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setHidesBackButton:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setHidesBackButton:animated:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! UINavigationItem).setLeftBarButton(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setLeftBarButtonItem:animated:", as: (UIBarButtonItem?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setLeftBarButtonItem:animated:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! UINavigationItem).setLeftBarButtonItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setLeftBarButtonItems:animated:", as: ([UIBarButtonItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setLeftBarButtonItems:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UINavigationItem).setRightBarButton(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setRightBarButtonItem:animated:", as: (UIBarButtonItem?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setRightBarButtonItem:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UINavigationItem).setRightBarButtonItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setRightBarButtonItems:animated:", as: ([UIBarButtonItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setRightBarButtonItems:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUINavigationItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UINavigationItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UINavigationItem(title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:", as: (String).self)) }
        }
    }
}

extension UIToolbar {
    nonisolated static var descriptionOfUIToolbar: FrameworkClass {
        FrameworkClass(
            UIToolbar.self,
            properties: """
                .givenStandardAppearance* barStyle* barTintColor* items scrollEdgeAppearance* standardAppearance \
                translucent/isTranslucent*
                """,
            methods: "setItems:animated:",
            initializers: "init initWithCoder: initWithFrame:",
            property: UIToolbar.propertyOfUIToolbar,
            method: UIToolbar.methodOfUIToolbar,
            initializer: UIToolbar.initializerOfUIToolbar)
    }

    private static func propertyOfUIToolbar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("givenStandardAppearance", \UIToolbar.givenStandardAppearance)
        case 1: return .value("barStyle", \UIToolbar.barStyle)
        case 2: return .value("barTintColor", \UIToolbar.barTintColor)
        case 3: return .value("items", \UIToolbar.items)
        case 4: return .value("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
        case 5: return .value("standardAppearance", \UIToolbar.standardAppearance)
        default: return .value("translucent", \UIToolbar.isTranslucent)
        }
    }

    nonisolated private static func methodOfUIToolbar(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIToolbar).setItems(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:animated:", as: ([UIBarButtonItem]?).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUIToolbar(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIToolbar() }
        case 1: return { a in UIToolbar(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIToolbar(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

extension UIToolbarAppearance {
    nonisolated static var descriptionOfUIToolbarAppearance: FrameworkClass {
        FrameworkClass(
            UIToolbarAppearance.self,
            properties: "buttonAppearance doneButtonAppearance",
            initializers: "init initWithBarAppearance: initWithCoder:",
            property: UIToolbarAppearance.propertyOfUIToolbarAppearance,
            initializer: UIToolbarAppearance.initializerOfUIToolbarAppearance)
    }

    private static func propertyOfUIToolbarAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
        default: return .value("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
        }
    }

    nonisolated private static func initializerOfUIToolbarAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIToolbarAppearance() }
        case 1:
            return { a in
                UIToolbarAppearance(
                    barAppearance: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBarAppearance:", as: (UIBarAppearance).self))
            }
        default: return { a in UIToolbarAppearance(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
