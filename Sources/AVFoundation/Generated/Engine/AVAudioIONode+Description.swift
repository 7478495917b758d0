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

extension AVAudioIONode {
    nonisolated static var descriptionOfAVAudioIONode: FrameworkClass {
        FrameworkClass(
            AVAudioIONode.self,
            properties: "presentationLatency",
            property: AVAudioIONode.propertyOfAVAudioIONode)
    }

    private static func propertyOfAVAudioIONode(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVAudioIONode.presentationLatency)
    }
}
