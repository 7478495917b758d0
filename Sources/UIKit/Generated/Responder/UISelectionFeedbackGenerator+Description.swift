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

extension UISelectionFeedbackGenerator {
    nonisolated static var descriptionOfUISelectionFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UISelectionFeedbackGenerator.self,
            methods: "selectionChanged",
            initializers: "init",
            method: UISelectionFeedbackGenerator.methodOfUISelectionFeedbackGenerator,
            initializer: UISelectionFeedbackGenerator.initializerOfUISelectionFeedbackGenerator)
    }

    nonisolated private static func methodOfUISelectionFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UISelectionFeedbackGenerator).selectionChanged() }
    }

    nonisolated private static func initializerOfUISelectionFeedbackGenerator(_ index: Int) -> ObjCFactory {
        { _ in UISelectionFeedbackGenerator() }
    }
}
