// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFTranscription {
    nonisolated static var descriptionOfSFTranscription: FrameworkClass {
        FrameworkClass(
            SFTranscription.self,
            properties: "formattedString segments",
            property: SFTranscription.propertyOfSFTranscription)
    }

    private static func propertyOfSFTranscription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SFTranscription.formattedString)
        default: return .readOnly(\SFTranscription.segments)
        }
    }
}
