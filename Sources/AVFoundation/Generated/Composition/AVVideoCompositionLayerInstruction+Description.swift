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

extension AVVideoCompositionLayerInstruction {
    nonisolated static var descriptionOfAVVideoCompositionLayerInstruction: FrameworkClass {
        FrameworkClass(
            AVVideoCompositionLayerInstruction.self,
            properties: "trackID",
            methods: """
                copyWithZone: getCropRectangleRampForTime:startCropRectangle:endCropRectangle:timeRange: \
                getOpacityRampForTime:startOpacity:endOpacity:timeRange: \
                getTransformRampForTime:startTransform:endTransform:timeRange: mutableCopyWithZone:
                """,
            property: AVVideoCompositionLayerInstruction.propertyOfAVVideoCompositionLayerInstruction,
            method: AVVideoCompositionLayerInstruction.methodOfAVVideoCompositionLayerInstruction)
    }

    private static func propertyOfAVVideoCompositionLayerInstruction(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVVideoCompositionLayerInstruction.trackID)
    }

    nonisolated private static func methodOfAVVideoCompositionLayerInstruction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVVideoCompositionLayerInstruction).copy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! AVVideoCompositionLayerInstruction).getCropRectangleRamp(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getCropRectangleRampForTime:startCropRectangle:endCropRectangle:timeRange:", as: (CMTime).self),
                    startCropRectangle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getCropRectangleRampForTime:startCropRectangle:endCropRectangle:timeRange:",
                        as: (UnsafeMutablePointer<CGRect>?).self),
                    endCropRectangle: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "getCropRectangleRampForTime:startCropRectangle:endCropRectangle:timeRange:",
                        as: (UnsafeMutablePointer<CGRect>?).self),
                    timeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "getCropRectangleRampForTime:startCropRectangle:endCropRectangle:timeRange:",
                        as: (UnsafeMutablePointer<CMTimeRange>?).self))
            }
        case 2:
            return { r, a in
                (r as! AVVideoCompositionLayerInstruction).getOpacityRamp(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getOpacityRampForTime:startOpacity:endOpacity:timeRange:", as: (CMTime).self),
                    startOpacity: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getOpacityRampForTime:startOpacity:endOpacity:timeRange:", as: (UnsafeMutablePointer<Float>?).self),
                    endOpacity: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "getOpacityRampForTime:startOpacity:endOpacity:timeRange:", as: (UnsafeMutablePointer<Float>?).self),
                    timeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "getOpacityRampForTime:startOpacity:endOpacity:timeRange:", as: (UnsafeMutablePointer<CMTimeRange>?).self))
            }
        case 3:
            return { r, a in
                (r as! AVVideoCompositionLayerInstruction).getTransformRamp(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getTransformRampForTime:startTransform:endTransform:timeRange:", as: (CMTime).self),
                    start: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getTransformRampForTime:startTransform:endTransform:timeRange:",
                        as: (UnsafeMutablePointer<CGAffineTransform>?).self),
                    end: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "getTransformRampForTime:startTransform:endTransform:timeRange:",
                        as: (UnsafeMutablePointer<CGAffineTransform>?).self),
                    timeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "getTransformRampForTime:startTransform:endTransform:timeRange:",
                        as: (UnsafeMutablePointer<CMTimeRange>?).self))
            }
        default:
            return { r, a in
                (r as! AVVideoCompositionLayerInstruction).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }
}
