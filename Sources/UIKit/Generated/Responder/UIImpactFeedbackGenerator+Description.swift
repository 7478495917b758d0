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

extension UIImpactFeedbackGenerator {
    nonisolated static var descriptionOfUIImpactFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UIImpactFeedbackGenerator.self,
            methods: "impactOccurred impactOccurredWithIntensity:",
            initializers: "init initWithStyle:",
            method: UIImpactFeedbackGenerator.methodOfUIImpactFeedbackGenerator,
            initializer: UIImpactFeedbackGenerator.initializerOfUIImpactFeedbackGenerator)
    }

    nonisolated private static func methodOfUIImpactFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIImpactFeedbackGenerator).impactOccurred() }
        default:
            return { r, a in
                (r as! UIImpactFeedbackGenerator).impactOccurred(
                    intensity: ObjCRuntime.ObjCMessage.argument(a, 0, "impactOccurredWithIntensity:", as: (CGFloat).self))
            }
        }
    }

    nonisolated private static func initializerOfUIImpactFeedbackGenerator(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIImpactFeedbackGenerator() }
        default:
            return { a in
                UIImpactFeedbackGenerator(
                    style: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStyle:", as: (UIImpactFeedbackGenerator.FeedbackStyle).self))
            }
        }
    }
}
