// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CALayer {
    nonisolated static var descriptionOfCALayer: FrameworkClass {
        FrameworkClass(
            CALayer.self,
            properties: """
                actions allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ autoreverses backgroundColor beginTime \
                borderColor borderWidth bounds contents contentsCenter contentsFormat contentsGravity contentsRect contentsScale \
                cornerCurve cornerRadius delegate doubleSided/isDoubleSided drawsAsynchronously duration edgeAntialiasingMask \
                fillMode frame geometryFlipped/isGeometryFlipped hidden/isHidden magnificationFilter mask maskedCorners \
                masksToBounds minificationFilter minificationFilterBias name needsDisplayOnBoundsChange opacity opaque/isOpaque \
                position rasterizationScale repeatCount repeatDuration shadowColor shadowOffset shadowOpacity shadowPath \
                shadowRadius shouldRasterize speed style sublayerTransform sublayers superlayer timeOffset transform visibleRect \
                zPosition
                """,
            methods: """
                actionForKey: addAnimation:forKey: addSublayer: affineTransform animationForKey: animationKeys containsPoint: \
                contentsAreFlipped convertPoint:fromLayer: convertPoint:toLayer: convertRect:fromLayer: convertRect:toLayer: \
                convertTime:fromLayer: convertTime:toLayer: display displayIfNeeded drawInContext: encodeWithCoder: hitTest: \
                insertSublayer:above: insertSublayer:atIndex: insertSublayer:below: layoutIfNeeded layoutSublayers modelLayer \
                needsDisplay needsLayout preferredFrameSize presentationLayer removeAllAnimations removeAnimationForKey: \
                removeFromSuperlayer renderInContext: replaceSublayer:with: scrollPoint: scrollRectToVisible: setAffineTransform: \
                setContainedValue:forKey: setContainedValue:forKeyPath: setNeedsDisplay setNeedsDisplayInRect: setNeedsLayout
                """,
            classMethods: "cornerCurveExpansionFactor: defaultActionForKey: defaultValueForKey: needsDisplayForKey: supportsSecureCoding",
            initializers: "init initWithCoder: initWithLayer:",
            property: CALayer.propertyOfCALayer,
            method: CALayer.methodOfCALayer,
            classMethod: CALayer.classMethodOfCALayer,
            initializer: CALayer.initializerOfCALayer)
    }

    private static func propertyOfCALayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("actions", \CALayer.actions)
        case 1: return .value("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
        case 2: return .value("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
        case 3: return .value("anchorPoint", \CALayer.anchorPoint)
        case 4: return .value("anchorPointZ", \CALayer.anchorPointZ)
        case 5: return .value("autoreverses", \CALayer.autoreverses)
        case 6: return .value("backgroundColor", \CALayer.backgroundColor)
        case 7: return .value("beginTime", \CALayer.beginTime)
        case 8: return .value("borderColor", \CALayer.borderColor)
        case 9: return .value("borderWidth", \CALayer.borderWidth)
        case 10: return .value("bounds", \CALayer.bounds)
        case 11: return .value("contents", \CALayer.contents)
        case 12: return .value("contentsCenter", \CALayer.contentsCenter)
        case 13: return .value("contentsFormat", \CALayer.contentsFormat)
        case 14: return .value("contentsGravity", \CALayer.contentsGravity)
        case 15: return .value("contentsRect", \CALayer.contentsRect)
        case 16: return .value("contentsScale", \CALayer.contentsScale)
        case 17: return .value("cornerCurve", \CALayer.cornerCurve)
        case 18: return .value("cornerRadius", \CALayer.cornerRadius)
        case 19: return .reference(\CALayer.delegate)
        case 20: return .value("doubleSided", \CALayer.isDoubleSided)
        case 21: return .value("drawsAsynchronously", \CALayer.drawsAsynchronously)
        case 22: return .value("duration", \CALayer.duration)
        case 23: return .value("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask)
        case 24: return .value("fillMode", \CALayer.fillMode)
        case 25: return .value("frame", \CALayer.frame)
        case 26: return .value("geometryFlipped", \CALayer.isGeometryFlipped)
        case 27: return .value("hidden", \CALayer.isHidden)
        case 28: return .value("magnificationFilter", \CALayer.magnificationFilter)
        case 29: return .value("mask", \CALayer.mask)
        case 30: return .value("maskedCorners", \CALayer.maskedCorners)
        case 31: return .value("masksToBounds", \CALayer.masksToBounds)
        case 32: return .value("minificationFilter", \CALayer.minificationFilter)
        case 33: return .value("minificationFilterBias", \CALayer.minificationFilterBias)
        case 34: return .value("name", \CALayer.name)
        case 35: return .value("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
        case 36: return .value("opacity", \CALayer.opacity)
        case 37: return .value("opaque", \CALayer.isOpaque)
        case 38: return .value("position", \CALayer.position)
        case 39: return .value("rasterizationScale", \CALayer.rasterizationScale)
        case 40: return .value("repeatCount", \CALayer.repeatCount)
        case 41: return .value("repeatDuration", \CALayer.repeatDuration)
        case 42: return .value("shadowColor", \CALayer.shadowColor)
        case 43: return .value("shadowOffset", \CALayer.shadowOffset)
        case 44: return .value("shadowOpacity", \CALayer.shadowOpacity)
        case 45: return .value("shadowPath", \CALayer.shadowPath)
        case 46: return .value("shadowRadius", \CALayer.shadowRadius)
        case 47: return .value("shouldRasterize", \CALayer.shouldRasterize)
        case 48: return .value("speed", \CALayer.speed)
        case 49: return .value("style", \CALayer.style)
        case 50: return .value("sublayerTransform", \CALayer.sublayerTransform)
        case 51: return .value("sublayers", \CALayer.sublayers)
        case 52: return .readOnly(\CALayer.superlayer)
        case 53: return .value("timeOffset", \CALayer.timeOffset)
        case 54: return .value("transform", \CALayer.transform)
        case 55: return .readOnly(\CALayer.visibleRect)
        default: return .value("zPosition", \CALayer.zPosition)
        }
    }

    nonisolated private static func methodOfCALayer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CALayer).action(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "actionForKey:", as: (String).self)) }
        case 1:
            return { r, a in
                (r as! CALayer).add(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAnimation:forKey:", as: (CAAnimation).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "addAnimation:forKey:", as: (String?).self))
            }
        case 2: return { r, a in (r as! CALayer).addSublayer(ObjCRuntime.ObjCMessage.argument(a, 0, "addSublayer:", as: (CALayer).self)) }
        case 3: return { r, _ in (r as! CALayer).affineTransform() }
        case 4:
            return { r, a in
                (r as! CALayer).animation(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "animationForKey:", as: (String).self))
            }
        case 5: return { r, _ in (r as! CALayer).animationKeys() }
        case 6: return { r, a in (r as! CALayer).contains(ObjCRuntime.ObjCMessage.argument(a, 0, "containsPoint:", as: (CGPoint).self)) }
        case 7: return { r, _ in (r as! CALayer).contentsAreFlipped() }
        case 8:
            return { r, a in
                (r as! CALayer).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromLayer:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromLayer:", as: (CALayer?).self))
            }
        case 9:
            return { r, a in
                (r as! CALayer).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toLayer:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toLayer:", as: (CALayer?).self))
            }
        case 10:
            return { r, a in
                (r as! CALayer).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:fromLayer:", as: (CGRect).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:fromLayer:", as: (CALayer?).self))
            }
        case 11:
            return { r, a in
                (r as! CALayer).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:toLayer:", as: (CGRect).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:toLayer:", as: (CALayer?).self))
            }
        case 12:
            return { r, a in
                (r as! CALayer).convertTime(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertTime:fromLayer:", as: (CFTimeInterval).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertTime:fromLayer:", as: (CALayer?).self))
            }
        case 13:
            return { r, a in
                (r as! CALayer).convertTime(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertTime:toLayer:", as: (CFTimeInterval).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertTime:toLayer:", as: (CALayer?).self))
            }
        case 14: return { r, _ in (r as! CALayer).display() }
        case 15: return { r, _ in (r as! CALayer).displayIfNeeded() }
        case 16: return { r, a in (r as! CALayer).draw(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInContext:", as: (CGContext).self)) }
        case 17:
            return { r, a in (r as! CALayer).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        case 18: return { r, a in (r as! CALayer).hitTest(ObjCRuntime.ObjCMessage.argument(a, 0, "hitTest:", as: (CGPoint).self)) }
        case 19:
            return { r, a in
                (r as! CALayer).insertSublayer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertSublayer:above:", as: (CALayer).self),
                    above: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSublayer:above:", as: (CALayer?).self))
            }
        case 20:
            return { r, a in
                (r as! CALayer).insertSublayer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertSublayer:atIndex:", as: (CALayer).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSublayer:atIndex:", as: (UInt32).self))
            }
        case 21:
            return { r, a in
                (r as! CALayer).insertSublayer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertSublayer:below:", as: (CALayer).self),
                    below: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSublayer:below:", as: (CALayer?).self))
            }
        case 22: return { r, _ in (r as! CALayer).layoutIfNeeded() }
        case 23: return { r, _ in (r as! CALayer).layoutSublayers() }
        case 24: return { r, _ in (r as! CALayer).model() }
        case 25: return { r, _ in (r as! CALayer).needsDisplay() }
        case 26: return { r, _ in (r as! CALayer).needsLayout() }
        case 27: return { r, _ in (r as! CALayer).preferredFrameSize() }
        case 28: return { r, _ in (r as! CALayer).presentation() }
        case 29: return { r, _ in (r as! CALayer).removeAllAnimations() }
        case 30:
            return { r, a in
                (r as! CALayer).removeAnimation(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "removeAnimationForKey:", as: (String).self))
            }
        case 31: return { r, _ in (r as! CALayer).removeFromSuperlayer() }
        case 32:
            return { r, a in (r as! CALayer).render(in: ObjCRuntime.ObjCMessage.argument(a, 0, "renderInContext:", as: (CGContext).self)) }
        case 33:
            return { r, a in
                (r as! CALayer).replaceSublayer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "replaceSublayer:with:", as: (CALayer).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "replaceSublayer:with:", as: (CALayer).self))
            }
        case 34: return { r, a in (r as! CALayer).scroll(ObjCRuntime.ObjCMessage.argument(a, 0, "scrollPoint:", as: (CGPoint).self)) }
        case 35:
            return { r, a in
                (r as! CALayer).scrollRectToVisible(ObjCRuntime.ObjCMessage.argument(a, 0, "scrollRectToVisible:", as: (CGRect).self))
            }
        case 36:
            return { r, a in
                (r as! CALayer).setAffineTransform(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAffineTransform:", as: (CGAffineTransform).self))
            }
        case 37:
            return { r, a in
                (r as! CALayer).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKey:", as: (String).self))
            }
        case 38:
            return { r, a in
                (r as! CALayer).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKeyPath:", as: (Any?).self),
                    forKeyPath: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKeyPath:", as: (String).self))
            }
        case 39: return { r, _ in (r as! CALayer).setNeedsDisplay() }
        case 40:
            return { r, a in
                (r as! CALayer).setNeedsDisplay(ObjCRuntime.ObjCMessage.argument(a, 0, "setNeedsDisplayInRect:", as: (CGRect).self))
            }
        default: return { r, _ in (r as! CALayer).setNeedsLayout() }
        }
    }

    nonisolated private static func classMethodOfCALayer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CALayer.Type).cornerCurveExpansionFactor(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "cornerCurveExpansionFactor:", as: (CALayerCornerCurve).self))
            }
        case 1:
            return { r, a in
                (r as! CALayer.Type).defaultAction(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultActionForKey:", as: (String).self))
            }
        case 2:
            return { r, a in
                (r as! CALayer.Type).defaultValue(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultValueForKey:", as: (String).self))
            }
        case 3:
            return { r, a in
                (r as! CALayer.Type).needsDisplay(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "needsDisplayForKey:", as: (String).self))
            }
        default: return { r, _ in (r as! CALayer.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfCALayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CALayer() }
        case 1: return { a in CALayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CALayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        }
    }
}
