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

extension AVAudioMixInputParameters {
    nonisolated static var descriptionOfAVAudioMixInputParameters: FrameworkClass {
        FrameworkClass(
            AVAudioMixInputParameters.self,
            properties: "audioTimePitchAlgorithm trackID",
            methods: "copyWithZone: getVolumeRampForTime:startVolume:endVolume:timeRange: mutableCopyWithZone:",
            property: AVAudioMixInputParameters.propertyOfAVAudioMixInputParameters,
            method: AVAudioMixInputParameters.methodOfAVAudioMixInputParameters)
    }

    private static func propertyOfAVAudioMixInputParameters(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioMixInputParameters.audioTimePitchAlgorithm)
        default: return .readOnly(\AVAudioMixInputParameters.trackID)
        }
    }

    nonisolated private static func methodOfAVAudioMixInputParameters(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVAudioMixInputParameters).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! AVAudioMixInputParameters).getVolumeRamp(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "getVolumeRampForTime:startVolume:endVolume:timeRange:", as: (CMTime).self),
                    startVolume: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getVolumeRampForTime:startVolume:endVolume:timeRange:", as: (UnsafeMutablePointer<Float>?).self),
                    endVolume: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "getVolumeRampForTime:startVolume:endVolume:timeRange:", as: (UnsafeMutablePointer<Float>?).self),
                    timeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "getVolumeRampForTime:startVolume:endVolume:timeRange:", as: (UnsafeMutablePointer<CMTimeRange>?).self))
            }
        default:
            return { r, a in
                (r as! AVAudioMixInputParameters).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }
}
