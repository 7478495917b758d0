// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMusicPlayerQueueDescriptor {
    nonisolated static var descriptionOfMPMusicPlayerQueueDescriptor: FrameworkClass {
        FrameworkClass(
            MPMusicPlayerQueueDescriptor.self)
    }
}
