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

extension AVSpeechSynthesizer {
    nonisolated static var descriptionOfAVSpeechSynthesizer: FrameworkClass {
        FrameworkClass(
            AVSpeechSynthesizer.self,
            properties: "delegate paused/isPaused speaking/isSpeaking usesApplicationAudioSession",
            methods: "continueSpeaking pauseSpeakingAtBoundary: speakUtterance: stopSpeakingAtBoundary:",
            initializers: "init",
            property: AVSpeechSynthesizer.propertyOfAVSpeechSynthesizer,
            method: AVSpeechSynthesizer.methodOfAVSpeechSynthesizer,
            initializer: AVSpeechSynthesizer.initializerOfAVSpeechSynthesizer)
    }

    private static func propertyOfAVSpeechSynthesizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\AVSpeechSynthesizer.delegate)
        case 1: return .readOnly(\AVSpeechSynthesizer.isPaused)
        case 2: return .readOnly(\AVSpeechSynthesizer.isSpeaking)
        default: return .value("usesApplicationAudioSession", \AVSpeechSynthesizer.usesApplicationAudioSession)
        }
    }

    nonisolated private static func methodOfAVSpeechSynthesizer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVSpeechSynthesizer).continueSpeaking() }
        case 1:
            return { r, a in
                (r as! AVSpeechSynthesizer).pauseSpeaking(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "pauseSpeakingAtBoundary:", as: (AVSpeechBoundary).self))
            }
        case 2:
            return { r, a in
                (r as! AVSpeechSynthesizer).speak(ObjCRuntime.ObjCMessage.argument(a, 0, "speakUtterance:", as: (AVSpeechUtterance).self))
            }
        default:
            return { r, a in
                (r as! AVSpeechSynthesizer).stopSpeaking(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "stopSpeakingAtBoundary:", as: (AVSpeechBoundary).self))
            }
        }
    }

    nonisolated private static func initializerOfAVSpeechSynthesizer(_ index: Int) -> ObjCFactory {
        { _ in AVSpeechSynthesizer() }
    }
}
