// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITabBar {
    nonisolated static var descriptionOfUITabBar: FrameworkClass {
        FrameworkClass(
            UITabBar.self,
            properties: """
                .givenStandardAppearance* backgroundImage* barStyle* barTintColor* delegate items scrollEdgeAppearance* selectedItem \
                shadowImage* standardAppearance translucent/isTranslucent* unselectedItemTintColor*
                """,
            methods: "setItems:animated:",
            initializers: "init initWithCoder: initWithFrame:",
            property: UITabBar.propertyOfUITabBar,
            method: UITabBar.methodOfUITabBar,
            initializer: UITabBar.initializerOfUITabBar)
    }

    private static func propertyOfUITabBar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("givenStandardAppearance", \UITabBar.givenStandardAppearance)
        case 1: return .value("backgroundImage", \UITabBar.backgroundImage)
        case 2: return .value("barStyle", \UITabBar.barStyle)
        case 3: return .value("barTintColor", \UITabBar.barTintColor)
        case 4: return .reference(\UITabBar.delegate)
        case 5: return .value("items", \UITabBar.items)
        case 6: return .value("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
        case 7: return .value("selectedItem", \UITabBar.selectedItem)
        case 8: return .value("shadowImage", \UITabBar.shadowImage)
        case 9: return .value("standardAppearance", \UITabBar.standardAppearance)
        case 10: return .value("translucent", \UITabBar.isTranslucent)
        default: return .value("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        }
    }

    nonisolated private static func methodOfUITabBar(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITabBar).setItems(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:animated:", as: ([UITabBarItem]?).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUITabBar(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBar() }
        case 1: return { a in UITabBar(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UITabBar(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

extension UITabBarAppearance {
    nonisolated static var descriptionOfUITabBarAppearance: FrameworkClass {
        FrameworkClass(
            UITabBarAppearance.self,
            properties: "compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorTintColor stackedLayoutAppearance",
            initializers: "init initWithBarAppearance: initWithCoder:",
            property: UITabBarAppearance.propertyOfUITabBarAppearance,
            initializer: UITabBarAppearance.initializerOfUITabBarAppearance)
    }

    private static func propertyOfUITabBarAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
        case 1: return .value("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
        case 2: return .value("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
        default: return .value("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
        }
    }

    nonisolated private static func initializerOfUITabBarAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBarAppearance() }
        case 1:
            return { a in
                UITabBarAppearance(
                    barAppearance: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBarAppearance:", as: (UIBarAppearance).self))
            }
        default: return { a in UITabBarAppearance(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension UITabBarController {
    nonisolated static var descriptionOfUITabBarController: FrameworkClass {
        FrameworkClass(
            UITabBarController.self,
            properties: "delegate selectedIndex selectedViewController tabBar viewControllers",
            methods: "setViewControllers:animated:",
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: UITabBarController.propertyOfUITabBarController,
            method: UITabBarController.methodOfUITabBarController,
            initializer: UITabBarController.initializerOfUITabBarController)
    }

    private static func propertyOfUITabBarController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UITabBarController.delegate)
        case 1: return .value("selectedIndex", \UITabBarController.selectedIndex)
        case 2: return .value("selectedViewController", \UITabBarController.selectedViewController)
        case 3: return .readOnly(\UITabBarController.tabBar)
        default: return .value("viewControllers", \UITabBarController.viewControllers)
        }
    }

    nonisolated private static func methodOfUITabBarController(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITabBarController).setViewControllers(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setViewControllers:animated:", as: ([UIViewController]?).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setViewControllers:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUITabBarController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBarController() }
        case 1: return { a in UITabBarController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UITabBarController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}

extension UITabBarItem {
    nonisolated static var descriptionOfUITabBarItem: FrameworkClass {
        FrameworkClass(
            UITabBarItem.self,
            properties: "badgeColor* badgeValue scrollEdgeAppearance* selectedImage standardAppearance* titlePositionAdjustment*",
            initializers: "init initWithCoder: initWithTabBarSystemItem:tag: initWithTitle:image:selectedImage: initWithTitle:image:tag:",
            property: UITabBarItem.propertyOfUITabBarItem,
            initializer: UITabBarItem.initializerOfUITabBarItem)
    }

    private static func propertyOfUITabBarItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("badgeColor", \UITabBarItem.badgeColor)
        case 1: return .value("badgeValue", \UITabBarItem.badgeValue)
        case 2: return .value("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
        case 3: return .value("selectedImage", \UITabBarItem.selectedImage)
        case 4: return .value("standardAppearance", \UITabBarItem.standardAppearance)
        default: return .value("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
        }
    }

    nonisolated private static func initializerOfUITabBarItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBarItem() }
        case 1: return { a in UITabBarItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UITabBarItem(
                    tabBarSystemItem: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTabBarSystemItem:tag:", as: (UITabBarItem.SystemItem).self),
                    tag: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTabBarSystemItem:tag:", as: (Int).self))
            }
        case 3:
            return { a in
                UITabBarItem(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:image:selectedImage:", as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTitle:image:selectedImage:", as: (UIImage?).self),
                    selectedImage: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:image:selectedImage:", as: (UIImage?).self))
            }
        default:
            return { a in
                UITabBarItem(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:image:tag:", as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTitle:image:tag:", as: (UIImage?).self),
                    tag: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:image:tag:", as: (Int).self))
            }
        }
    }
}

extension UITabBarItemAppearance {
    nonisolated static var descriptionOfUITabBarItemAppearance: FrameworkClass {
        FrameworkClass(
            UITabBarItemAppearance.self,
            properties: "disabled normal selected",
            initializers: "init",
            property: UITabBarItemAppearance.propertyOfUITabBarItemAppearance,
            initializer: UITabBarItemAppearance.initializerOfUITabBarItemAppearance)
    }

    private static func propertyOfUITabBarItemAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITabBarItemAppearance.disabled)
        case 1: return .readOnly(\UITabBarItemAppearance.normal)
        default: return .readOnly(\UITabBarItemAppearance.selected)
        }
    }

    nonisolated private static func initializerOfUITabBarItemAppearance(_ index: Int) -> ObjCFactory {
        { _ in UITabBarItemAppearance() }
    }
}

extension UITabBarItemAppearance.StateAppearance {
    nonisolated static var descriptionOfUITabBarItemAppearanceStateAppearance: FrameworkClass {
        FrameworkClass(
            UITabBarItemAppearance.StateAppearance.self,
            properties: "badgeBackgroundColor iconColor titleTextAttributes",
            property: UITabBarItemAppearance.StateAppearance.propertyOfUITabBarItemAppearanceStateAppearance)
    }

    private static func propertyOfUITabBarItemAppearanceStateAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("badgeBackgroundColor", \UITabBarItemAppearance.StateAppearance.badgeBackgroundColor)
        case 1: return .value("iconColor", \UITabBarItemAppearance.StateAppearance.iconColor)
        default: return .value("titleTextAttributes", \UITabBarItemAppearance.StateAppearance.titleTextAttributes)
        }
    }
}
