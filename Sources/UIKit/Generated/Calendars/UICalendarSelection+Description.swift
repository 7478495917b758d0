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

extension UICalendarSelection {
    nonisolated static var descriptionOfUICalendarSelection: FrameworkClass {
        FrameworkClass(
            UICalendarSelection.self,
            methods: "updateSelectableDates",
            method: UICalendarSelection.methodOfUICalendarSelection)
    }

    nonisolated private static func methodOfUICalendarSelection(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UICalendarSelection).updateSelectableDates() }
    }
}
