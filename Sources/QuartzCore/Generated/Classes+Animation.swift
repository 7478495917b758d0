// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime

extension CAAnimation {
    nonisolated static var descriptionOfCAAnimation: FrameworkClass {
        FrameworkClass(
            CAAnimation.self,
            properties: """
                autoreverses beginTime delegate duration fillMode preferredFrameRateRange removedOnCompletion/isRemovedOnCompletion \
                repeatCount repeatDuration speed timeOffset timingFunction
                """,
            methods: """
                copyWithZone: encodeWithCoder: runActionForKey:object:arguments: setContainedValue:forKey: \
                setContainedValue:forKeyPath: shouldArchiveValueForKey:
                """,
            classMethods: "defaultValueForKey: supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: CAAnimation.propertyOfCAAnimation,
            method: CAAnimation.methodOfCAAnimation,
            classMethod: CAAnimation.classMethodOfCAAnimation,
            initializer: CAAnimation.initializerOfCAAnimation)
    }

    private static func propertyOfCAAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("autoreverses", \CAAnimation.autoreverses)
        case 1: return .value("beginTime", \CAAnimation.beginTime)
        case 2: return .reference(\CAAnimation.delegate)
        case 3: return .value("duration", \CAAnimation.duration)
        case 4: return .value("fillMode", \CAAnimation.fillMode)
        case 5: return .value("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
        case 6: return .value("removedOnCompletion", \CAAnimation.isRemovedOnCompletion)
        case 7: return .value("repeatCount", \CAAnimation.repeatCount)
        case 8: return .value("repeatDuration", \CAAnimation.repeatDuration)
        case 9: return .value("speed", \CAAnimation.speed)
        case 10: return .value("timeOffset", \CAAnimation.timeOffset)
        default: return .value("timingFunction", \CAAnimation.timingFunction)
        }
    }

    nonisolated private static func methodOfCAAnimation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CAAnimation).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 1:
            return { r, a in
                (r as! CAAnimation).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 2:
            return { r, a in
                (r as! CAAnimation).run(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "runActionForKey:object:arguments:", as: (String).self),
                    object: ObjCRuntime.ObjCMessage.argument(a, 1, "runActionForKey:object:arguments:", as: (Any).self),
                    arguments: ObjCRuntime.ObjCMessage.argument(a, 2, "runActionForKey:object:arguments:", as: ([AnyHashable: Any]?).self))
            }
        case 3:
            return { r, a in
                (r as! CAAnimation).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKey:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! CAAnimation).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKeyPath:", as: (Any?).self),
                    forKeyPath: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKeyPath:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! CAAnimation).shouldArchiveValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldArchiveValueForKey:", as: (String).self))
            }
        }
    }

    nonisolated private static func classMethodOfCAAnimation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CAAnimation.Type).defaultValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultValueForKey:", as: (String).self))
            }
        default: return { r, _ in (r as! CAAnimation.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfCAAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAAnimation() }
        default: return { a in CAAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension CAAnimationGroup {
    nonisolated static var descriptionOfCAAnimationGroup: FrameworkClass {
        FrameworkClass(
            CAAnimationGroup.self,
            properties: "animations",
            initializers: "init initWithCoder:",
            property: CAAnimationGroup.propertyOfCAAnimationGroup,
            initializer: CAAnimationGroup.initializerOfCAAnimationGroup)
    }

    private static func propertyOfCAAnimationGroup(_ index: Int) -> ClassDescription.Property {
        .value("animations", \CAAnimationGroup.animations)
    }

    nonisolated private static func initializerOfCAAnimationGroup(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAAnimationGroup() }
        default: return { a in CAAnimationGroup(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension CABasicAnimation {
    nonisolated static var descriptionOfCABasicAnimation: FrameworkClass {
        FrameworkClass(
            CABasicAnimation.self,
            properties: "byValue fromValue toValue",
            initializers: "animationWithKeyPath: init initWithCoder:",
            property: CABasicAnimation.propertyOfCABasicAnimation,
            initializer: CABasicAnimation.initializerOfCABasicAnimation)
    }

    private static func propertyOfCABasicAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("byValue", \CABasicAnimation.byValue)
        case 1: return .value("fromValue", \CABasicAnimation.fromValue)
        default: return .value("toValue", \CABasicAnimation.toValue)
        }
    }

    nonisolated private static func initializerOfCABasicAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CABasicAnimation(keyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "animationWithKeyPath:", as: (String?).self)) }
        case 1: return { _ in CABasicAnimation() }
        default: return { a in CABasicAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension CADisplayLink {
    nonisolated static var descriptionOfCADisplayLink: FrameworkClass {
        FrameworkClass(
            CADisplayLink.self,
            properties: "duration frameInterval paused/isPaused preferredFrameRateRange preferredFramesPerSecond targetTimestamp timestamp",
            methods: "addToRunLoop:forMode: invalidate removeFromRunLoop:forMode:",
            initializers: "displayLinkWithTarget:selector:",
            property: CADisplayLink.propertyOfCADisplayLink,
            method: CADisplayLink.methodOfCADisplayLink,
            initializer: CADisplayLink.initializerOfCADisplayLink)
    }

    private static func propertyOfCADisplayLink(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CADisplayLink.duration)
        case 1: return .value("frameInterval", \CADisplayLink.frameInterval)
        case 2: return .value("paused", \CADisplayLink.isPaused)
        case 3: return .value("preferredFrameRateRange", \CADisplayLink.preferredFrameRateRange)
        case 4: return .value("preferredFramesPerSecond", \CADisplayLink.preferredFramesPerSecond)
        case 5: return .readOnly(\CADisplayLink.targetTimestamp)
        default: return .readOnly(\CADisplayLink.timestamp)
        }
    }

    nonisolated private static func methodOfCADisplayLink(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CADisplayLink).add(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "addToRunLoop:forMode:", as: (RunLoop).self),
                    forMode: ObjCRuntime.ObjCMessage.argument(a, 1, "addToRunLoop:forMode:", as: (RunLoop.Mode).self))
            }
        case 1: return { r, _ in (r as! CADisplayLink).invalidate() }
        default:
            return { r, a in
                (r as! CADisplayLink).remove(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "removeFromRunLoop:forMode:", as: (RunLoop).self),
                    forMode: ObjCRuntime.ObjCMessage.argument(a, 1, "removeFromRunLoop:forMode:", as: (RunLoop.Mode).self))
            }
        }
    }

    nonisolated private static func initializerOfCADisplayLink(_ index: Int) -> ObjCFactory {
        { a in
            CADisplayLink(
                target: ObjCRuntime.ObjCMessage.argument(a, 0, "displayLinkWithTarget:selector:", as: (Any).self),
                selector: ObjCRuntime.ObjCMessage.argument(a, 1, "displayLinkWithTarget:selector:", as: (Selector).self))
        }
    }
}

