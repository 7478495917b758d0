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

extension AVMetadataMachineReadableCodeObject {
    nonisolated static var descriptionOfAVMetadataMachineReadableCodeObject: FrameworkClass {
        FrameworkClass(
            AVMetadataMachineReadableCodeObject.self,
            properties: "corners stringValue",
            property: AVMetadataMachineReadableCodeObject.propertyOfAVMetadataMachineReadableCodeObject)
    }

    private static func propertyOfAVMetadataMachineReadableCodeObject(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVMetadataMachineReadableCodeObject.corners)
        default: return .readOnly(\AVMetadataMachineReadableCodeObject.stringValue)
        }
    }
}
