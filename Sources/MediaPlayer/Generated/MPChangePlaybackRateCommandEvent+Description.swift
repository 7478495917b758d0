// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPChangePlaybackRateCommandEvent {
    nonisolated static var descriptionOfMPChangePlaybackRateCommandEvent: FrameworkClass {
        FrameworkClass(
            MPChangePlaybackRateCommandEvent.self,
            properties: "playbackRate",
            property: MPChangePlaybackRateCommandEvent.propertyOfMPChangePlaybackRateCommandEvent)
    }

    private static func propertyOfMPChangePlaybackRateCommandEvent(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MPChangePlaybackRateCommandEvent.playbackRate)
    }
}
