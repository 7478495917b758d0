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

extension AVAudioInputNode {
    nonisolated static var descriptionOfAVAudioInputNode: FrameworkClass {
        FrameworkClass(
            AVAudioInputNode.self,
            properties: "pan volume",
            property: AVAudioInputNode.propertyOfAVAudioInputNode)
    }

    private static func propertyOfAVAudioInputNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("pan", \AVAudioInputNode.pan)
        default: return .value("volume", \AVAudioInputNode.volume)
        }
    }
}
