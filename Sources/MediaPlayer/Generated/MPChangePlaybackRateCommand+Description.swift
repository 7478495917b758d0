// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
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
