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

extension AVCaptureDeviceInput {
    nonisolated static var descriptionOfAVCaptureDeviceInput: FrameworkClass {
        FrameworkClass(
            AVCaptureDeviceInput.self,
            properties: "device",
            initializers: "initWithDevice:error:",
            property: AVCaptureDeviceInput.propertyOfAVCaptureDeviceInput,
            initializer: AVCaptureDeviceInput.initializerOfAVCaptureDeviceInput)
    }

    private static func propertyOfAVCaptureDeviceInput(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVCaptureDeviceInput.device)
    }

    nonisolated private static func initializerOfAVCaptureDeviceInput(_ index: Int) -> ObjCFactory {
        { a in
            try? AVCaptureDeviceInput(device: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDevice:error:", as: (AVCaptureDevice).self))
        }
    }
}
