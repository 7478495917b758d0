// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFSpeechRecognizer {
    nonisolated static var descriptionOfSFSpeechRecognizer: FrameworkClass {
        FrameworkClass(
            SFSpeechRecognizer.self,
            properties: "available/isAvailable defaultTaskHint delegate locale queue supportsOnDeviceRecognition",
            methods: "recognitionTaskWithRequest:delegate: recognitionTaskWithRequest:resultHandler:",
            classMethods: "authorizationStatus requestAuthorization: supportedLocales",
            initializers: "initWithLocale:",
            property: SFSpeechRecognizer.propertyOfSFSpeechRecognizer,
            method: SFSpeechRecognizer.methodOfSFSpeechRecognizer,
            classMethod: SFSpeechRecognizer.classMethodOfSFSpeechRecognizer,
            initializer: SFSpeechRecognizer.initializerOfSFSpeechRecognizer)
    }

    private static func propertyOfSFSpeechRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SFSpeechRecognizer.isAvailable)
        case 1: return .value("defaultTaskHint", \SFSpeechRecognizer.defaultTaskHint)
        case 2: return .reference(\SFSpeechRecognizer.delegate)
        case 3: return .readOnly(\SFSpeechRecognizer.locale)
        case 4: return .value("queue", \SFSpeechRecognizer.queue)
        default: return .value("supportsOnDeviceRecognition", \SFSpeechRecognizer.supportsOnDeviceRecognition)
        }
    }

    nonisolated private static func methodOfSFSpeechRecognizer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SFSpeechRecognizer).recognitionTask(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "recognitionTaskWithRequest:delegate:", as: (SFSpeechRecognitionRequest).self),
                    delegate: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "recognitionTaskWithRequest:delegate:", as: (any SFSpeechRecognitionTaskDelegate).self))
            }
        default:
            return { r, a in
                (r as! SFSpeechRecognizer).recognitionTask(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "recognitionTaskWithRequest:resultHandler:", as: (SFSpeechRecognitionRequest).self),
                    resultHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "recognitionTaskWithRequest:resultHandler:", as: ((SFSpeechRecognitionResult?, (any Error)?) -> Void).self))
            }
        }
    }

    nonisolated private static func classMethodOfSFSpeechRecognizer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SFSpeechRecognizer.Type).authorizationStatus() }
        case 1:
            return { r, a in
                (r as! SFSpeechRecognizer.Type).requestAuthorization(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestAuthorization:", as: ((SFSpeechRecognizerAuthorizationStatus) -> Void).self))
            }
        default: return { r, _ in (r as! SFSpeechRecognizer.Type).supportedLocales() }
        }
    }

    nonisolated private static func initializerOfSFSpeechRecognizer(_ index: Int) -> ObjCFactory {
        { a in SFSpeechRecognizer(locale: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLocale:", as: (Locale).self)) }
    }
}
