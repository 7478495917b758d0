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

extension UIBarButtonItemGroup {
    nonisolated static var descriptionOfUIBarButtonItemGroup: FrameworkClass {
        FrameworkClass(
            UIBarButtonItemGroup.self,
            properties: """
                alwaysAvailable barButtonItems displayingRepresentativeItem/isDisplayingRepresentativeItem hidden/isHidden \
                menuRepresentation representativeItem
                """,
            methods: "encodeWithCoder:",
            classMethods: """
                fixedGroupWithRepresentativeItem:items: movableGroupWithCustomizationIdentifier:representativeItem:items: \
                optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:
                """,
            initializers: "initWithBarButtonItems:representativeItem: initWithCoder:",
            property: UIBarButtonItemGroup.propertyOfUIBarButtonItemGroup,
            method: UIBarButtonItemGroup.methodOfUIBarButtonItemGroup,
            classMethod: UIBarButtonItemGroup.classMethodOfUIBarButtonItemGroup,
            initializer: UIBarButtonItemGroup.initializerOfUIBarButtonItemGroup)
    }

    private static func propertyOfUIBarButtonItemGroup(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alwaysAvailable", \UIBarButtonItemGroup.alwaysAvailable)
        case 1: return .value("barButtonItems", \UIBarButtonItemGroup.barButtonItems)
        case 2: return .readOnly(\UIBarButtonItemGroup.isDisplayingRepresentativeItem)
        case 3: return .value("hidden", \UIBarButtonItemGroup.isHidden)
        case 4: return .value("menuRepresentation", \UIBarButtonItemGroup.menuRepresentation)
        default: return .value("representativeItem", \UIBarButtonItemGroup.representativeItem)
        }
    }

    nonisolated private static func methodOfUIBarButtonItemGroup(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIBarButtonItemGroup).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
        }
    }

    nonisolated private static func classMethodOfUIBarButtonItemGroup(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIBarButtonItemGroup.Type).fixedGroup(
                    representativeItem: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fixedGroupWithRepresentativeItem:items:", as: (UIBarButtonItem?).self),
                    items: ObjCRuntime.ObjCMessage.argument(a, 1, "fixedGroupWithRepresentativeItem:items:", as: ([UIBarButtonItem]).self))
            }
        case 1:
            return { r, a in
                (r as! UIBarButtonItemGroup.Type).movableGroup(
                    customizationIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "movableGroupWithCustomizationIdentifier:representativeItem:items:", as: (String).self),
                    representativeItem: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "movableGroupWithCustomizationIdentifier:representativeItem:items:", as: (UIBarButtonItem?).self),
                    items: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "movableGroupWithCustomizationIdentifier:representativeItem:items:", as: ([UIBarButtonItem]).self))
            }
        default:
            return { r, a in
                (r as! UIBarButtonItemGroup.Type).optionalGroup(
                    customizationIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:", as: (String).self
                    ),
                    isInDefaultCustomization: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:", as: (Bool).self),
                    representativeItem: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:",
                        as: (UIBarButtonItem?).self),
                    items: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:",
                        as: ([UIBarButtonItem]).self))
            }
        }
    }

    nonisolated private static func initializerOfUIBarButtonItemGroup(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIBarButtonItemGroup(
                    barButtonItems: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithBarButtonItems:representativeItem:", as: ([UIBarButtonItem]).self),
                    representativeItem: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithBarButtonItems:representativeItem:", as: (UIBarButtonItem?).self))
            }
        default: return { a in UIBarButtonItemGroup(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
