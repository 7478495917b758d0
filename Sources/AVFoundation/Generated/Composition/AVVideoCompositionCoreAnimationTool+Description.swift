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

extension AVVideoCompositionCoreAnimationTool {
    nonisolated static var descriptionOfAVVideoCompositionCoreAnimationTool: FrameworkClass {
        FrameworkClass(
            AVVideoCompositionCoreAnimationTool.self,
            initializers: """
                videoCompositionCoreAnimationToolWithAdditionalLayer:asTrackID: \
                videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:inLayer: \
                videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayers:inLayer:
                """,
            initializer: AVVideoCompositionCoreAnimationTool.initializerOfAVVideoCompositionCoreAnimationTool)
    }

    nonisolated private static func initializerOfAVVideoCompositionCoreAnimationTool(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVVideoCompositionCoreAnimationTool(
                    additionalLayer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "videoCompositionCoreAnimationToolWithAdditionalLayer:asTrackID:", as: (CALayer).self),
                    asTrackID: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "videoCompositionCoreAnimationToolWithAdditionalLayer:asTrackID:", as: (CMPersistentTrackID).self))
            }
        case 1:
            return { a in
                AVVideoCompositionCoreAnimationTool(
                    postProcessingAsVideoLayer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:inLayer:", as: (CALayer).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:inLayer:", as: (CALayer).self))
            }
        default:
            return { a in
                AVVideoCompositionCoreAnimationTool(
                    postProcessingAsVideoLayers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayers:inLayer:", as: ([CALayer]).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayers:inLayer:", as: (CALayer).self))
            }
        }
    }
}
