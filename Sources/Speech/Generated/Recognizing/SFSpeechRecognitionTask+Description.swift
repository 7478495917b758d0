// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFSpeechRecognitionTask {
    nonisolated static var descriptionOfSFSpeechRecognitionTask: FrameworkClass {
        FrameworkClass(
            SFSpeechRecognitionTask.self,
            properties: "cancelled/isCancelled error finishing/isFinishing state",
            methods: "cancel finish",
            property: SFSpeechRecognitionTask.propertyOfSFSpeechRecognitionTask,
            method: SFSpeechRecognitionTask.methodOfSFSpeechRecognitionTask)
    }

    private static func propertyOfSFSpeechRecognitionTask(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SFSpeechRecognitionTask.isCancelled)
        case 1: return .readOnly(\SFSpeechRecognitionTask.error)
        case 2: return .readOnly(\SFSpeechRecognitionTask.isFinishing)
        default: return .readOnly(\SFSpeechRecognitionTask.state)
        }
    }

    nonisolated private static func methodOfSFSpeechRecognitionTask(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SFSpeechRecognitionTask).cancel() }
        default: return { r, _ in (r as! SFSpeechRecognitionTask).finish() }
        }
    }
}
