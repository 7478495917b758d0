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

extension UIKeyboardLayoutGuide {
    nonisolated static var descriptionOfUIKeyboardLayoutGuide: FrameworkClass {
        FrameworkClass(
            UIKeyboardLayoutGuide.self,
            properties: "followsUndockedKeyboard keyboardDismissPadding usesBottomSafeArea",
            initializers: "init initWithCoder:",
            property: UIKeyboardLayoutGuide.propertyOfUIKeyboardLayoutGuide,
            initializer: UIKeyboardLayoutGuide.initializerOfUIKeyboardLayoutGuide)
    }

    private static func propertyOfUIKeyboardLayoutGuide(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
        case 1: return .value("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
        default: return .value("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
        }
    }

    nonisolated private static func initializerOfUIKeyboardLayoutGuide(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIKeyboardLayoutGuide() }
        default: return { a in UIKeyboardLayoutGuide(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
