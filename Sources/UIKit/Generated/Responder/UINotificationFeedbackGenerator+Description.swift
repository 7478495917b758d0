// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanSound
import SampanTextLayout
import UniformTypeIdentifiers

extension UINotificationFeedbackGenerator {
    nonisolated static var descriptionOfUINotificationFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UINotificationFeedbackGenerator.self,
            methods: "notificationOccurred:",
            initializers: "init",
            method: UINotificationFeedbackGenerator.methodOfUINotificationFeedbackGenerator,
            initializer: UINotificationFeedbackGenerator.initializerOfUINotificationFeedbackGenerator)
    }

    nonisolated private static func methodOfUINotificationFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UINotificationFeedbackGenerator).notificationOccurred(
                ObjCRuntime.ObjCMessage.argument(a, 0, "notificationOccurred:", as: (UINotificationFeedbackGenerator.FeedbackType).self))
        }
    }

    nonisolated private static func initializerOfUINotificationFeedbackGenerator(_ index: Int) -> ObjCFactory {
        { _ in UINotificationFeedbackGenerator() }
    }
}
