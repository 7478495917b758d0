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

extension AVPlayerLayer {
    nonisolated static var descriptionOfAVPlayerLayer: FrameworkClass {
        FrameworkClass(
            AVPlayerLayer.self,
            properties: "player readyForDisplay/isReadyForDisplay videoGravity videoRect",
            initializers: "init initWithCoder: initWithLayer: playerLayerWithPlayer:",
            property: AVPlayerLayer.propertyOfAVPlayerLayer,
            initializer: AVPlayerLayer.initializerOfAVPlayerLayer)
    }

    private static func propertyOfAVPlayerLayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("player", \AVPlayerLayer.player)
        case 1: return .readOnly(\AVPlayerLayer.isReadyForDisplay)
        case 2: return .value("videoGravity", \AVPlayerLayer.videoGravity)
        default: return .readOnly(\AVPlayerLayer.videoRect)
        }
    }

    nonisolated private static func initializerOfAVPlayerLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVPlayerLayer() }
        case 1: return { a in AVPlayerLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in AVPlayerLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        default:
            return { a in AVPlayerLayer(player: ObjCRuntime.ObjCMessage.argument(a, 0, "playerLayerWithPlayer:", as: (AVPlayer?).self)) }
        }
    }
}
