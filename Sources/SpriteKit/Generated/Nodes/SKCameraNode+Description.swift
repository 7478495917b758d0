// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKCameraNode {
    nonisolated static var descriptionOfSKCameraNode: FrameworkClass {
        FrameworkClass(
            SKCameraNode.self,
            methods: "containedNodeSet containsNode:",
            initializers: "init initWithCoder:",
            method: SKCameraNode.methodOfSKCameraNode,
            initializer: SKCameraNode.initializerOfSKCameraNode)
    }

    nonisolated private static func methodOfSKCameraNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SKCameraNode).containedNodeSet() }
        default:
            return { r, a in (r as! SKCameraNode).contains(ObjCRuntime.ObjCMessage.argument(a, 0, "containsNode:", as: (SKNode).self)) }
        }
    }

    nonisolated private static func initializerOfSKCameraNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKCameraNode() }
        default: return { a in SKCameraNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
