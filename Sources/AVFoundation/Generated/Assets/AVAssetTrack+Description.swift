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

extension AVAssetTrack {
    nonisolated static var descriptionOfAVAssetTrack: FrameworkClass {
        FrameworkClass(
            AVAssetTrack.self,
            properties: """
                asset enabled/isEnabled estimatedDataRate languageCode mediaType minFrameDuration naturalSize naturalTimeScale \
                nominalFrameRate playable/isPlayable preferredTransform preferredVolume segments timeRange trackID
                """,
            methods: "loadValuesAsynchronouslyForKeys:completionHandler: segmentForTrackTime: statusOfValueForKey:error:",
            property: AVAssetTrack.propertyOfAVAssetTrack,
            method: AVAssetTrack.methodOfAVAssetTrack)
    }

    private static func propertyOfAVAssetTrack(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAssetTrack.asset)
        case 1: return .readOnly(\AVAssetTrack.isEnabled)
        case 2: return .readOnly(\AVAssetTrack.estimatedDataRate)
        case 3: return .readOnly(\AVAssetTrack.languageCode)
        case 4: return .readOnly(\AVAssetTrack.mediaType)
        case 5: return .readOnly(\AVAssetTrack.minFrameDuration)
        case 6: return .readOnly(\AVAssetTrack.naturalSize)
        case 7: return .readOnly(\AVAssetTrack.naturalTimeScale)
        case 8: return .readOnly(\AVAssetTrack.nominalFrameRate)
        case 9: return .readOnly(\AVAssetTrack.isPlayable)
        case 10: return .readOnly(\AVAssetTrack.preferredTransform)
        case 11: return .readOnly(\AVAssetTrack.preferredVolume)
        case 12: return .readOnly(\AVAssetTrack.segments)
        case 13: return .readOnly(\AVAssetTrack.timeRange)
        default: return .readOnly(\AVAssetTrack.trackID)
        }
    }

    nonisolated private static func methodOfAVAssetTrack(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVAssetTrack).loadValuesAsynchronously(
                    forKeys: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadValuesAsynchronouslyForKeys:completionHandler:", as: ([String]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadValuesAsynchronouslyForKeys:completionHandler:", as: ((@Sendable () -> Void)?).self))
            }
        case 1:
            return { r, a in
                (r as! AVAssetTrack).segment(
                    forTrackTime: ObjCRuntime.ObjCMessage.argument(a, 0, "segmentForTrackTime:", as: (CMTime).self))
            }
        default:
            return { r, a in
                (r as! AVAssetTrack).statusOfValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "statusOfValueForKey:error:", as: (String).self),
                    error: ObjCRuntime.ObjCMessage.argument(a, 1, "statusOfValueForKey:error:", as: (NSErrorPointer).self))
            }
        }
    }
}
