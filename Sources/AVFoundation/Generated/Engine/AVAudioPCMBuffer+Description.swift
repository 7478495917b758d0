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

extension AVAudioPCMBuffer {
    nonisolated static var descriptionOfAVAudioPCMBuffer: FrameworkClass {
        FrameworkClass(
            AVAudioPCMBuffer.self,
            properties: "floatChannelData frameCapacity frameLength int16ChannelData int32ChannelData stride",
            initializers: "initWithPCMFormat:frameCapacity:",
            property: AVAudioPCMBuffer.propertyOfAVAudioPCMBuffer,
            initializer: AVAudioPCMBuffer.initializerOfAVAudioPCMBuffer)
    }

    private static func propertyOfAVAudioPCMBuffer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioPCMBuffer.floatChannelData)
        case 1: return .readOnly(\AVAudioPCMBuffer.frameCapacity)
        case 2: return .value("frameLength", \AVAudioPCMBuffer.frameLength)
        case 3: return .readOnly(\AVAudioPCMBuffer.int16ChannelData)
        case 4: return .readOnly(\AVAudioPCMBuffer.int32ChannelData)
        default: return .readOnly(\AVAudioPCMBuffer.stride)
        }
    }

    nonisolated private static func initializerOfAVAudioPCMBuffer(_ index: Int) -> ObjCFactory {
        { a in
            AVAudioPCMBuffer(
                pcmFormat: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPCMFormat:frameCapacity:", as: (AVAudioFormat).self),
                frameCapacity: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithPCMFormat:frameCapacity:", as: (AVAudioFrameCount).self))
        }
    }
}
