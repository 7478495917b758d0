// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKShapeNode {
    nonisolated static var descriptionOfSKShapeNode: FrameworkClass {
        FrameworkClass(
            SKShapeNode.self,
            properties: """
                antialiased/isAntialiased blendMode fillColor fillTexture glowWidth lineCap lineJoin lineLength lineWidth miterLimit \
                path strokeColor
                """,
            initializers: """
                init initWithCoder: shapeNodeWithCircleOfRadius: shapeNodeWithEllipseInRect: shapeNodeWithEllipseOfSize: \
                shapeNodeWithPath: shapeNodeWithPath:centered: shapeNodeWithPoints:count: shapeNodeWithRect: \
                shapeNodeWithRect:cornerRadius: shapeNodeWithRectOfSize: shapeNodeWithRectOfSize:cornerRadius: \
                shapeNodeWithSplinePoints:count:
                """,
            property: SKShapeNode.propertyOfSKShapeNode,
            initializer: SKShapeNode.initializerOfSKShapeNode)
    }

    private static func propertyOfSKShapeNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("antialiased", \SKShapeNode.isAntialiased)
        case 1: return .value("blendMode", \SKShapeNode.blendMode)
        case 2: return .value("fillColor", \SKShapeNode.fillColor)
        case 3: return .value("fillTexture", \SKShapeNode.fillTexture)
        case 4: return .value("glowWidth", \SKShapeNode.glowWidth)
        case 5: return .value("lineCap", \SKShapeNode.lineCap)
        case 6: return .value("lineJoin", \SKShapeNode.lineJoin)
        case 7: return .readOnly(\SKShapeNode.lineLength)
        case 8: return .value("lineWidth", \SKShapeNode.lineWidth)
        case 9: return .value("miterLimit", \SKShapeNode.miterLimit)
        case 10: return .value("path", \SKShapeNode.path)
        default: return .value("strokeColor", \SKShapeNode.strokeColor)
        }
    }

    nonisolated private static func initializerOfSKShapeNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKShapeNode() }
        case 1: return { a in SKShapeNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                SKShapeNode(circleOfRadius: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithCircleOfRadius:", as: (CGFloat).self))
            }
        case 3:
            return { a in SKShapeNode(ellipseIn: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithEllipseInRect:", as: (CGRect).self)) }
        case 4:
            return { a in SKShapeNode(ellipseOf: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithEllipseOfSize:", as: (CGSize).self)) }
        case 5: return { a in SKShapeNode(path: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithPath:", as: (CGPath).self)) }
        case 6:
            return { a in
                SKShapeNode(
                    path: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithPath:centered:", as: (CGPath).self),
                    centered: ObjCRuntime.ObjCMessage.argument(a, 1, "shapeNodeWithPath:centered:", as: (Bool).self))
            }
        case 7:
            return { a in
                SKShapeNode(
                    points: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithPoints:count:", as: (UnsafeMutablePointer<CGPoint>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "shapeNodeWithPoints:count:", as: (Int).self))
            }
        case 8: return { a in SKShapeNode(rect: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithRect:", as: (CGRect).self)) }
        case 9:
            return { a in
                SKShapeNode(
                    rect: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithRect:cornerRadius:", as: (CGRect).self),
                    cornerRadius: ObjCRuntime.ObjCMessage.argument(a, 1, "shapeNodeWithRect:cornerRadius:", as: (CGFloat).self))
            }
        case 10: return { a in SKShapeNode(rectOf: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithRectOfSize:", as: (CGSize).self)) }
        case 11:
            return { a in
                SKShapeNode(
                    rectOf: ObjCRuntime.ObjCMessage.argument(a, 0, "shapeNodeWithRectOfSize:cornerRadius:", as: (CGSize).self),
                    cornerRadius: ObjCRuntime.ObjCMessage.argument(a, 1, "shapeNodeWithRectOfSize:cornerRadius:", as: (CGFloat).self))
            }
        default:
            return { a in
                SKShapeNode(
                    splinePoints: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "shapeNodeWithSplinePoints:count:", as: (UnsafeMutablePointer<CGPoint>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "shapeNodeWithSplinePoints:count:", as: (Int).self))
            }
        }
    }
}
