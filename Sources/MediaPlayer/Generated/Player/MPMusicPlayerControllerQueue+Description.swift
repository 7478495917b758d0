// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMusicPlayerControllerQueue {
    nonisolated static var descriptionOfMPMusicPlayerControllerQueue: FrameworkClass {
        FrameworkClass(
            MPMusicPlayerControllerQueue.self,
            properties: "items",
            property: MPMusicPlayerControllerQueue.propertyOfMPMusicPlayerControllerQueue)
    }

    private static func propertyOfMPMusicPlayerControllerQueue(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MPMusicPlayerControllerQueue.items)
    }
}
