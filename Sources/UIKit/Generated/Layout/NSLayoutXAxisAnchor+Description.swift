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

extension NSLayoutXAxisAnchor {
    nonisolated static var descriptionOfNSLayoutXAxisAnchor: FrameworkClass {
        FrameworkClass(
            NSLayoutXAxisAnchor.self,
            methods: """
                anchorWithOffsetToAnchor: constraintEqualToSystemSpacingAfterAnchor:multiplier: \
                constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier: \
                constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:
                """,
            method: NSLayoutXAxisAnchor.methodOfNSLayoutXAxisAnchor)
    }

    nonisolated private static func methodOfNSLayoutXAxisAnchor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutXAxisAnchor).anchorWithOffset(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "anchorWithOffsetToAnchor:", as: (NSLayoutXAxisAnchor).self))
            }
        case 1:
            return { r, a in
                (r as! NSLayoutXAxisAnchor).constraint(
                    equalToSystemSpacingAfter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintEqualToSystemSpacingAfterAnchor:multiplier:", as: (NSLayoutXAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintEqualToSystemSpacingAfterAnchor:multiplier:", as: (CGFloat).self))
            }
        case 2:
            return { r, a in
                (r as! NSLayoutXAxisAnchor).constraint(
                    greaterThanOrEqualToSystemSpacingAfter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:", as: (NSLayoutXAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutXAxisAnchor).constraint(
                    lessThanOrEqualToSystemSpacingAfter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:", as: (NSLayoutXAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:", as: (CGFloat).self))
            }
        }
    }
}
