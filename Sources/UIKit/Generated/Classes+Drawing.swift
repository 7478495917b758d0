// Made by `make generate` from the sources of this module.
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanTextLayout

extension NSAttributedString {
    nonisolated static var descriptionOfNSAttributedString: FrameworkClass {
        FrameworkClass(
            NSAttributedString.self,
            methods: "boundingRectWithSize:options:context: drawAtPoint: drawInRect: drawWithRect:options:context: size",
            method: NSAttributedString.methodOfNSAttributedString)
    }

    nonisolated private static func methodOfNSAttributedString(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSAttributedString).boundingRect(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "boundingRectWithSize:options:context:", as: (CGSize).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "boundingRectWithSize:options:context:", as: (NSStringDrawingOptions).self),
                    context: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "boundingRectWithSize:options:context:", as: (NSStringDrawingContext?).self))
            }
        case 1:
            return { r, a in (r as! NSAttributedString).draw(at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:", as: (CGPoint).self))
            }
        case 2:
            return { r, a in (r as! NSAttributedString).draw(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:", as: (CGRect).self)) }
        case 3:
            return { r, a in
                (r as! NSAttributedString).draw(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "drawWithRect:options:context:", as: (CGRect).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "drawWithRect:options:context:", as: (NSStringDrawingOptions).self),
                    context: ObjCRuntime.ObjCMessage.argument(a, 2, "drawWithRect:options:context:", as: (NSStringDrawingContext?).self))
            }
        default: return { r, _ in (r as! NSAttributedString).size() }
        }
    }
}

extension NSValue {
    nonisolated static var descriptionOfNSValue: FrameworkClass {
        FrameworkClass(
            NSValue.self,
            properties: """
                caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue cgSizeValue cgVectorValue \
                directionalEdgeInsetsValue uiEdgeInsetsValue uiOffsetValue
                """,
            property: NSValue.propertyOfNSValue)
    }

    private static func propertyOfNSValue(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSValue.caTransform3DValue)
        case 1: return .readOnly(\NSValue.cgAffineTransformValue)
        case 2: return .readOnly(\NSValue.cgPointValue)
        case 3: return .readOnly(\NSValue.cgRectValue)
        case 4: return .readOnly(\NSValue.cgSizeValue)
        case 5: return .readOnly(\NSValue.cgVectorValue)
        case 6: return .readOnly(\NSValue.directionalEdgeInsetsValue)
        case 7: return .readOnly(\NSValue.uiEdgeInsetsValue)
        default: return .readOnly(\NSValue.uiOffsetValue)
        }
    }
}

extension NSDataAsset {
    nonisolated static var descriptionOfNSDataAsset: FrameworkClass {
        FrameworkClass(
            NSDataAsset.self,
            properties: "data name typeIdentifier",
            methods: "copyWithZone:",
            initializers: "initWithName: initWithName:bundle:",
            property: NSDataAsset.propertyOfNSDataAsset,
            method: NSDataAsset.methodOfNSDataAsset,
            initializer: NSDataAsset.initializerOfNSDataAsset)
    }

