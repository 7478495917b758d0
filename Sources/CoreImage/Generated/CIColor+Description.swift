// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import SampanCodes
import UIKit

extension CIColor {
    nonisolated static var descriptionOfCIColor: FrameworkClass {
        FrameworkClass(
            CIColor.self,
            properties: "alpha blue green red",
            classMethods: "blackColor blueColor clearColor greenColor redColor whiteColor",
            initializers: "initWithCgColor: initWithColor: initWithRed:green:blue: initWithRed:green:blue:alpha:",
            property: CIColor.propertyOfCIColor,
            classMethod: CIColor.classMethodOfCIColor,
            initializer: CIColor.initializerOfCIColor)
    }

    private static func propertyOfCIColor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CIColor.alpha)
        case 1: return .readOnly(\CIColor.blue)
        case 2: return .readOnly(\CIColor.green)
        default: return .readOnly(\CIColor.red)
        }
    }

    nonisolated private static func classMethodOfCIColor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! CIColor.Type).black }
        case 1: return { r, _ in (r as! CIColor.Type).blue }
        case 2: return { r, _ in (r as! CIColor.Type).clear }
        case 3: return { r, _ in (r as! CIColor.Type).green }
        case 4: return { r, _ in (r as! CIColor.Type).red }
        default: return { r, _ in (r as! CIColor.Type).white }
        }
    }

    nonisolated private static func initializerOfCIColor(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CIColor(cgColor: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCgColor:", as: (CGColor).self)) }
        case 1: return { a in CIColor(color: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithColor:", as: (UIColor).self)) }
        case 2:
            return { a in
                CIColor(
                    red: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRed:green:blue:", as: (CGFloat).self),
                    green: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithRed:green:blue:", as: (CGFloat).self),
                    blue: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithRed:green:blue:", as: (CGFloat).self))
            }
        default:
            return { a in
                CIColor(
                    red: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRed:green:blue:alpha:", as: (CGFloat).self),
                    green: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithRed:green:blue:alpha:", as: (CGFloat).self),
                    blue: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithRed:green:blue:alpha:", as: (CGFloat).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithRed:green:blue:alpha:", as: (CGFloat).self))
            }
        }
    }
}
