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

extension AVAudioRecorder {
    nonisolated static var descriptionOfAVAudioRecorder: FrameworkClass {
        FrameworkClass(
            AVAudioRecorder.self,
            properties:
                "currentTime delegate deviceCurrentTime format meteringEnabled/isMeteringEnabled recording/isRecording settings url",
            methods: """
                averagePowerForChannel: deleteRecording pause peakPowerForChannel: prepareToRecord record recordAtTime: \
                recordAtTime:forDuration: recordForDuration: updateMeters
                """,
            initializers: "initWithURL:format:error: initWithURL:settings:error:",
            property: AVAudioRecorder.propertyOfAVAudioRecorder,
            method: AVAudioRecorder.methodOfAVAudioRecorder,
            initializer: AVAudioRecorder.initializerOfAVAudioRecorder)
    }

    private static func propertyOfAVAudioRecorder(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioRecorder.currentTime)
        case 1: return .reference(\AVAudioRecorder.delegate)
        case 2: return .readOnly(\AVAudioRecorder.deviceCurrentTime)
        case 3: return .readOnly(\AVAudioRecorder.format)
        case 4: return .value("meteringEnabled", \AVAudioRecorder.isMeteringEnabled)
        case 5: return .readOnly(\AVAudioRecorder.isRecording)
        case 6: return .readOnly(\AVAudioRecorder.settings)
        default: return .readOnly(\AVAudioRecorder.url)
        }
    }

    nonisolated private static func methodOfAVAudioRecorder(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVAudioRecorder).averagePower(
                    forChannel: ObjCRuntime.ObjCMessage.argument(a, 0, "averagePowerForChannel:", as: (Int).self))
            }
        case 1: return { r, _ in (r as! AVAudioRecorder).deleteRecording() }
        case 2: return { r, _ in (r as! AVAudioRecorder).pause() }
        case 3:
            return { r, a in
                (r as! AVAudioRecorder).peakPower(
                    forChannel: ObjCRuntime.ObjCMessage.argument(a, 0, "peakPowerForChannel:", as: (Int).self))
            }
        case 4: return { r, _ in (r as! AVAudioRecorder).prepareToRecord() }
        case 5: return { r, _ in (r as! AVAudioRecorder).record() }
        case 6:
            return { r, a in
                (r as! AVAudioRecorder).record(atTime: ObjCRuntime.ObjCMessage.argument(a, 0, "recordAtTime:", as: (TimeInterval).self))
            }
        case 7:
            return { r, a in
                (r as! AVAudioRecorder).record(
                    atTime: ObjCRuntime.ObjCMessage.argument(a, 0, "recordAtTime:forDuration:", as: (TimeInterval).self),
                    forDuration: ObjCRuntime.ObjCMessage.argument(a, 1, "recordAtTime:forDuration:", as: (TimeInterval).self))
            }
        case 8:
            return { r, a in
                (r as! AVAudioRecorder).record(
                    forDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "recordForDuration:", as: (TimeInterval).self))
            }
        default: return { r, _ in (r as! AVAudioRecorder).updateMeters() }
        }
    }

    nonisolated private static func initializerOfAVAudioRecorder(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                try? AVAudioRecorder(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:format:error:", as: (URL).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithURL:format:error:", as: (AVAudioFormat).self))
            }
        default:
            return { a in
                try? AVAudioRecorder(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:settings:error:", as: (URL).self),
                    settings: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithURL:settings:error:", as: ([String: Any]).self))
            }
        }
    }
}
