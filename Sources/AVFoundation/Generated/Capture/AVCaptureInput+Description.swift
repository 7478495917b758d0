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

extension AVCaptureInput {
    nonisolated static var descriptionOfAVCaptureInput: FrameworkClass {
        FrameworkClass(
            AVCaptureInput.self,
            properties: "ports",
            property: AVCaptureInput.propertyOfAVCaptureInput)
    }

    private static func propertyOfAVCaptureInput(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVCaptureInput.ports)
    }
}
