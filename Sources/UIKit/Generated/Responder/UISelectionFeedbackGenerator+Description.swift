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

extension UISelectionFeedbackGenerator {
    nonisolated static var descriptionOfUISelectionFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UISelectionFeedbackGenerator.self,
            methods: "selectionChanged selectionChangedAtLocation:",
            initializers: "feedbackGeneratorForView: init",
            method: UISelectionFeedbackGenerator.methodOfUISelectionFeedbackGenerator,
            initializer: UISelectionFeedbackGenerator.initializerOfUISelectionFeedbackGenerator)
    }

    nonisolated private static func methodOfUISelectionFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UISelectionFeedbackGenerator).selectionChanged() }
        default:
            return { r, a in
                (r as! UISelectionFeedbackGenerator).selectionChanged(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionChangedAtLocation:", as: (CGPoint).self))
            }
        }
    }

    nonisolated private static func initializerOfUISelectionFeedbackGenerator(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UISelectionFeedbackGenerator(view: ObjCRuntime.ObjCMessage.argument(a, 0, "feedbackGeneratorForView:", as: (UIView).self))
            }
        default: return { _ in UISelectionFeedbackGenerator() }
        }
    }
}
