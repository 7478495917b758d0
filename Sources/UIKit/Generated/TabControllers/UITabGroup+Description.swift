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

extension UITabGroup {
    nonisolated static var descriptionOfUITabGroup: FrameworkClass {
        FrameworkClass(
            UITabGroup.self,
            properties: """
                allowsReordering children defaultChildIdentifier displayOrder displayOrderIdentifiers managingNavigationController \
                selectedChild sidebarActions sidebarAppearance
                """,
            methods: "tabForIdentifier:",
            initializers: "initWithTitle:image:identifier:children:viewControllerProvider:",
            property: UITabGroup.propertyOfUITabGroup,
            method: UITabGroup.methodOfUITabGroup,
            initializer: UITabGroup.initializerOfUITabGroup)
    }

    private static func propertyOfUITabGroup(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsReordering", \UITabGroup.allowsReordering)
        case 1: return .value("children", \UITabGroup.children)
        case 2: return .value("defaultChildIdentifier", \UITabGroup.defaultChildIdentifier)
        case 3: return .readOnly(\UITabGroup.displayOrder)
        case 4: return .value("displayOrderIdentifiers", \UITabGroup.displayOrderIdentifiers)
        case 5: return .value("managingNavigationController", \UITabGroup.managingNavigationController)
        case 6: return .value("selectedChild", \UITabGroup.selectedChild)
        case 7: return .value("sidebarActions", \UITabGroup.sidebarActions)
        default: return .value("sidebarAppearance", \UITabGroup.sidebarAppearance)
        }
    }

    nonisolated private static func methodOfUITabGroup(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UITabGroup).tab(forIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "tabForIdentifier:", as: (String).self)) }
    }

    nonisolated private static func initializerOfUITabGroup(_ index: Int) -> ObjCFactory {
        { a in
            UITabGroup(
                title: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithTitle:image:identifier:children:viewControllerProvider:", as: (String).self),
                image: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithTitle:image:identifier:children:viewControllerProvider:", as: (UIImage?).self),
                identifier: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithTitle:image:identifier:children:viewControllerProvider:", as: (String).self),
                children: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithTitle:image:identifier:children:viewControllerProvider:", as: ([UITab]).self),
                viewControllerProvider: ObjCRuntime.ObjCMessage.argument(
                    a, 4, "initWithTitle:image:identifier:children:viewControllerProvider:", as: (((UITab) -> UIViewController)?).self))
        }
    }
}
