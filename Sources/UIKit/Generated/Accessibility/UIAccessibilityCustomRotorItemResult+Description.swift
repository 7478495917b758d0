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

extension UIAccessibilityCustomRotorItemResult {
    nonisolated static var descriptionOfUIAccessibilityCustomRotorItemResult: FrameworkClass {
        FrameworkClass(
            UIAccessibilityCustomRotorItemResult.self,
            properties: "targetElement targetRange",
            initializers: "init initWithTargetElement:targetRange:",
            property: UIAccessibilityCustomRotorItemResult.propertyOfUIAccessibilityCustomRotorItemResult,
            initializer: UIAccessibilityCustomRotorItemResult.initializerOfUIAccessibilityCustomRotorItemResult)
    }

    private static func propertyOfUIAccessibilityCustomRotorItemResult(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIAccessibilityCustomRotorItemResult.targetElement)
        default: return .value("targetRange", \UIAccessibilityCustomRotorItemResult.targetRange)
        }
    }

    nonisolated private static func initializerOfUIAccessibilityCustomRotorItemResult(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIAccessibilityCustomRotorItemResult() }
        default:
            return { a in
                UIAccessibilityCustomRotorItemResult(
                    targetElement: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTargetElement:targetRange:", as: (any NSObjectProtocol).self),
                    targetRange: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTargetElement:targetRange:", as: (UITextRange?).self))
            }
        }
    }
}
