// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCUIElementQuery {
    nonisolated static var descriptionOfXCUIElementQuery: FrameworkClass {
        FrameworkClass(
            XCUIElementQuery.self,
            properties: "allElementsBoundByAccessibilityElement allElementsBoundByIndex count element firstMatch",
            methods: """
                childrenMatchingElementType: containingElementType:identifier: containingPredicate: descendantsMatchingElementType: \
                elementMatchingElementType:identifier: elementMatchingPredicate: elementWithBoundBy: matchingElementType:identifier: \
                matchingIdentifier: matchingPredicate:
                """,
            property: XCUIElementQuery.propertyOfXCUIElementQuery,
            method: XCUIElementQuery.methodOfXCUIElementQuery)
    }

    private static func propertyOfXCUIElementQuery(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\XCUIElementQuery.allElementsBoundByAccessibilityElement)
        case 1: return .readOnly(\XCUIElementQuery.allElementsBoundByIndex)
        case 2: return .readOnly(\XCUIElementQuery.count)
        case 3: return .readOnly(\XCUIElementQuery.element)
        default: return .readOnly(\XCUIElementQuery.firstMatch)
        }
    }

    nonisolated private static func methodOfXCUIElementQuery(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! XCUIElementQuery).children(
                    matching: ObjCRuntime.ObjCMessage.argument(a, 0, "childrenMatchingElementType:", as: (XCUIElement.ElementType).self))
            }
        case 1:
            return { r, a in
                (r as! XCUIElementQuery).containing(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "containingElementType:identifier:", as: (XCUIElement.ElementType).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 1, "containingElementType:identifier:", as: (String?).self))
            }
        case 2:
            return { r, a in
                (r as! XCUIElementQuery).containing(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "containingPredicate:", as: (Foundation.NSPredicate).self))
            }
        case 3:
            return { r, a in
                (r as! XCUIElementQuery).descendants(
                    matching: ObjCRuntime.ObjCMessage.argument(a, 0, "descendantsMatchingElementType:", as: (XCUIElement.ElementType).self))
            }
        case 4:
            return { r, a in
                (r as! XCUIElementQuery).element(
                    matching: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "elementMatchingElementType:identifier:", as: (XCUIElement.ElementType).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 1, "elementMatchingElementType:identifier:", as: (String?).self))
            }
        case 5:
            return { r, a in
                (r as! XCUIElementQuery).element(
                    matching: ObjCRuntime.ObjCMessage.argument(a, 0, "elementMatchingPredicate:", as: (Foundation.NSPredicate).self))
            }
        case 6:
            return { r, a in
                (r as! XCUIElementQuery).element(boundBy: ObjCRuntime.ObjCMessage.argument(a, 0, "elementWithBoundBy:", as: (Int).self))
            }
        case 7:
            return { r, a in
                (r as! XCUIElementQuery).matching(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "matchingElementType:identifier:", as: (XCUIElement.ElementType).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 1, "matchingElementType:identifier:", as: (String?).self))
            }
        case 8:
            return { r, a in
                (r as! XCUIElementQuery).matching(
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "matchingIdentifier:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! XCUIElementQuery).matching(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "matchingPredicate:", as: (Foundation.NSPredicate).self))
            }
        }
    }
}
