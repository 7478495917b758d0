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

extension UIBezierPath {
    nonisolated static var descriptionOfUIBezierPath: FrameworkClass {
        FrameworkClass(
            UIBezierPath.self,
            properties: """
                CGPath/cgPath bounds currentPoint empty/isEmpty flatness lineCapStyle lineJoinStyle lineWidth miterLimit \
                usesEvenOddFillRule
                """,
            methods: """
                addArcWithCenter:radius:startAngle:endAngle:clockwise: addClip addCurveToPoint:controlPoint1:controlPoint2: \
                addLineToPoint: addQuadCurveToPoint:controlPoint: appendPath: applyTransform: bezierPathByReversingPath closePath \
                containsPoint: copyWithZone: encodeWithCoder: fill fillWithBlendMode:alpha: getLineDash:count:phase: moveToPoint: \
                removeAllPoints setLineDash:count:phase: stroke strokeWithBlendMode:alpha:
                """,
            classMethods: "supportsSecureCoding",
            initializers: """
                bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise: bezierPathWithCGPath: bezierPathWithOvalInRect: \
                bezierPathWithRect: bezierPathWithRoundedRect:byRoundingCorners:cornerRadii: bezierPathWithRoundedRect:cornerRadius: \
                init initWithCoder:
                """,
            property: UIBezierPath.propertyOfUIBezierPath,
            method: UIBezierPath.methodOfUIBezierPath,
            classMethod: UIBezierPath.classMethodOfUIBezierPath,
            initializer: UIBezierPath.initializerOfUIBezierPath)
    }

    private static func propertyOfUIBezierPath(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("CGPath", \UIBezierPath.cgPath)
        case 1: return .readOnly(\UIBezierPath.bounds)
        case 2: return .readOnly(\UIBezierPath.currentPoint)
        case 3: return .readOnly(\UIBezierPath.isEmpty)
        case 4: return .value("flatness", \UIBezierPath.flatness)
        case 5: return .value("lineCapStyle", \UIBezierPath.lineCapStyle)
        case 6: return .value("lineJoinStyle", \UIBezierPath.lineJoinStyle)
        case 7: return .value("lineWidth", \UIBezierPath.lineWidth)
        case 8: return .value("miterLimit", \UIBezierPath.miterLimit)
        default: return .value("usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule)
        }
    }

