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

extension UIWindow {
    nonisolated static var descriptionOfUIWindow: FrameworkClass {
        FrameworkClass(
            UIWindow.self,
            properties: "canBecomeKeyWindow/canBecomeKey hidden/isHidden isKeyWindow rootViewController screen windowLevel windowScene",
            methods: """
                becomeKeyWindow convertPoint:fromWindow: convertPoint:toWindow: convertRect:fromWindow: convertRect:toWindow: \
                makeKeyAndVisible makeKeyWindow resignKeyWindow sendEvent:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithWindowScene:",
            property: UIWindow.propertyOfUIWindow,
            method: UIWindow.methodOfUIWindow,
            initializer: UIWindow.initializerOfUIWindow)
    }

    private static func propertyOfUIWindow(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIWindow.canBecomeKey)
        case 1: return .value("hidden", \UIWindow.isHidden)
        case 2: return .readOnly(\UIWindow.isKeyWindow)
        case 3: return .value("rootViewController", \UIWindow.rootViewController)
        case 4: return .value("screen", \UIWindow.screen)
        case 5: return .value("windowLevel", \UIWindow.windowLevel)
        default: return .value("windowScene", \UIWindow.windowScene)
        }
    }

    nonisolated private static func methodOfUIWindow(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIWindow).becomeKey() }
        case 1:
            return { r, a in
                (r as! UIWindow).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromWindow:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromWindow:", as: (UIWindow?).self))
            }
        case 2:
            return { r, a in
                (r as! UIWindow).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toWindow:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toWindow:", as: (UIWindow?).self))
            }
        case 3:
            return { r, a in
                (r as! UIWindow).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:fromWindow:", as: (CGRect).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:fromWindow:", as: (UIWindow?).self))
            }
        case 4:
            return { r, a in
                (r as! UIWindow).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:toWindow:", as: (CGRect).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:toWindow:", as: (UIWindow?).self))
            }
        case 5: return { r, _ in (r as! UIWindow).makeKeyAndVisible() }
        case 6: return { r, _ in (r as! UIWindow).makeKey() }
        case 7: return { r, _ in (r as! UIWindow).resignKey() }
        default: return { r, a in (r as! UIWindow).sendEvent(ObjCRuntime.ObjCMessage.argument(a, 0, "sendEvent:", as: (UIEvent).self)) }
        }
    }

    nonisolated private static func initializerOfUIWindow(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIWindow() }
        case 1: return { a in UIWindow(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIWindow(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in UIWindow(windowScene: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithWindowScene:", as: (UIWindowScene).self)) }
        }
    }
}
