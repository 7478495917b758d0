import CoreGraphics
import Foundation
import UIKit

/// A node that shows what is in it turned in space, without perspective: what turns away from the screen becomes narrower. Bodies, points and
/// constraints know nothing of it. See https://developer.apple.com/documentation/spritekit/sktransformnode.
@preconcurrency @MainActor
open class SKTransformNode: SKNode {
    /// How far what is in the node is turned about the x axis, in radians.
    open var xRotation: CGFloat = 0
    /// How far what is in the node is turned about the y axis, in radians.
    open var yRotation: CGFloat = 0

    /// Creates a node that turns nothing.
    public override init() { super.init() }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Turns what is in the node about the x, the y and then the z axis, in radians.
    open func setEulerAngles(_ euler: vector_float3) {
        (xRotation, yRotation, zRotation) = (CGFloat(euler.x), CGFloat(euler.y), CGFloat(euler.z))
    }

    /// How far what is in the node is turned about the three axes, in radians.
    open func eulerAngles() -> vector_float3 { vector_float3(Float(xRotation), Float(yRotation), Float(zRotation)) }

    override var drawnTransform: CGAffineTransform {
        guard xRotation != 0 || yRotation != 0 else { return localTransform }
        // Where the axes of the plane are on the screen, after the turn about x, then that about y.
        let plane = CGAffineTransform(
            a: cos(yRotation), b: 0, c: sin(xRotation) * sin(yRotation), d: cos(xRotation), tx: 0, ty: 0)
        return CGAffineTransform(scaleX: xScale, y: yScale).concatenating(plane)
            .concatenating(CGAffineTransform(rotationAngle: zRotation))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        guard let other = other as? SKTransformNode else { return }
        (xRotation, yRotation) = (other.xRotation, other.yRotation)
    }
}
