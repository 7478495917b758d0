// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHContentEditingInput {
    nonisolated static var descriptionOfPHContentEditingInput: FrameworkClass {
        FrameworkClass(
            PHContentEditingInput.self,
            properties: """
                adjustmentData creationDate displaySizeImage fullSizeImageOrientation fullSizeImageURL mediaSubtypes mediaType \
                uniformTypeIdentifier
                """,
            property: PHContentEditingInput.propertyOfPHContentEditingInput)
    }

    private static func propertyOfPHContentEditingInput(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHContentEditingInput.adjustmentData)
        case 1: return .readOnly(\PHContentEditingInput.creationDate)
        case 2: return .readOnly(\PHContentEditingInput.displaySizeImage)
        case 3: return .readOnly(\PHContentEditingInput.fullSizeImageOrientation)
        case 4: return .readOnly(\PHContentEditingInput.fullSizeImageURL)
        case 5: return .readOnly(\PHContentEditingInput.mediaSubtypes)
        case 6: return .readOnly(\PHContentEditingInput.mediaType)
        default: return .readOnly(\PHContentEditingInput.uniformTypeIdentifier)
        }
    }
}
