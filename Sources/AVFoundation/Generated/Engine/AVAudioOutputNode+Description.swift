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

extension AVAudioOutputNode {
    nonisolated static var descriptionOfAVAudioOutputNode: FrameworkClass {
        FrameworkClass(
            AVAudioOutputNode.self)
    }
}
