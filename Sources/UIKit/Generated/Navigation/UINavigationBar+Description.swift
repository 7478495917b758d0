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

extension UINavigationBar {
    nonisolated static var descriptionOfUINavigationBar: FrameworkClass {
        FrameworkClass(
            UINavigationBar.self,
            properties: """
                .backgroundImages* .givenStandardAppearance* .titleAdjustments* backIndicatorImage* \
                backIndicatorTransitionMaskImage* backItem barPosition barStyle* barTintColor* compactAppearance* \
                compactScrollEdgeAppearance* delegate items largeTitleTextAttributes* prefersLargeTitles* scrollEdgeAppearance* \
                shadowImage* standardAppearance titleTextAttributes* topItem translucent/isTranslucent*
                """,
            methods: """
                backgroundImageForBarMetrics: backgroundImageForBarPosition:barMetrics: setBackgroundImage:forBarMetrics: \
                setBackgroundImage:forBarPosition:barMetrics: setItems:animated: setTitleVerticalPositionAdjustment:forBarMetrics: \
                titleVerticalPositionAdjustmentForBarMetrics:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: UINavigationBar.propertyOfUINavigationBar,
            method: UINavigationBar.methodOfUINavigationBar,
            initializer: UINavigationBar.initializerOfUINavigationBar)
    }

    private static func propertyOfUINavigationBar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundImages", \UINavigationBar.backgroundImages)
        case 1: return .value("givenStandardAppearance", \UINavigationBar.givenStandardAppearance)
        case 2: return .value("titleAdjustments", \UINavigationBar.titleAdjustments)
        case 3: return .value("backIndicatorImage", \UINavigationBar.backIndicatorImage)
        case 4: return .value("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
        case 5: return .readOnly(\UINavigationBar.backItem)
        case 6: return .readOnly(\UINavigationBar.barPosition)
        case 7: return .value("barStyle", \UINavigationBar.barStyle)
        case 8: return .value("barTintColor", \UINavigationBar.barTintColor)
        case 9: return .value("compactAppearance", \UINavigationBar.compactAppearance)
        case 10: return .value("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
        case 11: return .reference(\UINavigationBar.delegate)
        case 12: return .value("items", \UINavigationBar.items)
        case 13: return .value("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
        case 14: return .value("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
        case 15: return .value("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
        case 16: return .value("shadowImage", \UINavigationBar.shadowImage)
        case 17: return .value("standardAppearance", \UINavigationBar.standardAppearance)
        case 18: return .value("titleTextAttributes", \UINavigationBar.titleTextAttributes)
        case 19: return .readOnly(\UINavigationBar.topItem)
        default: return .value("translucent", \UINavigationBar.isTranslucent)
        }
    }

    nonisolated private static func methodOfUINavigationBar(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UINavigationBar).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForBarMetrics:", as: (UIBarMetrics).self))
            }
        case 1:
            return { r, a in
                (r as! UINavigationBar).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForBarPosition:barMetrics:", as: (UIBarPosition).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(a, 1, "backgroundImageForBarPosition:barMetrics:", as: (UIBarMetrics).self)
                )
            }
        case 2:
            return { r, a in
                (r as! UINavigationBar).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forBarMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forBarMetrics:", as: (UIBarMetrics).self))
            }
        case 3:
            return { r, a in
                (r as! UINavigationBar).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forBarPosition:barMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forBarPosition:barMetrics:", as: (UIBarPosition).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setBackgroundImage:forBarPosition:barMetrics:", as: (UIBarMetrics).self))
            }
        case 4:
            return { r, a in
                (r as! UINavigationBar).setItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:animated:", as: ([UINavigationItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:animated:", as: (Bool).self))
            }
        case 5:
            return { r, a in
                (r as! UINavigationBar).setTitleVerticalPositionAdjustment(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitleVerticalPositionAdjustment:forBarMetrics:", as: (CGFloat).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setTitleVerticalPositionAdjustment:forBarMetrics:", as: (UIBarMetrics).self))
            }
        default:
            return { r, a in
                (r as! UINavigationBar).titleVerticalPositionAdjustment(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleVerticalPositionAdjustmentForBarMetrics:", as: (UIBarMetrics).self))
            }
        }
    }

    nonisolated private static func initializerOfUINavigationBar(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UINavigationBar() }
        case 1: return { a in UINavigationBar(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UINavigationBar(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
