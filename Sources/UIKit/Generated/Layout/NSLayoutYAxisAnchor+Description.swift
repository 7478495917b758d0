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

extension NSLayoutYAxisAnchor {
    nonisolated static var descriptionOfNSLayoutYAxisAnchor: FrameworkClass {
        FrameworkClass(
            NSLayoutYAxisAnchor.self,
            methods: """
                anchorWithOffsetToAnchor: constraintEqualToSystemSpacingBelowAnchor:multiplier: \
                constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier: \
                constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:
                """,
            method: NSLayoutYAxisAnchor.methodOfNSLayoutYAxisAnchor)
    }

    nonisolated private static func methodOfNSLayoutYAxisAnchor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutYAxisAnchor).anchorWithOffset(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "anchorWithOffsetToAnchor:", as: (NSLayoutYAxisAnchor).self))
            }
        case 1:
            return { r, a in
                (r as! NSLayoutYAxisAnchor).constraint(
                    equalToSystemSpacingBelow: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintEqualToSystemSpacingBelowAnchor:multiplier:", as: (NSLayoutYAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintEqualToSystemSpacingBelowAnchor:multiplier:", as: (CGFloat).self))
            }
        case 2:
            return { r, a in
                (r as! NSLayoutYAxisAnchor).constraint(
                    greaterThanOrEqualToSystemSpacingBelow: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:", as: (NSLayoutYAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutYAxisAnchor).constraint(
                    lessThanOrEqualToSystemSpacingBelow: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:", as: (NSLayoutYAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:", as: (CGFloat).self))
            }
        }
    }
}
