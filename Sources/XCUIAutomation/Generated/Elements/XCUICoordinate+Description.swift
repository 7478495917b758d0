// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCUICoordinate {
    nonisolated static var descriptionOfXCUICoordinate: FrameworkClass {
        FrameworkClass(
            XCUICoordinate.self,
            properties: "referencedElement screenPoint",
            methods: """
                doubleTap pressForDuration: pressForDuration:thenDragToXCUICoordinate: \
                pressForDuration:thenDragToXCUICoordinate:withVelocity:thenHoldForDuration: tap xCUICoordinateWithOffset:
                """,
            property: XCUICoordinate.propertyOfXCUICoordinate,
            method: XCUICoordinate.methodOfXCUICoordinate)
    }

    private static func propertyOfXCUICoordinate(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\XCUICoordinate.referencedElement)
        default: return .readOnly(\XCUICoordinate.screenPoint)
        }
    }

    nonisolated private static func methodOfXCUICoordinate(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! XCUICoordinate).doubleTap() }
        case 1:
            return { r, a in
                (r as! XCUICoordinate).press(
                    forDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "pressForDuration:", as: (TimeInterval).self))
            }
        case 2:
            return { r, a in
                (r as! XCUICoordinate).press(
                    forDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "pressForDuration:thenDragToXCUICoordinate:", as: (TimeInterval).self),
                    thenDragTo: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "pressForDuration:thenDragToXCUICoordinate:", as: (XCUICoordinate).self))
            }
        case 3:
            return { r, a in
                (r as! XCUICoordinate).press(
                    forDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "pressForDuration:thenDragToXCUICoordinate:withVelocity:thenHoldForDuration:", as: (TimeInterval).self),
                    thenDragTo: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "pressForDuration:thenDragToXCUICoordinate:withVelocity:thenHoldForDuration:", as: (XCUICoordinate).self),
                    withVelocity: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "pressForDuration:thenDragToXCUICoordinate:withVelocity:thenHoldForDuration:", as: (XCUIGestureVelocity).self),
                    thenHoldForDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "pressForDuration:thenDragToXCUICoordinate:withVelocity:thenHoldForDuration:", as: (TimeInterval).self))
            }
        case 4: return { r, _ in (r as! XCUICoordinate).tap() }
        default:
            return { r, a in
                (r as! XCUICoordinate).withOffset(ObjCRuntime.ObjCMessage.argument(a, 0, "xCUICoordinateWithOffset:", as: (CGVector).self))
            }
        }
    }
}
