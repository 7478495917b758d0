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

extension AVAsset {
    nonisolated static var descriptionOfAVAsset: FrameworkClass {
        FrameworkClass(
            AVAsset.self,
            properties: """
                commonMetadata composable/isComposable duration exportable/isExportable hasProtectedContent metadata \
                playable/isPlayable preferredRate preferredTransform preferredVolume readable/isReadable tracks
                """,
            methods: """
                cancelLoading loadTracksWithMediaType:completionHandler: loadValuesAsynchronouslyForKeys:completionHandler: \
                statusOfValueForKey:error: trackWithTrackID: tracksWithMediaType:
                """,
            property: AVAsset.propertyOfAVAsset,
            method: AVAsset.methodOfAVAsset)
    }

    private static func propertyOfAVAsset(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAsset.commonMetadata)
        case 1: return .readOnly(\AVAsset.isComposable)
        case 2: return .readOnly(\AVAsset.duration)
        case 3: return .readOnly(\AVAsset.isExportable)
        case 4: return .readOnly(\AVAsset.hasProtectedContent)
        case 5: return .readOnly(\AVAsset.metadata)
        case 6: return .readOnly(\AVAsset.isPlayable)
        case 7: return .readOnly(\AVAsset.preferredRate)
        case 8: return .readOnly(\AVAsset.preferredTransform)
        case 9: return .readOnly(\AVAsset.preferredVolume)
        case 10: return .readOnly(\AVAsset.isReadable)
        default: return .readOnly(\AVAsset.tracks)
        }
    }

    nonisolated private static func methodOfAVAsset(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVAsset).cancelLoading() }
        case 1:
            return { r, a in
                (r as! AVAsset).loadTracks(
                    withMediaType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadTracksWithMediaType:completionHandler:", as: (AVMediaType).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadTracksWithMediaType:completionHandler:", as: (@Sendable ([AVAssetTrack]?, (any Error)?) -> Void).self))
            }
        case 2:
            return { r, a in
                (r as! AVAsset).loadValuesAsynchronously(
                    forKeys: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadValuesAsynchronouslyForKeys:completionHandler:", as: ([String]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadValuesAsynchronouslyForKeys:completionHandler:", as: ((@Sendable () -> Void)?).self))
            }
        case 3:
            return { r, a in
                (r as! AVAsset).statusOfValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "statusOfValueForKey:error:", as: (String).self),
                    error: ObjCRuntime.ObjCMessage.argument(a, 1, "statusOfValueForKey:error:", as: (NSErrorPointer).self))
            }
        case 4:
            return { r, a in
                (r as! AVAsset).track(
                    withTrackID: ObjCRuntime.ObjCMessage.argument(a, 0, "trackWithTrackID:", as: (CMPersistentTrackID).self))
            }
        default:
            return { r, a in
                (r as! AVAsset).tracks(
                    withMediaType: ObjCRuntime.ObjCMessage.argument(a, 0, "tracksWithMediaType:", as: (AVMediaType).self))
            }
        }
    }
}
