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

extension AVAssetImageGenerator {
    nonisolated static var descriptionOfAVAssetImageGenerator: FrameworkClass {
        FrameworkClass(
            AVAssetImageGenerator.self,
            properties: """
                appliesPreferredTrackTransform asset maximumSize requestedTimeToleranceAfter requestedTimeToleranceBefore \
                videoComposition
                """,
            methods: """
                cancelAllCGImageGeneration copyCGImageAtTime:actualTime:error: \
                generateCGImageAsynchronouslyForTime:completionHandler: generateCGImagesAsynchronouslyForTimes:completionHandler:
                """,
            initializers: "assetImageGeneratorWithAsset:",
            property: AVAssetImageGenerator.propertyOfAVAssetImageGenerator,
            method: AVAssetImageGenerator.methodOfAVAssetImageGenerator,
            initializer: AVAssetImageGenerator.initializerOfAVAssetImageGenerator)
    }

    private static func propertyOfAVAssetImageGenerator(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("appliesPreferredTrackTransform", \AVAssetImageGenerator.appliesPreferredTrackTransform)
        case 1: return .readOnly(\AVAssetImageGenerator.asset)
        case 2: return .value("maximumSize", \AVAssetImageGenerator.maximumSize)
        case 3: return .value("requestedTimeToleranceAfter", \AVAssetImageGenerator.requestedTimeToleranceAfter)
        case 4: return .value("requestedTimeToleranceBefore", \AVAssetImageGenerator.requestedTimeToleranceBefore)
        default: return .value("videoComposition", \AVAssetImageGenerator.videoComposition)
        }
    }

    nonisolated private static func methodOfAVAssetImageGenerator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVAssetImageGenerator).cancelAllCGImageGeneration() }
        case 1:
            return { r, a in
                try? (r as! AVAssetImageGenerator).copyCGImage(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "copyCGImageAtTime:actualTime:error:", as: (CMTime).self),
                    actualTime: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "copyCGImageAtTime:actualTime:error:", as: (UnsafeMutablePointer<CMTime>?).self))
            }
        case 2:
            return { r, a in
                (r as! AVAssetImageGenerator).generateCGImageAsynchronously(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "generateCGImageAsynchronouslyForTime:completionHandler:", as: (CMTime).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "generateCGImageAsynchronouslyForTime:completionHandler:", as: ((CGImage?, CMTime, (any Error)?) -> Void).self
                    ))
            }
        default:
            return { r, a in
                (r as! AVAssetImageGenerator).generateCGImagesAsynchronously(
                    forTimes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "generateCGImagesAsynchronouslyForTimes:completionHandler:", as: ([NSValue]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "generateCGImagesAsynchronouslyForTimes:completionHandler:", as: (AVAssetImageGeneratorCompletionHandler).self
                    ))
            }
        }
    }

    nonisolated private static func initializerOfAVAssetImageGenerator(_ index: Int) -> ObjCFactory {
        { a in AVAssetImageGenerator(asset: ObjCRuntime.ObjCMessage.argument(a, 0, "assetImageGeneratorWithAsset:", as: (AVAsset).self)) }
    }
}
