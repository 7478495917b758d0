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

extension UIBarButtonItem {
    nonisolated static var descriptionOfUIBarButtonItem: FrameworkClass {
        FrameworkClass(
            UIBarButtonItem.self,
            properties: """
                .backBackgroundAdjustments* .backBackgroundImages* .backTitleAdjustments* .backgroundAdjustments* .backgroundImages* \
                .titleAdjustments* action buttonGroup changesSelectionAsPrimaryAction customView hidden/isHidden menu \
                menuRepresentation possibleTitles preferredMenuElementOrder primaryAction selected/isSelected \
                springLoaded/isSpringLoaded style target tintColor* width
                """,
            methods: """
                backButtonBackgroundImageForState:barMetrics: backButtonBackgroundVerticalPositionAdjustmentForBarMetrics: \
                backButtonTitlePositionAdjustmentForBarMetrics: backgroundImageForState:barMetrics: \
                backgroundImageForState:style:barMetrics: backgroundVerticalPositionAdjustmentForBarMetrics: creatingFixedGroup \
                creatingMovableGroupWithCustomizationIdentifier: \
                creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization: removeAllSymbolEffectsWithOptions:animated: \
                setBackButtonBackgroundImage:forState:barMetrics: setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics: \
                setBackButtonTitlePositionAdjustment:forBarMetrics: setBackgroundImage:forState:barMetrics: \
                setBackgroundImage:forState:style:barMetrics: setBackgroundVerticalPositionAdjustment:forBarMetrics: \
                setTitlePositionAdjustment:forBarMetrics: titlePositionAdjustmentForBarMetrics:
                """,
            classMethods: "fixedSpaceItemOfWidth: flexibleSpaceItem",
            initializers: """
                init initWithBarButtonSystemItem:primaryAction:menu: initWithBarButtonSystemItem:target:action: initWithCoder: \
                initWithCustomView: initWithImage:landscapeImagePhone:style:target:action: initWithImage:style:target:action: \
                initWithPrimaryAction:menu: initWithTitle:image:primaryAction:menu: initWithTitle:image:target:action:menu: \
                initWithTitle:style:target:action:
                """,
            property: UIBarButtonItem.propertyOfUIBarButtonItem,
            method: UIBarButtonItem.methodOfUIBarButtonItem,
            classMethod: UIBarButtonItem.classMethodOfUIBarButtonItem,
            initializer: UIBarButtonItem.initializerOfUIBarButtonItem)
    }

    private static func propertyOfUIBarButtonItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backBackgroundAdjustments", \UIBarButtonItem.backBackgroundAdjustments)
        case 1: return .value("backBackgroundImages", \UIBarButtonItem.backBackgroundImages)
        case 2: return .value("backTitleAdjustments", \UIBarButtonItem.backTitleAdjustments)
        case 3: return .value("backgroundAdjustments", \UIBarButtonItem.backgroundAdjustments)
        case 4: return .value("backgroundImages", \UIBarButtonItem.backgroundImages)
        case 5: return .value("titleAdjustments", \UIBarButtonItem.titleAdjustments)
        case 6: return .value("action", \UIBarButtonItem.action)
        case 7: return .readOnly(\UIBarButtonItem.buttonGroup)
        case 8: return .value("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
        case 9: return .value("customView", \UIBarButtonItem.customView)
        case 10: return .value("hidden", \UIBarButtonItem.isHidden)
        case 11: return .value("menu", \UIBarButtonItem.menu)
        case 12: return .value("menuRepresentation", \UIBarButtonItem.menuRepresentation)
        case 13: return .value("possibleTitles", \UIBarButtonItem.possibleTitles)
        case 14: return .value("preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder)
        case 15: return .value("primaryAction", \UIBarButtonItem.primaryAction)
        case 16: return .value("selected", \UIBarButtonItem.isSelected)
        case 17: return .value("springLoaded", \UIBarButtonItem.isSpringLoaded)
        case 18: return .value("style", \UIBarButtonItem.style)
        case 19: return .value("target", \UIBarButtonItem.target)
        case 20: return .value("tintColor", \UIBarButtonItem.tintColor)
        default: return .value("width", \UIBarButtonItem.width)
        }
    }

