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
import SampanTextLayout
import UniformTypeIdentifiers

extension UIKeyboardLayoutGuide {
    nonisolated static var descriptionOfUIKeyboardLayoutGuide: FrameworkClass {
        FrameworkClass(
            UIKeyboardLayoutGuide.self,
            initializers: "init",
            initializer: UIKeyboardLayoutGuide.initializerOfUIKeyboardLayoutGuide)
    }

    nonisolated private static func initializerOfUIKeyboardLayoutGuide(_ index: Int) -> ObjCFactory {
        { _ in UIKeyboardLayoutGuide() }
    }
}