extension CAKeyframeAnimation {
    nonisolated static var descriptionOfCAKeyframeAnimation: FrameworkClass {
        FrameworkClass(
            CAKeyframeAnimation.self,
            properties: "biasValues calculationMode continuityValues keyTimes path rotationMode tensionValues timingFunctions values",
            initializers: "animationWithKeyPath: init initWithCoder:",
            property: CAKeyframeAnimation.propertyOfCAKeyframeAnimation,
            initializer: CAKeyframeAnimation.initializerOfCAKeyframeAnimation)
    }

    private static func propertyOfCAKeyframeAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("biasValues", \CAKeyframeAnimation.biasValues)
        case 1: return .value("calculationMode", \CAKeyframeAnimation.calculationMode)
        case 2: return .value("continuityValues", \CAKeyframeAnimation.continuityValues)
        case 3: return .value("keyTimes", \CAKeyframeAnimation.keyTimes)
        case 4: return .value("path", \CAKeyframeAnimation.path)
        case 5: return .value("rotationMode", \CAKeyframeAnimation.rotationMode)
        case 6: return .value("tensionValues", \CAKeyframeAnimation.tensionValues)
        case 7: return .value("timingFunctions", \CAKeyframeAnimation.timingFunctions)
        default: return .value("values", \CAKeyframeAnimation.values)
        }
    }

    nonisolated private static func initializerOfCAKeyframeAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CAKeyframeAnimation(keyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "animationWithKeyPath:", as: (String?).self))
            }
        case 1: return { _ in CAKeyframeAnimation() }
        default: return { a in CAKeyframeAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension CAPropertyAnimation {
    nonisolated static var descriptionOfCAPropertyAnimation: FrameworkClass {
        FrameworkClass(
            CAPropertyAnimation.self,
            properties: "additive/isAdditive cumulative/isCumulative keyPath valueFunction",
            initializers: "animationWithKeyPath: init initWithCoder:",
            property: CAPropertyAnimation.propertyOfCAPropertyAnimation,
            initializer: CAPropertyAnimation.initializerOfCAPropertyAnimation)
    }

    private static func propertyOfCAPropertyAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("additive", \CAPropertyAnimation.isAdditive)
        case 1: return .value("cumulative", \CAPropertyAnimation.isCumulative)
        case 2: return .value("keyPath", \CAPropertyAnimation.keyPath)
        default: return .value("valueFunction", \CAPropertyAnimation.valueFunction)
        }
    }

    nonisolated private static func initializerOfCAPropertyAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CAPropertyAnimation(keyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "animationWithKeyPath:", as: (String?).self))
            }
        case 1: return { _ in CAPropertyAnimation() }
        default: return { a in CAPropertyAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension CASpringAnimation {
    nonisolated static var descriptionOfCASpringAnimation: FrameworkClass {
        FrameworkClass(
            CASpringAnimation.self,
            properties: "allowsOverdamping bounce damping initialVelocity mass perceptualDuration settlingDuration stiffness",
            initializers: "animationWithKeyPath: init initWithCoder: initWithPerceptualDuration:bounce:",
            property: CASpringAnimation.propertyOfCASpringAnimation,
            initializer: CASpringAnimation.initializerOfCASpringAnimation)
    }

    private static func propertyOfCASpringAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
        case 1: return .readOnly(\CASpringAnimation.bounce)
        case 2: return .value("damping", \CASpringAnimation.damping)
        case 3: return .value("initialVelocity", \CASpringAnimation.initialVelocity)
        case 4: return .value("mass", \CASpringAnimation.mass)
        case 5: return .readOnly(\CASpringAnimation.perceptualDuration)
        case 6: return .readOnly(\CASpringAnimation.settlingDuration)
        default: return .value("stiffness", \CASpringAnimation.stiffness)
        }
    }

    nonisolated private static func initializerOfCASpringAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CASpringAnimation(keyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "animationWithKeyPath:", as: (String?).self)) }
        case 1: return { _ in CASpringAnimation() }
        case 2: return { a in CASpringAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                CASpringAnimation(
                    perceptualDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithPerceptualDuration:bounce:", as: (CFTimeInterval).self),
                    bounce: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithPerceptualDuration:bounce:", as: (CGFloat).self))
            }
        }
    }
}

