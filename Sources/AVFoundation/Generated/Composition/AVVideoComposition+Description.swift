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

extension AVVideoComposition {
    nonisolated static var descriptionOfAVVideoComposition: FrameworkClass {
        FrameworkClass(
            AVVideoComposition.self,
            properties: "animationTool frameDuration instructions renderScale renderSize sourceTrackIDForFrameTiming",
            methods: "copyWithZone: mutableCopyWithZone:",
            classMethods: "videoCompositionWithPropertiesOfAsset:completionHandler:",
            initializers: "videoCompositionWithPropertiesOfAsset:",
            property: AVVideoComposition.propertyOfAVVideoComposition,
            method: AVVideoComposition.methodOfAVVideoComposition,
            classMethod: AVVideoComposition.classMethodOfAVVideoComposition,
            initializer: AVVideoComposition.initializerOfAVVideoComposition)
    }

    private static func propertyOfAVVideoComposition(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVVideoComposition.animationTool)
        case 1: return .readOnly(\AVVideoComposition.frameDuration)
        case 2: return .readOnly(\AVVideoComposition.instructions)
        case 3: return .readOnly(\AVVideoComposition.renderScale)
        case 4: return .readOnly(\AVVideoComposition.renderSize)
        default: return .readOnly(\AVVideoComposition.sourceTrackIDForFrameTiming)
        }
    }

    nonisolated private static func methodOfAVVideoComposition(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVVideoComposition).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! AVVideoComposition).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func classMethodOfAVVideoComposition(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVVideoComposition.Type).videoComposition(
                withPropertiesOf: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "videoCompositionWithPropertiesOfAsset:completionHandler:", as: (AVAsset).self),
                completionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "videoCompositionWithPropertiesOfAsset:completionHandler:",
                    as: (@Sendable (AVVideoComposition?, (any Error)?) -> Void).self))
        }
    }

    nonisolated private static func initializerOfAVVideoComposition(_ index: Int) -> ObjCFactory {
        { a in
            AVVideoComposition(
                propertiesOf: ObjCRuntime.ObjCMessage.argument(a, 0, "videoCompositionWithPropertiesOfAsset:", as: (AVAsset).self))
        }
    }
}
