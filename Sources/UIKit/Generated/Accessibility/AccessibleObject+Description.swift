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
import SampanTextLayout
import UniformTypeIdentifiers

extension AccessibleObject {
    nonisolated static var descriptionOfAccessibleObject: FrameworkClass {
        FrameworkClass(
            AccessibleObject.self,
            properties: """
                accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel accessibilityAttributedValue \
                accessibilityContainerType accessibilityCustomActions accessibilityElements accessibilityElementsHidden \
                accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityLanguage \
                accessibilityNavigationStyle accessibilityPath accessibilityRespondsToUserInteraction accessibilityTraits \
                accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal isAccessibilityElement \
                shouldGroupAccessibilityChildren
                """,
            methods: """
                accessibilityActivate accessibilityDecrement accessibilityElementAtIndex: accessibilityElementCount \
                accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus accessibilityElementIsFocused \
                accessibilityIncrement accessibilityPerformEscape accessibilityPerformMagicTap accessibilityScroll: \
                indexOfAccessibilityElement:
                """,
            initializers: "init",
            property: AccessibleObject.propertyOfAccessibleObject,
            method: AccessibleObject.methodOfAccessibleObject,
            initializer: AccessibleObject.initializerOfAccessibleObject)
    }

    private static func propertyOfAccessibleObject(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("accessibilityActivationPoint", \AccessibleObject.accessibilityActivationPoint)
        case 1: return .value("accessibilityAttributedHint", \AccessibleObject.accessibilityAttributedHint)
        case 2: return .value("accessibilityAttributedLabel", \AccessibleObject.accessibilityAttributedLabel)
        case 3: return .value("accessibilityAttributedValue", \AccessibleObject.accessibilityAttributedValue)
        case 4: return .value("accessibilityContainerType", \AccessibleObject.accessibilityContainerType)
        case 5: return .value("accessibilityCustomActions", \AccessibleObject.accessibilityCustomActions)
        case 6: return .value("accessibilityElements", \AccessibleObject.accessibilityElements)
        case 7: return .value("accessibilityElementsHidden", \AccessibleObject.accessibilityElementsHidden)
        case 8: return .value("accessibilityFrame", \AccessibleObject.accessibilityFrame)
        case 9: return .value("accessibilityHint", \AccessibleObject.accessibilityHint)
        case 10: return .value("accessibilityIdentifier", \AccessibleObject.accessibilityIdentifier)
        case 11: return .value("accessibilityLabel", \AccessibleObject.accessibilityLabel)
        case 12: return .value("accessibilityLanguage", \AccessibleObject.accessibilityLanguage)
        case 13: return .value("accessibilityNavigationStyle", \AccessibleObject.accessibilityNavigationStyle)
        case 14: return .value("accessibilityPath", \AccessibleObject.accessibilityPath)
        case 15: return .value("accessibilityRespondsToUserInteraction", \AccessibleObject.accessibilityRespondsToUserInteraction)
        case 16: return .value("accessibilityTraits", \AccessibleObject.accessibilityTraits)
        case 17: return .value("accessibilityUserInputLabels", \AccessibleObject.accessibilityUserInputLabels)
        case 18: return .value("accessibilityValue", \AccessibleObject.accessibilityValue)
        case 19: return .value("accessibilityViewIsModal", \AccessibleObject.accessibilityViewIsModal)
        case 20: return .value("isAccessibilityElement", \AccessibleObject.isAccessibilityElement)
        default: return .value("shouldGroupAccessibilityChildren", \AccessibleObject.shouldGroupAccessibilityChildren)
        }
    }

    nonisolated private static func methodOfAccessibleObject(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AccessibleObject).accessibilityActivate() }
        case 1: return { r, _ in (r as! AccessibleObject).accessibilityDecrement() }
        case 2:
            return { r, a in
                (r as! AccessibleObject).accessibilityElement(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "accessibilityElementAtIndex:", as: (Int).self))
            }
        case 3: return { r, _ in (r as! AccessibleObject).accessibilityElementCount() }
        case 4: return { r, _ in (r as! AccessibleObject).accessibilityElementDidBecomeFocused() }
        case 5: return { r, _ in (r as! AccessibleObject).accessibilityElementDidLoseFocus() }
        case 6: return { r, _ in (r as! AccessibleObject).accessibilityElementIsFocused() }
        case 7: return { r, _ in (r as! AccessibleObject).accessibilityIncrement() }
        case 8: return { r, _ in (r as! AccessibleObject).accessibilityPerformEscape() }
        case 9: return { r, _ in (r as! AccessibleObject).accessibilityPerformMagicTap() }
        case 10:
            return { r, a in
                (r as! AccessibleObject).accessibilityScroll(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "accessibilityScroll:", as: (UIAccessibilityScrollDirection).self))
            }
        default:
            return { r, a in
                (r as! AccessibleObject).index(
                    ofAccessibilityElement: ObjCRuntime.ObjCMessage.argument(a, 0, "indexOfAccessibilityElement:", as: (Any).self))
            }
        }
    }

    nonisolated private static func initializerOfAccessibleObject(_ index: Int) -> ObjCFactory {
        { _ in AccessibleObject() }
    }
}
