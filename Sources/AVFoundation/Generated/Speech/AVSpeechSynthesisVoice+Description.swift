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

extension AVSpeechSynthesisVoice {
    nonisolated static var descriptionOfAVSpeechSynthesisVoice: FrameworkClass {
        FrameworkClass(
            AVSpeechSynthesisVoice.self,
            properties: "gender identifier language name quality",
            methods: "copyWithZone:",
            classMethods: "currentLanguageCode speechVoices",
            initializers: "voiceWithIdentifier: voiceWithLanguage:",
            property: AVSpeechSynthesisVoice.propertyOfAVSpeechSynthesisVoice,
            method: AVSpeechSynthesisVoice.methodOfAVSpeechSynthesisVoice,
            classMethod: AVSpeechSynthesisVoice.classMethodOfAVSpeechSynthesisVoice,
            initializer: AVSpeechSynthesisVoice.initializerOfAVSpeechSynthesisVoice)
    }

    private static func propertyOfAVSpeechSynthesisVoice(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVSpeechSynthesisVoice.gender)
        case 1: return .readOnly(\AVSpeechSynthesisVoice.identifier)
        case 2: return .readOnly(\AVSpeechSynthesisVoice.language)
        case 3: return .readOnly(\AVSpeechSynthesisVoice.name)
        default: return .readOnly(\AVSpeechSynthesisVoice.quality)
        }
    }

    nonisolated private static func methodOfAVSpeechSynthesisVoice(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! AVSpeechSynthesisVoice).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfAVSpeechSynthesisVoice(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVSpeechSynthesisVoice.Type).currentLanguageCode() }
        default: return { r, _ in (r as! AVSpeechSynthesisVoice.Type).speechVoices() }
        }
    }

    nonisolated private static func initializerOfAVSpeechSynthesisVoice(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVSpeechSynthesisVoice(identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "voiceWithIdentifier:", as: (String).self))
            }
        default:
            return { a in AVSpeechSynthesisVoice(language: ObjCRuntime.ObjCMessage.argument(a, 0, "voiceWithLanguage:", as: (String?).self))
            }
        }
    }
}
