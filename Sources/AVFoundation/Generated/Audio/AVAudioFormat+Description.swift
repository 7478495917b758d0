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

extension AVAudioFormat {
    nonisolated static var descriptionOfAVAudioFormat: FrameworkClass {
        FrameworkClass(
            AVAudioFormat.self,
            properties: "channelCount commonFormat interleaved/isInterleaved sampleRate settings standard/isStandard streamDescription",
            initializers: """
                initWithCommonFormat:sampleRate:channels:interleaved: initWithSettings: \
                initWithStandardFormatWithSampleRate:channels: initWithStreamDescription:
                """,
            property: AVAudioFormat.propertyOfAVAudioFormat,
            initializer: AVAudioFormat.initializerOfAVAudioFormat)
    }

    private static func propertyOfAVAudioFormat(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioFormat.channelCount)
        case 1: return .readOnly(\AVAudioFormat.commonFormat)
        case 2: return .readOnly(\AVAudioFormat.isInterleaved)
        case 3: return .readOnly(\AVAudioFormat.sampleRate)
        case 4: return .readOnly(\AVAudioFormat.settings)
        case 5: return .readOnly(\AVAudioFormat.isStandard)
        default: return .readOnly(\AVAudioFormat.streamDescription)
        }
    }

    nonisolated private static func initializerOfAVAudioFormat(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVAudioFormat(
                    commonFormat: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithCommonFormat:sampleRate:channels:interleaved:", as: (AVAudioCommonFormat).self),
                    sampleRate: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithCommonFormat:sampleRate:channels:interleaved:", as: (Double).self),
                    channels: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithCommonFormat:sampleRate:channels:interleaved:", as: (AVAudioChannelCount).self),
                    interleaved: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithCommonFormat:sampleRate:channels:interleaved:", as: (Bool).self))
            }
        case 1:
            return { a in AVAudioFormat(settings: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSettings:", as: ([String: Any]).self)) }
        case 2:
            return { a in
                AVAudioFormat(
                    standardFormatWithSampleRate: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithStandardFormatWithSampleRate:channels:", as: (Double).self),
                    channels: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithStandardFormatWithSampleRate:channels:", as: (AVAudioChannelCount).self))
            }
        default:
            return { a in
                AVAudioFormat(
                    streamDescription: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithStreamDescription:", as: (UnsafePointer<AudioStreamBasicDescription>).self))
            }
        }
    }
}
