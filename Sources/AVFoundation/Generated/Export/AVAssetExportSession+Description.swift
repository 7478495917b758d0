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

extension AVAssetExportSession {
    nonisolated static var descriptionOfAVAssetExportSession: FrameworkClass {
        FrameworkClass(
            AVAssetExportSession.self,
            properties: """
                asset audioMix audioTimePitchAlgorithm error estimatedOutputFileLength metadata outputFileType outputURL presetName \
                progress shouldOptimizeForNetworkUse status supportedFileTypes timeRange videoComposition
                """,
            methods: """
                cancelExport determineCompatibleFileTypesWithCompletionHandler: estimateOutputFileLengthWithCompletionHandler: \
                exportAsynchronouslyWithCompletionHandler:
                """,
            classMethods: """
                allExportPresets determineCompatibilityOfExportPreset:withAsset:outputFileType:completionHandler: \
                exportPresetsCompatibleWithAsset:
                """,
            initializers: "initWithAsset:presetName:",
            property: AVAssetExportSession.propertyOfAVAssetExportSession,
            method: AVAssetExportSession.methodOfAVAssetExportSession,
            classMethod: AVAssetExportSession.classMethodOfAVAssetExportSession,
            initializer: AVAssetExportSession.initializerOfAVAssetExportSession)
    }

    private static func propertyOfAVAssetExportSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAssetExportSession.asset)
        case 1: return .value("audioMix", \AVAssetExportSession.audioMix)
        case 2: return .value("audioTimePitchAlgorithm", \AVAssetExportSession.audioTimePitchAlgorithm)
        case 3: return .readOnly(\AVAssetExportSession.error)
        case 4: return .readOnly(\AVAssetExportSession.estimatedOutputFileLength)
        case 5: return .value("metadata", \AVAssetExportSession.metadata)
        case 6: return .value("outputFileType", \AVAssetExportSession.outputFileType)
        case 7: return .value("outputURL", \AVAssetExportSession.outputURL)
        case 8: return .readOnly(\AVAssetExportSession.presetName)
        case 9: return .readOnly(\AVAssetExportSession.progress)
        case 10: return .value("shouldOptimizeForNetworkUse", \AVAssetExportSession.shouldOptimizeForNetworkUse)
        case 11: return .readOnly(\AVAssetExportSession.status)
        case 12: return .readOnly(\AVAssetExportSession.supportedFileTypes)
        case 13: return .value("timeRange", \AVAssetExportSession.timeRange)
        default: return .value("videoComposition", \AVAssetExportSession.videoComposition)
        }
    }

    nonisolated private static func methodOfAVAssetExportSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVAssetExportSession).cancelExport() }
        case 1:
            return { r, a in
                (r as! AVAssetExportSession).determineCompatibleFileTypes(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "determineCompatibleFileTypesWithCompletionHandler:", as: (@Sendable ([AVFileType]) -> Void).self))
            }
        case 2:
            return { r, a in
                (r as! AVAssetExportSession).estimateOutputFileLength(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "estimateOutputFileLengthWithCompletionHandler:", as: (@Sendable (Int64, (any Error)?) -> Void).self))
            }
        default:
            return { r, a in
                (r as! AVAssetExportSession).exportAsynchronously(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "exportAsynchronouslyWithCompletionHandler:", as: (@Sendable () -> Void).self))
            }
        }
    }

    nonisolated private static func classMethodOfAVAssetExportSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVAssetExportSession.Type).allExportPresets() }
        case 1:
            return { r, a in
                (r as! AVAssetExportSession.Type).determineCompatibility(
                    ofExportPreset: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "determineCompatibilityOfExportPreset:withAsset:outputFileType:completionHandler:", as: (String).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "determineCompatibilityOfExportPreset:withAsset:outputFileType:completionHandler:", as: (AVAsset).self),
                    outputFileType: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "determineCompatibilityOfExportPreset:withAsset:outputFileType:completionHandler:", as: (AVFileType?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "determineCompatibilityOfExportPreset:withAsset:outputFileType:completionHandler:",
                        as: (@Sendable (Bool) -> Void).self))
            }
        default:
            return { r, a in
                (r as! AVAssetExportSession.Type).exportPresets(
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(a, 0, "exportPresetsCompatibleWithAsset:", as: (AVAsset).self))
            }
        }
    }

    nonisolated private static func initializerOfAVAssetExportSession(_ index: Int) -> ObjCFactory {
        { a in
            AVAssetExportSession(
                asset: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAsset:presetName:", as: (AVAsset).self),
                presetName: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAsset:presetName:", as: (String).self))
        }
    }
}
