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

extension AVCaptureMovieFileOutput {
    nonisolated static var descriptionOfAVCaptureMovieFileOutput: FrameworkClass {
        FrameworkClass(
            AVCaptureMovieFileOutput.self,
            properties: "availableVideoCodecTypes",
            methods: "outputSettingsForConnection: setOutputSettings:forConnection:",
            initializers: "init",
            property: AVCaptureMovieFileOutput.propertyOfAVCaptureMovieFileOutput,
            method: AVCaptureMovieFileOutput.methodOfAVCaptureMovieFileOutput,
            initializer: AVCaptureMovieFileOutput.initializerOfAVCaptureMovieFileOutput)
    }

    private static func propertyOfAVCaptureMovieFileOutput(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVCaptureMovieFileOutput.availableVideoCodecTypes)
    }

    nonisolated private static func methodOfAVCaptureMovieFileOutput(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCaptureMovieFileOutput).outputSettings(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "outputSettingsForConnection:", as: (AVCaptureConnection).self))
            }
        default:
            return { r, a in
                (r as! AVCaptureMovieFileOutput).setOutputSettings(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setOutputSettings:forConnection:", as: ([String: Any]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setOutputSettings:forConnection:", as: (AVCaptureConnection).self))
            }
        }
    }

    nonisolated private static func initializerOfAVCaptureMovieFileOutput(_ index: Int) -> ObjCFactory {
        { _ in AVCaptureMovieFileOutput() }
    }
}
