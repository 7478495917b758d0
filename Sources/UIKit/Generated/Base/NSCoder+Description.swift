// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanHost
import SampanInterfaceBuilder
import SampanTextLayout

extension NSCoder {
    nonisolated static var descriptionOfNSCoder: FrameworkClass {
        FrameworkClass(
            NSCoder.self,
            classMethods: """
                cgAffineTransformFor: cgPointFor: cgRectFor: cgSizeFor: cgVectorFor: nsDirectionalEdgeInsetsFor: \
                stringForAffineTransform: stringForDirectionalEdgeInsets: stringForEdgeInsets: stringForOffset: stringForPoint: \
                stringForRect: stringForSize: stringForVector: uiEdgeInsetsFor: uiOffsetFor:
                """,
            classMethod: NSCoder.classMethodOfNSCoder)
    }

    nonisolated private static func classMethodOfNSCoder(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSCoder.Type).cgAffineTransform(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "cgAffineTransformFor:", as: (String).self))
            }
        case 1:
            return { r, a in (r as! NSCoder.Type).cgPoint(for: ObjCRuntime.ObjCMessage.argument(a, 0, "cgPointFor:", as: (String).self)) }
        case 2: return { r, a in (r as! NSCoder.Type).cgRect(for: ObjCRuntime.ObjCMessage.argument(a, 0, "cgRectFor:", as: (String).self)) }
        case 3: return { r, a in (r as! NSCoder.Type).cgSize(for: ObjCRuntime.ObjCMessage.argument(a, 0, "cgSizeFor:", as: (String).self)) }
        case 4:
            return { r, a in (r as! NSCoder.Type).cgVector(for: ObjCRuntime.ObjCMessage.argument(a, 0, "cgVectorFor:", as: (String).self)) }
        case 5:
            return { r, a in
                (r as! NSCoder.Type).nsDirectionalEdgeInsets(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "nsDirectionalEdgeInsetsFor:", as: (String).self))
            }
        case 6:
            return { r, a in
                (r as! NSCoder.Type).string(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "stringForAffineTransform:", as: (CGAffineTransform).self))
            }
        case 7:
            return { r, a in
                (r as! NSCoder.Type).string(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "stringForDirectionalEdgeInsets:", as: (NSDirectionalEdgeInsets).self))
            }
        case 8:
            return { r, a in
                (r as! NSCoder.Type).string(for: ObjCRuntime.ObjCMessage.argument(a, 0, "stringForEdgeInsets:", as: (UIEdgeInsets).self))
            }
        case 9:
            return { r, a in
                (r as! NSCoder.Type).string(for: ObjCRuntime.ObjCMessage.argument(a, 0, "stringForOffset:", as: (UIOffset).self))
            }
        case 10:
            return { r, a in (r as! NSCoder.Type).string(for: ObjCRuntime.ObjCMessage.argument(a, 0, "stringForPoint:", as: (CGPoint).self))
            }
        case 11:
            return { r, a in (r as! NSCoder.Type).string(for: ObjCRuntime.ObjCMessage.argument(a, 0, "stringForRect:", as: (CGRect).self)) }
        case 12:
            return { r, a in (r as! NSCoder.Type).string(for: ObjCRuntime.ObjCMessage.argument(a, 0, "stringForSize:", as: (CGSize).self)) }
        case 13:
            return { r, a in
                (r as! NSCoder.Type).string(for: ObjCRuntime.ObjCMessage.argument(a, 0, "stringForVector:", as: (CGVector).self))
            }
        case 14:
            return { r, a in
                (r as! NSCoder.Type).uiEdgeInsets(for: ObjCRuntime.ObjCMessage.argument(a, 0, "uiEdgeInsetsFor:", as: (String).self))
            }
        default:
            return { r, a in (r as! NSCoder.Type).uiOffset(for: ObjCRuntime.ObjCMessage.argument(a, 0, "uiOffsetFor:", as: (String).self)) }
        }
    }
}
