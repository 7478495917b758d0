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

extension AVCaptureOutput {
    nonisolated static var descriptionOfAVCaptureOutput: FrameworkClass {
        FrameworkClass(
            AVCaptureOutput.self,
            properties: "connections",
            methods: "connectionWithMediaType:",
            property: AVCaptureOutput.propertyOfAVCaptureOutput,
            method: AVCaptureOutput.methodOfAVCaptureOutput)
    }

    private static func propertyOfAVCaptureOutput(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVCaptureOutput.connections)
    }

    nonisolated private static func methodOfAVCaptureOutput(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVCaptureOutput).connection(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "connectionWithMediaType:", as: (AVMediaType).self))
        }
    }
}
