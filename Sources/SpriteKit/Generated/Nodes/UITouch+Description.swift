// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension UITouch {
    nonisolated static var descriptionOfUITouch: FrameworkClass {
        FrameworkClass(
            UITouch.self,
            methods: "locationInNode: previousLocationInNode:",
            method: UITouch.methodOfUITouch)
    }

    nonisolated private static func methodOfUITouch(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UITouch).location(in: ObjCRuntime.ObjCMessage.argument(a, 0, "locationInNode:", as: (SKNode).self)) }
        default:
            return { r, a in
                (r as! UITouch).previousLocation(in: ObjCRuntime.ObjCMessage.argument(a, 0, "previousLocationInNode:", as: (SKNode).self))
            }
        }
    }
}
