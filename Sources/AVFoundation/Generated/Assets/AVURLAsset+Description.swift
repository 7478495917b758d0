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

extension AVURLAsset {
    nonisolated static var descriptionOfAVURLAsset: FrameworkClass {
        FrameworkClass(
            AVURLAsset.self,
            properties: "url",
            initializers: "initWithUrl:options:",
            property: AVURLAsset.propertyOfAVURLAsset,
            initializer: AVURLAsset.initializerOfAVURLAsset)
    }

    private static func propertyOfAVURLAsset(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVURLAsset.url)
    }

    nonisolated private static func initializerOfAVURLAsset(_ index: Int) -> ObjCFactory {
        { a in
            AVURLAsset(
                url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUrl:options:", as: (URL).self),
                options: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithUrl:options:", as: ([String: Any]?).self))
        }
    }
}
