// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCUIElement {
    nonisolated static var descriptionOfXCUIElement: FrameworkClass {
        FrameworkClass(
            XCUIElement.self,
            properties: """
                elementType exists firstMatch frame hasFocus horizontalSizeClass identifier isEnabled isHittable isSelected label \
                normalizedSliderPosition placeholderValue title value verticalSizeClass
                """,
            methods: """
                adjustToNormalizedSliderPosition: adjustToPickerWheelValue: childrenMatchingElementType: \
                coordinateWithNormalizedOffset: descendantsMatchingElementType: doubleTap pinchWithScale:velocity: pressForDuration: \
                pressForDuration:thenDragToXCUIElement: pressForDuration:thenDragToXCUIElement:withVelocity:thenHoldForDuration: \
                rotate:withVelocity: screenshot snapshotAndReturnError: swipeDown swipeDownWithVelocity: swipeLeft \
                swipeLeftWithVelocity: swipeRight swipeRightWithVelocity: swipeUp swipeUpWithVelocity: tap \
                tapWithNumberOfTaps:numberOfTouches: twoFingerTap typeText: waitForExistenceWithTimeout: \
                waitForNonExistenceWithTimeout:
                """,
            property: XCUIElement.propertyOfXCUIElement,
            method: XCUIElement.methodOfXCUIElement)
    }

    private static func propertyOfXCUIElement(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\XCUIElement.elementType)
        case 1: return .readOnly(\XCUIElement.exists)
        case 2: return .readOnly(\XCUIElement.firstMatch)
        case 3: return .readOnly(\XCUIElement.frame)
        case 4: return .readOnly(\XCUIElement.hasFocus)
        case 5: return .readOnly(\XCUIElement.horizontalSizeClass)
        case 6: return .readOnly(\XCUIElement.identifier)
        case 7: return .readOnly(\XCUIElement.isEnabled)
        case 8: return .readOnly(\XCUIElement.isHittable)
        case 9: return .readOnly(\XCUIElement.isSelected)
        case 10: return .readOnly(\XCUIElement.label)
        case 11: return .readOnly(\XCUIElement.normalizedSliderPosition)
        case 12: return .readOnly(\XCUIElement.placeholderValue)
        case 13: return .readOnly(\XCUIElement.title)
        case 14: return .readOnly(\XCUIElement.value)
        default: return .readOnly(\XCUIElement.verticalSizeClass)
        }
    }

    nonisolated private static func methodOfXCUIElement(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! XCUIElement).adjust(
                    toNormalizedSliderPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "adjustToNormalizedSliderPosition:", as: (CGFloat).self))
            }
        case 1:
            return { r, a in
                (r as! XCUIElement).adjust(
                    toPickerWheelValue: ObjCRuntime.ObjCMessage.argument(a, 0, "adjustToPickerWheelValue:", as: (String).self))
            }
        case 2:
            return { r, a in
                (r as! XCUIElement).children(
                    matching: ObjCRuntime.ObjCMessage.argument(a, 0, "childrenMatchingElementType:", as: (XCUIElement.ElementType).self))
            }
        case 3:
            return { r, a in
                (r as! XCUIElement).coordinate(
                    withNormalizedOffset: ObjCRuntime.ObjCMessage.argument(a, 0, "coordinateWithNormalizedOffset:", as: (CGVector).self))
            }
        case 4:
            return { r, a in
                (r as! XCUIElement).descendants(
                    matching: ObjCRuntime.ObjCMessage.argument(a, 0, "descendantsMatchingElementType:", as: (XCUIElement.ElementType).self))
            }
        case 5: return { r, _ in (r as! XCUIElement).doubleTap() }
        case 6:
            return { r, a in
                (r as! XCUIElement).pinch(
                    withScale: ObjCRuntime.ObjCMessage.argument(a, 0, "pinchWithScale:velocity:", as: (CGFloat).self),
                    velocity: ObjCRuntime.ObjCMessage.argument(a, 1, "pinchWithScale:velocity:", as: (CGFloat).self))
            }
        case 7:
            return { r, a in
                (r as! XCUIElement).press(forDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "pressForDuration:", as: (TimeInterval).self))
            }
        case 8:
            return { r, a in
                (r as! XCUIElement).press(
                    forDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "pressForDuration:thenDragToXCUIElement:", as: (TimeInterval).self),
                    thenDragTo: ObjCRuntime.ObjCMessage.argument(a, 1, "pressForDuration:thenDragToXCUIElement:", as: (XCUIElement).self))
            }
        case 9:
            return { r, a in
                (r as! XCUIElement).press(
                    forDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "pressForDuration:thenDragToXCUIElement:withVelocity:thenHoldForDuration:", as: (TimeInterval).self),
                    thenDragTo: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "pressForDuration:thenDragToXCUIElement:withVelocity:thenHoldForDuration:", as: (XCUIElement).self),
                    withVelocity: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "pressForDuration:thenDragToXCUIElement:withVelocity:thenHoldForDuration:", as: (XCUIGestureVelocity).self),
                    thenHoldForDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "pressForDuration:thenDragToXCUIElement:withVelocity:thenHoldForDuration:", as: (TimeInterval).self))
            }
        case 10:
            return { r, a in
                (r as! XCUIElement).rotate(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "rotate:withVelocity:", as: (CGFloat).self),
                    withVelocity: ObjCRuntime.ObjCMessage.argument(a, 1, "rotate:withVelocity:", as: (CGFloat).self))
            }
        case 11: return { r, _ in (r as! XCUIElement).screenshot() }
        case 12: return { r, _ in try? (r as! XCUIElement).snapshot() }
        case 13: return { r, _ in (r as! XCUIElement).swipeDown() }
        case 14:
            return { r, a in
                (r as! XCUIElement).swipeDown(
                    velocity: ObjCRuntime.ObjCMessage.argument(a, 0, "swipeDownWithVelocity:", as: (XCUIGestureVelocity).self))
            }
        case 15: return { r, _ in (r as! XCUIElement).swipeLeft() }
        case 16:
            return { r, a in
                (r as! XCUIElement).swipeLeft(
                    velocity: ObjCRuntime.ObjCMessage.argument(a, 0, "swipeLeftWithVelocity:", as: (XCUIGestureVelocity).self))
            }
        case 17: return { r, _ in (r as! XCUIElement).swipeRight() }
        case 18:
            return { r, a in
                (r as! XCUIElement).swipeRight(
                    velocity: ObjCRuntime.ObjCMessage.argument(a, 0, "swipeRightWithVelocity:", as: (XCUIGestureVelocity).self))
            }
        case 19: return { r, _ in (r as! XCUIElement).swipeUp() }
        case 20:
            return { r, a in
                (r as! XCUIElement).swipeUp(
                    velocity: ObjCRuntime.ObjCMessage.argument(a, 0, "swipeUpWithVelocity:", as: (XCUIGestureVelocity).self))
            }
        case 21: return { r, _ in (r as! XCUIElement).tap() }
        case 22:
            return { r, a in
                (r as! XCUIElement).tap(
                    withNumberOfTaps: ObjCRuntime.ObjCMessage.argument(a, 0, "tapWithNumberOfTaps:numberOfTouches:", as: (Int).self),
                    numberOfTouches: ObjCRuntime.ObjCMessage.argument(a, 1, "tapWithNumberOfTaps:numberOfTouches:", as: (Int).self))
            }
        case 23: return { r, _ in (r as! XCUIElement).twoFingerTap() }
        case 24: return { r, a in (r as! XCUIElement).typeText(ObjCRuntime.ObjCMessage.argument(a, 0, "typeText:", as: (String).self)) }
        case 25:
            return { r, a in
                (r as! XCUIElement).waitForExistence(
                    timeout: ObjCRuntime.ObjCMessage.argument(a, 0, "waitForExistenceWithTimeout:", as: (TimeInterval).self))
            }
        default:
            return { r, a in
                (r as! XCUIElement).waitForNonExistence(
                    timeout: ObjCRuntime.ObjCMessage.argument(a, 0, "waitForNonExistenceWithTimeout:", as: (TimeInterval).self))
            }
        }
    }
}
