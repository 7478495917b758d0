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

extension UITouch {
    nonisolated static var descriptionOfUITouch: FrameworkClass {
        FrameworkClass(
            UITouch.self,
            properties: """
                altitudeAngle estimatedProperties estimatedPropertiesExpectingUpdates estimationUpdateIndex force gestureRecognizers \
                majorRadius majorRadiusTolerance maximumPossibleForce phase rollAngle tapCount timestamp type view window
                """,
            methods: """
                azimuthAngleInView: azimuthUnitVectorInView: locationInView: preciseLocationInView: precisePreviousLocationInView: \
                previousLocationInView:
                """,
            initializers: "init",
            property: UITouch.propertyOfUITouch,
            method: UITouch.methodOfUITouch,
            initializer: UITouch.initializerOfUITouch)
    }

    private static func propertyOfUITouch(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITouch.altitudeAngle)
        case 1: return .readOnly(\UITouch.estimatedProperties)
        case 2: return .readOnly(\UITouch.estimatedPropertiesExpectingUpdates)
        case 3: return .readOnly(\UITouch.estimationUpdateIndex)
        case 4: return .readOnly(\UITouch.force)
        case 5: return .readOnly(\UITouch.gestureRecognizers)
        case 6: return .readOnly(\UITouch.majorRadius)
        case 7: return .readOnly(\UITouch.majorRadiusTolerance)
        case 8: return .readOnly(\UITouch.maximumPossibleForce)
        case 9: return .readOnly(\UITouch.phase)
        case 10: return .readOnly(\UITouch.rollAngle)
        case 11: return .readOnly(\UITouch.tapCount)
        case 12: return .readOnly(\UITouch.timestamp)
        case 13: return .readOnly(\UITouch.type)
        case 14: return .readOnly(\UITouch.view)
        default: return .readOnly(\UITouch.window)
        }
    }

    nonisolated private static func methodOfUITouch(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITouch).azimuthAngle(in: ObjCRuntime.ObjCMessage.argument(a, 0, "azimuthAngleInView:", as: (UIView?).self))
            }
        case 1:
            return { r, a in
                (r as! UITouch).azimuthUnitVector(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "azimuthUnitVectorInView:", as: (UIView?).self))
            }
        case 2:
            return { r, a in (r as! UITouch).location(in: ObjCRuntime.ObjCMessage.argument(a, 0, "locationInView:", as: (UIView?).self)) }
        case 3:
            return { r, a in
                (r as! UITouch).preciseLocation(in: ObjCRuntime.ObjCMessage.argument(a, 0, "preciseLocationInView:", as: (UIView?).self))
            }
        case 4:
            return { r, a in
                (r as! UITouch).precisePreviousLocation(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "precisePreviousLocationInView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UITouch).previousLocation(in: ObjCRuntime.ObjCMessage.argument(a, 0, "previousLocationInView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUITouch(_ index: Int) -> ObjCFactory {
        { _ in UITouch() }
    }
}
