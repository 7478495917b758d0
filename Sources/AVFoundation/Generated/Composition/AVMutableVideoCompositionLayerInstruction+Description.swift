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

extension AVMutableVideoCompositionLayerInstruction {
    nonisolated static var descriptionOfAVMutableVideoCompositionLayerInstruction: FrameworkClass {
        FrameworkClass(
            AVMutableVideoCompositionLayerInstruction.self,
            properties: "trackID",
            methods: """
                setCropRectangle:atTime: setCropRectangleRampFromStartCropRectangle:toEndCropRectangle:timeRange: setOpacity:atTime: \
                setOpacityRampFromStartOpacity:toEndOpacity:timeRange: setTransform:atTime: \
                setTransformRampFromStartTransform:toEndTransform:timeRange:
                """,
            initializers: "init videoCompositionLayerInstructionWithAssetTrack:",
            property: AVMutableVideoCompositionLayerInstruction.propertyOfAVMutableVideoCompositionLayerInstruction,
            method: AVMutableVideoCompositionLayerInstruction.methodOfAVMutableVideoCompositionLayerInstruction,
            initializer: AVMutableVideoCompositionLayerInstruction.initializerOfAVMutableVideoCompositionLayerInstruction)
    }

    private static func propertyOfAVMutableVideoCompositionLayerInstruction(_ index: Int) -> ClassDescription.Property {
        .value("trackID", \AVMutableVideoCompositionLayerInstruction.trackID)
    }

    nonisolated private static func methodOfAVMutableVideoCompositionLayerInstruction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVMutableVideoCompositionLayerInstruction).setCropRectangle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCropRectangle:atTime:", as: (CGRect).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "setCropRectangle:atTime:", as: (CMTime).self))
            }
        case 1:
            return { r, a in
                (r as! AVMutableVideoCompositionLayerInstruction).setCropRectangleRamp(
                    fromStartCropRectangle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setCropRectangleRampFromStartCropRectangle:toEndCropRectangle:timeRange:", as: (CGRect).self),
                    toEndCropRectangle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setCropRectangleRampFromStartCropRectangle:toEndCropRectangle:timeRange:", as: (CGRect).self),
                    timeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setCropRectangleRampFromStartCropRectangle:toEndCropRectangle:timeRange:", as: (CMTimeRange).self))
            }
        case 2:
            return { r, a in
                (r as! AVMutableVideoCompositionLayerInstruction).setOpacity(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setOpacity:atTime:", as: (Float).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "setOpacity:atTime:", as: (CMTime).self))
            }
        case 3:
            return { r, a in
                (r as! AVMutableVideoCompositionLayerInstruction).setOpacityRamp(
                    fromStartOpacity: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setOpacityRampFromStartOpacity:toEndOpacity:timeRange:", as: (Float).self),
                    toEndOpacity: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setOpacityRampFromStartOpacity:toEndOpacity:timeRange:", as: (Float).self),
                    timeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setOpacityRampFromStartOpacity:toEndOpacity:timeRange:", as: (CMTimeRange).self))
            }
        case 4:
            return { r, a in
                (r as! AVMutableVideoCompositionLayerInstruction).setTransform(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTransform:atTime:", as: (CGAffineTransform).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "setTransform:atTime:", as: (CMTime).self))
            }
        default:
            return { r, a in
                (r as! AVMutableVideoCompositionLayerInstruction).setTransformRamp(
                    fromStart: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setTransformRampFromStartTransform:toEndTransform:timeRange:", as: (CGAffineTransform).self),
                    toEnd: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setTransformRampFromStartTransform:toEndTransform:timeRange:", as: (CGAffineTransform).self),
                    timeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setTransformRampFromStartTransform:toEndTransform:timeRange:", as: (CMTimeRange).self))
            }
        }
    }

    nonisolated private static func initializerOfAVMutableVideoCompositionLayerInstruction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVMutableVideoCompositionLayerInstruction() }
        default:
            return { a in
                AVMutableVideoCompositionLayerInstruction(
                    assetTrack: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "videoCompositionLayerInstructionWithAssetTrack:", as: (AVAssetTrack).self))
            }
        }
    }
}
