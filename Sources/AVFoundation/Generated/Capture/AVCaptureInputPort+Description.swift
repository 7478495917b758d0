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

extension AVCaptureInput.Port {
    nonisolated static var descriptionOfAVCaptureInputPort: FrameworkClass {
        FrameworkClass(
            AVCaptureInput.Port.self,
            properties: "enabled/isEnabled formatDescription input mediaType sourceDevicePosition sourceDeviceType",
            property: AVCaptureInput.Port.propertyOfAVCaptureInputPort)
    }

    private static func propertyOfAVCaptureInputPort(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \AVCaptureInput.Port.isEnabled)
        case 1: return .readOnly(\AVCaptureInput.Port.formatDescription)
        case 2: return .readOnly(\AVCaptureInput.Port.input)
        case 3: return .readOnly(\AVCaptureInput.Port.mediaType)
        case 4: return .readOnly(\AVCaptureInput.Port.sourceDevicePosition)
        default: return .readOnly(\AVCaptureInput.Port.sourceDeviceType)
        }
    }
}
