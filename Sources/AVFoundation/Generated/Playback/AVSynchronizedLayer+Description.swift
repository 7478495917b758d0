// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVSynchronizedLayer {
    nonisolated static var descriptionOfAVSynchronizedLayer: FrameworkClass {
        FrameworkClass(
            AVSynchronizedLayer.self,
            properties: "playerItem",
            initializers: "init initWithCoder: initWithLayer: synchronizedLayerWithPlayerItem:",
            property: AVSynchronizedLayer.propertyOfAVSynchronizedLayer,
            initializer: AVSynchronizedLayer.initializerOfAVSynchronizedLayer)
    }

    private static func propertyOfAVSynchronizedLayer(_ index: Int) -> ClassDescription.Property {
        .value("playerItem", \AVSynchronizedLayer.playerItem)
    }

    nonisolated private static func initializerOfAVSynchronizedLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVSynchronizedLayer() }
        case 1: return { a in AVSynchronizedLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in AVSynchronizedLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        default:
            return { a in
                AVSynchronizedLayer(
                    playerItem: ObjCRuntime.ObjCMessage.argument(a, 0, "synchronizedLayerWithPlayerItem:", as: (AVPlayerItem).self))
            }
        }
    }
}
