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

extension UIAccessibilityCustomRotorSearchPredicate {
    nonisolated static var descriptionOfUIAccessibilityCustomRotorSearchPredicate: FrameworkClass {
        FrameworkClass(
            UIAccessibilityCustomRotorSearchPredicate.self,
            properties: "currentItem searchDirection",
            initializers: "init",
            property: UIAccessibilityCustomRotorSearchPredicate.propertyOfUIAccessibilityCustomRotorSearchPredicate,
            initializer: UIAccessibilityCustomRotorSearchPredicate.initializerOfUIAccessibilityCustomRotorSearchPredicate)
    }

    private static func propertyOfUIAccessibilityCustomRotorSearchPredicate(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("currentItem", \UIAccessibilityCustomRotorSearchPredicate.currentItem)
        default: return .value("searchDirection", \UIAccessibilityCustomRotorSearchPredicate.searchDirection)
        }
    }

    nonisolated private static func initializerOfUIAccessibilityCustomRotorSearchPredicate(_ index: Int) -> ObjCFactory {
        { _ in UIAccessibilityCustomRotorSearchPredicate() }
    }
}
