// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFSpeechRecognitionRequest {
    nonisolated static var descriptionOfSFSpeechRecognitionRequest: FrameworkClass {
        FrameworkClass(
            SFSpeechRecognitionRequest.self,
            properties: "addsPunctuation contextualStrings requiresOnDeviceRecognition shouldReportPartialResults taskHint",
            property: SFSpeechRecognitionRequest.propertyOfSFSpeechRecognitionRequest)
    }

    private static func propertyOfSFSpeechRecognitionRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("addsPunctuation", \SFSpeechRecognitionRequest.addsPunctuation)
        case 1: return .value("contextualStrings", \SFSpeechRecognitionRequest.contextualStrings)
        case 2: return .value("requiresOnDeviceRecognition", \SFSpeechRecognitionRequest.requiresOnDeviceRecognition)
        case 3: return .value("shouldReportPartialResults", \SFSpeechRecognitionRequest.shouldReportPartialResults)
        default: return .value("taskHint", \SFSpeechRecognitionRequest.taskHint)
        }
    }
}
