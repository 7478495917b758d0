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

extension AVMutableComposition {
    nonisolated static var descriptionOfAVMutableComposition: FrameworkClass {
        FrameworkClass(
            AVMutableComposition.self,
            properties: "naturalSize",
            methods: """
                addMutableTrackWithMediaType:preferredTrackID: insertEmptyTimeRange: insertTimeRange:ofAsset:atTime:error: \
                mutableTrackCompatibleWithTrack: removeTimeRange: removeTrack: scaleTimeRange:toDuration:
                """,
            initializers: "compositionWithURLAssetInitializationOptions: init",
            property: AVMutableComposition.propertyOfAVMutableComposition,
            method: AVMutableComposition.methodOfAVMutableComposition,
            initializer: AVMutableComposition.initializerOfAVMutableComposition)
    }

    private static func propertyOfAVMutableComposition(_ index: Int) -> ClassDescription.Property {
        .value("naturalSize", \AVMutableComposition.naturalSize)
    }

    nonisolated private static func methodOfAVMutableComposition(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVMutableComposition).addMutableTrack(
                    withMediaType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addMutableTrackWithMediaType:preferredTrackID:", as: (AVMediaType).self),
                    preferredTrackID: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addMutableTrackWithMediaType:preferredTrackID:", as: (CMPersistentTrackID).self))
            }
        case 1:
            return { r, a in
                (r as! AVMutableComposition).insertEmptyTimeRange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertEmptyTimeRange:", as: (CMTimeRange).self))
            }
        case 2:
            return { r, a in
                try? (r as! AVMutableComposition).insertTimeRange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertTimeRange:ofAsset:atTime:error:", as: (CMTimeRange).self),
                    of: ObjCRuntime.ObjCMessage.argument(a, 1, "insertTimeRange:ofAsset:atTime:error:", as: (AVAsset).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 2, "insertTimeRange:ofAsset:atTime:error:", as: (CMTime).self))
            }
        case 3:
            return { r, a in
                (r as! AVMutableComposition).mutableTrack(
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableTrackCompatibleWithTrack:", as: (AVAssetTrack).self))
            }
        case 4:
            return { r, a in
                (r as! AVMutableComposition).removeTimeRange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTimeRange:", as: (CMTimeRange).self))
            }
        case 5:
            return { r, a in
                (r as! AVMutableComposition).removeTrack(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTrack:", as: (AVCompositionTrack).self))
            }
        default:
            return { r, a in
                (r as! AVMutableComposition).scaleTimeRange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "scaleTimeRange:toDuration:", as: (CMTimeRange).self),
                    toDuration: ObjCRuntime.ObjCMessage.argument(a, 1, "scaleTimeRange:toDuration:", as: (CMTime).self))
            }
        }
    }

    nonisolated private static func initializerOfAVMutableComposition(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVMutableComposition(
                    urlAssetInitializationOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "compositionWithURLAssetInitializationOptions:", as: ([String: Any]?).self))
            }
        default: return { _ in AVMutableComposition() }
        }
    }
}
