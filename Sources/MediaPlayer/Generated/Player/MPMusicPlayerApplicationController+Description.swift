// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMusicPlayerApplicationController {
    nonisolated static var descriptionOfMPMusicPlayerApplicationController: FrameworkClass {
        FrameworkClass(
            MPMusicPlayerApplicationController.self,
            methods: "performQueueTransaction:completionHandler:",
            method: MPMusicPlayerApplicationController.methodOfMPMusicPlayerApplicationController)
    }

    nonisolated private static func methodOfMPMusicPlayerApplicationController(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! MPMusicPlayerApplicationController).perform(
                queueTransaction: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "performQueueTransaction:completionHandler:", as: ((MPMusicPlayerControllerMutableQueue) -> Void).self),
                completionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "performQueueTransaction:completionHandler:", as: ((MPMusicPlayerControllerQueue, (any Error)?) -> Void).self))
        }
    }
}
