// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFSpeechRecognitionMetadata {
    nonisolated static var descriptionOfSFSpeechRecognitionMetadata: FrameworkClass {
        FrameworkClass(
            SFSpeechRecognitionMetadata.self,
            properties: "averagePauseDuration speakingRate speechDuration speechStartTimestamp",
            property: SFSpeechRecognitionMetadata.propertyOfSFSpeechRecognitionMetadata)
    }

    private static func propertyOfSFSpeechRecognitionMetadata(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SFSpeechRecognitionMetadata.averagePauseDuration)
        case 1: return .readOnly(\SFSpeechRecognitionMetadata.speakingRate)
        case 2: return .readOnly(\SFSpeechRecognitionMetadata.speechDuration)
        default: return .readOnly(\SFSpeechRecognitionMetadata.speechStartTimestamp)
        }
    }
}
