// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("Speech", classes: names, description)
    }

    private static let names: NameList = """
        SFSpeechAudioBufferRecognitionRequest SFSpeechRecognitionMetadata SFSpeechRecognitionRequest SFSpeechRecognitionResult \
        SFSpeechRecognitionTask SFSpeechRecognizer SFSpeechURLRecognitionRequest SFTranscription SFTranscriptionSegment
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return SFSpeechAudioBufferRecognitionRequest.descriptionOfSFSpeechAudioBufferRecognitionRequest
        case 1: return SFSpeechRecognitionMetadata.descriptionOfSFSpeechRecognitionMetadata
        case 2: return SFSpeechRecognitionRequest.descriptionOfSFSpeechRecognitionRequest
        case 3: return SFSpeechRecognitionResult.descriptionOfSFSpeechRecognitionResult
        case 4: return SFSpeechRecognitionTask.descriptionOfSFSpeechRecognitionTask
        case 5: return SFSpeechRecognizer.descriptionOfSFSpeechRecognizer
        case 6: return SFSpeechURLRecognitionRequest.descriptionOfSFSpeechURLRecognitionRequest
        case 7: return SFTranscription.descriptionOfSFTranscription
        default: return SFTranscriptionSegment.descriptionOfSFTranscriptionSegment
        }
    }
}
