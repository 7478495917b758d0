// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
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
