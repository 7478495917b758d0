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

extension AVCapturePhoto {
    nonisolated static var descriptionOfAVCapturePhoto: FrameworkClass {
        FrameworkClass(
            AVCapturePhoto.self,
            properties: """
                embeddedThumbnailPhotoFormat metadata photoCount pixelBuffer previewPixelBuffer rawPhoto/isRawPhoto resolvedSettings \
                sourceDeviceType timestamp
                """,
            methods: "CGImageRepresentation fileDataRepresentation previewCGImageRepresentation",
            property: AVCapturePhoto.propertyOfAVCapturePhoto,
            method: AVCapturePhoto.methodOfAVCapturePhoto)
    }

    private static func propertyOfAVCapturePhoto(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCapturePhoto.embeddedThumbnailPhotoFormat)
        case 1: return .readOnly(\AVCapturePhoto.metadata)
        case 2: return .readOnly(\AVCapturePhoto.photoCount)
        case 3: return .readOnly(\AVCapturePhoto.pixelBuffer)
        case 4: return .readOnly(\AVCapturePhoto.previewPixelBuffer)
        case 5: return .readOnly(\AVCapturePhoto.isRawPhoto)
        case 6: return .readOnly(\AVCapturePhoto.resolvedSettings)
        case 7: return .readOnly(\AVCapturePhoto.sourceDeviceType)
        default: return .readOnly(\AVCapturePhoto.timestamp)
        }
    }

    nonisolated private static func methodOfAVCapturePhoto(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVCapturePhoto).cgImageRepresentation() }
        case 1: return { r, _ in (r as! AVCapturePhoto).fileDataRepresentation() }
        default: return { r, _ in (r as! AVCapturePhoto).previewCGImageRepresentation() }
        }
    }
}
