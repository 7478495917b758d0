// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SFTranscriptionSegment {
    nonisolated static var descriptionOfSFTranscriptionSegment: FrameworkClass {
        FrameworkClass(
            SFTranscriptionSegment.self,
            properties: "alternativeSubstrings confidence duration substring substringRange timestamp",
            property: SFTranscriptionSegment.propertyOfSFTranscriptionSegment)
    }

    private static func propertyOfSFTranscriptionSegment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SFTranscriptionSegment.alternativeSubstrings)
        case 1: return .readOnly(\SFTranscriptionSegment.confidence)
        case 2: return .readOnly(\SFTranscriptionSegment.duration)
        case 3: return .readOnly(\SFTranscriptionSegment.substring)
        case 4: return .readOnly(\SFTranscriptionSegment.substringRange)
        default: return .readOnly(\SFTranscriptionSegment.timestamp)
        }
    }
}
