// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPChangePlaybackPositionCommandEvent {
    nonisolated static var descriptionOfMPChangePlaybackPositionCommandEvent: FrameworkClass {
        FrameworkClass(
            MPChangePlaybackPositionCommandEvent.self,
            properties: "positionTime",
            property: MPChangePlaybackPositionCommandEvent.propertyOfMPChangePlaybackPositionCommandEvent)
    }

    private static func propertyOfMPChangePlaybackPositionCommandEvent(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MPChangePlaybackPositionCommandEvent.positionTime)
    }
}
