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

extension UITrackingLayoutGuide {
    nonisolated static var descriptionOfUITrackingLayoutGuide: FrameworkClass {
        FrameworkClass(
            UITrackingLayoutGuide.self,
            methods: """
                constraintsActiveWhenAwayFromEdge: constraintsActiveWhenNearEdge: removeAllTrackedConstraints \
                setConstraints:activeWhenAwayFromEdge: setConstraints:activeWhenNearEdge:
                """,
            initializers: "init initWithCoder:",
            method: UITrackingLayoutGuide.methodOfUITrackingLayoutGuide,
            initializer: UITrackingLayoutGuide.initializerOfUITrackingLayoutGuide)
    }

    nonisolated private static func methodOfUITrackingLayoutGuide(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITrackingLayoutGuide).constraints(
                    activeWhenAwayFrom: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintsActiveWhenAwayFromEdge:", as: (NSDirectionalRectEdge).self))
            }
        case 1:
            return { r, a in
                (r as! UITrackingLayoutGuide).constraints(
                    activeWhenNearEdge: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintsActiveWhenNearEdge:", as: (NSDirectionalRectEdge).self))
            }
        case 2: return { r, _ in (r as! UITrackingLayoutGuide).removeAllTrackedConstraints() }
        case 3:
            return { r, a in
                (r as! UITrackingLayoutGuide).setConstraints(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setConstraints:activeWhenAwayFromEdge:", as: ([NSLayoutConstraint]).self),
                    activeWhenAwayFrom: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setConstraints:activeWhenAwayFromEdge:", as: (NSDirectionalRectEdge).self))
            }
        default:
            return { r, a in
                (r as! UITrackingLayoutGuide).setConstraints(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setConstraints:activeWhenNearEdge:", as: ([NSLayoutConstraint]).self),
                    activeWhenNearEdge: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setConstraints:activeWhenNearEdge:", as: (NSDirectionalRectEdge).self))
            }
        }
    }

    nonisolated private static func initializerOfUITrackingLayoutGuide(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITrackingLayoutGuide() }
        default: return { a in UITrackingLayoutGuide(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
