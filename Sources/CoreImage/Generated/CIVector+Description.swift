// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import SampanCodes
import UIKit

extension CIVector {
    nonisolated static var descriptionOfCIVector: FrameworkClass {
        FrameworkClass(
            CIVector.self,
            properties: "cgPointValue cgRectValue count w x y z",
            methods: "valueAtIndex:",
            initializers: "initWithCgPoint: initWithCgRect: initWithValues:count: initWithX: initWithX:y: initWithX:y:z: initWithX:y:z:w:",
            property: CIVector.propertyOfCIVector,
            method: CIVector.methodOfCIVector,
            initializer: CIVector.initializerOfCIVector)
    }

    private static func propertyOfCIVector(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CIVector.cgPointValue)
        case 1: return .readOnly(\CIVector.cgRectValue)
        case 2: return .readOnly(\CIVector.count)
        case 3: return .readOnly(\CIVector.w)
        case 4: return .readOnly(\CIVector.x)
        case 5: return .readOnly(\CIVector.y)
        default: return .readOnly(\CIVector.z)
        }
    }

    nonisolated private static func methodOfCIVector(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! CIVector).value(at: ObjCRuntime.ObjCMessage.argument(a, 0, "valueAtIndex:", as: (Int).self)) }
    }

    nonisolated private static func initializerOfCIVector(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CIVector(cgPoint: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCgPoint:", as: (CGPoint).self)) }
        case 1: return { a in CIVector(cgRect: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCgRect:", as: (CGRect).self)) }
        case 2:
            return { a in
                CIVector(
                    values: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithValues:count:", as: (UnsafePointer<CGFloat>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithValues:count:", as: (Int).self))
            }
        case 3: return { a in CIVector(x: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithX:", as: (CGFloat).self)) }
        case 4:
            return { a in
                CIVector(
                    x: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithX:y:", as: (CGFloat).self),
                    y: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithX:y:", as: (CGFloat).self))
            }
        case 5:
            return { a in
                CIVector(
                    x: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithX:y:z:", as: (CGFloat).self),
                    y: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithX:y:z:", as: (CGFloat).self),
                    z: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithX:y:z:", as: (CGFloat).self))
            }
        default:
            return { a in
                CIVector(
                    x: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithX:y:z:w:", as: (CGFloat).self),
                    y: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithX:y:z:w:", as: (CGFloat).self),
                    z: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithX:y:z:w:", as: (CGFloat).self),
                    w: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithX:y:z:w:", as: (CGFloat).self))
            }
        }
    }
}
