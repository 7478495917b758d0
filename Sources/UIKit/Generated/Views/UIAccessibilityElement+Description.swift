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

extension UIAccessibilityElement {
    nonisolated static var descriptionOfUIAccessibilityElement: FrameworkClass {
        FrameworkClass(
            UIAccessibilityElement.self,
            properties: "accessibilityContainer accessibilityFrame accessibilityFrameInContainerSpace",
            initializers: "initWithAccessibilityContainer:",
            property: UIAccessibilityElement.propertyOfUIAccessibilityElement,
            initializer: UIAccessibilityElement.initializerOfUIAccessibilityElement)
    }

    private static func propertyOfUIAccessibilityElement(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("accessibilityContainer", \UIAccessibilityElement.accessibilityContainer)
        case 1: return .value("accessibilityFrame", \UIAccessibilityElement.accessibilityFrame)
        default: return .value("accessibilityFrameInContainerSpace", \UIAccessibilityElement.accessibilityFrameInContainerSpace)
        }
    }

    nonisolated private static func initializerOfUIAccessibilityElement(_ index: Int) -> ObjCFactory {
        { a in
            UIAccessibilityElement(
                accessibilityContainer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAccessibilityContainer:", as: (Any).self))
        }
    }
}
