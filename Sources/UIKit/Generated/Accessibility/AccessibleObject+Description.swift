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

extension AccessibleObject {
    nonisolated static var descriptionOfAccessibleObject: FrameworkClass {
        FrameworkClass(
            AccessibleObject.self,
            properties: """
                accessibilityActivateBlock accessibilityActivationPoint accessibilityActivationPointBlock \
                accessibilityAttributedHint accessibilityAttributedHintBlock accessibilityAttributedLabel \
                accessibilityAttributedLabelBlock accessibilityAttributedUserInputLabels accessibilityAttributedUserInputLabelsBlock \
                accessibilityAttributedValue accessibilityAttributedValueBlock accessibilityContainerType \
                accessibilityContainerTypeBlock accessibilityCustomActions accessibilityCustomActionsBlock accessibilityCustomRotors \
                accessibilityCustomRotorsBlock accessibilityDecrementBlock accessibilityDirectTouchOptions \
                accessibilityDragSourceDescriptors accessibilityDropPointDescriptors \
                accessibilityElementBlock/isAccessibilityElementBlock accessibilityElements accessibilityElementsBlock \
                accessibilityElementsHidden accessibilityElementsHiddenBlock accessibilityExpandedStatus accessibilityFrame \
                accessibilityFrameBlock accessibilityHint accessibilityHintBlock accessibilityIdentifier \
                accessibilityIdentifierBlock accessibilityIncrementBlock accessibilityLabel accessibilityLabelBlock \
                accessibilityLanguage accessibilityLanguageBlock accessibilityMagicTapBlock accessibilityNavigationStyle \
                accessibilityNavigationStyleBlock accessibilityPath accessibilityPathBlock accessibilityPerformEscapeBlock \
                accessibilityRespondsToUserInteraction accessibilityRespondsToUserInteractionBlock \
                accessibilityShouldGroupAccessibilityChildrenBlock accessibilityTextualContext accessibilityTextualContextBlock \
                accessibilityTraits accessibilityTraitsBlock accessibilityUserInputLabels accessibilityUserInputLabelsBlock \
                accessibilityValue accessibilityValueBlock accessibilityViewIsModal accessibilityViewIsModalBlock automationElements \
                automationElementsBlock isAccessibilityElement shouldGroupAccessibilityChildren
                """,
            methods: """
                accessibilityActivate accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityDecrement \
                accessibilityElementAtIndex: accessibilityElementCount accessibilityElementDidBecomeFocused \
                accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityIncrement accessibilityPerformEscape \
                accessibilityPerformMagicTap accessibilityScroll: indexOfAccessibilityElement:
                """,
            initializers: "init",
            property: AccessibleObject.propertyOfAccessibleObject,
            method: AccessibleObject.methodOfAccessibleObject,
            initializer: AccessibleObject.initializerOfAccessibleObject)
    }

