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

extension AVAudioBuffer {
    nonisolated static var descriptionOfAVAudioBuffer: FrameworkClass {
        FrameworkClass(
            AVAudioBuffer.self,
            properties: "format",
            property: AVAudioBuffer.propertyOfAVAudioBuffer)
    }

    private static func propertyOfAVAudioBuffer(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVAudioBuffer.format)
    }
}
