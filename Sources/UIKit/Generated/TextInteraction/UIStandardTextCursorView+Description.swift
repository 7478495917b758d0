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

extension UIStandardTextCursorView {
    nonisolated static var descriptionOfUIStandardTextCursorView: FrameworkClass {
        FrameworkClass(
            UIStandardTextCursorView.self,
            properties: "blinking/isBlinking",
            methods: "resetBlinkAnimation",
            initializers: "init initWithCoder: initWithFrame:",
            property: UIStandardTextCursorView.propertyOfUIStandardTextCursorView,
            method: UIStandardTextCursorView.methodOfUIStandardTextCursorView,
            initializer: UIStandardTextCursorView.initializerOfUIStandardTextCursorView)
    }

    private static func propertyOfUIStandardTextCursorView(_ index: Int) -> ClassDescription.Property {
        .value("blinking", \UIStandardTextCursorView.isBlinking)
    }

    nonisolated private static func methodOfUIStandardTextCursorView(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIStandardTextCursorView).resetBlinkAnimation() }
    }

    nonisolated private static func initializerOfUIStandardTextCursorView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIStandardTextCursorView() }
        case 1:
            return { a in UIStandardTextCursorView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in UIStandardTextCursorView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
