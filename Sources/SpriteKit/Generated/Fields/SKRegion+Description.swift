// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKRegion {
    nonisolated static var descriptionOfSKRegion: FrameworkClass {
        FrameworkClass(
            SKRegion.self,
            properties: "path",
            methods: """
                containsPoint: copyWithZone: inverseRegion regionByDifferenceFromRegion: regionByIntersectionWithRegion: \
                regionByUnionWithRegion:
                """,
            classMethods: "infiniteRegion",
            initializers: "initWithPath: initWithRadius: initWithSize:",
            property: SKRegion.propertyOfSKRegion,
            method: SKRegion.methodOfSKRegion,
            classMethod: SKRegion.classMethodOfSKRegion,
            initializer: SKRegion.initializerOfSKRegion)
    }

    private static func propertyOfSKRegion(_ index: Int) -> ClassDescription.Property {
        .readOnly(\SKRegion.path)
    }

    nonisolated private static func methodOfSKRegion(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! SKRegion).contains(ObjCRuntime.ObjCMessage.argument(a, 0, "containsPoint:", as: (CGPoint).self)) }
        case 1: return { r, a in (r as! SKRegion).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 2: return { r, _ in (r as! SKRegion).inverse() }
        case 3:
            return { r, a in
                (r as! SKRegion).byDifference(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "regionByDifferenceFromRegion:", as: (SKRegion).self))
            }
        case 4:
            return { r, a in
                (r as! SKRegion).byIntersection(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "regionByIntersectionWithRegion:", as: (SKRegion).self))
            }
        default:
            return { r, a in
                (r as! SKRegion).byUnion(with: ObjCRuntime.ObjCMessage.argument(a, 0, "regionByUnionWithRegion:", as: (SKRegion).self))
            }
        }
    }

    nonisolated private static func classMethodOfSKRegion(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! SKRegion.Type).infinite() }
    }

    nonisolated private static func initializerOfSKRegion(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKRegion(path: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPath:", as: (CGPath).self)) }
        case 1: return { a in SKRegion(radius: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRadius:", as: (Float).self)) }
        default: return { a in SKRegion(size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:", as: (CGSize).self)) }
        }
    }
}
