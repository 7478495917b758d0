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

extension AVSpeechUtterance {
    nonisolated static var descriptionOfAVSpeechUtterance: FrameworkClass {
        FrameworkClass(
            AVSpeechUtterance.self,
            properties: """
                attributedSpeechString pitchMultiplier postUtteranceDelay preUtteranceDelay prefersAssistiveTechnologySettings rate \
                speechString voice volume
                """,
            initializers: "speechUtteranceWithAttributedString: speechUtteranceWithString:",
            property: AVSpeechUtterance.propertyOfAVSpeechUtterance,
            initializer: AVSpeechUtterance.initializerOfAVSpeechUtterance)
    }

    private static func propertyOfAVSpeechUtterance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVSpeechUtterance.attributedSpeechString)
        case 1: return .value("pitchMultiplier", \AVSpeechUtterance.pitchMultiplier)
        case 2: return .value("postUtteranceDelay", \AVSpeechUtterance.postUtteranceDelay)
        case 3: return .value("preUtteranceDelay", \AVSpeechUtterance.preUtteranceDelay)
        case 4: return .value("prefersAssistiveTechnologySettings", \AVSpeechUtterance.prefersAssistiveTechnologySettings)
        case 5: return .value("rate", \AVSpeechUtterance.rate)
        case 6: return .readOnly(\AVSpeechUtterance.speechString)
        case 7: return .value("voice", \AVSpeechUtterance.voice)
        default: return .value("volume", \AVSpeechUtterance.volume)
        }
    }

    nonisolated private static func initializerOfAVSpeechUtterance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVSpeechUtterance(
                    attributedString: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "speechUtteranceWithAttributedString:", as: (NSAttributedString).self))
            }
        default:
            return { a in AVSpeechUtterance(string: ObjCRuntime.ObjCMessage.argument(a, 0, "speechUtteranceWithString:", as: (String).self))
            }
        }
    }
}
