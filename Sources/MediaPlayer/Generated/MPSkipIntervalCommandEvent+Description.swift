// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPSkipIntervalCommandEvent {
    nonisolated static var descriptionOfMPSkipIntervalCommandEvent: FrameworkClass {
        FrameworkClass(
            MPSkipIntervalCommandEvent.self,
            properties: "interval",
            property: MPSkipIntervalCommandEvent.propertyOfMPSkipIntervalCommandEvent)
    }

    private static func propertyOfMPSkipIntervalCommandEvent(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MPSkipIntervalCommandEvent.interval)
    }
}
