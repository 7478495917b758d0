// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPRemoteCommandCenter {
    nonisolated static var descriptionOfMPRemoteCommandCenter: FrameworkClass {
        FrameworkClass(
            MPRemoteCommandCenter.self,
            properties: """
                changePlaybackPositionCommand changePlaybackRateCommand nextTrackCommand pauseCommand playCommand \
                previousTrackCommand skipBackwardCommand skipForwardCommand stopCommand togglePlayPauseCommand
                """,
            classMethods: "sharedCommandCenter",
            property: MPRemoteCommandCenter.propertyOfMPRemoteCommandCenter,
            classMethod: MPRemoteCommandCenter.classMethodOfMPRemoteCommandCenter)
    }

    private static func propertyOfMPRemoteCommandCenter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPRemoteCommandCenter.changePlaybackPositionCommand)
        case 1: return .readOnly(\MPRemoteCommandCenter.changePlaybackRateCommand)
        case 2: return .readOnly(\MPRemoteCommandCenter.nextTrackCommand)
        case 3: return .readOnly(\MPRemoteCommandCenter.pauseCommand)
        case 4: return .readOnly(\MPRemoteCommandCenter.playCommand)
        case 5: return .readOnly(\MPRemoteCommandCenter.previousTrackCommand)
        case 6: return .readOnly(\MPRemoteCommandCenter.skipBackwardCommand)
        case 7: return .readOnly(\MPRemoteCommandCenter.skipForwardCommand)
        case 8: return .readOnly(\MPRemoteCommandCenter.stopCommand)
        default: return .readOnly(\MPRemoteCommandCenter.togglePlayPauseCommand)
        }
    }

    nonisolated private static func classMethodOfMPRemoteCommandCenter(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MPRemoteCommandCenter.Type).shared() }
    }
}
