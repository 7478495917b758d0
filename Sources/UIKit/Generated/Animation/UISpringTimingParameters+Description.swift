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

extension UISpringTimingParameters {
    nonisolated static var descriptionOfUISpringTimingParameters: FrameworkClass {
        FrameworkClass(
            UISpringTimingParameters.self,
            properties: "cubicTimingParameters initialVelocity springTimingParameters timingCurveType",
            methods: "copyWithZone: encodeWithCoder:",
            initializers: """
                init initWithCoder: initWithDampingRatio: initWithDampingRatio:initialVelocity: \
                initWithDuration:bounce:initialVelocity: initWithMass:stiffness:damping:initialVelocity:
                """,
            property: UISpringTimingParameters.propertyOfUISpringTimingParameters,
            method: UISpringTimingParameters.methodOfUISpringTimingParameters,
            initializer: UISpringTimingParameters.initializerOfUISpringTimingParameters)
    }

    private static func propertyOfUISpringTimingParameters(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UISpringTimingParameters.cubicTimingParameters)
        case 1: return .readOnly(\UISpringTimingParameters.initialVelocity)
        case 2: return .readOnly(\UISpringTimingParameters.springTimingParameters)
        default: return .readOnly(\UISpringTimingParameters.timingCurveType)
        }
    }

    nonisolated private static func methodOfUISpringTimingParameters(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISpringTimingParameters).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UISpringTimingParameters).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func initializerOfUISpringTimingParameters(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISpringTimingParameters() }
        case 1:
            return { a in UISpringTimingParameters(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UISpringTimingParameters(dampingRatio: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDampingRatio:", as: (CGFloat).self))
            }
        case 3:
            return { a in
                UISpringTimingParameters(
                    dampingRatio: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDampingRatio:initialVelocity:", as: (CGFloat).self),
                    initialVelocity: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDampingRatio:initialVelocity:", as: (CGVector).self))
            }
        case 4:
            return { a in
                UISpringTimingParameters(
                    duration: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDuration:bounce:initialVelocity:", as: (TimeInterval).self),
                    bounce: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDuration:bounce:initialVelocity:", as: (CGFloat).self),
                    initialVelocity: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithDuration:bounce:initialVelocity:", as: (CGVector).self)
                )
            }
        default:
            return { a in
                UISpringTimingParameters(
                    mass: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMass:stiffness:damping:initialVelocity:", as: (CGFloat).self),
                    stiffness: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithMass:stiffness:damping:initialVelocity:", as: (CGFloat).self),
                    damping: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithMass:stiffness:damping:initialVelocity:", as: (CGFloat).self),
                    initialVelocity: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithMass:stiffness:damping:initialVelocity:", as: (CGVector).self))
            }
        }
    }
}
