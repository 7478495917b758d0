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

extension UIImpactFeedbackGenerator {
    nonisolated static var descriptionOfUIImpactFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UIImpactFeedbackGenerator.self,
            methods: "impactOccurred impactOccurredAtLocation: impactOccurredWithIntensity: impactOccurredWithIntensity:atLocation:",
            initializers: "feedbackGeneratorForView: feedbackGeneratorWithStyle:forView: init initWithStyle:",
            method: UIImpactFeedbackGenerator.methodOfUIImpactFeedbackGenerator,
            initializer: UIImpactFeedbackGenerator.initializerOfUIImpactFeedbackGenerator)
    }

    nonisolated private static func methodOfUIImpactFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIImpactFeedbackGenerator).impactOccurred() }
        case 1:
            return { r, a in
                (r as! UIImpactFeedbackGenerator).impactOccurred(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "impactOccurredAtLocation:", as: (CGPoint).self))
            }
        case 2:
            return { r, a in
                (r as! UIImpactFeedbackGenerator).impactOccurred(
                    intensity: ObjCRuntime.ObjCMessage.argument(a, 0, "impactOccurredWithIntensity:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! UIImpactFeedbackGenerator).impactOccurred(
                    intensity: ObjCRuntime.ObjCMessage.argument(a, 0, "impactOccurredWithIntensity:atLocation:", as: (CGFloat).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "impactOccurredWithIntensity:atLocation:", as: (CGPoint).self))
            }
        }
    }

    nonisolated private static func initializerOfUIImpactFeedbackGenerator(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIImpactFeedbackGenerator(view: ObjCRuntime.ObjCMessage.argument(a, 0, "feedbackGeneratorForView:", as: (UIView).self))
            }
        case 1:
            return { a in
                UIImpactFeedbackGenerator(
                    style: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "feedbackGeneratorWithStyle:forView:", as: (UIImpactFeedbackGenerator.FeedbackStyle).self),
                    view: ObjCRuntime.ObjCMessage.argument(a, 1, "feedbackGeneratorWithStyle:forView:", as: (UIView).self))
            }
        case 2: return { _ in UIImpactFeedbackGenerator() }
        default:
            return { a in
                UIImpactFeedbackGenerator(
                    style: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStyle:", as: (UIImpactFeedbackGenerator.FeedbackStyle).self))
            }
        }
    }
}
