// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPChangePlaybackRateCommand {
    nonisolated static var descriptionOfMPChangePlaybackRateCommand: FrameworkClass {
        FrameworkClass(
            MPChangePlaybackRateCommand.self,
            properties: "supportedPlaybackRates",
            property: MPChangePlaybackRateCommand.propertyOfMPChangePlaybackRateCommand)
    }

    private static func propertyOfMPChangePlaybackRateCommand(_ index: Int) -> ClassDescription.Property {
        .value("supportedPlaybackRates", \MPChangePlaybackRateCommand.supportedPlaybackRates)
    }
}
