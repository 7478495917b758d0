// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPSkipIntervalCommand {
    nonisolated static var descriptionOfMPSkipIntervalCommand: FrameworkClass {
        FrameworkClass(
            MPSkipIntervalCommand.self,
            properties: "preferredIntervals",
            property: MPSkipIntervalCommand.propertyOfMPSkipIntervalCommand)
    }

    private static func propertyOfMPSkipIntervalCommand(_ index: Int) -> ClassDescription.Property {
        .value("preferredIntervals", \MPSkipIntervalCommand.preferredIntervals)
    }
}
