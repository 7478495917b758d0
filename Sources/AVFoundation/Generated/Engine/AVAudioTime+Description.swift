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

extension AVAudioTime {
    nonisolated static var descriptionOfAVAudioTime: FrameworkClass {
        FrameworkClass(
            AVAudioTime.self,
            properties: "hostTime hostTimeValid/isHostTimeValid sampleRate sampleTime sampleTimeValid/isSampleTimeValid",
            classMethods: "hostTimeForSeconds: secondsForHostTime:",
            initializers: "initWithHostTime: initWithHostTime:sampleTime:atRate: initWithSampleTime:atRate:",
            property: AVAudioTime.propertyOfAVAudioTime,
            classMethod: AVAudioTime.classMethodOfAVAudioTime,
            initializer: AVAudioTime.initializerOfAVAudioTime)
    }

    private static func propertyOfAVAudioTime(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioTime.hostTime)
        case 1: return .readOnly(\AVAudioTime.isHostTimeValid)
        case 2: return .readOnly(\AVAudioTime.sampleRate)
        case 3: return .readOnly(\AVAudioTime.sampleTime)
        default: return .readOnly(\AVAudioTime.isSampleTimeValid)
        }
    }

    nonisolated private static func classMethodOfAVAudioTime(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVAudioTime.Type).hostTime(
                    forSeconds: ObjCRuntime.ObjCMessage.argument(a, 0, "hostTimeForSeconds:", as: (TimeInterval).self))
            }
        default:
            return { r, a in
                (r as! AVAudioTime.Type).seconds(
                    forHostTime: ObjCRuntime.ObjCMessage.argument(a, 0, "secondsForHostTime:", as: (UInt64).self))
            }
        }
    }

    nonisolated private static func initializerOfAVAudioTime(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in AVAudioTime(hostTime: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithHostTime:", as: (UInt64).self)) }
        case 1:
            return { a in
                AVAudioTime(
                    hostTime: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithHostTime:sampleTime:atRate:", as: (UInt64).self),
                    sampleTime: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithHostTime:sampleTime:atRate:", as: (AVAudioFramePosition).self),
                    atRate: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithHostTime:sampleTime:atRate:", as: (Double).self))
            }
        default:
            return { a in
                AVAudioTime(
                    sampleTime: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSampleTime:atRate:", as: (AVAudioFramePosition).self),
                    atRate: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithSampleTime:atRate:", as: (Double).self))
            }
        }
    }
}
