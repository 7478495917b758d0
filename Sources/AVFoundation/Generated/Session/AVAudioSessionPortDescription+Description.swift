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

extension AVAudioSessionPortDescription {
    nonisolated static var descriptionOfAVAudioSessionPortDescription: FrameworkClass {
        FrameworkClass(
            AVAudioSessionPortDescription.self,
            properties: "portName portType uid",
            property: AVAudioSessionPortDescription.propertyOfAVAudioSessionPortDescription)
    }

    private static func propertyOfAVAudioSessionPortDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioSessionPortDescription.portName)
        case 1: return .readOnly(\AVAudioSessionPortDescription.portType)
        default: return .readOnly(\AVAudioSessionPortDescription.uid)
        }
    }
}
