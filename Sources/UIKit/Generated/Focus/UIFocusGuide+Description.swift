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

extension UIFocusGuide {
    nonisolated static var descriptionOfUIFocusGuide: FrameworkClass {
        FrameworkClass(
            UIFocusGuide.self,
            properties: "enabled/isEnabled preferredFocusEnvironments preferredFocusedView",
            initializers: "init initWithCoder:",
            property: UIFocusGuide.propertyOfUIFocusGuide,
            initializer: UIFocusGuide.initializerOfUIFocusGuide)
    }

    private static func propertyOfUIFocusGuide(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \UIFocusGuide.isEnabled)
        case 1: return .value("preferredFocusEnvironments", \UIFocusGuide.preferredFocusEnvironments)
        default: return .value("preferredFocusedView", \UIFocusGuide.preferredFocusedView)
        }
    }

    nonisolated private static func initializerOfUIFocusGuide(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIFocusGuide() }
        default: return { a in UIFocusGuide(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
