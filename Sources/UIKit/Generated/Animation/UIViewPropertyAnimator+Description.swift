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

extension UIViewPropertyAnimator {
    nonisolated static var descriptionOfUIViewPropertyAnimator: FrameworkClass {
        FrameworkClass(
            UIViewPropertyAnimator.self,
            properties: """
                delay duration fractionComplete interruptible/isInterruptible manualHitTestingEnabled/isManualHitTestingEnabled \
                pausesOnCompletion reversed/isReversed running/isRunning scrubsLinearly state timingParameters \
                userInteractionEnabled/isUserInteractionEnabled
                """,
            methods: """
                addAnimations: addAnimations:delayFactor: addCompletion: continueAnimationWithTimingParameters:durationFactor: \
                copyWithZone: finishAnimationAtPosition: pauseAnimation startAnimation startAnimationAfterDelay: stopAnimation:
                """,
            classMethods: "runningPropertyAnimatorWithDuration:delay:options:animations:completion:",
            initializers: """
                init initWithDuration:controlPoint1:controlPoint2:animations: initWithDuration:curve:animations: \
                initWithDuration:dampingRatio:animations: initWithDuration:timingParameters:
                """,
            property: UIViewPropertyAnimator.propertyOfUIViewPropertyAnimator,
            method: UIViewPropertyAnimator.methodOfUIViewPropertyAnimator,
            classMethod: UIViewPropertyAnimator.classMethodOfUIViewPropertyAnimator,
            initializer: UIViewPropertyAnimator.initializerOfUIViewPropertyAnimator)
    }

    private static func propertyOfUIViewPropertyAnimator(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIViewPropertyAnimator.delay)
        case 1: return .readOnly(\UIViewPropertyAnimator.duration)
        case 2: return .value("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
        case 3: return .value("interruptible", \UIViewPropertyAnimator.isInterruptible)
        case 4: return .value("manualHitTestingEnabled", \UIViewPropertyAnimator.isManualHitTestingEnabled)
        case 5: return .value("pausesOnCompletion", \UIViewPropertyAnimator.pausesOnCompletion)
        case 6: return .value("reversed", \UIViewPropertyAnimator.isReversed)
        case 7: return .readOnly(\UIViewPropertyAnimator.isRunning)
        case 8: return .value("scrubsLinearly", \UIViewPropertyAnimator.scrubsLinearly)
        case 9: return .readOnly(\UIViewPropertyAnimator.state)
        case 10: return .readOnly(\UIViewPropertyAnimator.timingParameters)
        default: return .value("userInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled)
        }
    }

    nonisolated private static func methodOfUIViewPropertyAnimator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIViewPropertyAnimator).addAnimations(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAnimations:", as: (() -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! UIViewPropertyAnimator).addAnimations(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAnimations:delayFactor:", as: (() -> Void).self),
                    delayFactor: ObjCRuntime.ObjCMessage.argument(a, 1, "addAnimations:delayFactor:", as: (CGFloat).self))
            }
        case 2:
            return { r, a in
                (r as! UIViewPropertyAnimator).addCompletion(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addCompletion:", as: ((UIViewAnimatingPosition) -> Void).self))
            }
        case 3:
            return { r, a in
                (r as! UIViewPropertyAnimator).continueAnimation(
                    withTimingParameters: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "continueAnimationWithTimingParameters:durationFactor:", as: ((any UITimingCurveProvider)?).self),
                    durationFactor: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "continueAnimationWithTimingParameters:durationFactor:", as: (CGFloat).self))
            }
        case 4:
            return { r, a in
                (r as! UIViewPropertyAnimator).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 5:
            return { r, a in
                (r as! UIViewPropertyAnimator).finishAnimation(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "finishAnimationAtPosition:", as: (UIViewAnimatingPosition).self))
            }
        case 6: return { r, _ in (r as! UIViewPropertyAnimator).pauseAnimation() }
        case 7: return { r, _ in (r as! UIViewPropertyAnimator).startAnimation() }
        case 8:
            return { r, a in
                (r as! UIViewPropertyAnimator).startAnimation(
                    afterDelay: ObjCRuntime.ObjCMessage.argument(a, 0, "startAnimationAfterDelay:", as: (TimeInterval).self))
            }
        default:
            return { r, a in
                (r as! UIViewPropertyAnimator).stopAnimation(ObjCRuntime.ObjCMessage.argument(a, 0, "stopAnimation:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIViewPropertyAnimator(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIViewPropertyAnimator.Type).runningPropertyAnimator(
                withDuration: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "runningPropertyAnimatorWithDuration:delay:options:animations:completion:", as: (TimeInterval).self),
                delay: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "runningPropertyAnimatorWithDuration:delay:options:animations:completion:", as: (TimeInterval).self),
                options: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "runningPropertyAnimatorWithDuration:delay:options:animations:completion:", as: (UIView.AnimationOptions).self),
                animations: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "runningPropertyAnimatorWithDuration:delay:options:animations:completion:", as: (() -> Void).self),
                completion: ObjCRuntime.ObjCMessage.argument(
                    a, 4, "runningPropertyAnimatorWithDuration:delay:options:animations:completion:",
                    as: (((UIViewAnimatingPosition) -> Void)?).self))
        }
    }

    nonisolated private static func initializerOfUIViewPropertyAnimator(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIViewPropertyAnimator() }
        case 1:
            return { a in
                UIViewPropertyAnimator(
                    duration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithDuration:controlPoint1:controlPoint2:animations:", as: (TimeInterval).self),
                    controlPoint1: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithDuration:controlPoint1:controlPoint2:animations:", as: (CGPoint).self),
                    controlPoint2: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithDuration:controlPoint1:controlPoint2:animations:", as: (CGPoint).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithDuration:controlPoint1:controlPoint2:animations:", as: ((() -> Void)?).self))
            }
        case 2:
            return { a in
                UIViewPropertyAnimator(
                    duration: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDuration:curve:animations:", as: (TimeInterval).self),
                    curve: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDuration:curve:animations:", as: (UIView.AnimationCurve).self),
                    animations: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithDuration:curve:animations:", as: ((() -> Void)?).self))
            }
        case 3:
            return { a in
                UIViewPropertyAnimator(
                    duration: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDuration:dampingRatio:animations:", as: (TimeInterval).self),
                    dampingRatio: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDuration:dampingRatio:animations:", as: (CGFloat).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithDuration:dampingRatio:animations:", as: ((() -> Void)?).self))
            }
        default:
            return { a in
                UIViewPropertyAnimator(
                    duration: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDuration:timingParameters:", as: (TimeInterval).self),
                    timingParameters: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithDuration:timingParameters:", as: (any UITimingCurveProvider).self))
            }
        }
    }
}