extension CATransaction {
    nonisolated static var descriptionOfCATransaction: FrameworkClass {
        FrameworkClass(
            CATransaction.self,
            classMethods: """
                animationDuration animationTimingFunction begin commit completionBlock disableActions flush lock \
                setAnimationDuration: setAnimationTimingFunction: setCompletionBlock: setDisableActions: setValue:forKey: unlock \
                valueForKey:
                """,
            classMethod: CATransaction.classMethodOfCATransaction)
    }

    nonisolated private static func classMethodOfCATransaction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! CATransaction.Type).animationDuration() }
        case 1: return { r, _ in (r as! CATransaction.Type).animationTimingFunction() }
        case 2: return { r, _ in (r as! CATransaction.Type).begin() }
        case 3: return { r, _ in (r as! CATransaction.Type).commit() }
        case 4: return { r, _ in (r as! CATransaction.Type).completionBlock() }
        case 5: return { r, _ in (r as! CATransaction.Type).disableActions() }
        case 6: return { r, _ in (r as! CATransaction.Type).flush() }
        case 7: return { r, _ in (r as! CATransaction.Type).lock() }
        case 8:
            return { r, a in
                (r as! CATransaction.Type).setAnimationDuration(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationDuration:", as: (CFTimeInterval).self))
            }
        case 9:
            return { r, a in
                (r as! CATransaction.Type).setAnimationTimingFunction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationTimingFunction:", as: (CAMediaTimingFunction?).self))
            }
        case 10:
            return { r, a in
                (r as! CATransaction.Type).setCompletionBlock(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCompletionBlock:", as: ((() -> Void)?).self))
            }
        case 11:
            return { r, a in
                (r as! CATransaction.Type).setDisableActions(ObjCRuntime.ObjCMessage.argument(a, 0, "setDisableActions:", as: (Bool).self))
            }
        case 12:
            return { r, a in
                (r as! CATransaction.Type).setValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setValue:forKey:", as: (String).self))
            }
        case 13: return { r, _ in (r as! CATransaction.Type).unlock() }
        default:
            return { r, a in
                (r as! CATransaction.Type).value(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "valueForKey:", as: (String).self))
            }
        }
    }
}

extension CATransition {
    nonisolated static var descriptionOfCATransition: FrameworkClass {
        FrameworkClass(
            CATransition.self,
            properties: "endProgress startProgress subtype type",
            initializers: "init initWithCoder:",
            property: CATransition.propertyOfCATransition,
            initializer: CATransition.initializerOfCATransition)
    }

    private static func propertyOfCATransition(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("endProgress", \CATransition.endProgress)
        case 1: return .value("startProgress", \CATransition.startProgress)
        case 2: return .value("subtype", \CATransition.subtype)
        default: return .value("type", \CATransition.type)
        }
    }

    nonisolated private static func initializerOfCATransition(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CATransition() }
        default: return { a in CATransition(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension CAValueFunction {
    nonisolated static var descriptionOfCAValueFunction: FrameworkClass {
        FrameworkClass(
            CAValueFunction.self,
            properties: "name",
            methods: "encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "functionWithName: initWithCoder:",
            property: CAValueFunction.propertyOfCAValueFunction,
            method: CAValueFunction.methodOfCAValueFunction,
            classMethod: CAValueFunction.classMethodOfCAValueFunction,
            initializer: CAValueFunction.initializerOfCAValueFunction)
    }

    private static func propertyOfCAValueFunction(_ index: Int) -> ClassDescription.Property {
        .readOnly(\CAValueFunction.name)
    }

    nonisolated private static func methodOfCAValueFunction(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! CAValueFunction).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
    }

    nonisolated private static func classMethodOfCAValueFunction(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CAValueFunction.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCAValueFunction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CAValueFunction(name: ObjCRuntime.ObjCMessage.argument(a, 0, "functionWithName:", as: (CAValueFunctionName).self))
            }
        default: return { a in CAValueFunction(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
