// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKVideoNode {
    nonisolated static var descriptionOfSKVideoNode: FrameworkClass {
        FrameworkClass(
            SKVideoNode.self,
            properties: "anchorPoint size",
            methods: "pause play",
            initializers: "initWithAVPlayer: initWithCoder: initWithFileNamed: initWithURL:",
            property: SKVideoNode.propertyOfSKVideoNode,
            method: SKVideoNode.methodOfSKVideoNode,
            initializer: SKVideoNode.initializerOfSKVideoNode)
    }

    private static func propertyOfSKVideoNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("anchorPoint", \SKVideoNode.anchorPoint)
        default: return .value("size", \SKVideoNode.size)
        }
    }

    nonisolated private static func methodOfSKVideoNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SKVideoNode).pause() }
        default: return { r, _ in (r as! SKVideoNode).play() }
        }
    }

    nonisolated private static func initializerOfSKVideoNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKVideoNode(avPlayer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAVPlayer:", as: (AVPlayer).self)) }
        case 1: return { a in SKVideoNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in SKVideoNode(fileNamed: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFileNamed:", as: (String).self)) }
        default: return { a in SKVideoNode(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:", as: (URL).self)) }
        }
    }
}
