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

extension AVAudioUnitEQFilterParameters {
    nonisolated static var descriptionOfAVAudioUnitEQFilterParameters: FrameworkClass {
        FrameworkClass(
            AVAudioUnitEQFilterParameters.self,
            properties: "bandwidth bypass filterType frequency gain",
            property: AVAudioUnitEQFilterParameters.propertyOfAVAudioUnitEQFilterParameters)
    }

    private static func propertyOfAVAudioUnitEQFilterParameters(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("bandwidth", \AVAudioUnitEQFilterParameters.bandwidth)
        case 1: return .value("bypass", \AVAudioUnitEQFilterParameters.bypass)
        case 2: return .value("filterType", \AVAudioUnitEQFilterParameters.filterType)
        case 3: return .value("frequency", \AVAudioUnitEQFilterParameters.frequency)
        default: return .value("gain", \AVAudioUnitEQFilterParameters.gain)
        }
    }
}
