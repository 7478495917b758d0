// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKReferenceNode {
    nonisolated static var descriptionOfSKReferenceNode: FrameworkClass {
        FrameworkClass(
            SKReferenceNode.self,
            methods: "didLoadReferenceNode: resolve",
            initializers: "initWithCoder: initWithFileNamed: initWithURL:",
            method: SKReferenceNode.methodOfSKReferenceNode,
            initializer: SKReferenceNode.initializerOfSKReferenceNode)
    }

    nonisolated private static func methodOfSKReferenceNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKReferenceNode).didLoad(ObjCRuntime.ObjCMessage.argument(a, 0, "didLoadReferenceNode:", as: (SKNode?).self))
            }
        default: return { r, _ in (r as! SKReferenceNode).resolve() }
        }
    }

    nonisolated private static func initializerOfSKReferenceNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKReferenceNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1: return { a in SKReferenceNode(fileNamed: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFileNamed:", as: (String?).self)) }
        default: return { a in SKReferenceNode(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:", as: (URL?).self)) }
        }
    }
}
