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

extension AVAudioPlayerNode {
    nonisolated static var descriptionOfAVAudioPlayerNode: FrameworkClass {
        FrameworkClass(
            AVAudioPlayerNode.self,
            properties: "pan playing/isPlaying volume",
            methods: """
                nodeTimeForPlayerTime: pause play playAtTime: playerTimeForNodeTime: prepareWithFrameCount: \
                scheduleBuffer:atTime:options:completionCallbackType:completionHandler: \
                scheduleBuffer:atTime:options:completionHandler: scheduleBuffer:completionCallbackType:completionHandler: \
                scheduleBuffer:completionHandler: scheduleFile:atTime:completionCallbackType:completionHandler: \
                scheduleFile:atTime:completionHandler: scheduleSegment:startingFrame:frameCount:atTime:completionHandler: stop
                """,
            initializers: "init",
            property: AVAudioPlayerNode.propertyOfAVAudioPlayerNode,
            method: AVAudioPlayerNode.methodOfAVAudioPlayerNode,
            initializer: AVAudioPlayerNode.initializerOfAVAudioPlayerNode)
    }

    private static func propertyOfAVAudioPlayerNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("pan", \AVAudioPlayerNode.pan)
        case 1: return .readOnly(\AVAudioPlayerNode.isPlaying)
        default: return .value("volume", \AVAudioPlayerNode.volume)
        }
    }

    nonisolated private static func methodOfAVAudioPlayerNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVAudioPlayerNode).nodeTime(
                    forPlayerTime: ObjCRuntime.ObjCMessage.argument(a, 0, "nodeTimeForPlayerTime:", as: (AVAudioTime).self))
            }
        case 1: return { r, _ in (r as! AVAudioPlayerNode).pause() }
        case 2: return { r, _ in (r as! AVAudioPlayerNode).play() }
        case 3:
            return { r, a in
                (r as! AVAudioPlayerNode).play(at: ObjCRuntime.ObjCMessage.argument(a, 0, "playAtTime:", as: (AVAudioTime?).self))
            }
        case 4:
            return { r, a in
                (r as! AVAudioPlayerNode).playerTime(
                    forNodeTime: ObjCRuntime.ObjCMessage.argument(a, 0, "playerTimeForNodeTime:", as: (AVAudioTime).self))
            }
        case 5:
            return { r, a in
                (r as! AVAudioPlayerNode).prepare(
                    withFrameCount: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareWithFrameCount:", as: (AVAudioFrameCount).self))
            }
        case 6:
            return { r, a in
                (r as! AVAudioPlayerNode).scheduleBuffer(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scheduleBuffer:atTime:options:completionCallbackType:completionHandler:", as: (AVAudioPCMBuffer).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scheduleBuffer:atTime:options:completionCallbackType:completionHandler:", as: (AVAudioTime?).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleBuffer:atTime:options:completionCallbackType:completionHandler:",
                        as: (AVAudioPlayerNodeBufferOptions).self),
                    completionCallbackType: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "scheduleBuffer:atTime:options:completionCallbackType:completionHandler:",
                        as: (AVAudioPlayerNodeCompletionCallbackType).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "scheduleBuffer:atTime:options:completionCallbackType:completionHandler:",
                        as: ((@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)?).self))
            }
        case 7:
            return { r, a in
                (r as! AVAudioPlayerNode).scheduleBuffer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "scheduleBuffer:atTime:options:completionHandler:", as: (AVAudioPCMBuffer).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "scheduleBuffer:atTime:options:completionHandler:", as: (AVAudioTime?).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleBuffer:atTime:options:completionHandler:", as: (AVAudioPlayerNodeBufferOptions).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "scheduleBuffer:atTime:options:completionHandler:", as: (AVAudioNodeCompletionHandler?).self))
            }
        case 8:
            return { r, a in
                (r as! AVAudioPlayerNode).scheduleBuffer(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scheduleBuffer:completionCallbackType:completionHandler:", as: (AVAudioPCMBuffer).self),
                    completionCallbackType: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scheduleBuffer:completionCallbackType:completionHandler:", as: (AVAudioPlayerNodeCompletionCallbackType).self
                    ),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleBuffer:completionCallbackType:completionHandler:",
                        as: ((@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)?).self))
            }
        case 9:
            return { r, a in
                (r as! AVAudioPlayerNode).scheduleBuffer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "scheduleBuffer:completionHandler:", as: (AVAudioPCMBuffer).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scheduleBuffer:completionHandler:", as: (AVAudioNodeCompletionHandler?).self))
            }
        case 10:
            return { r, a in
                (r as! AVAudioPlayerNode).scheduleFile(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scheduleFile:atTime:completionCallbackType:completionHandler:", as: (AVAudioFile).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scheduleFile:atTime:completionCallbackType:completionHandler:", as: (AVAudioTime?).self),
                    completionCallbackType: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleFile:atTime:completionCallbackType:completionHandler:",
                        as: (AVAudioPlayerNodeCompletionCallbackType).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "scheduleFile:atTime:completionCallbackType:completionHandler:",
                        as: ((@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)?).self))
            }
        case 11:
            return { r, a in
                (r as! AVAudioPlayerNode).scheduleFile(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "scheduleFile:atTime:completionHandler:", as: (AVAudioFile).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "scheduleFile:atTime:completionHandler:", as: (AVAudioTime?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleFile:atTime:completionHandler:", as: (AVAudioNodeCompletionHandler?).self))
            }
        case 12:
            return { r, a in
                (r as! AVAudioPlayerNode).scheduleSegment(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scheduleSegment:startingFrame:frameCount:atTime:completionHandler:", as: (AVAudioFile).self),
                    startingFrame: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scheduleSegment:startingFrame:frameCount:atTime:completionHandler:", as: (AVAudioFramePosition).self),
                    frameCount: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleSegment:startingFrame:frameCount:atTime:completionHandler:", as: (AVAudioFrameCount).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "scheduleSegment:startingFrame:frameCount:atTime:completionHandler:", as: (AVAudioTime?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "scheduleSegment:startingFrame:frameCount:atTime:completionHandler:", as: (AVAudioNodeCompletionHandler?).self
                    ))
            }
        default: return { r, _ in (r as! AVAudioPlayerNode).stop() }
        }
    }

    nonisolated private static func initializerOfAVAudioPlayerNode(_ index: Int) -> ObjCFactory {
        { _ in AVAudioPlayerNode() }
    }
}
