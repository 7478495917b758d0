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

extension NSString {
    nonisolated static var descriptionOfNSString: FrameworkClass {
        FrameworkClass(
            NSString.self,
            methods: """
                boundingRectWithSize:options:attributes:context: drawAtPoint:withAttributes: drawInRect:withAttributes: \
                drawWithRect:options:attributes:context: sizeWithAttributes:
                """,
            method: NSString.methodOfNSString)
    }

    nonisolated private static func methodOfNSString(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSString).boundingRect(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "boundingRectWithSize:options:attributes:context:", as: (CGSize).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "boundingRectWithSize:options:attributes:context:", as: (NSStringDrawingOptions).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "boundingRectWithSize:options:attributes:context:", as: ([NSAttributedString.Key: Any]?).self),
                    context: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "boundingRectWithSize:options:attributes:context:", as: (NSStringDrawingContext?).self))
            }
        case 1:
            return { r, a in
                (r as! NSString).draw(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:withAttributes:", as: (CGPoint).self),
                    withAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "drawAtPoint:withAttributes:", as: ([NSAttributedString.Key: Any]?).self))
            }
        case 2:
            return { r, a in
                (r as! NSString).draw(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:withAttributes:", as: (CGRect).self),
                    withAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "drawInRect:withAttributes:", as: ([NSAttributedString.Key: Any]?).self))
            }
        case 3:
            return { r, a in
                (r as! NSString).draw(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "drawWithRect:options:attributes:context:", as: (CGRect).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "drawWithRect:options:attributes:context:", as: (NSStringDrawingOptions).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "drawWithRect:options:attributes:context:", as: ([NSAttributedString.Key: Any]?).self),
                    context: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "drawWithRect:options:attributes:context:", as: (NSStringDrawingContext?).self))
            }
        default:
            return { r, a in
                (r as! NSString).size(
                    withAttributes: ObjCRuntime.ObjCMessage.argument(a, 0, "sizeWithAttributes:", as: ([NSAttributedString.Key: Any]?).self)
                )
            }
        }
    }
}
