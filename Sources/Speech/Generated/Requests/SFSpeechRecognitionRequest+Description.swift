// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFSpeechRecognitionRequest {
    nonisolated static var descriptionOfSFSpeechRecognitionRequest: FrameworkClass {
        FrameworkClass(
            SFSpeechRecognitionRequest.self,
            properties: "contextualStrings requiresOnDeviceRecognition shouldReportPartialResults taskHint",
            property: SFSpeechRecognitionRequest.propertyOfSFSpeechRecognitionRequest)
    }

    private static func propertyOfSFSpeechRecognitionRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("contextualStrings", \SFSpeechRecognitionRequest.contextualStrings)
        case 1: return .value("requiresOnDeviceRecognition", \SFSpeechRecognitionRequest.requiresOnDeviceRecognition)
        case 2: return .value("shouldReportPartialResults", \SFSpeechRecognitionRequest.shouldReportPartialResults)
        default: return .value("taskHint", \SFSpeechRecognitionRequest.taskHint)
        }
    }
}