    nonisolated private static func methodOfUIBezierPath(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIBezierPath).addArc(
                    withCenter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addArcWithCenter:radius:startAngle:endAngle:clockwise:", as: (CGPoint).self),
                    radius: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addArcWithCenter:radius:startAngle:endAngle:clockwise:", as: (CGFloat).self),
                    startAngle: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "addArcWithCenter:radius:startAngle:endAngle:clockwise:", as: (CGFloat).self),
                    endAngle: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "addArcWithCenter:radius:startAngle:endAngle:clockwise:", as: (CGFloat).self),
                    clockwise: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "addArcWithCenter:radius:startAngle:endAngle:clockwise:", as: (Bool).self))
            }
        case 1: return { r, _ in (r as! UIBezierPath).addClip() }
        case 2:
            return { r, a in
                (r as! UIBezierPath).addCurve(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "addCurveToPoint:controlPoint1:controlPoint2:", as: (CGPoint).self),
                    controlPoint1: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addCurveToPoint:controlPoint1:controlPoint2:", as: (CGPoint).self),
                    controlPoint2: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "addCurveToPoint:controlPoint1:controlPoint2:", as: (CGPoint).self))
            }
        case 3:
            return { r, a in (r as! UIBezierPath).addLine(to: ObjCRuntime.ObjCMessage.argument(a, 0, "addLineToPoint:", as: (CGPoint).self))
            }
        case 4:
            return { r, a in
                (r as! UIBezierPath).addQuadCurve(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "addQuadCurveToPoint:controlPoint:", as: (CGPoint).self),
                    controlPoint: ObjCRuntime.ObjCMessage.argument(a, 1, "addQuadCurveToPoint:controlPoint:", as: (CGPoint).self))
            }
        case 5:
            return { r, a in (r as! UIBezierPath).append(ObjCRuntime.ObjCMessage.argument(a, 0, "appendPath:", as: (UIBezierPath).self)) }
        case 6:
            return { r, a in
                (r as! UIBezierPath).apply(ObjCRuntime.ObjCMessage.argument(a, 0, "applyTransform:", as: (CGAffineTransform).self))
            }
        case 7: return { r, _ in (r as! UIBezierPath).reversing() }
        case 8: return { r, _ in (r as! UIBezierPath).close() }
        case 9:
            return { r, a in (r as! UIBezierPath).contains(ObjCRuntime.ObjCMessage.argument(a, 0, "containsPoint:", as: (CGPoint).self)) }
        case 10:
            return { r, a in (r as! UIBezierPath).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 11:
            return { r, a in
                (r as! UIBezierPath).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 12: return { r, _ in (r as! UIBezierPath).fill() }
        case 13:
            return { r, a in
                (r as! UIBezierPath).fill(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "fillWithBlendMode:alpha:", as: (CGBlendMode).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 1, "fillWithBlendMode:alpha:", as: (CGFloat).self))
            }
        case 14:
            return { r, a in
                (r as! UIBezierPath).getLineDash(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "getLineDash:count:phase:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "getLineDash:count:phase:", as: (UnsafeMutablePointer<Int>?).self),
                    phase: ObjCRuntime.ObjCMessage.argument(a, 2, "getLineDash:count:phase:", as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 15:
            return { r, a in (r as! UIBezierPath).move(to: ObjCRuntime.ObjCMessage.argument(a, 0, "moveToPoint:", as: (CGPoint).self)) }
        case 16: return { r, _ in (r as! UIBezierPath).removeAllPoints() }
        case 17:
            return { r, a in
                (r as! UIBezierPath).setLineDash(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setLineDash:count:phase:", as: (UnsafePointer<CGFloat>?).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "setLineDash:count:phase:", as: (Int).self),
                    phase: ObjCRuntime.ObjCMessage.argument(a, 2, "setLineDash:count:phase:", as: (CGFloat).self))
            }
        case 18: return { r, _ in (r as! UIBezierPath).stroke() }
        default:
            return { r, a in
                (r as! UIBezierPath).stroke(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "strokeWithBlendMode:alpha:", as: (CGBlendMode).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 1, "strokeWithBlendMode:alpha:", as: (CGFloat).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIBezierPath(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIBezierPath.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUIBezierPath(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIBezierPath(
                    arcCenter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:", as: (CGPoint).self),
                    radius: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:", as: (CGFloat).self),
                    startAngle: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:", as: (CGFloat).self),
                    endAngle: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:", as: (CGFloat).self),
                    clockwise: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:", as: (Bool).self))
            }
        case 1: return { a in UIBezierPath(cgPath: ObjCRuntime.ObjCMessage.argument(a, 0, "bezierPathWithCGPath:", as: (CGPath).self)) }
        case 2: return { a in UIBezierPath(ovalIn: ObjCRuntime.ObjCMessage.argument(a, 0, "bezierPathWithOvalInRect:", as: (CGRect).self)) }
        case 3: return { a in UIBezierPath(rect: ObjCRuntime.ObjCMessage.argument(a, 0, "bezierPathWithRect:", as: (CGRect).self)) }
        case 4:
            return { a in
                UIBezierPath(
                    roundedRect: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:", as: (CGRect).self),
                    byRoundingCorners: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:", as: (UIRectCorner).self),
                    cornerRadii: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:", as: (CGSize).self))
            }
        case 5:
            return { a in
                UIBezierPath(
                    roundedRect: ObjCRuntime.ObjCMessage.argument(a, 0, "bezierPathWithRoundedRect:cornerRadius:", as: (CGRect).self),
                    cornerRadius: ObjCRuntime.ObjCMessage.argument(a, 1, "bezierPathWithRoundedRect:cornerRadius:", as: (CGFloat).self))
            }
        case 6: return { _ in UIBezierPath() }
        default: return { a in UIBezierPath(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