    private static func propertyOfNSDataAsset(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSDataAsset.data)
        case 1: return .readOnly(\NSDataAsset.name)
        default: return .readOnly(\NSDataAsset.typeIdentifier)
        }
    }

    nonisolated private static func methodOfNSDataAsset(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSDataAsset).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSDataAsset(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in NSDataAsset(name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:", as: (String).self)) }
        default:
            return { a in
                NSDataAsset(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:bundle:", as: (String).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:bundle:", as: (Bundle).self))
            }
        }
    }
}

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
                containsPoint: copyWithZone: fill fillWithBlendMode:alpha: getLineDash:count:phase: moveToPoint: removeAllPoints \
                setLineDash:count:phase: stroke strokeWithBlendMode:alpha:
                """,
            initializers: """
                bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise: bezierPathWithCGPath: bezierPathWithOvalInRect: \
                bezierPathWithRect: bezierPathWithRoundedRect:byRoundingCorners:cornerRadii: bezierPathWithRoundedRect:cornerRadius: \
                init
                """,
            property: UIBezierPath.propertyOfUIBezierPath,
            method: UIBezierPath.methodOfUIBezierPath,
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
        case 11: return { r, _ in (r as! UIBezierPath).fill() }
        case 12:
            return { r, a in
                (r as! UIBezierPath).fill(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "fillWithBlendMode:alpha:", as: (CGBlendMode).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 1, "fillWithBlendMode:alpha:", as: (CGFloat).self))
            }
        case 13:
            return { r, a in
                (r as! UIBezierPath).getLineDash(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "getLineDash:count:phase:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "getLineDash:count:phase:", as: (UnsafeMutablePointer<Int>?).self),
                    phase: ObjCRuntime.ObjCMessage.argument(a, 2, "getLineDash:count:phase:", as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 14:
            return { r, a in (r as! UIBezierPath).move(to: ObjCRuntime.ObjCMessage.argument(a, 0, "moveToPoint:", as: (CGPoint).self)) }
        case 15: return { r, _ in (r as! UIBezierPath).removeAllPoints() }
        case 16:
            return { r, a in
                (r as! UIBezierPath).setLineDash(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setLineDash:count:phase:", as: (UnsafePointer<CGFloat>?).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "setLineDash:count:phase:", as: (Int).self),
                    phase: ObjCRuntime.ObjCMessage.argument(a, 2, "setLineDash:count:phase:", as: (CGFloat).self))
            }
        case 17: return { r, _ in (r as! UIBezierPath).stroke() }
        default:
            return { r, a in
                (r as! UIBezierPath).stroke(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "strokeWithBlendMode:alpha:", as: (CGBlendMode).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 1, "strokeWithBlendMode:alpha:", as: (CGFloat).self))
            }
        }
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
        default: return { _ in UIBezierPath() }
        }
    }
}

extension UIColor {
    nonisolated static var descriptionOfUIColor: FrameworkClass {
        FrameworkClass(
            UIColor.self,
            properties: "CGColor/cgColor",
            methods: """
                colorWithAlphaComponent: copyWithZone: encodeWithCoder: getHue:saturation:brightness:alpha: getRed:green:blue:alpha: \
                getWhite:alpha: resolvedColorWithTraitCollection: set setFill setStroke
                """,
            classMethods: """
                blackColor blueColor brownColor clearColor cyanColor darkGrayColor darkTextColor grayColor greenColor \
                groupTableViewBackgroundColor labelColor lightGrayColor lightTextColor linkColor magentaColor opaqueSeparatorColor \
                orangeColor placeholderTextColor purpleColor quaternaryLabelColor quaternarySystemFillColor redColor \
                secondaryLabelColor secondarySystemBackgroundColor secondarySystemFillColor secondarySystemGroupedBackgroundColor \
                separatorColor supportsSecureCoding systemBackgroundColor systemBlueColor systemBrownColor systemCyanColor \
                systemFillColor systemGray2Color systemGray3Color systemGray4Color systemGray5Color systemGray6Color systemGrayColor \
                systemGreenColor systemGroupedBackgroundColor systemIndigoColor systemMintColor systemOrangeColor systemPinkColor \
                systemPurpleColor systemRedColor systemTealColor systemYellowColor tertiaryLabelColor tertiarySystemBackgroundColor \
                tertiarySystemFillColor tertiarySystemGroupedBackgroundColor tintColor whiteColor yellowColor
                """,
            initializers: """
                colorNamed: colorNamed:inBundle:compatibleWithTraitCollection: initWithCGColor: initWithCoder: \
                initWithDisplayP3Red:green:blue:alpha: initWithDynamicProvider: initWithHue:saturation:brightness:alpha: \
                initWithPatternImage: initWithRed:green:blue:alpha: initWithResource: initWithWhite:alpha:
                """,
            property: UIColor.propertyOfUIColor,
            method: UIColor.methodOfUIColor,
            classMethod: UIColor.classMethodOfUIColor,
            initializer: UIColor.initializerOfUIColor)
    }

    private static func propertyOfUIColor(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIColor.cgColor)
    }

    nonisolated private static func methodOfUIColor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIColor).withAlphaComponent(ObjCRuntime.ObjCMessage.argument(a, 0, "colorWithAlphaComponent:", as: (CGFloat).self))
            }
        case 1: return { r, a in (r as! UIColor).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 2:
            return { r, a in (r as! UIColor).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        case 3:
            return { r, a in
                (r as! UIColor).getHue(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getHue:saturation:brightness:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    saturation: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getHue:saturation:brightness:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    brightness: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "getHue:saturation:brightness:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "getHue:saturation:brightness:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 4:
            return { r, a in
                (r as! UIColor).getRed(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "getRed:green:blue:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    green: ObjCRuntime.ObjCMessage.argument(a, 1, "getRed:green:blue:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    blue: ObjCRuntime.ObjCMessage.argument(a, 2, "getRed:green:blue:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 3, "getRed:green:blue:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 5:
            return { r, a in
                (r as! UIColor).getWhite(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "getWhite:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 1, "getWhite:alpha:", as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 6:
            return { r, a in
                (r as! UIColor).resolvedColor(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "resolvedColorWithTraitCollection:", as: (UITraitCollection).self))
            }
        case 7: return { r, _ in (r as! UIColor).set() }
        case 8: return { r, _ in (r as! UIColor).setFill() }
        default: return { r, _ in (r as! UIColor).setStroke() }
        }
    }

    nonisolated private static func classMethodOfUIColor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIColor.Type).black }
        case 1: return { r, _ in (r as! UIColor.Type).blue }
        case 2: return { r, _ in (r as! UIColor.Type).brown }
        case 3: return { r, _ in (r as! UIColor.Type).clear }
        case 4: return { r, _ in (r as! UIColor.Type).cyan }
        case 5: return { r, _ in (r as! UIColor.Type).darkGray }
        case 6: return { r, _ in (r as! UIColor.Type).darkText }
        case 7: return { r, _ in (r as! UIColor.Type).gray }
        case 8: return { r, _ in (r as! UIColor.Type).green }
        case 9: return { r, _ in (r as! UIColor.Type).groupTableViewBackground }
        case 10: return { r, _ in (r as! UIColor.Type).label }
        case 11: return { r, _ in (r as! UIColor.Type).lightGray }
        case 12: return { r, _ in (r as! UIColor.Type).lightText }
        case 13: return { r, _ in (r as! UIColor.Type).link }
        case 14: return { r, _ in (r as! UIColor.Type).magenta }
        case 15: return { r, _ in (r as! UIColor.Type).opaqueSeparator }
        case 16: return { r, _ in (r as! UIColor.Type).orange }
        case 17: return { r, _ in (r as! UIColor.Type).placeholderText }
        case 18: return { r, _ in (r as! UIColor.Type).purple }
        case 19: return { r, _ in (r as! UIColor.Type).quaternaryLabel }
        case 20: return { r, _ in (r as! UIColor.Type).quaternarySystemFill }
        case 21: return { r, _ in (r as! UIColor.Type).red }
        case 22: return { r, _ in (r as! UIColor.Type).secondaryLabel }
        case 23: return { r, _ in (r as! UIColor.Type).secondarySystemBackground }
        case 24: return { r, _ in (r as! UIColor.Type).secondarySystemFill }
        case 25: return { r, _ in (r as! UIColor.Type).secondarySystemGroupedBackground }
        case 26: return { r, _ in (r as! UIColor.Type).separator }
        case 27: return { r, _ in (r as! UIColor.Type).supportsSecureCoding }
        case 28: return { r, _ in (r as! UIColor.Type).systemBackground }
        case 29: return { r, _ in (r as! UIColor.Type).systemBlue }
        case 30: return { r, _ in (r as! UIColor.Type).systemBrown }
        case 31: return { r, _ in (r as! UIColor.Type).systemCyan }
        case 32: return { r, _ in (r as! UIColor.Type).systemFill }
        case 33: return { r, _ in (r as! UIColor.Type).systemGray2 }
        case 34: return { r, _ in (r as! UIColor.Type).systemGray3 }
        case 35: return { r, _ in (r as! UIColor.Type).systemGray4 }
        case 36: return { r, _ in (r as! UIColor.Type).systemGray5 }
        case 37: return { r, _ in (r as! UIColor.Type).systemGray6 }
        case 38: return { r, _ in (r as! UIColor.Type).systemGray }
        case 39: return { r, _ in (r as! UIColor.Type).systemGreen }
        case 40: return { r, _ in (r as! UIColor.Type).systemGroupedBackground }
        case 41: return { r, _ in (r as! UIColor.Type).systemIndigo }
        case 42: return { r, _ in (r as! UIColor.Type).systemMint }
        case 43: return { r, _ in (r as! UIColor.Type).systemOrange }
        case 44: return { r, _ in (r as! UIColor.Type).systemPink }
        case 45: return { r, _ in (r as! UIColor.Type).systemPurple }
        case 46: return { r, _ in (r as! UIColor.Type).systemRed }
        case 47: return { r, _ in (r as! UIColor.Type).systemTeal }
        case 48: return { r, _ in (r as! UIColor.Type).systemYellow }
        case 49: return { r, _ in (r as! UIColor.Type).tertiaryLabel }
        case 50: return { r, _ in (r as! UIColor.Type).tertiarySystemBackground }
        case 51: return { r, _ in (r as! UIColor.Type).tertiarySystemFill }
        case 52: return { r, _ in (r as! UIColor.Type).tertiarySystemGroupedBackground }
        case 53: return { r, _ in (r as! UIColor.Type).tintColor }
        case 54: return { r, _ in (r as! UIColor.Type).white }
        default: return { r, _ in (r as! UIColor.Type).yellow }
        }
    }

    nonisolated private static func initializerOfUIColor(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIColor(named: ObjCRuntime.ObjCMessage.argument(a, 0, "colorNamed:", as: (String).self)) }
        case 1:
            return { a in
                UIColor(
                    named: ObjCRuntime.ObjCMessage.argument(a, 0, "colorNamed:inBundle:compatibleWithTraitCollection:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "colorNamed:inBundle:compatibleWithTraitCollection:", as: (Bundle?).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "colorNamed:inBundle:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 2: return { a in UIColor(cgColor: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCGColor:", as: (CGColor).self)) }
        case 3: return { a in UIColor(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 4:
            return { a in
                UIColor(
                    displayP3Red: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDisplayP3Red:green:blue:alpha:", as: (CGFloat).self),
                    green: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDisplayP3Red:green:blue:alpha:", as: (CGFloat).self),
                    blue: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithDisplayP3Red:green:blue:alpha:", as: (CGFloat).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithDisplayP3Red:green:blue:alpha:", as: (CGFloat).self))
            }
        case 5:
            return { a in
                UIColor(
                    dynamicProvider: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithDynamicProvider:", as: ((UITraitCollection) -> UIColor).self))
            }
        case 6:
            return { a in
                UIColor(
                    hue: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithHue:saturation:brightness:alpha:", as: (CGFloat).self),
                    saturation: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithHue:saturation:brightness:alpha:", as: (CGFloat).self),
                    brightness: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithHue:saturation:brightness:alpha:", as: (CGFloat).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithHue:saturation:brightness:alpha:", as: (CGFloat).self))
            }
        case 7: return { a in UIColor(patternImage: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPatternImage:", as: (UIImage).self)) }
        case 8:
            return { a in
                UIColor(
                    red: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRed:green:blue:alpha:", as: (CGFloat).self),
                    green: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithRed:green:blue:alpha:", as: (CGFloat).self),
                    blue: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithRed:green:blue:alpha:", as: (CGFloat).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithRed:green:blue:alpha:", as: (CGFloat).self))
            }
        case 9: return { a in UIColor(resource: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithResource:", as: (ColorResource).self)) }
        default:
            return { a in
                UIColor(
                    white: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithWhite:alpha:", as: (CGFloat).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithWhite:alpha:", as: (CGFloat).self))
            }
        }
    }
}

extension UIFont {
    nonisolated static var descriptionOfUIFont: FrameworkClass {
        FrameworkClass(
            UIFont.self,
            properties: "ascender capHeight descender familyName fontDescriptor fontName leading lineHeight pointSize xHeight",
            methods: "copyWithZone: fontWithSize:",
            classMethods: """
                boldSystemFontOfSize: buttonFontSize familyNames fontNamesForFamilyName: italicSystemFontOfSize: labelFontSize \
                monospacedDigitSystemFontOfSize:weight: monospacedSystemFontOfSize:weight: preferredFontForTextStyle: \
                preferredFontForTextStyle:compatibleWithTraitCollection: smallSystemFontSize systemFontOfSize: \
                systemFontOfSize:weight: systemFontSize
                """,
            initializers: "fontWithDescriptor:size: fontWithName:size:",
            property: UIFont.propertyOfUIFont,
            method: UIFont.methodOfUIFont,
            classMethod: UIFont.classMethodOfUIFont,
            initializer: UIFont.initializerOfUIFont)
    }

    private static func propertyOfUIFont(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIFont.ascender)
        case 1: return .readOnly(\UIFont.capHeight)
        case 2: return .readOnly(\UIFont.descender)
        case 3: return .readOnly(\UIFont.familyName)
        case 4: return .readOnly(\UIFont.fontDescriptor)
        case 5: return .readOnly(\UIFont.fontName)
        case 6: return .readOnly(\UIFont.leading)
        case 7: return .readOnly(\UIFont.lineHeight)
        case 8: return .readOnly(\UIFont.pointSize)
        default: return .readOnly(\UIFont.xHeight)
        }
    }

    nonisolated private static func methodOfUIFont(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! UIFont).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default: return { r, a in (r as! UIFont).withSize(ObjCRuntime.ObjCMessage.argument(a, 0, "fontWithSize:", as: (CGFloat).self)) }
        }
    }

    nonisolated private static func classMethodOfUIFont(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFont.Type).boldSystemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "boldSystemFontOfSize:", as: (CGFloat).self))
            }
        case 1: return { r, _ in (r as! UIFont.Type).buttonFontSize }
        case 2: return { r, _ in (r as! UIFont.Type).familyNames }
        case 3:
            return { r, a in
                (r as! UIFont.Type).fontNames(
                    forFamilyName: ObjCRuntime.ObjCMessage.argument(a, 0, "fontNamesForFamilyName:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! UIFont.Type).italicSystemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "italicSystemFontOfSize:", as: (CGFloat).self))
            }
        case 5: return { r, _ in (r as! UIFont.Type).labelFontSize }
        case 6:
            return { r, a in
                (r as! UIFont.Type).monospacedDigitSystemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "monospacedDigitSystemFontOfSize:weight:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(a, 1, "monospacedDigitSystemFontOfSize:weight:", as: (UIFont.Weight).self))
            }
        case 7:
            return { r, a in
                (r as! UIFont.Type).monospacedSystemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "monospacedSystemFontOfSize:weight:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(a, 1, "monospacedSystemFontOfSize:weight:", as: (UIFont.Weight).self))
            }
        case 8:
            return { r, a in
                (r as! UIFont.Type).preferredFont(
                    forTextStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "preferredFontForTextStyle:", as: (UIFont.TextStyle).self))
            }
        case 9:
            return { r, a in
                (r as! UIFont.Type).preferredFont(
                    forTextStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredFontForTextStyle:compatibleWithTraitCollection:", as: (UIFont.TextStyle).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "preferredFontForTextStyle:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 10: return { r, _ in (r as! UIFont.Type).smallSystemFontSize }
        case 11:
            return { r, a in
                (r as! UIFont.Type).systemFont(ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "systemFontOfSize:", as: (CGFloat).self))
            }
        case 12:
            return { r, a in
                (r as! UIFont.Type).systemFont(
                    ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "systemFontOfSize:weight:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(a, 1, "systemFontOfSize:weight:", as: (UIFont.Weight).self))
            }
        default: return { r, _ in (r as! UIFont.Type).systemFontSize }
        }
    }

    nonisolated private static func initializerOfUIFont(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIFont(
                    descriptor: ObjCRuntime.ObjCMessage.argument(a, 0, "fontWithDescriptor:size:", as: (UIFontDescriptor).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "fontWithDescriptor:size:", as: (CGFloat).self))
            }
        default:
            return { a in
                UIFont(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "fontWithName:size:", as: (String).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "fontWithName:size:", as: (CGFloat).self))
            }
        }
    }
}

extension UIFontDescriptor {
    nonisolated static var descriptionOfUIFontDescriptor: FrameworkClass {
        FrameworkClass(
            UIFontDescriptor.self,
            properties: "fontAttributes pointSize postscriptName symbolicTraits",
            methods: """
                copyWithZone: fontDescriptorByAddingAttributes: fontDescriptorWithDesign: fontDescriptorWithFace: \
                fontDescriptorWithFamily: fontDescriptorWithSize: fontDescriptorWithSymbolicTraits: \
                matchingFontDescriptorsWithMandatoryKeys: objectForKey:
                """,
            classMethods: "preferredFontDescriptorWithTextStyle: preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:",
            initializers: "fontDescriptorWithName:size: initWithFontAttributes:",
            property: UIFontDescriptor.propertyOfUIFontDescriptor,
            method: UIFontDescriptor.methodOfUIFontDescriptor,
            classMethod: UIFontDescriptor.classMethodOfUIFontDescriptor,
            initializer: UIFontDescriptor.initializerOfUIFontDescriptor)
    }

    private static func propertyOfUIFontDescriptor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIFontDescriptor.fontAttributes)
        case 1: return .readOnly(\UIFontDescriptor.pointSize)
        case 2: return .readOnly(\UIFontDescriptor.postscriptName)
        default: return .readOnly(\UIFontDescriptor.symbolicTraits)
        }
    }

    nonisolated private static func methodOfUIFontDescriptor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFontDescriptor).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! UIFontDescriptor).addingAttributes(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fontDescriptorByAddingAttributes:", as: ([UIFontDescriptor.AttributeName: Any]).self))
            }
        case 2:
            return { r, a in
                (r as! UIFontDescriptor).withDesign(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithDesign:", as: (UIFontDescriptor.SystemDesign).self))
            }
        case 3:
            return { r, a in
                (r as! UIFontDescriptor).withFace(ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithFace:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! UIFontDescriptor).withFamily(ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithFamily:", as: (String).self))
            }
        case 5:
            return { r, a in
                (r as! UIFontDescriptor).withSize(ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithSize:", as: (CGFloat).self))
            }
        case 6:
            return { r, a in
                (r as! UIFontDescriptor).withSymbolicTraits(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithSymbolicTraits:", as: (UIFontDescriptor.SymbolicTraits).self))
            }
        case 7:
            return { r, a in
                (r as! UIFontDescriptor).matchingFontDescriptors(
                    withMandatoryKeys: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "matchingFontDescriptorsWithMandatoryKeys:", as: (Set<UIFontDescriptor.AttributeName>?).self))
            }
        default:
            return { r, a in
                (r as! UIFontDescriptor).object(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "objectForKey:", as: (UIFontDescriptor.AttributeName).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIFontDescriptor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFontDescriptor.Type).preferredFontDescriptor(
                    withTextStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredFontDescriptorWithTextStyle:", as: (UIFont.TextStyle).self))
            }
        default:
            return { r, a in
                (r as! UIFontDescriptor.Type).preferredFontDescriptor(
                    withTextStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:", as: (UIFont.TextStyle).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIFontDescriptor(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIFontDescriptor(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "fontDescriptorWithName:size:", as: (String).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "fontDescriptorWithName:size:", as: (CGFloat).self))
            }
        default:
            return { a in
                UIFontDescriptor(
                    fontAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithFontAttributes:", as: ([UIFontDescriptor.AttributeName: Any]).self))
            }
        }
    }
}

extension UIFontMetrics {
    nonisolated static var descriptionOfUIFontMetrics: FrameworkClass {
        FrameworkClass(
            UIFontMetrics.self,
            methods: """
                scaledFontForFont: scaledFontForFont:compatibleWithTraitCollection: scaledFontForFont:maximumPointSize: \
                scaledFontForFont:maximumPointSize:compatibleWithTraitCollection: scaledValueForValue: \
                scaledValueForValue:compatibleWithTraitCollection:
                """,
            classMethods: "defaultMetrics",
            initializers: "initForTextStyle:",
            method: UIFontMetrics.methodOfUIFontMetrics,
            classMethod: UIFontMetrics.classMethodOfUIFontMetrics,
            initializer: UIFontMetrics.initializerOfUIFontMetrics)
    }

    nonisolated private static func methodOfUIFontMetrics(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFontMetrics).scaledFont(for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledFontForFont:", as: (UIFont).self))
            }
        case 1:
            return { r, a in
                (r as! UIFontMetrics).scaledFont(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledFontForFont:compatibleWithTraitCollection:", as: (UIFont).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scaledFontForFont:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 2:
            return { r, a in
                (r as! UIFontMetrics).scaledFont(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledFontForFont:maximumPointSize:", as: (UIFont).self),
                    maximumPointSize: ObjCRuntime.ObjCMessage.argument(a, 1, "scaledFontForFont:maximumPointSize:", as: (CGFloat).self))
            }
        case 3:
            return { r, a in
                (r as! UIFontMetrics).scaledFont(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:", as: (UIFont).self),
                    maximumPointSize: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:", as: (CGFloat).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 4:
            return { r, a in
                (r as! UIFontMetrics).scaledValue(for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledValueForValue:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! UIFontMetrics).scaledValue(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "scaledValueForValue:compatibleWithTraitCollection:", as: (CGFloat).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scaledValueForValue:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIFontMetrics(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIFontMetrics.Type).default }
    }

    nonisolated private static func initializerOfUIFontMetrics(_ index: Int) -> ObjCFactory {
        { a in UIFontMetrics(forTextStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "initForTextStyle:", as: (UIFont.TextStyle).self)) }
    }
}

extension UIGraphicsImageRenderer {
    nonisolated static var descriptionOfUIGraphicsImageRenderer: FrameworkClass {
        FrameworkClass(
            UIGraphicsImageRenderer.self,
            methods: "JPEGDataWithCompressionQuality:actions: PNGDataWithActions: imageWithActions:",
            initializers: "initWithBounds: initWithBounds:format: initWithSize: initWithSize:format:",
            method: UIGraphicsImageRenderer.methodOfUIGraphicsImageRenderer,
            initializer: UIGraphicsImageRenderer.initializerOfUIGraphicsImageRenderer)
    }

    nonisolated private static func methodOfUIGraphicsImageRenderer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGraphicsImageRenderer).jpegData(
                    withCompressionQuality: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "JPEGDataWithCompressionQuality:actions:", as: (CGFloat).self),
                    actions: ObjCRuntime.ObjCMessage.argument(a, 1, "JPEGDataWithCompressionQuality:actions:", as: (DrawingActions).self))
            }
        case 1:
            return { r, a in
                (r as! UIGraphicsImageRenderer).pngData(
                    actions: ObjCRuntime.ObjCMessage.argument(a, 0, "PNGDataWithActions:", as: (DrawingActions).self))
            }
        default:
            return { r, a in
                (r as! UIGraphicsImageRenderer).image(
                    actions: ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithActions:", as: (DrawingActions).self))
            }
        }
    }

    nonisolated private static func initializerOfUIGraphicsImageRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UIGraphicsImageRenderer(bounds: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBounds:", as: (CGRect).self)) }
        case 1:
            return { a in
                UIGraphicsImageRenderer(
                    bounds: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBounds:format:", as: (CGRect).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithBounds:format:", as: (UIGraphicsImageRendererFormat).self))
            }
        case 2: return { a in UIGraphicsImageRenderer(size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:", as: (CGSize).self)) }
        default:
            return { a in
                UIGraphicsImageRenderer(
                    size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:format:", as: (CGSize).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithSize:format:", as: (UIGraphicsImageRendererFormat).self))
            }
        }
    }
}

extension UIGraphicsImageRendererContext {
    nonisolated static var descriptionOfUIGraphicsImageRendererContext: FrameworkClass {
        FrameworkClass(
            UIGraphicsImageRendererContext.self,
            properties: "currentImage",
            property: UIGraphicsImageRendererContext.propertyOfUIGraphicsImageRendererContext)
    }

    private static func propertyOfUIGraphicsImageRendererContext(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIGraphicsImageRendererContext.currentImage)
    }
}

extension UIGraphicsImageRendererFormat {
    nonisolated static var descriptionOfUIGraphicsImageRendererFormat: FrameworkClass {
        FrameworkClass(
            UIGraphicsImageRendererFormat.self,
            properties: "opaque preferredRange scale",
            classMethods: "preferredFormat",
            initializers: "formatForTraitCollection: init",
            property: UIGraphicsImageRendererFormat.propertyOfUIGraphicsImageRendererFormat,
            classMethod: UIGraphicsImageRendererFormat.classMethodOfUIGraphicsImageRendererFormat,
            initializer: UIGraphicsImageRendererFormat.initializerOfUIGraphicsImageRendererFormat)
    }

    private static func propertyOfUIGraphicsImageRendererFormat(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("opaque", \UIGraphicsImageRendererFormat.opaque)
        case 1: return .value("preferredRange", \UIGraphicsImageRendererFormat.preferredRange)
        default: return .value("scale", \UIGraphicsImageRendererFormat.scale)
        }
    }

    nonisolated private static func classMethodOfUIGraphicsImageRendererFormat(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIGraphicsImageRendererFormat.Type).preferred() }
    }

    nonisolated private static func initializerOfUIGraphicsImageRendererFormat(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIGraphicsImageRendererFormat(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "formatForTraitCollection:", as: (UITraitCollection).self))
            }
        default: return { _ in UIGraphicsImageRendererFormat() }
        }
    }
}

extension UIGraphicsPDFRenderer {
    nonisolated static var descriptionOfUIGraphicsPDFRenderer: FrameworkClass {
        FrameworkClass(
            UIGraphicsPDFRenderer.self,
            methods: "PDFDataWithActions: writePDFToURL:withActions:error:",
            initializers: "initWithBounds: initWithBounds:format:",
            method: UIGraphicsPDFRenderer.methodOfUIGraphicsPDFRenderer,
            initializer: UIGraphicsPDFRenderer.initializerOfUIGraphicsPDFRenderer)
    }

    nonisolated private static func methodOfUIGraphicsPDFRenderer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGraphicsPDFRenderer).pdfData(
                    actions: ObjCRuntime.ObjCMessage.argument(a, 0, "PDFDataWithActions:", as: (DrawingActions).self))
            }
        default:
            return { r, a in
                try? (r as! UIGraphicsPDFRenderer).writePDF(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "writePDFToURL:withActions:error:", as: (URL).self),
                    withActions: ObjCRuntime.ObjCMessage.argument(a, 1, "writePDFToURL:withActions:error:", as: (DrawingActions).self))
            }
        }
    }

    nonisolated private static func initializerOfUIGraphicsPDFRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIGraphicsPDFRenderer(bounds: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBounds:", as: (CGRect).self)) }
        default:
            return { a in
                UIGraphicsPDFRenderer(
                    bounds: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBounds:format:", as: (CGRect).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithBounds:format:", as: (UIGraphicsPDFRendererFormat).self))
            }
        }
    }
}

extension UIGraphicsPDFRendererContext {
    nonisolated static var descriptionOfUIGraphicsPDFRendererContext: FrameworkClass {
        FrameworkClass(
            UIGraphicsPDFRendererContext.self,
            properties: "pdfContextBounds",
            methods: """
                addDestinationWithName:atPoint: beginPage beginPageWithBounds:pageInfo: setDestinationWithName:forRect: \
                setURL:forRect:
                """,
            property: UIGraphicsPDFRendererContext.propertyOfUIGraphicsPDFRendererContext,
            method: UIGraphicsPDFRendererContext.methodOfUIGraphicsPDFRendererContext)
    }

    private static func propertyOfUIGraphicsPDFRendererContext(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIGraphicsPDFRendererContext.pdfContextBounds)
    }

    nonisolated private static func methodOfUIGraphicsPDFRendererContext(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGraphicsPDFRendererContext).addDestination(
                    withName: ObjCRuntime.ObjCMessage.argument(a, 0, "addDestinationWithName:atPoint:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "addDestinationWithName:atPoint:", as: (CGPoint).self))
            }
        case 1: return { r, _ in (r as! UIGraphicsPDFRendererContext).beginPage() }
        case 2:
            return { r, a in
                (r as! UIGraphicsPDFRendererContext).beginPage(
                    withBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "beginPageWithBounds:pageInfo:", as: (CGRect).self),
                    pageInfo: ObjCRuntime.ObjCMessage.argument(a, 1, "beginPageWithBounds:pageInfo:", as: ([String: Any]).self))
            }
        case 3:
            return { r, a in
                (r as! UIGraphicsPDFRendererContext).setDestinationWithName(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setDestinationWithName:forRect:", as: (String).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setDestinationWithName:forRect:", as: (CGRect).self))
            }
        default:
            return { r, a in
                (r as! UIGraphicsPDFRendererContext).setURL(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setURL:forRect:", as: (URL).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setURL:forRect:", as: (CGRect).self))
            }
        }
    }
}

extension UIGraphicsPDFRendererFormat {
    nonisolated static var descriptionOfUIGraphicsPDFRendererFormat: FrameworkClass {
        FrameworkClass(
            UIGraphicsPDFRendererFormat.self,
            properties: "documentInfo",
            initializers: "init",
            property: UIGraphicsPDFRendererFormat.propertyOfUIGraphicsPDFRendererFormat,
            initializer: UIGraphicsPDFRendererFormat.initializerOfUIGraphicsPDFRendererFormat)
    }

    private static func propertyOfUIGraphicsPDFRendererFormat(_ index: Int) -> ClassDescription.Property {
        .value("documentInfo", \UIGraphicsPDFRendererFormat.documentInfo)
    }

    nonisolated private static func initializerOfUIGraphicsPDFRendererFormat(_ index: Int) -> ObjCFactory {
        { _ in UIGraphicsPDFRendererFormat() }
    }
}

extension UIGraphicsRenderer {
    nonisolated static var descriptionOfUIGraphicsRenderer: FrameworkClass {
        FrameworkClass(
            UIGraphicsRenderer.self,
            properties: "allowsImageOutput format",
            property: UIGraphicsRenderer.propertyOfUIGraphicsRenderer)
    }

    private static func propertyOfUIGraphicsRenderer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIGraphicsRenderer.allowsImageOutput)
        default: return .readOnly(\UIGraphicsRenderer.format)
        }
    }
}

extension UIGraphicsRendererContext {
    nonisolated static var descriptionOfUIGraphicsRendererContext: FrameworkClass {
        FrameworkClass(
            UIGraphicsRendererContext.self,
            properties: "CGContext/cgContext format",
            methods: "clipToRect: fillRect: fillRect:blendMode: strokeRect: strokeRect:blendMode:",
            property: UIGraphicsRendererContext.propertyOfUIGraphicsRendererContext,
            method: UIGraphicsRendererContext.methodOfUIGraphicsRendererContext)
    }

    private static func propertyOfUIGraphicsRendererContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIGraphicsRendererContext.cgContext)
        default: return .readOnly(\UIGraphicsRendererContext.format)
        }
    }

    nonisolated private static func methodOfUIGraphicsRendererContext(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGraphicsRendererContext).clip(to: ObjCRuntime.ObjCMessage.argument(a, 0, "clipToRect:", as: (CGRect).self))
            }
        case 1:
            return { r, a in (r as! UIGraphicsRendererContext).fill(ObjCRuntime.ObjCMessage.argument(a, 0, "fillRect:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! UIGraphicsRendererContext).fill(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fillRect:blendMode:", as: (CGRect).self),
                    blendMode: ObjCRuntime.ObjCMessage.argument(a, 1, "fillRect:blendMode:", as: (CGBlendMode).self))
            }
        case 3:
            return { r, a in
                (r as! UIGraphicsRendererContext).stroke(ObjCRuntime.ObjCMessage.argument(a, 0, "strokeRect:", as: (CGRect).self))
            }
        default:
            return { r, a in
                (r as! UIGraphicsRendererContext).stroke(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "strokeRect:blendMode:", as: (CGRect).self),
                    blendMode: ObjCRuntime.ObjCMessage.argument(a, 1, "strokeRect:blendMode:", as: (CGBlendMode).self))
            }
        }
    }
}

extension UIGraphicsRendererFormat {
    nonisolated static var descriptionOfUIGraphicsRendererFormat: FrameworkClass {
        FrameworkClass(
            UIGraphicsRendererFormat.self,
            properties: "bounds",
            methods: "copyWithZone:",
            classMethods: "defaultFormat",
            initializers: "init",
            property: UIGraphicsRendererFormat.propertyOfUIGraphicsRendererFormat,
            method: UIGraphicsRendererFormat.methodOfUIGraphicsRendererFormat,
            classMethod: UIGraphicsRendererFormat.classMethodOfUIGraphicsRendererFormat,
            initializer: UIGraphicsRendererFormat.initializerOfUIGraphicsRendererFormat)
    }

    private static func propertyOfUIGraphicsRendererFormat(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIGraphicsRendererFormat.bounds)
    }

    nonisolated private static func methodOfUIGraphicsRendererFormat(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIGraphicsRendererFormat).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfUIGraphicsRendererFormat(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIGraphicsRendererFormat.Type).default() }
    }

    nonisolated private static func initializerOfUIGraphicsRendererFormat(_ index: Int) -> ObjCFactory {
        { _ in UIGraphicsRendererFormat() }
    }
}

extension UIImage {
    nonisolated static var descriptionOfUIImage: FrameworkClass {
        FrameworkClass(
            UIImage.self,
            properties: """
                CGImage/cgImage alignmentRectInsets baselineOffsetFromBottom capInsets configuration duration \
                flipsForRightToLeftLayoutDirection hasBaseline imageAsset imageOrientation imageRendererFormat images renderingMode \
                resizingMode scale size symbolConfiguration symbolImage/isSymbolImage traitCollection
                """,
            methods: """
                copyWithZone: drawAsPatternInRect: drawAtPoint: drawAtPoint:blendMode:alpha: drawInRect: drawInRect:blendMode:alpha: \
                encodeWithCoder: imageByApplyingSymbolConfiguration: imageByPreparingForDisplay imageByPreparingThumbnailOfSize: \
                imageFlippedForRightToLeftLayoutDirection imageWithAlignmentRectInsets: imageWithBaselineOffsetFromBottom: \
                imageWithConfiguration: imageWithHorizontallyFlippedOrientation imageWithRenderingMode: imageWithTintColor: \
                imageWithTintColor:renderingMode: jpegDataWithCompressionQuality: pngData prepareForDisplayWithCompletionHandler: \
                prepareThumbnailOfSize:completionHandler: resizableImageWithCapInsets: resizableImageWithCapInsets:resizingMode: \
                stretchableImageWithLeftCapWidth:topCapHeight:
                """,
            classMethods: """
                animatedImageNamed:duration: animatedImageWithImages:duration: \
                animatedResizableImageNamed:capInsets:resizingMode:duration: supportsSecureCoding
                """,
            initializers: """
                imageNamed: imageNamed:inBundle:compatibleWithTraitCollection: imageNamed:inBundle:withConfiguration: init \
                initWithCGImage: initWithCGImage:scale:orientation: initWithCoder: initWithContentsOfFile: initWithData: \
                initWithData:scale: initWithResource: systemImageNamed: systemImageNamed:compatibleWithTraitCollection: \
                systemImageNamed:withConfiguration:
                """,
            property: UIImage.propertyOfUIImage,
            method: UIImage.methodOfUIImage,
            classMethod: UIImage.classMethodOfUIImage,
            initializer: UIImage.initializerOfUIImage)
    }

    private static func propertyOfUIImage(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIImage.cgImage)
        case 1: return .readOnly(\UIImage.alignmentRectInsets)
        case 2: return .readOnly(\UIImage.baselineOffsetFromBottom)
        case 3: return .readOnly(\UIImage.capInsets)
        case 4: return .readOnly(\UIImage.configuration)
        case 5: return .readOnly(\UIImage.duration)
        case 6: return .readOnly(\UIImage.flipsForRightToLeftLayoutDirection)
        case 7: return .readOnly(\UIImage.hasBaseline)
        case 8: return .readOnly(\UIImage.imageAsset)
        case 9: return .readOnly(\UIImage.imageOrientation)
        case 10: return .readOnly(\UIImage.imageRendererFormat)
        case 11: return .readOnly(\UIImage.images)
        case 12: return .readOnly(\UIImage.renderingMode)
        case 13: return .readOnly(\UIImage.resizingMode)
        case 14: return .readOnly(\UIImage.scale)
        case 15: return .readOnly(\UIImage.size)
        case 16: return .readOnly(\UIImage.symbolConfiguration)
        case 17: return .readOnly(\UIImage.isSymbolImage)
        default: return .readOnly(\UIImage.traitCollection)
        }
    }

    nonisolated private static func methodOfUIImage(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! UIImage).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 1:
            return { r, a in
                (r as! UIImage).drawAsPattern(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAsPatternInRect:", as: (CGRect).self))
            }
        case 2: return { r, a in (r as! UIImage).draw(at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:", as: (CGPoint).self)) }
        case 3:
            return { r, a in
                (r as! UIImage).draw(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:blendMode:alpha:", as: (CGPoint).self),
                    blendMode: ObjCRuntime.ObjCMessage.argument(a, 1, "drawAtPoint:blendMode:alpha:", as: (CGBlendMode).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 2, "drawAtPoint:blendMode:alpha:", as: (CGFloat).self))
            }
        case 4: return { r, a in (r as! UIImage).draw(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:", as: (CGRect).self)) }
        case 5:
            return { r, a in
                (r as! UIImage).draw(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:blendMode:alpha:", as: (CGRect).self),
                    blendMode: ObjCRuntime.ObjCMessage.argument(a, 1, "drawInRect:blendMode:alpha:", as: (CGBlendMode).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 2, "drawInRect:blendMode:alpha:", as: (CGFloat).self))
            }
        case 6:
            return { r, a in (r as! UIImage).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        case 7:
            return { r, a in
                (r as! UIImage).applyingSymbolConfiguration(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageByApplyingSymbolConfiguration:", as: (UIImage.SymbolConfiguration).self))
            }
        case 8: return { r, _ in (r as! UIImage).preparingForDisplay() }
        case 9:
            return { r, a in
                (r as! UIImage).preparingThumbnail(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "imageByPreparingThumbnailOfSize:", as: (CGSize).self))
            }
        case 10: return { r, _ in (r as! UIImage).imageFlippedForRightToLeftLayoutDirection() }
        case 11:
            return { r, a in
                (r as! UIImage).withAlignmentRectInsets(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithAlignmentRectInsets:", as: (UIEdgeInsets).self))
            }
        case 12:
            return { r, a in
                (r as! UIImage).withBaselineOffset(
                    fromBottom: ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithBaselineOffsetFromBottom:", as: (CGFloat).self))
            }
        case 13:
            return { r, a in
                (r as! UIImage).withConfiguration(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithConfiguration:", as: (UIImage.Configuration).self))
            }
        case 14: return { r, _ in (r as! UIImage).withHorizontallyFlippedOrientation() }
        case 15:
            return { r, a in
                (r as! UIImage).withRenderingMode(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithRenderingMode:", as: (UIImage.RenderingMode).self))
            }
        case 16:
            return { r, a in
                (r as! UIImage).withTintColor(ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithTintColor:", as: (UIColor).self))
            }
        case 17:
            return { r, a in
                (r as! UIImage).withTintColor(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithTintColor:renderingMode:", as: (UIColor).self),
                    renderingMode: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "imageWithTintColor:renderingMode:", as: (UIImage.RenderingMode).self))
            }
        case 18:
            return { r, a in
                (r as! UIImage).jpegData(
                    compressionQuality: ObjCRuntime.ObjCMessage.argument(a, 0, "jpegDataWithCompressionQuality:", as: (CGFloat).self))
            }
        case 19: return { r, _ in (r as! UIImage).pngData() }
        case 20:
            return { r, a in
                (r as! UIImage).prepareForDisplay(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "prepareForDisplayWithCompletionHandler:", as: (@Sendable (UIImage?) -> Void).self))
            }
        case 21:
            return { r, a in
                (r as! UIImage).prepareThumbnail(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareThumbnailOfSize:completionHandler:", as: (CGSize).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "prepareThumbnailOfSize:completionHandler:", as: (@Sendable (UIImage?) -> Void).self))
            }
        case 22:
            return { r, a in
                (r as! UIImage).resizableImage(
                    withCapInsets: ObjCRuntime.ObjCMessage.argument(a, 0, "resizableImageWithCapInsets:", as: (UIEdgeInsets).self))
            }
        case 23:
            return { r, a in
                (r as! UIImage).resizableImage(
                    withCapInsets: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "resizableImageWithCapInsets:resizingMode:", as: (UIEdgeInsets).self),
                    resizingMode: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "resizableImageWithCapInsets:resizingMode:", as: (UIImage.ResizingMode).self))
            }
        default:
            return { r, a in
                (r as! UIImage).stretchableImage(
                    withLeftCapWidth: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "stretchableImageWithLeftCapWidth:topCapHeight:", as: (Int).self),
                    topCapHeight: ObjCRuntime.ObjCMessage.argument(a, 1, "stretchableImageWithLeftCapWidth:topCapHeight:", as: (Int).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIImage(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIImage.Type).animatedImageNamed(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "animatedImageNamed:duration:", as: (String).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "animatedImageNamed:duration:", as: (TimeInterval).self))
            }
        case 1:
            return { r, a in
                (r as! UIImage.Type).animatedImage(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "animatedImageWithImages:duration:", as: ([UIImage]).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "animatedImageWithImages:duration:", as: (TimeInterval).self))
            }
        case 2:
            return { r, a in
                (r as! UIImage.Type).animatedResizableImageNamed(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animatedResizableImageNamed:capInsets:resizingMode:duration:", as: (String).self),
                    capInsets: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "animatedResizableImageNamed:capInsets:resizingMode:duration:", as: (UIEdgeInsets).self),
                    resizingMode: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "animatedResizableImageNamed:capInsets:resizingMode:duration:", as: (UIImage.ResizingMode).self),
                    duration: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "animatedResizableImageNamed:capInsets:resizingMode:duration:", as: (TimeInterval).self))
            }
        default: return { r, _ in (r as! UIImage.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfUIImage(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIImage(named: ObjCRuntime.ObjCMessage.argument(a, 0, "imageNamed:", as: (String).self)) }
        case 1:
            return { a in
                UIImage(
                    named: ObjCRuntime.ObjCMessage.argument(a, 0, "imageNamed:inBundle:compatibleWithTraitCollection:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "imageNamed:inBundle:compatibleWithTraitCollection:", as: (Bundle?).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "imageNamed:inBundle:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 2:
            return { a in
                UIImage(
                    named: ObjCRuntime.ObjCMessage.argument(a, 0, "imageNamed:inBundle:withConfiguration:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "imageNamed:inBundle:withConfiguration:", as: (Bundle?).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "imageNamed:inBundle:withConfiguration:", as: (UIImage.Configuration?).self))
            }
        case 3: return { _ in UIImage() }
        case 4: return { a in UIImage(cgImage: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCGImage:", as: (CGImage).self)) }
        case 5:
            return { a in
                UIImage(
                    cgImage: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCGImage:scale:orientation:", as: (CGImage).self),
                    scale: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithCGImage:scale:orientation:", as: (CGFloat).self),
                    orientation: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithCGImage:scale:orientation:", as: (UIImage.Orientation).self))
            }
        case 6: return { a in UIImage(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 7:
            return { a in UIImage(contentsOfFile: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentsOfFile:", as: (String).self)) }
        case 8: return { a in UIImage(data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:", as: (Data).self)) }
        case 9:
            return { a in
                UIImage(
                    data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:scale:", as: (Data).self),
                    scale: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithData:scale:", as: (CGFloat).self))
            }
        case 10: return { a in UIImage(resource: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithResource:", as: (ImageResource).self)) }
        case 11: return { a in UIImage(systemName: ObjCRuntime.ObjCMessage.argument(a, 0, "systemImageNamed:", as: (String).self)) }
        case 12:
            return { a in
                UIImage(
                    systemName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "systemImageNamed:compatibleWithTraitCollection:", as: (String).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "systemImageNamed:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        default:
            return { a in
                UIImage(
                    systemName: ObjCRuntime.ObjCMessage.argument(a, 0, "systemImageNamed:withConfiguration:", as: (String).self),
                    withConfiguration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "systemImageNamed:withConfiguration:", as: (UIImage.Configuration?).self))
            }
        }
    }
}

extension UIImage.Configuration {
    nonisolated static var descriptionOfUIImageConfiguration: FrameworkClass {
        FrameworkClass(
            UIImage.Configuration.self,
            properties: "traitCollection",
            methods: "configurationByApplyingConfiguration: configurationWithTraitCollection: copyWithZone:",
            initializers: "initWithTraitCollection:",
            property: UIImage.Configuration.propertyOfUIImageConfiguration,
            method: UIImage.Configuration.methodOfUIImageConfiguration,
            initializer: UIImage.Configuration.initializerOfUIImageConfiguration)
    }

    private static func propertyOfUIImageConfiguration(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIImage.Configuration.traitCollection)
    }

    nonisolated private static func methodOfUIImageConfiguration(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIImage.Configuration).applying(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "configurationByApplyingConfiguration:", as: (UIImage.Configuration?).self))
            }
        case 1:
            return { r, a in
                (r as! UIImage.Configuration).withTraitCollection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithTraitCollection:", as: (UITraitCollection?).self))
            }
        default:
            return { r, a in
                (r as! UIImage.Configuration).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIImageConfiguration(_ index: Int) -> ObjCFactory {
        { a in
            UIImage.Configuration(
                traitCollection: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTraitCollection:", as: (UITraitCollection?).self))
        }
    }
}

extension UIImage.SymbolConfiguration {
    nonisolated static var descriptionOfUIImageSymbolConfiguration: FrameworkClass {
        FrameworkClass(
            UIImage.SymbolConfiguration.self,
            methods: "isEqualToConfiguration:",
            classMethods: "unspecifiedConfiguration",
            initializers: """
                configurationWithFont: configurationWithFont:scale: configurationWithHierarchicalColor: \
                configurationWithPaletteColors: configurationWithPointSize: configurationWithPointSize:weight: \
                configurationWithPointSize:weight:scale: configurationWithScale: configurationWithTextStyle: \
                configurationWithTextStyle:scale: configurationWithWeight:
                """,
            method: UIImage.SymbolConfiguration.methodOfUIImageSymbolConfiguration,
            classMethod: UIImage.SymbolConfiguration.classMethodOfUIImageSymbolConfiguration,
            initializer: UIImage.SymbolConfiguration.initializerOfUIImageSymbolConfiguration)
    }

    nonisolated private static func methodOfUIImageSymbolConfiguration(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIImage.SymbolConfiguration).isEqual(
                to: ObjCRuntime.ObjCMessage.argument(a, 0, "isEqualToConfiguration:", as: (UIImage.SymbolConfiguration?).self))
        }
    }

    nonisolated private static func classMethodOfUIImageSymbolConfiguration(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIImage.SymbolConfiguration.Type).unspecified }
    }

    nonisolated private static func initializerOfUIImageSymbolConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIImage.SymbolConfiguration(font: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithFont:", as: (UIFont).self))
            }
        case 1:
            return { a in
                UIImage.SymbolConfiguration(
                    font: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithFont:scale:", as: (UIFont).self),
                    scale: ObjCRuntime.ObjCMessage.argument(a, 1, "configurationWithFont:scale:", as: (UIImage.SymbolScale).self))
            }
        case 2:
            return { a in
                UIImage.SymbolConfiguration(
                    hierarchicalColor: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithHierarchicalColor:", as: (UIColor).self))
            }
        case 3:
            return { a in
                UIImage.SymbolConfiguration(
                    paletteColors: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithPaletteColors:", as: ([UIColor]).self))
            }
        case 4:
            return { a in
                UIImage.SymbolConfiguration(
                    pointSize: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithPointSize:", as: (CGFloat).self))
            }
        case 5:
            return { a in
                UIImage.SymbolConfiguration(
                    pointSize: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithPointSize:weight:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(a, 1, "configurationWithPointSize:weight:", as: (UIImage.SymbolWeight).self))
            }
        case 6:
            return { a in
                UIImage.SymbolConfiguration(
                    pointSize: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithPointSize:weight:scale:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "configurationWithPointSize:weight:scale:", as: (UIImage.SymbolWeight).self),
                    scale: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "configurationWithPointSize:weight:scale:", as: (UIImage.SymbolScale).self))
            }
        case 7:
            return { a in
                UIImage.SymbolConfiguration(
                    scale: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithScale:", as: (UIImage.SymbolScale).self))
            }
        case 8:
            return { a in
                UIImage.SymbolConfiguration(
                    textStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithTextStyle:", as: (UIFont.TextStyle).self))
            }
        case 9:
            return { a in
                UIImage.SymbolConfiguration(
                    textStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithTextStyle:scale:", as: (UIFont.TextStyle).self),
                    scale: ObjCRuntime.ObjCMessage.argument(a, 1, "configurationWithTextStyle:scale:", as: (UIImage.SymbolScale).self))
            }
        default:
            return { a in
                UIImage.SymbolConfiguration(
                    weight: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithWeight:", as: (UIImage.SymbolWeight).self))
            }
        }
    }
}

extension UIImageAsset {
    nonisolated static var descriptionOfUIImageAsset: FrameworkClass {
        FrameworkClass(
            UIImageAsset.self,
            methods: """
                imageWithConfiguration: imageWithTraitCollection: registerImage:withConfiguration: \
                registerImage:withTraitCollection: unregisterImageWithConfiguration: unregisterImageWithTraitCollection:
                """,
            initializers: "init",
            method: UIImageAsset.methodOfUIImageAsset,
            initializer: UIImageAsset.initializerOfUIImageAsset)
    }

    nonisolated private static func methodOfUIImageAsset(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIImageAsset).image(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithConfiguration:", as: (UIImage.Configuration).self))
            }
        case 1:
            return { r, a in
                (r as! UIImageAsset).image(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithTraitCollection:", as: (UITraitCollection).self))
            }
        case 2:
            return { r, a in
                (r as! UIImageAsset).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerImage:withConfiguration:", as: (UIImage).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "registerImage:withConfiguration:", as: (UIImage.Configuration).self))
            }
        case 3:
            return { r, a in
                (r as! UIImageAsset).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerImage:withTraitCollection:", as: (UIImage).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "registerImage:withTraitCollection:", as: (UITraitCollection).self))
            }
        case 4:
            return { r, a in
                (r as! UIImageAsset).unregister(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "unregisterImageWithConfiguration:", as: (UIImage.Configuration).self))
            }
        default:
            return { r, a in
                (r as! UIImageAsset).unregister(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "unregisterImageWithTraitCollection:", as: (UITraitCollection).self))
            }
        }
    }

    nonisolated private static func initializerOfUIImageAsset(_ index: Int) -> ObjCFactory {
        { _ in UIImageAsset() }
    }
}
