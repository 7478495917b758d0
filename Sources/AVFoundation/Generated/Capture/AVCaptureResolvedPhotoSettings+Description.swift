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

extension AVCaptureResolvedPhotoSettings {
    nonisolated static var descriptionOfAVCaptureResolvedPhotoSettings: FrameworkClass {
        FrameworkClass(
            AVCaptureResolvedPhotoSettings.self,
            properties: """
                embeddedThumbnailDimensions expectedPhotoCount flashEnabled/isFlashEnabled livePhotoMovieDimensions photoDimensions \
                photoProcessingTimeRange previewDimensions rawPhotoDimensions redEyeReductionEnabled/isRedEyeReductionEnabled \
                uniqueID
                """,
            property: AVCaptureResolvedPhotoSettings.propertyOfAVCaptureResolvedPhotoSettings)
    }

    private static func propertyOfAVCaptureResolvedPhotoSettings(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureResolvedPhotoSettings.embeddedThumbnailDimensions)
        case 1: return .readOnly(\AVCaptureResolvedPhotoSettings.expectedPhotoCount)
        case 2: return .readOnly(\AVCaptureResolvedPhotoSettings.isFlashEnabled)
        case 3: return .readOnly(\AVCaptureResolvedPhotoSettings.livePhotoMovieDimensions)
        case 4: return .readOnly(\AVCaptureResolvedPhotoSettings.photoDimensions)
        case 5: return .readOnly(\AVCaptureResolvedPhotoSettings.photoProcessingTimeRange)
        case 6: return .readOnly(\AVCaptureResolvedPhotoSettings.previewDimensions)
        case 7: return .readOnly(\AVCaptureResolvedPhotoSettings.rawPhotoDimensions)
        case 8: return .readOnly(\AVCaptureResolvedPhotoSettings.isRedEyeReductionEnabled)
        default: return .readOnly(\AVCaptureResolvedPhotoSettings.uniqueID)
        }
    }
}
