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
import SampanSound
import SampanTextLayout
import UniformTypeIdentifiers

extension UIBarButtonItem {
    nonisolated static var descriptionOfUIBarButtonItem: FrameworkClass {
        FrameworkClass(
            UIBarButtonItem.self,
            properties: """
                action changesSelectionAsPrimaryAction customView hidden/isHidden menu possibleTitles preferredMenuElementOrder \
                primaryAction springLoaded/isSpringLoaded style target tintColor* width
                """,
            classMethods: "fixedSpaceItemOfWidth: flexibleSpaceItem",
            initializers: """
                init initWithBarButtonSystemItem:primaryAction:menu: initWithBarButtonSystemItem:target:action: initWithCoder: \
                initWithCustomView: initWithImage:landscapeImagePhone:style:target:action: initWithImage:style:target:action: \
                initWithPrimaryAction:menu: initWithTitle:image:primaryAction:menu: initWithTitle:image:target:action:menu: \
                initWithTitle:style:target:action:
                """,
            property: UIBarButtonItem.propertyOfUIBarButtonItem,
            classMethod: UIBarButtonItem.classMethodOfUIBarButtonItem,
            initializer: UIBarButtonItem.initializerOfUIBarButtonItem)
    }

    private static func propertyOfUIBarButtonItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("action", \UIBarButtonItem.action)
        case 1: return .value("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
        case 2: return .value("customView", \UIBarButtonItem.customView)
        case 3: return .value("hidden", \UIBarButtonItem.isHidden)
        case 4: return .value("menu", \UIBarButtonItem.menu)
        case 5: return .value("possibleTitles", \UIBarButtonItem.possibleTitles)
        case 6: return .value("preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder)
        case 7: return .value("primaryAction", \UIBarButtonItem.primaryAction)
        case 8: return .value("springLoaded", \UIBarButtonItem.isSpringLoaded)
        case 9: return .value("style", \UIBarButtonItem.style)
        case 10: return .value("target", \UIBarButtonItem.target)
        case 11: return .value("tintColor", \UIBarButtonItem.tintColor)
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
                        a, 0, "initWithBarButtonSystemItem:primaryAction:menu:", as: (UIBarButtonItem.SystemItem).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithBarButtonSystemItem:primaryAction:menu:", as: (UIAction?).self),
                    menu: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithBarButtonSystemItem:primaryAction:menu:", as: (UIMenu?).self))
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
                UIBarButtonItem(
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPrimaryAction:menu:", as: (UIAction?).self),
                    menu: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithPrimaryAction:menu:", as: (UIMenu?).self))
            }
        case 8:
            return { a in
                UIBarButtonItem(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:image:primaryAction:menu:", as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTitle:image:primaryAction:menu:", as: (UIImage?).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:image:primaryAction:menu:", as: (UIAction?).self),
                    menu: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithTitle:image:primaryAction:menu:", as: (UIMenu?).self))
            }
        case 9:
            return { a in
                UIBarButtonItem(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:image:target:action:menu:", as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTitle:image:target:action:menu:", as: (UIImage?).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:image:target:action:menu:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithTitle:image:target:action:menu:", as: (Selector?).self),
                    menu: ObjCRuntime.ObjCMessage.argument(a, 4, "initWithTitle:image:target:action:menu:", as: (UIMenu?).self))
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
