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

extension UICanvasFeedbackGenerator {
    nonisolated static var descriptionOfUICanvasFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UICanvasFeedbackGenerator.self,
            methods: "alignmentOccurredAtLocation: pathCompletedAtLocation:",
            initializers: "feedbackGeneratorForView: init",
            method: UICanvasFeedbackGenerator.methodOfUICanvasFeedbackGenerator,
            initializer: UICanvasFeedbackGenerator.initializerOfUICanvasFeedbackGenerator)
    }

    nonisolated private static func methodOfUICanvasFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICanvasFeedbackGenerator).alignmentOccurred(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "alignmentOccurredAtLocation:", as: (CGPoint).self))
            }
        default:
            return { r, a in
                (r as! UICanvasFeedbackGenerator).pathCompleted(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "pathCompletedAtLocation:", as: (CGPoint).self))
            }
        }
    }

    nonisolated private static func initializerOfUICanvasFeedbackGenerator(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UICanvasFeedbackGenerator(view: ObjCRuntime.ObjCMessage.argument(a, 0, "feedbackGeneratorForView:", as: (UIView).self))
            }
        default: return { _ in UICanvasFeedbackGenerator() }
        }
    }
}
