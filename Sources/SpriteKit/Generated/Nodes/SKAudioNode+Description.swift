// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKAudioNode {
    nonisolated static var descriptionOfSKAudioNode: FrameworkClass {
        FrameworkClass(
            SKAudioNode.self,
            properties: "autoplayLooped positional/isPositional",
            initializers: "initWithCoder: initWithFileNamed: initWithURL:",
            property: SKAudioNode.propertyOfSKAudioNode,
            initializer: SKAudioNode.initializerOfSKAudioNode)
    }

    private static func propertyOfSKAudioNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("autoplayLooped", \SKAudioNode.autoplayLooped)
        default: return .value("positional", \SKAudioNode.isPositional)
        }
    }

    nonisolated private static func initializerOfSKAudioNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKAudioNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1: return { a in SKAudioNode(fileNamed: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFileNamed:", as: (String).self)) }
        default: return { a in SKAudioNode(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:", as: (URL).self)) }
        }
    }
}
