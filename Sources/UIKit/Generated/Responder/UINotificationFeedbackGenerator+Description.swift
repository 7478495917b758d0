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
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UINotificationFeedbackGenerator {
    nonisolated static var descriptionOfUINotificationFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UINotificationFeedbackGenerator.self,
            methods: "notificationOccurred: notificationOccurred:atLocation:",
            initializers: "feedbackGeneratorForView: init",
            method: UINotificationFeedbackGenerator.methodOfUINotificationFeedbackGenerator,
            initializer: UINotificationFeedbackGenerator.initializerOfUINotificationFeedbackGenerator)
    }

    nonisolated private static func methodOfUINotificationFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UINotificationFeedbackGenerator).notificationOccurred(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "notificationOccurred:", as: (UINotificationFeedbackGenerator.FeedbackType).self)
                )
            }
        default:
            return { r, a in
                (r as! UINotificationFeedbackGenerator).notificationOccurred(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "notificationOccurred:atLocation:", as: (UINotificationFeedbackGenerator.FeedbackType).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "notificationOccurred:atLocation:", as: (CGPoint).self))
            }
        }
    }

    nonisolated private static func initializerOfUINotificationFeedbackGenerator(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UINotificationFeedbackGenerator(
                    view: ObjCRuntime.ObjCMessage.argument(a, 0, "feedbackGeneratorForView:", as: (UIView).self))
            }
        default: return { _ in UINotificationFeedbackGenerator() }
        }
    }
}
