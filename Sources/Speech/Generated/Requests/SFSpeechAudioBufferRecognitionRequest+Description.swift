// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFSpeechAudioBufferRecognitionRequest {
    nonisolated static var descriptionOfSFSpeechAudioBufferRecognitionRequest: FrameworkClass {
        FrameworkClass(
            SFSpeechAudioBufferRecognitionRequest.self,
            properties: "nativeAudioFormat",
            methods: "appendAudioPCMBuffer: endAudio",
            initializers: "init",
            property: SFSpeechAudioBufferRecognitionRequest.propertyOfSFSpeechAudioBufferRecognitionRequest,
            method: SFSpeechAudioBufferRecognitionRequest.methodOfSFSpeechAudioBufferRecognitionRequest,
            initializer: SFSpeechAudioBufferRecognitionRequest.initializerOfSFSpeechAudioBufferRecognitionRequest)
    }

    private static func propertyOfSFSpeechAudioBufferRecognitionRequest(_ index: Int) -> ClassDescription.Property {
        .readOnly(\SFSpeechAudioBufferRecognitionRequest.nativeAudioFormat)
    }

    nonisolated private static func methodOfSFSpeechAudioBufferRecognitionRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SFSpeechAudioBufferRecognitionRequest).append(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "appendAudioPCMBuffer:", as: (AVAudioPCMBuffer).self))
            }
        default: return { r, _ in (r as! SFSpeechAudioBufferRecognitionRequest).endAudio() }
        }
    }

    nonisolated private static func initializerOfSFSpeechAudioBufferRecognitionRequest(_ index: Int) -> ObjCFactory {
        { _ in SFSpeechAudioBufferRecognitionRequest() }
    }
}
