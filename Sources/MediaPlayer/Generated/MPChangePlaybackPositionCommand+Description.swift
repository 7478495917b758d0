// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPChangePlaybackPositionCommand {
    nonisolated static var descriptionOfMPChangePlaybackPositionCommand: FrameworkClass {
        FrameworkClass(
            MPChangePlaybackPositionCommand.self)
    }
}
