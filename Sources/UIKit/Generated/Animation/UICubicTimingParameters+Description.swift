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

extension UICubicTimingParameters {
    nonisolated static var descriptionOfUICubicTimingParameters: FrameworkClass {
        FrameworkClass(
            UICubicTimingParameters.self,
            properties: "animationCurve controlPoint1 controlPoint2 cubicTimingParameters springTimingParameters timingCurveType",
            methods: "copyWithZone: encodeWithCoder:",
            initializers: "init initWithAnimationCurve: initWithCoder: initWithControlPoint1:controlPoint2:",
            property: UICubicTimingParameters.propertyOfUICubicTimingParameters,
            method: UICubicTimingParameters.methodOfUICubicTimingParameters,
            initializer: UICubicTimingParameters.initializerOfUICubicTimingParameters)
    }

    private static func propertyOfUICubicTimingParameters(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICubicTimingParameters.animationCurve)
        case 1: return .readOnly(\UICubicTimingParameters.controlPoint1)
        case 2: return .readOnly(\UICubicTimingParameters.controlPoint2)
        case 3: return .readOnly(\UICubicTimingParameters.cubicTimingParameters)
        case 4: return .readOnly(\UICubicTimingParameters.springTimingParameters)
        default: return .readOnly(\UICubicTimingParameters.timingCurveType)
        }
    }

    nonisolated private static func methodOfUICubicTimingParameters(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICubicTimingParameters).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UICubicTimingParameters).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func initializerOfUICubicTimingParameters(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICubicTimingParameters() }
        case 1:
            return { a in
                UICubicTimingParameters(
                    animationCurve: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAnimationCurve:", as: (UIView.AnimationCurve).self))
            }
        case 2: return { a in UICubicTimingParameters(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UICubicTimingParameters(
                    controlPoint1: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithControlPoint1:controlPoint2:", as: (CGPoint).self),
                    controlPoint2: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithControlPoint1:controlPoint2:", as: (CGPoint).self))
            }
        }
    }
}
