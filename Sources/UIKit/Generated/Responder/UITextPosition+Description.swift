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

extension UITextPosition {
    nonisolated static var descriptionOfUITextPosition: FrameworkClass {
        FrameworkClass(
            UITextPosition.self,
            initializers: "init",
            initializer: UITextPosition.initializerOfUITextPosition)
    }

    nonisolated private static func initializerOfUITextPosition(_ index: Int) -> ObjCFactory {
        { _ in UITextPosition() }
    }
}
