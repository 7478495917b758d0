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

extension AVAudioEngine {
    nonisolated static var descriptionOfAVAudioEngine: FrameworkClass {
        FrameworkClass(
            AVAudioEngine.self,
            properties: """
                attachedNodes inputNode isInManualRenderingMode mainMixerNode manualRenderingFormat manualRenderingMaximumFrameCount \
                manualRenderingSampleTime outputNode running/isRunning
                """,
            methods: """
                attachNode: connect:to:format: connect:to:fromBus:toBus:format: detachNode: disableManualRenderingMode \
                disconnectNodeInput: disconnectNodeInput:bus: disconnectNodeOutput: \
                enableManualRenderingMode:format:maximumFrameCount:error: pause prepare renderOffline:toBuffer:error: reset \
                startAndReturnError: stop
                """,
            initializers: "init",
            property: AVAudioEngine.propertyOfAVAudioEngine,
            method: AVAudioEngine.methodOfAVAudioEngine,
            initializer: AVAudioEngine.initializerOfAVAudioEngine)
    }

    private static func propertyOfAVAudioEngine(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioEngine.attachedNodes)
        case 1: return .readOnly(\AVAudioEngine.inputNode)
        case 2: return .readOnly(\AVAudioEngine.isInManualRenderingMode)
        case 3: return .readOnly(\AVAudioEngine.mainMixerNode)
        case 4: return .readOnly(\AVAudioEngine.manualRenderingFormat)
        case 5: return .readOnly(\AVAudioEngine.manualRenderingMaximumFrameCount)
        case 6: return .readOnly(\AVAudioEngine.manualRenderingSampleTime)
        case 7: return .readOnly(\AVAudioEngine.outputNode)
        default: return .readOnly(\AVAudioEngine.isRunning)
        }
    }

    nonisolated private static func methodOfAVAudioEngine(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! AVAudioEngine).attach(ObjCRuntime.ObjCMessage.argument(a, 0, "attachNode:", as: (AVAudioNode).self)) }
        case 1:
            return { r, a in
                (r as! AVAudioEngine).connect(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "connect:to:format:", as: (AVAudioNode).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "connect:to:format:", as: (AVAudioNode).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 2, "connect:to:format:", as: (AVAudioFormat?).self))
            }
        case 2:
            return { r, a in
                (r as! AVAudioEngine).connect(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "connect:to:fromBus:toBus:format:", as: (AVAudioNode).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "connect:to:fromBus:toBus:format:", as: (AVAudioNode).self),
                    fromBus: ObjCRuntime.ObjCMessage.argument(a, 2, "connect:to:fromBus:toBus:format:", as: (AVAudioNodeBus).self),
                    toBus: ObjCRuntime.ObjCMessage.argument(a, 3, "connect:to:fromBus:toBus:format:", as: (AVAudioNodeBus).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 4, "connect:to:fromBus:toBus:format:", as: (AVAudioFormat?).self))
            }
        case 3:
            return { r, a in (r as! AVAudioEngine).detach(ObjCRuntime.ObjCMessage.argument(a, 0, "detachNode:", as: (AVAudioNode).self)) }
        case 4: return { r, _ in (r as! AVAudioEngine).disableManualRenderingMode() }
        case 5:
            return { r, a in
                (r as! AVAudioEngine).disconnectNodeInput(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "disconnectNodeInput:", as: (AVAudioNode).self))
            }
        case 6:
            return { r, a in
                (r as! AVAudioEngine).disconnectNodeInput(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "disconnectNodeInput:bus:", as: (AVAudioNode).self),
                    bus: ObjCRuntime.ObjCMessage.argument(a, 1, "disconnectNodeInput:bus:", as: (AVAudioNodeBus).self))
            }
        case 7:
            return { r, a in
                (r as! AVAudioEngine).disconnectNodeOutput(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "disconnectNodeOutput:", as: (AVAudioNode).self))
            }
        case 8:
            return { r, a in
                try? (r as! AVAudioEngine).enableManualRenderingMode(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enableManualRenderingMode:format:maximumFrameCount:error:", as: (AVAudioEngineManualRenderingMode).self),
                    format: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enableManualRenderingMode:format:maximumFrameCount:error:", as: (AVAudioFormat).self),
                    maximumFrameCount: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "enableManualRenderingMode:format:maximumFrameCount:error:", as: (AVAudioFrameCount).self))
            }
        case 9: return { r, _ in (r as! AVAudioEngine).pause() }
        case 10: return { r, _ in (r as! AVAudioEngine).prepare() }
        case 11:
            return { r, a in
                try? (r as! AVAudioEngine).renderOffline(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "renderOffline:toBuffer:error:", as: (AVAudioFrameCount).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "renderOffline:toBuffer:error:", as: (AVAudioPCMBuffer).self))
            }
        case 12: return { r, _ in (r as! AVAudioEngine).reset() }
        case 13: return { r, _ in try? (r as! AVAudioEngine).start() }
        default: return { r, _ in (r as! AVAudioEngine).stop() }
        }
    }

    nonisolated private static func initializerOfAVAudioEngine(_ index: Int) -> ObjCFactory {
        { _ in AVAudioEngine() }
    }
}
