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

extension AVAudioUnit {
    nonisolated static var descriptionOfAVAudioUnit: FrameworkClass {
        FrameworkClass(
            AVAudioUnit.self,
            properties: "manufacturerName name version",
            property: AVAudioUnit.propertyOfAVAudioUnit)
    }

    private static func propertyOfAVAudioUnit(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioUnit.manufacturerName)
        case 1: return .readOnly(\AVAudioUnit.name)
        default: return .readOnly(\AVAudioUnit.version)
        }
    }
}
