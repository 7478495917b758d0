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

extension UIFeedbackGenerator {
    nonisolated static var descriptionOfUIFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UIFeedbackGenerator.self,
            properties: "view",
            methods: "didMoveToView: prepare willMoveToView:",
            initializers: "feedbackGeneratorForView: init",
            property: UIFeedbackGenerator.propertyOfUIFeedbackGenerator,
            method: UIFeedbackGenerator.methodOfUIFeedbackGenerator,
            initializer: UIFeedbackGenerator.initializerOfUIFeedbackGenerator)
    }

    private static func propertyOfUIFeedbackGenerator(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIFeedbackGenerator.view)
    }

    nonisolated private static func methodOfUIFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFeedbackGenerator).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1: return { r, _ in (r as! UIFeedbackGenerator).prepare() }
        default:
            return { r, a in
                (r as! UIFeedbackGenerator).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIFeedbackGenerator(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UIFeedbackGenerator(view: ObjCRuntime.ObjCMessage.argument(a, 0, "feedbackGeneratorForView:", as: (UIView).self))
            }
        default: return { _ in UIFeedbackGenerator() }
        }
    }
}
