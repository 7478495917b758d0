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

extension AVCaptureFileOutput {
    nonisolated static var descriptionOfAVCaptureFileOutput: FrameworkClass {
        FrameworkClass(
            AVCaptureFileOutput.self,
            properties: """
                maxRecordedDuration maxRecordedFileSize minFreeDiskSpaceLimit outputFileURL recordedDuration recordedFileSize \
                recording/isRecording recordingPaused/isRecordingPaused
                """,
            methods: "pauseRecording resumeRecording startRecordingToOutputFileURL:recordingDelegate: stopRecording",
            property: AVCaptureFileOutput.propertyOfAVCaptureFileOutput,
            method: AVCaptureFileOutput.methodOfAVCaptureFileOutput)
    }

    private static func propertyOfAVCaptureFileOutput(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("maxRecordedDuration", \AVCaptureFileOutput.maxRecordedDuration)
        case 1: return .value("maxRecordedFileSize", \AVCaptureFileOutput.maxRecordedFileSize)
        case 2: return .value("minFreeDiskSpaceLimit", \AVCaptureFileOutput.minFreeDiskSpaceLimit)
        case 3: return .readOnly(\AVCaptureFileOutput.outputFileURL)
        case 4: return .readOnly(\AVCaptureFileOutput.recordedDuration)
        case 5: return .readOnly(\AVCaptureFileOutput.recordedFileSize)
        case 6: return .readOnly(\AVCaptureFileOutput.isRecording)
        default: return .readOnly(\AVCaptureFileOutput.isRecordingPaused)
        }
    }

    nonisolated private static func methodOfAVCaptureFileOutput(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVCaptureFileOutput).pauseRecording() }
        case 1: return { r, _ in (r as! AVCaptureFileOutput).resumeRecording() }
        case 2:
            return { r, a in
                (r as! AVCaptureFileOutput).startRecording(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "startRecordingToOutputFileURL:recordingDelegate:", as: (URL).self),
                    recordingDelegate: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "startRecordingToOutputFileURL:recordingDelegate:", as: (any AVCaptureFileOutputRecordingDelegate).self))
            }
        default: return { r, _ in (r as! AVCaptureFileOutput).stopRecording() }
        }
    }
}
