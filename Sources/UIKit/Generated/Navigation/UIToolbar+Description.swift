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

extension UIToolbar {
    nonisolated static var descriptionOfUIToolbar: FrameworkClass {
        FrameworkClass(
            UIToolbar.self,
            properties: """
                .backgroundImages* .givenStandardAppearance* .shadowImages* barPosition barStyle* barTintColor* compactAppearance* \
                compactScrollEdgeAppearance* delegate items scrollEdgeAppearance* standardAppearance translucent/isTranslucent*
                """,
            methods: """
                backgroundImageForToolbarPosition:barMetrics: setBackgroundImage:forToolbarPosition:barMetrics: setItems:animated: \
                setShadowImage:forToolbarPosition: shadowImageForToolbarPosition:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: UIToolbar.propertyOfUIToolbar,
            method: UIToolbar.methodOfUIToolbar,
            initializer: UIToolbar.initializerOfUIToolbar)
    }

    private static func propertyOfUIToolbar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundImages", \UIToolbar.backgroundImages)
        case 1: return .value("givenStandardAppearance", \UIToolbar.givenStandardAppearance)
        case 2: return .value("shadowImages", \UIToolbar.shadowImages)
        case 3: return .readOnly(\UIToolbar.barPosition)
        case 4: return .value("barStyle", \UIToolbar.barStyle)
        case 5: return .value("barTintColor", \UIToolbar.barTintColor)
        case 6: return .value("compactAppearance", \UIToolbar.compactAppearance)
        case 7: return .value("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
        case 8: return .reference(\UIToolbar.delegate)
        case 9: return .value("items", \UIToolbar.items)
        case 10: return .value("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
        case 11: return .value("standardAppearance", \UIToolbar.standardAppearance)
        default: return .value("translucent", \UIToolbar.isTranslucent)
        }
    }

    nonisolated private static func methodOfUIToolbar(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIToolbar).backgroundImage(
                    forToolbarPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "backgroundImageForToolbarPosition:barMetrics:", as: (UIBarPosition).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "backgroundImageForToolbarPosition:barMetrics:", as: (UIBarMetrics).self))
            }
        case 1:
            return { r, a in
                (r as! UIToolbar).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forToolbarPosition:barMetrics:", as: (UIImage?).self),
                    forToolbarPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setBackgroundImage:forToolbarPosition:barMetrics:", as: (UIBarPosition).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setBackgroundImage:forToolbarPosition:barMetrics:", as: (UIBarMetrics).self))
            }
        case 2:
            return { r, a in
                (r as! UIToolbar).setItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:animated:", as: ([UIBarButtonItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UIToolbar).setShadowImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setShadowImage:forToolbarPosition:", as: (UIImage?).self),
                    forToolbarPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setShadowImage:forToolbarPosition:", as: (UIBarPosition).self))
            }
        default:
            return { r, a in
                (r as! UIToolbar).shadowImage(
                    forToolbarPosition: ObjCRuntime.ObjCMessage.argument(a, 0, "shadowImageForToolbarPosition:", as: (UIBarPosition).self))
            }
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