    nonisolated private static func methodOfUIBarButtonItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIBarButtonItem).backButtonBackgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "backButtonBackgroundImageForState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "backButtonBackgroundImageForState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 1:
            return { r, a in
                (r as! UIBarButtonItem).backButtonBackgroundVerticalPositionAdjustment(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:", as: (UIBarMetrics).self))
            }
        case 2:
            return { r, a in
                (r as! UIBarButtonItem).backButtonTitlePositionAdjustment(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backButtonTitlePositionAdjustmentForBarMetrics:", as: (UIBarMetrics).self))
            }
        case 3:
            return { r, a in
                (r as! UIBarButtonItem).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(a, 1, "backgroundImageForState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 4:
            return { r, a in
                (r as! UIBarButtonItem).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForState:style:barMetrics:", as: (UIControl.State).self),
                    style: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "backgroundImageForState:style:barMetrics:", as: (UIBarButtonItem.Style).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(a, 2, "backgroundImageForState:style:barMetrics:", as: (UIBarMetrics).self)
                )
            }
        case 5:
            return { r, a in
                (r as! UIBarButtonItem).backgroundVerticalPositionAdjustment(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "backgroundVerticalPositionAdjustmentForBarMetrics:", as: (UIBarMetrics).self))
            }
        case 6: return { r, _ in (r as! UIBarButtonItem).creatingFixedGroup() }
        case 7:
            return { r, a in
                (r as! UIBarButtonItem).creatingMovableGroup(
                    customizationIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "creatingMovableGroupWithCustomizationIdentifier:", as: (String).self))
            }
        case 8:
            return { r, a in
                (r as! UIBarButtonItem).creatingOptionalGroup(
                    customizationIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization:", as: (String).self),
                    isInDefaultCustomization: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization:", as: (Bool).self))
            }
        case 9:
            return { r, a in
                (r as! UIBarButtonItem).removeAllSymbolEffects(
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removeAllSymbolEffectsWithOptions:animated:", as: (SymbolEffectOptions).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "removeAllSymbolEffectsWithOptions:animated:", as: (Bool).self))
            }
        case 10:
            return { r, a in
                (r as! UIBarButtonItem).setBackButtonBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackButtonBackgroundImage:forState:barMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setBackButtonBackgroundImage:forState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setBackButtonBackgroundImage:forState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 11:
            return { r, a in
                (r as! UIBarButtonItem).setBackButtonBackgroundVerticalPositionAdjustment(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:", as: (CGFloat).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:", as: (UIBarMetrics).self))
            }
        case 12:
            return { r, a in
                (r as! UIBarButtonItem).setBackButtonTitlePositionAdjustment(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackButtonTitlePositionAdjustment:forBarMetrics:", as: (UIOffset).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setBackButtonTitlePositionAdjustment:forBarMetrics:", as: (UIBarMetrics).self))
            }
        case 13:
            return { r, a in
                (r as! UIBarButtonItem).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forState:barMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(a, 2, "setBackgroundImage:forState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 14:
            return { r, a in
                (r as! UIBarButtonItem).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forState:style:barMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setBackgroundImage:forState:style:barMetrics:", as: (UIControl.State).self),
                    style: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setBackgroundImage:forState:style:barMetrics:", as: (UIBarButtonItem.Style).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "setBackgroundImage:forState:style:barMetrics:", as: (UIBarMetrics).self))
            }
        case 15:
            return { r, a in
                (r as! UIBarButtonItem).setBackgroundVerticalPositionAdjustment(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundVerticalPositionAdjustment:forBarMetrics:", as: (CGFloat).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setBackgroundVerticalPositionAdjustment:forBarMetrics:", as: (UIBarMetrics).self))
            }
        case 16:
            return { r, a in
                (r as! UIBarButtonItem).setTitlePositionAdjustment(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitlePositionAdjustment:forBarMetrics:", as: (UIOffset).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitlePositionAdjustment:forBarMetrics:", as: (UIBarMetrics).self))
            }
        default:
            return { r, a in
                (r as! UIBarButtonItem).titlePositionAdjustment(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "titlePositionAdjustmentForBarMetrics:", as: (UIBarMetrics).self))
            }
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
