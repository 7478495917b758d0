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
import SampanSound
import SampanTextLayout
import UniformTypeIdentifiers

extension UIToolbar {
    nonisolated static var descriptionOfUIToolbar: FrameworkClass {
        FrameworkClass(
            UIToolbar.self,
            properties: """
                .givenStandardAppearance* barPosition barStyle* barTintColor* delegate items scrollEdgeAppearance* \
                standardAppearance translucent/isTranslucent*
                """,
            methods: "setItems:animated:",
            initializers: "init initWithCoder: initWithFrame:",
            property: UIToolbar.propertyOfUIToolbar,
            method: UIToolbar.methodOfUIToolbar,
            initializer: UIToolbar.initializerOfUIToolbar)
    }

    private static func propertyOfUIToolbar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("givenStandardAppearance", \UIToolbar.givenStandardAppearance)
        case 1: return .readOnly(\UIToolbar.barPosition)
        case 2: return .value("barStyle", \UIToolbar.barStyle)
        case 3: return .value("barTintColor", \UIToolbar.barTintColor)
        case 4: return .reference(\UIToolbar.delegate)
        case 5: return .value("items", \UIToolbar.items)
        case 6: return .value("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
        case 7: return .value("standardAppearance", \UIToolbar.standardAppearance)
        default: return .value("translucent", \UIToolbar.isTranslucent)
        }
    }

    nonisolated private static func methodOfUIToolbar(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIToolbar).setItems(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:animated:", as: ([UIBarButtonItem]?).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUIToolbar(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIToolbar() }
        case 1: return { a in UIToolbar(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIToolbar(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
