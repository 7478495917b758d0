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

extension AVMutableAudioMix {
    nonisolated static var descriptionOfAVMutableAudioMix: FrameworkClass {
        FrameworkClass(
            AVMutableAudioMix.self,
            properties: "inputParameters",
            initializers: "init",
            property: AVMutableAudioMix.propertyOfAVMutableAudioMix,
            initializer: AVMutableAudioMix.initializerOfAVMutableAudioMix)
    }

    private static func propertyOfAVMutableAudioMix(_ index: Int) -> ClassDescription.Property {
        .value("inputParameters", \AVMutableAudioMix.inputParameters)
    }

    nonisolated private static func initializerOfAVMutableAudioMix(_ index: Int) -> ObjCFactory {
        { _ in AVMutableAudioMix() }
    }
}
