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

extension UIRegion {
    nonisolated static var descriptionOfUIRegion: FrameworkClass {
        FrameworkClass(
            UIRegion.self,
            methods: """
                containsPoint: copyWithZone: encodeWithCoder: inverseRegion regionByDifferenceFromRegion: \
                regionByIntersectionWithRegion: regionByUnionWithRegion:
                """,
            classMethods: "infiniteRegion",
            initializers: "initWithCoder: initWithRadius: initWithSize:",
            method: UIRegion.methodOfUIRegion,
            classMethod: UIRegion.classMethodOfUIRegion,
            initializer: UIRegion.initializerOfUIRegion)
    }

    nonisolated private static func methodOfUIRegion(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! UIRegion).contains(ObjCRuntime.ObjCMessage.argument(a, 0, "containsPoint:", as: (CGPoint).self)) }
        case 1: return { r, a in (r as! UIRegion).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 2:
            return { r, a in (r as! UIRegion).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        case 3: return { r, _ in (r as! UIRegion).inverse() }
        case 4:
            return { r, a in
                (r as! UIRegion).byDifference(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "regionByDifferenceFromRegion:", as: (UIRegion).self))
            }
        case 5:
            return { r, a in
                (r as! UIRegion).byIntersection(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "regionByIntersectionWithRegion:", as: (UIRegion).self))
            }
        default:
            return { r, a in
                (r as! UIRegion).byUnion(with: ObjCRuntime.ObjCMessage.argument(a, 0, "regionByUnionWithRegion:", as: (UIRegion).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIRegion(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIRegion.Type).infinite }
    }

    nonisolated private static func initializerOfUIRegion(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIRegion(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1: return { a in UIRegion(radius: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRadius:", as: (CGFloat).self)) }
        default: return { a in UIRegion(size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:", as: (CGSize).self)) }
        }
    }
}
