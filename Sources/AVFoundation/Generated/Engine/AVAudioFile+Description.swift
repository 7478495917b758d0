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

extension AVAudioFile {
    nonisolated static var descriptionOfAVAudioFile: FrameworkClass {
        FrameworkClass(
            AVAudioFile.self,
            properties: "fileFormat framePosition length processingFormat url",
            methods: "readIntoBuffer:error: readIntoBuffer:frameCount:error: writeFromBuffer:error:",
            initializers: """
                initForReading:commonFormat:interleaved:error: initForReading:error: \
                initForWriting:settings:commonFormat:interleaved:error: initForWriting:settings:error:
                """,
            property: AVAudioFile.propertyOfAVAudioFile,
            method: AVAudioFile.methodOfAVAudioFile,
            initializer: AVAudioFile.initializerOfAVAudioFile)
    }

    private static func propertyOfAVAudioFile(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioFile.fileFormat)
        case 1: return .value("framePosition", \AVAudioFile.framePosition)
        case 2: return .readOnly(\AVAudioFile.length)
        case 3: return .readOnly(\AVAudioFile.processingFormat)
        default: return .readOnly(\AVAudioFile.url)
        }
    }

    nonisolated private static func methodOfAVAudioFile(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! AVAudioFile).read(
                    into: ObjCRuntime.ObjCMessage.argument(a, 0, "readIntoBuffer:error:", as: (AVAudioPCMBuffer).self))
            }
        case 1:
            return { r, a in
                try? (r as! AVAudioFile).read(
                    into: ObjCRuntime.ObjCMessage.argument(a, 0, "readIntoBuffer:frameCount:error:", as: (AVAudioPCMBuffer).self),
                    frameCount: ObjCRuntime.ObjCMessage.argument(a, 1, "readIntoBuffer:frameCount:error:", as: (AVAudioFrameCount).self))
            }
        default:
            return { r, a in
                try? (r as! AVAudioFile).write(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "writeFromBuffer:error:", as: (AVAudioPCMBuffer).self))
            }
        }
    }

    nonisolated private static func initializerOfAVAudioFile(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                try? AVAudioFile(
                    forReading: ObjCRuntime.ObjCMessage.argument(a, 0, "initForReading:commonFormat:interleaved:error:", as: (URL).self),
                    commonFormat: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initForReading:commonFormat:interleaved:error:", as: (AVAudioCommonFormat).self),
                    interleaved: ObjCRuntime.ObjCMessage.argument(a, 2, "initForReading:commonFormat:interleaved:error:", as: (Bool).self))
            }
        case 1:
            return { a in try? AVAudioFile(forReading: ObjCRuntime.ObjCMessage.argument(a, 0, "initForReading:error:", as: (URL).self)) }
        case 2:
            return { a in
                try? AVAudioFile(
                    forWriting: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initForWriting:settings:commonFormat:interleaved:error:", as: (URL).self),
                    settings: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initForWriting:settings:commonFormat:interleaved:error:", as: ([String: Any]).self),
                    commonFormat: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initForWriting:settings:commonFormat:interleaved:error:", as: (AVAudioCommonFormat).self),
                    interleaved: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initForWriting:settings:commonFormat:interleaved:error:", as: (Bool).self))
            }
        default:
            return { a in
                try? AVAudioFile(
                    forWriting: ObjCRuntime.ObjCMessage.argument(a, 0, "initForWriting:settings:error:", as: (URL).self),
                    settings: ObjCRuntime.ObjCMessage.argument(a, 1, "initForWriting:settings:error:", as: ([String: Any]).self))
            }
        }
    }
}
