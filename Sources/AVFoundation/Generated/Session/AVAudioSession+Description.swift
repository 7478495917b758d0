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

extension AVAudioSession {
    nonisolated static var descriptionOfAVAudioSession: FrameworkClass {
        FrameworkClass(
            AVAudioSession.self,
            properties: """
                availableCategories availableInputs availableModes category categoryOptions currentRoute \
                inputAvailable/isInputAvailable inputGain inputGainSettable/isInputGainSettable inputLatency inputNumberOfChannels \
                ioBufferDuration isOtherAudioPlaying maximumInputNumberOfChannels maximumOutputNumberOfChannels mode outputLatency \
                outputNumberOfChannels outputVolume preferredIOBufferDuration preferredInput preferredSampleRate recordPermission \
                routeSharingPolicy sampleRate secondaryAudioShouldBeSilencedHint
                """,
            methods: """
                overrideOutputAudioPort:error: requestRecordPermission: setActive:error: setActive:withOptions:error: \
                setCategory:error: setCategory:mode:options:error: setCategory:mode:routeSharingPolicy:options:error: \
                setCategory:withOptions:error: setMode:error: setPreferredIOBufferDuration:error: setPreferredInput:error: \
                setPreferredSampleRate:error:
                """,
            classMethods: "sharedInstance",
            property: AVAudioSession.propertyOfAVAudioSession,
            method: AVAudioSession.methodOfAVAudioSession,
            classMethod: AVAudioSession.classMethodOfAVAudioSession)
    }

    private static func propertyOfAVAudioSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioSession.availableCategories)
        case 1: return .readOnly(\AVAudioSession.availableInputs)
        case 2: return .readOnly(\AVAudioSession.availableModes)
        case 3: return .readOnly(\AVAudioSession.category)
        case 4: return .readOnly(\AVAudioSession.categoryOptions)
        case 5: return .readOnly(\AVAudioSession.currentRoute)
        case 6: return .readOnly(\AVAudioSession.isInputAvailable)
        case 7: return .readOnly(\AVAudioSession.inputGain)
        case 8: return .readOnly(\AVAudioSession.isInputGainSettable)
        case 9: return .readOnly(\AVAudioSession.inputLatency)
        case 10: return .readOnly(\AVAudioSession.inputNumberOfChannels)
        case 11: return .readOnly(\AVAudioSession.ioBufferDuration)
        case 12: return .readOnly(\AVAudioSession.isOtherAudioPlaying)
        case 13: return .readOnly(\AVAudioSession.maximumInputNumberOfChannels)
        case 14: return .readOnly(\AVAudioSession.maximumOutputNumberOfChannels)
        case 15: return .readOnly(\AVAudioSession.mode)
        case 16: return .readOnly(\AVAudioSession.outputLatency)
        case 17: return .readOnly(\AVAudioSession.outputNumberOfChannels)
        case 18: return .readOnly(\AVAudioSession.outputVolume)
        case 19: return .readOnly(\AVAudioSession.preferredIOBufferDuration)
        case 20: return .readOnly(\AVAudioSession.preferredInput)
        case 21: return .readOnly(\AVAudioSession.preferredSampleRate)
        case 22: return .readOnly(\AVAudioSession.recordPermission)
        case 23: return .readOnly(\AVAudioSession.routeSharingPolicy)
        case 24: return .readOnly(\AVAudioSession.sampleRate)
        default: return .readOnly(\AVAudioSession.secondaryAudioShouldBeSilencedHint)
        }
    }

    nonisolated private static func methodOfAVAudioSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! AVAudioSession).overrideOutputAudioPort(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "overrideOutputAudioPort:error:", as: (AVAudioSession.PortOverride).self))
            }
        case 1:
            return { r, a in
                (r as! AVAudioSession).requestRecordPermission(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "requestRecordPermission:", as: ((Bool) -> Void).self))
            }
        case 2:
            return { r, a in
                try? (r as! AVAudioSession).setActive(ObjCRuntime.ObjCMessage.argument(a, 0, "setActive:error:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                try? (r as! AVAudioSession).setActive(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setActive:withOptions:error:", as: (Bool).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setActive:withOptions:error:", as: (AVAudioSession.SetActiveOptions).self))
            }
        case 4:
            return { r, a in
                try? (r as! AVAudioSession).setCategory(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCategory:error:", as: (AVAudioSession.Category).self))
            }
        case 5:
            return { r, a in
                try? (r as! AVAudioSession).setCategory(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCategory:mode:options:error:", as: (AVAudioSession.Category).self),
                    mode: ObjCRuntime.ObjCMessage.argument(a, 1, "setCategory:mode:options:error:", as: (AVAudioSession.Mode).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setCategory:mode:options:error:", as: (AVAudioSession.CategoryOptions).self))
            }
        case 6:
            return { r, a in
                try? (r as! AVAudioSession).setCategory(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setCategory:mode:routeSharingPolicy:options:error:", as: (AVAudioSession.Category).self),
                    mode: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setCategory:mode:routeSharingPolicy:options:error:", as: (AVAudioSession.Mode).self),
                    policy: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setCategory:mode:routeSharingPolicy:options:error:", as: (AVAudioSession.RouteSharingPolicy).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "setCategory:mode:routeSharingPolicy:options:error:", as: (AVAudioSession.CategoryOptions).self))
            }
        case 7:
            return { r, a in
                try? (r as! AVAudioSession).setCategory(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCategory:withOptions:error:", as: (AVAudioSession.Category).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setCategory:withOptions:error:", as: (AVAudioSession.CategoryOptions).self))
            }
        case 8:
            return { r, a in
                try? (r as! AVAudioSession).setMode(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMode:error:", as: (AVAudioSession.Mode).self))
            }
        case 9:
            return { r, a in
                try? (r as! AVAudioSession).setPreferredIOBufferDuration(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setPreferredIOBufferDuration:error:", as: (TimeInterval).self))
            }
        case 10:
            return { r, a in
                try? (r as! AVAudioSession).setPreferredInput(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setPreferredInput:error:", as: (AVAudioSessionPortDescription?).self))
            }
        default:
            return { r, a in
                try? (r as! AVAudioSession).setPreferredSampleRate(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setPreferredSampleRate:error:", as: (Double).self))
            }
        }
    }

    nonisolated private static func classMethodOfAVAudioSession(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! AVAudioSession.Type).sharedInstance() }
    }
}
