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

extension UIFeedbackGenerator {
    nonisolated static var descriptionOfUIFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UIFeedbackGenerator.self,
            methods: "prepare",
            initializers: "init",
            method: UIFeedbackGenerator.methodOfUIFeedbackGenerator,
            initializer: UIFeedbackGenerator.initializerOfUIFeedbackGenerator)
    }

    nonisolated private static func methodOfUIFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIFeedbackGenerator).prepare() }
    }

    nonisolated private static func initializerOfUIFeedbackGenerator(_ index: Int) -> ObjCFactory {
        { _ in UIFeedbackGenerator() }
    }
}
