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

extension UITextItem.MenuConfiguration {
    nonisolated static var descriptionOfUITextItemMenuConfiguration: FrameworkClass {
        FrameworkClass(
            UITextItem.MenuConfiguration.self)
    }
}
