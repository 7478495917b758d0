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

extension AVCaptureSession {
    nonisolated static var descriptionOfAVCaptureSession: FrameworkClass {
        FrameworkClass(
            AVCaptureSession.self,
            properties: """
                connections inputs interrupted/isInterrupted masterClock outputs running/isRunning sessionPreset \
                synchronizationClock
                """,
            methods: """
                addInput: addOutput: beginConfiguration canAddInput: canAddOutput: canSetSessionPreset: commitConfiguration \
                removeInput: removeOutput: startRunning stopRunning
                """,
            initializers: "init",
            property: AVCaptureSession.propertyOfAVCaptureSession,
            method: AVCaptureSession.methodOfAVCaptureSession,
            initializer: AVCaptureSession.initializerOfAVCaptureSession)
    }

    private static func propertyOfAVCaptureSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureSession.connections)
        case 1: return .readOnly(\AVCaptureSession.inputs)
        case 2: return .readOnly(\AVCaptureSession.isInterrupted)
        case 3: return .readOnly(\AVCaptureSession.masterClock)
        case 4: return .readOnly(\AVCaptureSession.outputs)
        case 5: return .readOnly(\AVCaptureSession.isRunning)
        case 6: return .value("sessionPreset", \AVCaptureSession.sessionPreset)
        default: return .readOnly(\AVCaptureSession.synchronizationClock)
        }
    }

    nonisolated private static func methodOfAVCaptureSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCaptureSession).addInput(ObjCRuntime.ObjCMessage.argument(a, 0, "addInput:", as: (AVCaptureInput).self))
            }
        case 1:
            return { r, a in
                (r as! AVCaptureSession).addOutput(ObjCRuntime.ObjCMessage.argument(a, 0, "addOutput:", as: (AVCaptureOutput).self))
            }
        case 2: return { r, _ in (r as! AVCaptureSession).beginConfiguration() }
        case 3:
            return { r, a in
                (r as! AVCaptureSession).canAddInput(ObjCRuntime.ObjCMessage.argument(a, 0, "canAddInput:", as: (AVCaptureInput).self))
            }
        case 4:
            return { r, a in
                (r as! AVCaptureSession).canAddOutput(ObjCRuntime.ObjCMessage.argument(a, 0, "canAddOutput:", as: (AVCaptureOutput).self))
            }
        case 5:
            return { r, a in
                (r as! AVCaptureSession).canSetSessionPreset(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "canSetSessionPreset:", as: (AVCaptureSession.Preset).self))
            }
        case 6: return { r, _ in (r as! AVCaptureSession).commitConfiguration() }
        case 7:
            return { r, a in
                (r as! AVCaptureSession).removeInput(ObjCRuntime.ObjCMessage.argument(a, 0, "removeInput:", as: (AVCaptureInput).self))
            }
        case 8:
            return { r, a in
                (r as! AVCaptureSession).removeOutput(ObjCRuntime.ObjCMessage.argument(a, 0, "removeOutput:", as: (AVCaptureOutput).self))
            }
        case 9: return { r, _ in (r as! AVCaptureSession).startRunning() }
        default: return { r, _ in (r as! AVCaptureSession).stopRunning() }
        }
    }

    nonisolated private static func initializerOfAVCaptureSession(_ index: Int) -> ObjCFactory {
        { _ in AVCaptureSession() }
    }
}
