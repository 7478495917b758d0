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

extension AVMutableCompositionTrack {
    nonisolated static var descriptionOfAVMutableCompositionTrack: FrameworkClass {
        FrameworkClass(
            AVMutableCompositionTrack.self,
            properties: "enabled/isEnabled languageCode naturalTimeScale preferredTransform preferredVolume",
            methods: """
                insertEmptyTimeRange: insertTimeRange:ofTrack:atTime:error: insertTimeRanges:ofTracks:atTime:error: removeTimeRange: \
                scaleTimeRange:toDuration: validateTrackSegments:error:
                """,
            property: AVMutableCompositionTrack.propertyOfAVMutableCompositionTrack,
            method: AVMutableCompositionTrack.methodOfAVMutableCompositionTrack)
    }

    private static func propertyOfAVMutableCompositionTrack(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \AVMutableCompositionTrack.isEnabled)
        case 1: return .value("languageCode", \AVMutableCompositionTrack.languageCode)
        case 2: return .value("naturalTimeScale", \AVMutableCompositionTrack.naturalTimeScale)
        case 3: return .value("preferredTransform", \AVMutableCompositionTrack.preferredTransform)
        default: return .value("preferredVolume", \AVMutableCompositionTrack.preferredVolume)
        }
    }

    nonisolated private static func methodOfAVMutableCompositionTrack(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVMutableCompositionTrack).insertEmptyTimeRange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertEmptyTimeRange:", as: (CMTimeRange).self))
            }
        case 1:
            return { r, a in
                try? (r as! AVMutableCompositionTrack).insertTimeRange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertTimeRange:ofTrack:atTime:error:", as: (CMTimeRange).self),
                    of: ObjCRuntime.ObjCMessage.argument(a, 1, "insertTimeRange:ofTrack:atTime:error:", as: (AVAssetTrack).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 2, "insertTimeRange:ofTrack:atTime:error:", as: (CMTime).self))
            }
        case 2:
            return { r, a in
                try? (r as! AVMutableCompositionTrack).insertTimeRanges(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertTimeRanges:ofTracks:atTime:error:", as: ([NSValue]).self),
                    of: ObjCRuntime.ObjCMessage.argument(a, 1, "insertTimeRanges:ofTracks:atTime:error:", as: ([AVAssetTrack]).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 2, "insertTimeRanges:ofTracks:atTime:error:", as: (CMTime).self))
            }
        case 3:
            return { r, a in
                (r as! AVMutableCompositionTrack).removeTimeRange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTimeRange:", as: (CMTimeRange).self))
            }
        case 4:
            return { r, a in
                (r as! AVMutableCompositionTrack).scaleTimeRange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "scaleTimeRange:toDuration:", as: (CMTimeRange).self),
                    toDuration: ObjCRuntime.ObjCMessage.argument(a, 1, "scaleTimeRange:toDuration:", as: (CMTime).self))
            }
        default:
            return { r, a in
                try? (r as! AVMutableCompositionTrack).validateSegments(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "validateTrackSegments:error:", as: ([AVCompositionTrackSegment]).self))
            }
        }
    }
}
