// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFSpeechRecognitionResult {
    nonisolated static var descriptionOfSFSpeechRecognitionResult: FrameworkClass {
        FrameworkClass(
            SFSpeechRecognitionResult.self,
            properties: "bestTranscription final/isFinal speechRecognitionMetadata transcriptions",
            property: SFSpeechRecognitionResult.propertyOfSFSpeechRecognitionResult)
    }

    private static func propertyOfSFSpeechRecognitionResult(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SFSpeechRecognitionResult.bestTranscription)
        case 1: return .readOnly(\SFSpeechRecognitionResult.isFinal)
        case 2: return .readOnly(\SFSpeechRecognitionResult.speechRecognitionMetadata)
        default: return .readOnly(\SFSpeechRecognitionResult.transcriptions)
        }
    }
}
