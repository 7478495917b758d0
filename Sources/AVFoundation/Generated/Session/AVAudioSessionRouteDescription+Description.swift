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

extension AVAudioSessionRouteDescription {
    nonisolated static var descriptionOfAVAudioSessionRouteDescription: FrameworkClass {
        FrameworkClass(
            AVAudioSessionRouteDescription.self,
            properties: "inputs outputs",
            property: AVAudioSessionRouteDescription.propertyOfAVAudioSessionRouteDescription)
    }

    private static func propertyOfAVAudioSessionRouteDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioSessionRouteDescription.inputs)
        default: return .readOnly(\AVAudioSessionRouteDescription.outputs)
        }
    }
}
