import Foundation
import UIKit

// Actions that move, turn and scale.

extension SKAction {
    // @objc(moveBy:duration:)
    /// Moves a node by a vector.
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(.move(delta), duration) }
    // @objc(moveByX:y:duration:)
    /// Moves a node by distances.
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.move(CGVector(dx: deltaX, dy: deltaY)), duration)
    }
    // @objc(moveTo:duration:)
    /// Moves a node to a place.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(.moveTo(x: location.x, y: location.y), duration)
    }
    // @objc(moveToX:duration:)
    /// Moves a node sideways to a place.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.moveTo(x: x, y: nil), duration) }
    // @objc(moveToY:duration:)
    /// Moves a node up or down to a place.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.moveTo(x: nil, y: y), duration) }

    // @objc(rotateByAngle:duration:)
    /// Turns a node by an angle, in radians.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.rotate(radians), duration) }
    // @objc(rotateToAngle:duration:)
    /// Turns a node to an angle, in radians.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.rotateTo(radians, isShortest: false), duration)
    }
    // @objc(rotateToAngle:duration:shortestUnitArc:)
    /// Turns a node to an angle, in radians, perhaps by the shorter way round.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        SKAction(.rotateTo(radians, isShortest: shortestUnitArc), duration)
    }

    // @objc(scaleBy:duration:)
    /// Multiplies a node's scales.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.scale(x: scale, y: scale), duration) }
    // @objc(scaleXBy:y:duration:)
    /// Multiplies a node's scales.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.scale(x: xScale, y: yScale), duration)
    }
    // @objc(scaleTo:duration:)
    /// Changes a node's scales to a number.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.scaleTo(x: scale, y: scale), duration) }
    // @objc(scaleXTo:y:duration:)
    /// Changes a node's scales to numbers.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.scaleTo(x: xScale, y: yScale), duration)
    }
    // @objc(scaleXTo:duration:)
    /// Changes a node's horizontal scale.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.scaleTo(x: scale, y: nil), duration) }
    // @objc(scaleYTo:duration:)
    /// Changes a node's vertical scale.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.scaleTo(x: nil, y: scale), duration) }
    // @objc(scaleToSize:duration:)
    /// Changes a sprite's scales so that it is of a size, in points.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { SKAction(.scaleToSize(size), duration) }

    // @objc(followPath:duration:)
    /// Moves a node along a path that begins where it is, and turns it with the path.
    public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }
    // @objc(followPath:asOffset:orientToPath:duration:)
    /// Moves a node along a path.
    ///
    /// - Parameters:
    ///   - path: the path; a copy is taken.
    ///   - offset: whether the path's origin is where the node is when the action begins.
    ///   - orientToPath: whether the node's y axis is turned to where the path leads.
    ///   - duration: how long it takes, in seconds.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath: Bool, duration: TimeInterval) -> SKAction {
        SKAction(.follow(PathWalk(path), asOffset: offset, orients: orientToPath, isReversed: false), duration)
    }
    // @objc(followPath:speed:)
    /// Moves a node along a path that begins where it is, at a speed in points a second, and turns it with the path.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    // @objc(followPath:asOffset:orientToPath:speed:)
    /// Moves a node along a path at a speed in points a second.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath: Bool, speed: CGFloat) -> SKAction {
        let walk = PathWalk(path)
        let duration = speed > 0 ? TimeInterval(walk.length / speed) : 0
        return SKAction(.follow(walk, asOffset: offset, orients: orientToPath, isReversed: false), duration)
    }

    // @objc(speedBy:duration:)
    /// Multiplies a node's speed.
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.speed(speed), duration) }
    // @objc(speedTo:duration:)
    /// Changes a node's speed to a number.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.speedTo(speed), duration) }
}
