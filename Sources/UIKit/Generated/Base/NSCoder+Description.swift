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

extension NSCoder {
    nonisolated static var descriptionOfNSCoder: FrameworkClass {
        FrameworkClass(
            NSCoder.self,
            methods: """
                decodeCGAffineTransformForKey: decodeCGPointForKey: decodeCGRectForKey: decodeCGSizeForKey: \
                decodeUIEdgeInsetsForKey: encodeAffineTransform:forKey: encodeEdgeInsets:forKey: encodePoint:forKey: \
                encodeRect:forKey: encodeSize:forKey:
                """,
            classMethods: """
                cgAffineTransformFor: cgPointFor: cgRectFor: cgSizeFor: cgVectorFor: nsDirectionalEdgeInsetsFor: \
                stringForAffineTransform: stringForDirectionalEdgeInsets: stringForEdgeInsets: stringForOffset: stringForPoint: \
                stringForRect: stringForSize: stringForVector: uiEdgeInsetsFor: uiOffsetFor:
                """,
            method: NSCoder.methodOfNSCoder,
            classMethod: NSCoder.classMethodOfNSCoder)
    }

    nonisolated private static func methodOfNSCoder(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSCoder).decodeCGAffineTransform(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "decodeCGAffineTransformForKey:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! NSCoder).decodeCGPoint(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "decodeCGPointForKey:", as: (String).self))
            }
        case 2:
            return { r, a in
                (r as! NSCoder).decodeCGRect(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "decodeCGRectForKey:", as: (String).self))
            }
        case 3:
            return { r, a in
                (r as! NSCoder).decodeCGSize(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "decodeCGSizeForKey:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! NSCoder).decodeUIEdgeInsets(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "decodeUIEdgeInsetsForKey:", as: (String).self))
            }
        case 5:
            return { r, a in
                (r as! NSCoder).encode(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "encodeAffineTransform:forKey:", as: (CGAffineTransform).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "encodeAffineTransform:forKey:", as: (String).self))
            }
        case 6:
            return { r, a in
                (r as! NSCoder).encode(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "encodeEdgeInsets:forKey:", as: (UIEdgeInsets).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "encodeEdgeInsets:forKey:", as: (String).self))
            }
        case 7:
            return { r, a in
                (r as! NSCoder).encode(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "encodePoint:forKey:", as: (CGPoint).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "encodePoint:forKey:", as: (String).self))
            }
        case 8:
            return { r, a in
                (r as! NSCoder).encode(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "encodeRect:forKey:", as: (CGRect).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "encodeRect:forKey:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! NSCoder).encode(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "encodeSize:forKey:", as: (CGSize).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "encodeSize:forKey:", as: (String).self))
            }
        }
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
