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

extension NSLayoutDimension {
    nonisolated static var descriptionOfNSLayoutDimension: FrameworkClass {
        FrameworkClass(
            NSLayoutDimension.self,
            methods: """
                constraintEqualToAnchor:multiplier: constraintEqualToAnchor:multiplier:constant: constraintEqualToConstant: \
                constraintGreaterThanOrEqualToAnchor:multiplier: constraintGreaterThanOrEqualToAnchor:multiplier:constant: \
                constraintGreaterThanOrEqualToConstant: constraintLessThanOrEqualToAnchor:multiplier: \
                constraintLessThanOrEqualToAnchor:multiplier:constant: constraintLessThanOrEqualToConstant:
                """,
            method: NSLayoutDimension.methodOfNSLayoutDimension)
    }

    nonisolated private static func methodOfNSLayoutDimension(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    equalTo: ObjCRuntime.ObjCMessage.argument(a, 0, "constraintEqualToAnchor:multiplier:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(a, 1, "constraintEqualToAnchor:multiplier:", as: (CGFloat).self))
            }
        case 1:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    equalTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintEqualToAnchor:multiplier:constant:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(a, 1, "constraintEqualToAnchor:multiplier:constant:", as: (CGFloat).self),
                    constant: ObjCRuntime.ObjCMessage.argument(a, 2, "constraintEqualToAnchor:multiplier:constant:", as: (CGFloat).self))
            }
        case 2:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    equalToConstant: ObjCRuntime.ObjCMessage.argument(a, 0, "constraintEqualToConstant:", as: (CGFloat).self))
            }
        case 3:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    greaterThanOrEqualTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToAnchor:multiplier:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintGreaterThanOrEqualToAnchor:multiplier:", as: (CGFloat).self))
            }
        case 4:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    greaterThanOrEqualTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToAnchor:multiplier:constant:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintGreaterThanOrEqualToAnchor:multiplier:constant:", as: (CGFloat).self),
                    constant: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "constraintGreaterThanOrEqualToAnchor:multiplier:constant:", as: (CGFloat).self))
            }
        case 5:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    greaterThanOrEqualToConstant: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToConstant:", as: (CGFloat).self))
            }
        case 6:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    lessThanOrEqualTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToAnchor:multiplier:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(a, 1, "constraintLessThanOrEqualToAnchor:multiplier:", as: (CGFloat).self))
            }
        case 7:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    lessThanOrEqualTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToAnchor:multiplier:constant:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintLessThanOrEqualToAnchor:multiplier:constant:", as: (CGFloat).self),
                    constant: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "constraintLessThanOrEqualToAnchor:multiplier:constant:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    lessThanOrEqualToConstant: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToConstant:", as: (CGFloat).self))
            }
        }
    }
}
