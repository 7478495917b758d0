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

extension UIUpdateLink {
    nonisolated static var descriptionOfUIUpdateLink: FrameworkClass {
        FrameworkClass(
            UIUpdateLink.self,
            properties:
                "isEnabled preferredFrameRateRange requiresContinuousUpdates wantsImmediatePresentation wantsLowLatencyEventDispatch",
            methods: """
                addActionToPhase:handler: addActionToPhase:target:selector: addActionWithHandler: addActionWithTarget:selector: \
                currentUpdateInfo
                """,
            initializers: """
                updateLinkForView: updateLinkForView:actionHandler: updateLinkForView:actionTarget:selector: \
                updateLinkForWindowScene: updateLinkForWindowScene:actionHandler: updateLinkForWindowScene:actionTarget:selector:
                """,
            property: UIUpdateLink.propertyOfUIUpdateLink,
            method: UIUpdateLink.methodOfUIUpdateLink,
            initializer: UIUpdateLink.initializerOfUIUpdateLink)
    }

    private static func propertyOfUIUpdateLink(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("isEnabled", \UIUpdateLink.isEnabled)
        case 1: return .value("preferredFrameRateRange", \UIUpdateLink.preferredFrameRateRange)
        case 2: return .value("requiresContinuousUpdates", \UIUpdateLink.requiresContinuousUpdates)
        case 3: return .value("wantsImmediatePresentation", \UIUpdateLink.wantsImmediatePresentation)
        default: return .value("wantsLowLatencyEventDispatch", \UIUpdateLink.wantsLowLatencyEventDispatch)
        }
    }

    nonisolated private static func methodOfUIUpdateLink(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIUpdateLink).addAction(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "addActionToPhase:handler:", as: (UIUpdateActionPhase).self),
                    handler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addActionToPhase:handler:", as: ((UIUpdateLink, UIUpdateInfo) -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! UIUpdateLink).addAction(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "addActionToPhase:target:selector:", as: (UIUpdateActionPhase).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 1, "addActionToPhase:target:selector:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 2, "addActionToPhase:target:selector:", as: (Selector).self))
            }
        case 2:
            return { r, a in
                (r as! UIUpdateLink).addAction(
                    handler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addActionWithHandler:", as: ((UIUpdateLink, UIUpdateInfo) -> Void).self))
            }
        case 3:
            return { r, a in
                (r as! UIUpdateLink).addAction(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "addActionWithTarget:selector:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 1, "addActionWithTarget:selector:", as: (Selector).self))
            }
        default: return { r, _ in (r as! UIUpdateLink).currentUpdateInfo() }
        }
    }

    nonisolated private static func initializerOfUIUpdateLink(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIUpdateLink(view: ObjCRuntime.ObjCMessage.argument(a, 0, "updateLinkForView:", as: (UIView).self)) }
        case 1:
            return { a in
                UIUpdateLink(
                    view: ObjCRuntime.ObjCMessage.argument(a, 0, "updateLinkForView:actionHandler:", as: (UIView).self),
                    actionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "updateLinkForView:actionHandler:", as: ((UIUpdateLink, UIUpdateInfo) -> Void).self))
            }
        case 2:
            return { a in
                UIUpdateLink(
                    view: ObjCRuntime.ObjCMessage.argument(a, 0, "updateLinkForView:actionTarget:selector:", as: (UIView).self),
                    actionTarget: ObjCRuntime.ObjCMessage.argument(a, 1, "updateLinkForView:actionTarget:selector:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 2, "updateLinkForView:actionTarget:selector:", as: (Selector).self))
            }
        case 3:
            return { a in
                UIUpdateLink(windowScene: ObjCRuntime.ObjCMessage.argument(a, 0, "updateLinkForWindowScene:", as: (UIWindowScene).self))
            }
        case 4:
            return { a in
                UIUpdateLink(
                    windowScene: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "updateLinkForWindowScene:actionHandler:", as: (UIWindowScene).self),
                    actionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "updateLinkForWindowScene:actionHandler:", as: ((UIUpdateLink, UIUpdateInfo) -> Void).self))
            }
        default:
            return { a in
                UIUpdateLink(
                    windowScene: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "updateLinkForWindowScene:actionTarget:selector:", as: (UIWindowScene).self),
                    actionTarget: ObjCRuntime.ObjCMessage.argument(a, 1, "updateLinkForWindowScene:actionTarget:selector:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 2, "updateLinkForWindowScene:actionTarget:selector:", as: (Selector).self)
                )
            }
        }
    }
}
