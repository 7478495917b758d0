// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVCaptureInput.Port {
    nonisolated static var descriptionOfAVCaptureInputPort: FrameworkClass {
        FrameworkClass(
            AVCaptureInput.Port.self,
            properties: "enabled/isEnabled input mediaType",
            property: AVCaptureInput.Port.propertyOfAVCaptureInputPort)
    }

    private static func propertyOfAVCaptureInputPort(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \AVCaptureInput.Port.isEnabled)
        case 1: return .readOnly(\AVCaptureInput.Port.input)
        default: return .readOnly(\AVCaptureInput.Port.mediaType)
        }
    }
}