    private static func propertyOfAccessibleObject(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("accessibilityActivateBlock", \AccessibleObject.accessibilityActivateBlock)
        case 1: return .value("accessibilityActivationPoint", \AccessibleObject.accessibilityActivationPoint)
        case 2: return .value("accessibilityActivationPointBlock", \AccessibleObject.accessibilityActivationPointBlock)
        case 3: return .value("accessibilityAttributedHint", \AccessibleObject.accessibilityAttributedHint)
        case 4: return .value("accessibilityAttributedHintBlock", \AccessibleObject.accessibilityAttributedHintBlock)
        case 5: return .value("accessibilityAttributedLabel", \AccessibleObject.accessibilityAttributedLabel)
        case 6: return .value("accessibilityAttributedLabelBlock", \AccessibleObject.accessibilityAttributedLabelBlock)
        case 7: return .value("accessibilityAttributedUserInputLabels", \AccessibleObject.accessibilityAttributedUserInputLabels)
        case 8: return .value("accessibilityAttributedUserInputLabelsBlock", \AccessibleObject.accessibilityAttributedUserInputLabelsBlock)
        case 9: return .value("accessibilityAttributedValue", \AccessibleObject.accessibilityAttributedValue)
        case 10: return .value("accessibilityAttributedValueBlock", \AccessibleObject.accessibilityAttributedValueBlock)
        case 11: return .value("accessibilityContainerType", \AccessibleObject.accessibilityContainerType)
        case 12: return .value("accessibilityContainerTypeBlock", \AccessibleObject.accessibilityContainerTypeBlock)
        case 13: return .value("accessibilityCustomActions", \AccessibleObject.accessibilityCustomActions)
        case 14: return .value("accessibilityCustomActionsBlock", \AccessibleObject.accessibilityCustomActionsBlock)
        case 15: return .value("accessibilityCustomRotors", \AccessibleObject.accessibilityCustomRotors)
        case 16: return .value("accessibilityCustomRotorsBlock", \AccessibleObject.accessibilityCustomRotorsBlock)
        case 17: return .value("accessibilityDecrementBlock", \AccessibleObject.accessibilityDecrementBlock)
        case 18: return .value("accessibilityDirectTouchOptions", \AccessibleObject.accessibilityDirectTouchOptions)
        case 19: return .value("accessibilityDragSourceDescriptors", \AccessibleObject.accessibilityDragSourceDescriptors)
        case 20: return .value("accessibilityDropPointDescriptors", \AccessibleObject.accessibilityDropPointDescriptors)
        case 21: return .value("accessibilityElementBlock", \AccessibleObject.isAccessibilityElementBlock)
        case 22: return .value("accessibilityElements", \AccessibleObject.accessibilityElements)
        case 23: return .value("accessibilityElementsBlock", \AccessibleObject.accessibilityElementsBlock)
        case 24: return .value("accessibilityElementsHidden", \AccessibleObject.accessibilityElementsHidden)
        case 25: return .value("accessibilityElementsHiddenBlock", \AccessibleObject.accessibilityElementsHiddenBlock)
        case 26: return .value("accessibilityExpandedStatus", \AccessibleObject.accessibilityExpandedStatus)
        case 27: return .value("accessibilityFrame", \AccessibleObject.accessibilityFrame)
        case 28: return .value("accessibilityFrameBlock", \AccessibleObject.accessibilityFrameBlock)
        case 29: return .value("accessibilityHint", \AccessibleObject.accessibilityHint)
        case 30: return .value("accessibilityHintBlock", \AccessibleObject.accessibilityHintBlock)
        case 31: return .value("accessibilityIdentifier", \AccessibleObject.accessibilityIdentifier)
        case 32: return .value("accessibilityIdentifierBlock", \AccessibleObject.accessibilityIdentifierBlock)
        case 33: return .value("accessibilityIncrementBlock", \AccessibleObject.accessibilityIncrementBlock)
        case 34: return .value("accessibilityLabel", \AccessibleObject.accessibilityLabel)
        case 35: return .value("accessibilityLabelBlock", \AccessibleObject.accessibilityLabelBlock)
        case 36: return .value("accessibilityLanguage", \AccessibleObject.accessibilityLanguage)
        case 37: return .value("accessibilityLanguageBlock", \AccessibleObject.accessibilityLanguageBlock)
        case 38: return .value("accessibilityMagicTapBlock", \AccessibleObject.accessibilityMagicTapBlock)
        case 39: return .value("accessibilityNavigationStyle", \AccessibleObject.accessibilityNavigationStyle)
        case 40: return .value("accessibilityNavigationStyleBlock", \AccessibleObject.accessibilityNavigationStyleBlock)
        case 41: return .value("accessibilityPath", \AccessibleObject.accessibilityPath)
        case 42: return .value("accessibilityPathBlock", \AccessibleObject.accessibilityPathBlock)
        case 43: return .value("accessibilityPerformEscapeBlock", \AccessibleObject.accessibilityPerformEscapeBlock)
        case 44: return .value("accessibilityRespondsToUserInteraction", \AccessibleObject.accessibilityRespondsToUserInteraction)
        case 45: return .value("accessibilityRespondsToUserInteractionBlock", \AccessibleObject.accessibilityRespondsToUserInteractionBlock)
        case 46:
            return .value(
                "accessibilityShouldGroupAccessibilityChildrenBlock", \AccessibleObject.accessibilityShouldGroupAccessibilityChildrenBlock)
        case 47: return .value("accessibilityTextualContext", \AccessibleObject.accessibilityTextualContext)
        case 48: return .value("accessibilityTextualContextBlock", \AccessibleObject.accessibilityTextualContextBlock)
        case 49: return .value("accessibilityTraits", \AccessibleObject.accessibilityTraits)
        case 50: return .value("accessibilityTraitsBlock", \AccessibleObject.accessibilityTraitsBlock)
        case 51: return .value("accessibilityUserInputLabels", \AccessibleObject.accessibilityUserInputLabels)
        case 52: return .value("accessibilityUserInputLabelsBlock", \AccessibleObject.accessibilityUserInputLabelsBlock)
        case 53: return .value("accessibilityValue", \AccessibleObject.accessibilityValue)
        case 54: return .value("accessibilityValueBlock", \AccessibleObject.accessibilityValueBlock)
        case 55: return .value("accessibilityViewIsModal", \AccessibleObject.accessibilityViewIsModal)
        case 56: return .value("accessibilityViewIsModalBlock", \AccessibleObject.accessibilityViewIsModalBlock)
        case 57: return .value("automationElements", \AccessibleObject.automationElements)
        case 58: return .value("automationElementsBlock", \AccessibleObject.automationElementsBlock)
        case 59: return .value("isAccessibilityElement", \AccessibleObject.isAccessibilityElement)
        default: return .value("shouldGroupAccessibilityChildren", \AccessibleObject.shouldGroupAccessibilityChildren)
        }
    }

    nonisolated private static func methodOfAccessibleObject(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AccessibleObject).accessibilityActivate() }
        case 1: return { r, _ in (r as! AccessibleObject).accessibilityAssistiveTechnologyFocusedIdentifiers() }
        case 2: return { r, _ in (r as! AccessibleObject).accessibilityDecrement() }
        case 3:
            return { r, a in
                (r as! AccessibleObject).accessibilityElement(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "accessibilityElementAtIndex:", as: (Int).self))
            }
        case 4: return { r, _ in (r as! AccessibleObject).accessibilityElementCount() }
        case 5: return { r, _ in (r as! AccessibleObject).accessibilityElementDidBecomeFocused() }
        case 6: return { r, _ in (r as! AccessibleObject).accessibilityElementDidLoseFocus() }
        case 7: return { r, _ in (r as! AccessibleObject).accessibilityElementIsFocused() }
        case 8: return { r, _ in (r as! AccessibleObject).accessibilityIncrement() }
        case 9: return { r, _ in (r as! AccessibleObject).accessibilityPerformEscape() }
        case 10: return { r, _ in (r as! AccessibleObject).accessibilityPerformMagicTap() }
        case 11:
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
