// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPNowPlayingInfoCenter {
    nonisolated static var descriptionOfMPNowPlayingInfoCenter: FrameworkClass {
        FrameworkClass(
            MPNowPlayingInfoCenter.self,
            properties: "nowPlayingInfo playbackState",
            classMethods: "defaultCenter",
            property: MPNowPlayingInfoCenter.propertyOfMPNowPlayingInfoCenter,
            classMethod: MPNowPlayingInfoCenter.classMethodOfMPNowPlayingInfoCenter)
    }

    private static func propertyOfMPNowPlayingInfoCenter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("nowPlayingInfo", \MPNowPlayingInfoCenter.nowPlayingInfo)
        default: return .value("playbackState", \MPNowPlayingInfoCenter.playbackState)
        }
    }

    nonisolated private static func classMethodOfMPNowPlayingInfoCenter(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MPNowPlayingInfoCenter.Type).default() }
    }
}
