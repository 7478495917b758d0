// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFSpeechURLRecognitionRequest {
    nonisolated static var descriptionOfSFSpeechURLRecognitionRequest: FrameworkClass {
        FrameworkClass(
            SFSpeechURLRecognitionRequest.self,
            properties: "url",
            initializers: "initWithURL:",
            property: SFSpeechURLRecognitionRequest.propertyOfSFSpeechURLRecognitionRequest,
            initializer: SFSpeechURLRecognitionRequest.initializerOfSFSpeechURLRecognitionRequest)
    }

    private static func propertyOfSFSpeechURLRecognitionRequest(_ index: Int) -> ClassDescription.Property {
        .readOnly(\SFSpeechURLRecognitionRequest.url)
    }

    nonisolated private static func initializerOfSFSpeechURLRecognitionRequest(_ index: Int) -> ObjCFactory {
        { a in SFSpeechURLRecognitionRequest(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:", as: (URL).self)) }
    }
}
