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

extension AVAudioNode {
    nonisolated static var descriptionOfAVAudioNode: FrameworkClass {
        FrameworkClass(
            AVAudioNode.self,
            properties: "engine lastRenderTime numberOfInputs numberOfOutputs",
            methods: "inputFormatForBus: installTapOnBus:bufferSize:format:block: outputFormatForBus: removeTapOnBus: reset",
            property: AVAudioNode.propertyOfAVAudioNode,
            method: AVAudioNode.methodOfAVAudioNode)
    }

    private static func propertyOfAVAudioNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioNode.engine)
        case 1: return .readOnly(\AVAudioNode.lastRenderTime)
        case 2: return .readOnly(\AVAudioNode.numberOfInputs)
        default: return .readOnly(\AVAudioNode.numberOfOutputs)
        }
    }

    nonisolated private static func methodOfAVAudioNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVAudioNode).inputFormat(
                    forBus: ObjCRuntime.ObjCMessage.argument(a, 0, "inputFormatForBus:", as: (AVAudioNodeBus).self))
            }
        case 1:
            return { r, a in
                (r as! AVAudioNode).installTap(
                    onBus: ObjCRuntime.ObjCMessage.argument(a, 0, "installTapOnBus:bufferSize:format:block:", as: (AVAudioNodeBus).self),
                    bufferSize: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "installTapOnBus:bufferSize:format:block:", as: (AVAudioFrameCount).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 2, "installTapOnBus:bufferSize:format:block:", as: (AVAudioFormat?).self),
                    block: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "installTapOnBus:bufferSize:format:block:", as: (AVAudioNodeTapBlock).self))
            }
        case 2:
            return { r, a in
                (r as! AVAudioNode).outputFormat(
                    forBus: ObjCRuntime.ObjCMessage.argument(a, 0, "outputFormatForBus:", as: (AVAudioNodeBus).self))
            }
        case 3:
            return { r, a in
                (r as! AVAudioNode).removeTap(onBus: ObjCRuntime.ObjCMessage.argument(a, 0, "removeTapOnBus:", as: (AVAudioNodeBus).self))
            }
        default: return { r, _ in (r as! AVAudioNode).reset() }
        }
    }
}
