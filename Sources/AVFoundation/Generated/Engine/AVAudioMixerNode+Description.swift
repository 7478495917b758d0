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

extension AVAudioMixerNode {
    nonisolated static var descriptionOfAVAudioMixerNode: FrameworkClass {
        FrameworkClass(
            AVAudioMixerNode.self,
            properties: "nextAvailableInputBus outputVolume pan volume",
            initializers: "init",
            property: AVAudioMixerNode.propertyOfAVAudioMixerNode,
            initializer: AVAudioMixerNode.initializerOfAVAudioMixerNode)
    }

    private static func propertyOfAVAudioMixerNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioMixerNode.nextAvailableInputBus)
        case 1: return .value("outputVolume", \AVAudioMixerNode.outputVolume)
        case 2: return .value("pan", \AVAudioMixerNode.pan)
        default: return .value("volume", \AVAudioMixerNode.volume)
        }
    }

    nonisolated private static func initializerOfAVAudioMixerNode(_ index: Int) -> ObjCFactory {
        { _ in AVAudioMixerNode() }
    }
}
