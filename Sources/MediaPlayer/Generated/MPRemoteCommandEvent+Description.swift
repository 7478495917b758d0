// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPRemoteCommandEvent {
    nonisolated static var descriptionOfMPRemoteCommandEvent: FrameworkClass {
        FrameworkClass(
            MPRemoteCommandEvent.self,
            properties: "command timestamp",
            property: MPRemoteCommandEvent.propertyOfMPRemoteCommandEvent)
    }

    private static func propertyOfMPRemoteCommandEvent(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPRemoteCommandEvent.command)
        default: return .readOnly(\MPRemoteCommandEvent.timestamp)
        }
    }
}
