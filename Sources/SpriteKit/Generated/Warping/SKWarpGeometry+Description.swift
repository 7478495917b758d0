// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKWarpGeometry {
    nonisolated static var descriptionOfSKWarpGeometry: FrameworkClass {
        FrameworkClass(
            SKWarpGeometry.self,
            methods: "copyWithZone:",
            method: SKWarpGeometry.methodOfSKWarpGeometry)
    }

    nonisolated private static func methodOfSKWarpGeometry(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SKWarpGeometry).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
