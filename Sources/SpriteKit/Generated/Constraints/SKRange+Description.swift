// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKRange {
    nonisolated static var descriptionOfSKRange: FrameworkClass {
        FrameworkClass(
            SKRange.self,
            properties: "lowerLimit upperLimit",
            methods: "copyWithZone:",
            classMethods: "rangeWithNoLimits",
            initializers: """
                initWithLowerLimit:upperLimit: rangeWithConstantValue: rangeWithLowerLimit: rangeWithUpperLimit: \
                rangeWithValue:variance:
                """,
            property: SKRange.propertyOfSKRange,
            method: SKRange.methodOfSKRange,
            classMethod: SKRange.classMethodOfSKRange,
            initializer: SKRange.initializerOfSKRange)
    }

    private static func propertyOfSKRange(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("lowerLimit", \SKRange.lowerLimit)
        default: return .value("upperLimit", \SKRange.upperLimit)
        }
    }

    nonisolated private static func methodOfSKRange(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SKRange).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfSKRange(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! SKRange.Type).withNoLimits() }
    }

    nonisolated private static func initializerOfSKRange(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                SKRange(
                    lowerLimit: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLowerLimit:upperLimit:", as: (CGFloat).self),
                    upperLimit: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithLowerLimit:upperLimit:", as: (CGFloat).self))
            }
        case 1:
            return { a in SKRange(constantValue: ObjCRuntime.ObjCMessage.argument(a, 0, "rangeWithConstantValue:", as: (CGFloat).self)) }
        case 2: return { a in SKRange(lowerLimit: ObjCRuntime.ObjCMessage.argument(a, 0, "rangeWithLowerLimit:", as: (CGFloat).self)) }
        case 3: return { a in SKRange(upperLimit: ObjCRuntime.ObjCMessage.argument(a, 0, "rangeWithUpperLimit:", as: (CGFloat).self)) }
        default:
            return { a in
                SKRange(
                    value: ObjCRuntime.ObjCMessage.argument(a, 0, "rangeWithValue:variance:", as: (CGFloat).self),
                    variance: ObjCRuntime.ObjCMessage.argument(a, 1, "rangeWithValue:variance:", as: (CGFloat).self))
            }
        }
    }
}
