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

extension AVAudioApplication {
    nonisolated static var descriptionOfAVAudioApplication: FrameworkClass {
        FrameworkClass(
            AVAudioApplication.self,
            classMethods: "requestRecordPermissionWithCompletionHandler:",
            classMethod: AVAudioApplication.classMethodOfAVAudioApplication)
    }

    nonisolated private static func classMethodOfAVAudioApplication(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVAudioApplication.Type).requestRecordPermission(
                completionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "requestRecordPermissionWithCompletionHandler:", as: ((Bool) -> Void).self))
        }
    }
}
