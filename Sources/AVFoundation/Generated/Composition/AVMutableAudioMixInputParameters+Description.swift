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

extension AVMutableAudioMixInputParameters {
    nonisolated static var descriptionOfAVMutableAudioMixInputParameters: FrameworkClass {
        FrameworkClass(
            AVMutableAudioMixInputParameters.self,
            properties: "audioTimePitchAlgorithm trackID",
            methods: "setVolume:atTime: setVolumeRampFromStartVolume:toEndVolume:timeRange:",
            initializers: "audioMixInputParametersWithTrack: init",
            property: AVMutableAudioMixInputParameters.propertyOfAVMutableAudioMixInputParameters,
            method: AVMutableAudioMixInputParameters.methodOfAVMutableAudioMixInputParameters,
            initializer: AVMutableAudioMixInputParameters.initializerOfAVMutableAudioMixInputParameters)
    }

    private static func propertyOfAVMutableAudioMixInputParameters(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("audioTimePitchAlgorithm", \AVMutableAudioMixInputParameters.audioTimePitchAlgorithm)
        default: return .value("trackID", \AVMutableAudioMixInputParameters.trackID)
        }
    }

    nonisolated private static func methodOfAVMutableAudioMixInputParameters(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVMutableAudioMixInputParameters).setVolume(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setVolume:atTime:", as: (Float).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "setVolume:atTime:", as: (CMTime).self))
            }
        default:
            return { r, a in
                (r as! AVMutableAudioMixInputParameters).setVolumeRamp(
                    fromStartVolume: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setVolumeRampFromStartVolume:toEndVolume:timeRange:", as: (Float).self),
                    toEndVolume: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setVolumeRampFromStartVolume:toEndVolume:timeRange:", as: (Float).self),
                    timeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setVolumeRampFromStartVolume:toEndVolume:timeRange:", as: (CMTimeRange).self))
            }
        }
    }

    nonisolated private static func initializerOfAVMutableAudioMixInputParameters(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVMutableAudioMixInputParameters(
                    track: ObjCRuntime.ObjCMessage.argument(a, 0, "audioMixInputParametersWithTrack:", as: (AVAssetTrack?).self))
            }
        default: return { _ in AVMutableAudioMixInputParameters() }
        }
    }
}
