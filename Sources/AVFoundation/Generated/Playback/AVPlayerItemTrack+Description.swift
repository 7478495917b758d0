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

extension AVPlayerItemTrack {
    nonisolated static var descriptionOfAVPlayerItemTrack: FrameworkClass {
        FrameworkClass(
            AVPlayerItemTrack.self,
            properties: "assetTrack",
            property: AVPlayerItemTrack.propertyOfAVPlayerItemTrack)
    }

    private static func propertyOfAVPlayerItemTrack(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVPlayerItemTrack.assetTrack)
    }
}
