// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKAction {
    nonisolated static var descriptionOfSKAction: FrameworkClass {
        FrameworkClass(
            SKAction.self,
            properties: "duration speed timingFunction timingMode",
            methods: "copyWithZone: reversedAction",
            classMethods: """
                animateWithTextures:timePerFrame: animateWithTextures:timePerFrame:resize:restore: animateWithWarps:times: \
                animateWithWarps:times:restore: applyAngularImpulse:duration: applyForce:atPoint:duration: applyForce:duration: \
                applyImpulse:atPoint:duration: applyImpulse:duration: applyTorque:duration: changeChargeBy:duration: \
                changeChargeTo:duration: changeMassTo:duration: changePlaybackRateBy:duration: changePlaybackRateTo:duration: \
                changeVolumeBy:duration: changeVolumeTo:duration: colorizeWithColor:colorBlendFactor:duration: \
                colorizeWithColorBlendFactor:duration: customActionWithDuration:actionBlock: fadeAlphaBy:duration: \
                fadeAlphaTo:duration: fadeInWithDuration: fadeOutWithDuration: falloffBy:duration: falloffTo:duration: \
                followPath:asOffset:orientToPath:duration: followPath:asOffset:orientToPath:speed: followPath:duration: \
                followPath:speed: groupSKActions: hide moveBy:duration: moveByX:y:duration: moveTo:duration: moveToX:duration: \
                moveToY:duration: pause performSelector:onTarget: play playSoundFileNamed:waitForCompletion: removeFromParent \
                repeatAction:count: repeatActionForever: resizeByWidth:height:duration: resizeToHeight:duration: \
                resizeToWidth:duration: resizeToWidth:height:duration: rotateByAngle:duration: rotateToAngle:duration: \
                rotateToAngle:duration:shortestUnitArc: runAction:onChildWithName: runBlock: runBlock:queue: scaleBy:duration: \
                scaleTo:duration: scaleToSize:duration: scaleXBy:y:duration: scaleXTo:duration: scaleXTo:y:duration: \
                scaleYTo:duration: sequenceSKActions: setTexture: setTexture:resize: speedBy:duration: speedTo:duration: \
                stereoPanBy:duration: stereoPanTo:duration: stop strengthBy:duration: strengthTo:duration: unhide waitForDuration: \
                waitForDuration:withRange: warpTo:duration:
                """,
            initializers: "actionNamed: actionNamed:duration:",
            property: SKAction.propertyOfSKAction,
            method: SKAction.methodOfSKAction,
            classMethod: SKAction.classMethodOfSKAction,
            initializer: SKAction.initializerOfSKAction)
    }

    private static func propertyOfSKAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("duration", \SKAction.duration)
        case 1: return .value("speed", \SKAction.speed)
        case 2: return .value("timingFunction", \SKAction.timingFunction)
        default: return .value("timingMode", \SKAction.timingMode)
        }
    }

    nonisolated private static func methodOfSKAction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! SKAction).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default: return { r, _ in (r as! SKAction).reversed() }
        }
    }

    nonisolated private static func classMethodOfSKAction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKAction.Type).animate(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "animateWithTextures:timePerFrame:", as: ([SKTexture]).self),
                    timePerFrame: ObjCRuntime.ObjCMessage.argument(a, 1, "animateWithTextures:timePerFrame:", as: (TimeInterval).self))
            }
        case 1:
            return { r, a in
                (r as! SKAction.Type).animate(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animateWithTextures:timePerFrame:resize:restore:", as: ([SKTexture]).self),
                    timePerFrame: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "animateWithTextures:timePerFrame:resize:restore:", as: (TimeInterval).self),
                    resize: ObjCRuntime.ObjCMessage.argument(a, 2, "animateWithTextures:timePerFrame:resize:restore:", as: (Bool).self),
                    restore: ObjCRuntime.ObjCMessage.argument(a, 3, "animateWithTextures:timePerFrame:resize:restore:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! SKAction.Type).animate(
                    withWarps: ObjCRuntime.ObjCMessage.argument(a, 0, "animateWithWarps:times:", as: ([SKWarpGeometry]).self),
                    times: ObjCRuntime.ObjCMessage.argument(a, 1, "animateWithWarps:times:", as: ([NSNumber]).self))
            }
        case 3:
            return { r, a in
                (r as! SKAction.Type).animate(
                    withWarps: ObjCRuntime.ObjCMessage.argument(a, 0, "animateWithWarps:times:restore:", as: ([SKWarpGeometry]).self),
                    times: ObjCRuntime.ObjCMessage.argument(a, 1, "animateWithWarps:times:restore:", as: ([NSNumber]).self),
                    restore: ObjCRuntime.ObjCMessage.argument(a, 2, "animateWithWarps:times:restore:", as: (Bool).self))
            }
        case 4:
            return { r, a in
                (r as! SKAction.Type).applyAngularImpulse(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyAngularImpulse:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "applyAngularImpulse:duration:", as: (TimeInterval).self))
            }
        case 5:
            return { r, a in
                (r as! SKAction.Type).applyForce(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyForce:atPoint:duration:", as: (CGVector).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "applyForce:atPoint:duration:", as: (CGPoint).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 2, "applyForce:atPoint:duration:", as: (TimeInterval).self))
            }
        case 6:
            return { r, a in
                (r as! SKAction.Type).applyForce(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyForce:duration:", as: (CGVector).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "applyForce:duration:", as: (TimeInterval).self))
            }
        case 7:
            return { r, a in
                (r as! SKAction.Type).applyImpulse(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyImpulse:atPoint:duration:", as: (CGVector).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "applyImpulse:atPoint:duration:", as: (CGPoint).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 2, "applyImpulse:atPoint:duration:", as: (TimeInterval).self))
            }
        case 8:
            return { r, a in
                (r as! SKAction.Type).applyImpulse(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyImpulse:duration:", as: (CGVector).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "applyImpulse:duration:", as: (TimeInterval).self))
            }
        case 9:
            return { r, a in
                (r as! SKAction.Type).applyTorque(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyTorque:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "applyTorque:duration:", as: (TimeInterval).self))
            }
        case 10:
            return { r, a in
                (r as! SKAction.Type).changeCharge(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "changeChargeBy:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "changeChargeBy:duration:", as: (TimeInterval).self))
            }
        case 11:
            return { r, a in
                (r as! SKAction.Type).changeCharge(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "changeChargeTo:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "changeChargeTo:duration:", as: (TimeInterval).self))
            }
        case 12:
            return { r, a in
                (r as! SKAction.Type).changeMass(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "changeMassTo:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "changeMassTo:duration:", as: (TimeInterval).self))
            }
        case 13:
            return { r, a in
                (r as! SKAction.Type).changePlaybackRate(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "changePlaybackRateBy:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "changePlaybackRateBy:duration:", as: (TimeInterval).self))
            }
        case 14:
            return { r, a in
                (r as! SKAction.Type).changePlaybackRate(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "changePlaybackRateTo:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "changePlaybackRateTo:duration:", as: (TimeInterval).self))
            }
        case 15:
            return { r, a in
                (r as! SKAction.Type).changeVolume(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "changeVolumeBy:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "changeVolumeBy:duration:", as: (TimeInterval).self))
            }
        case 16:
            return { r, a in
                (r as! SKAction.Type).changeVolume(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "changeVolumeTo:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "changeVolumeTo:duration:", as: (TimeInterval).self))
            }
        case 17:
            return { r, a in
                (r as! SKAction.Type).colorize(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "colorizeWithColor:colorBlendFactor:duration:", as: (UIColor).self),
                    colorBlendFactor: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "colorizeWithColor:colorBlendFactor:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "colorizeWithColor:colorBlendFactor:duration:", as: (TimeInterval).self))
            }
        case 18:
            return { r, a in
                (r as! SKAction.Type).colorize(
                    withColorBlendFactor: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "colorizeWithColorBlendFactor:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "colorizeWithColorBlendFactor:duration:", as: (TimeInterval).self))
            }
        case 19:
            return { r, a in
                (r as! SKAction.Type).customAction(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "customActionWithDuration:actionBlock:", as: (TimeInterval).self),
                    actionBlock: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "customActionWithDuration:actionBlock:", as: ((SKNode, CGFloat) -> Void).self))
            }
        case 20:
            return { r, a in
                (r as! SKAction.Type).fadeAlpha(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "fadeAlphaBy:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "fadeAlphaBy:duration:", as: (TimeInterval).self))
            }
        case 21:
            return { r, a in
                (r as! SKAction.Type).fadeAlpha(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "fadeAlphaTo:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "fadeAlphaTo:duration:", as: (TimeInterval).self))
            }
        case 22:
            return { r, a in
                (r as! SKAction.Type).fadeIn(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "fadeInWithDuration:", as: (TimeInterval).self))
            }
        case 23:
            return { r, a in
                (r as! SKAction.Type).fadeOut(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "fadeOutWithDuration:", as: (TimeInterval).self))
            }
        case 24:
            return { r, a in
                (r as! SKAction.Type).falloff(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "falloffBy:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "falloffBy:duration:", as: (TimeInterval).self))
            }
        case 25:
            return { r, a in
                (r as! SKAction.Type).falloff(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "falloffTo:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "falloffTo:duration:", as: (TimeInterval).self))
            }
        case 26:
            return { r, a in
                (r as! SKAction.Type).follow(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "followPath:asOffset:orientToPath:duration:", as: (CGPath).self),
                    asOffset: ObjCRuntime.ObjCMessage.argument(a, 1, "followPath:asOffset:orientToPath:duration:", as: (Bool).self),
                    orientToPath: ObjCRuntime.ObjCMessage.argument(a, 2, "followPath:asOffset:orientToPath:duration:", as: (Bool).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 3, "followPath:asOffset:orientToPath:duration:", as: (TimeInterval).self))
            }
        case 27:
            return { r, a in
                (r as! SKAction.Type).follow(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "followPath:asOffset:orientToPath:speed:", as: (CGPath).self),
                    asOffset: ObjCRuntime.ObjCMessage.argument(a, 1, "followPath:asOffset:orientToPath:speed:", as: (Bool).self),
                    orientToPath: ObjCRuntime.ObjCMessage.argument(a, 2, "followPath:asOffset:orientToPath:speed:", as: (Bool).self),
                    speed: ObjCRuntime.ObjCMessage.argument(a, 3, "followPath:asOffset:orientToPath:speed:", as: (CGFloat).self))
            }
        case 28:
            return { r, a in
                (r as! SKAction.Type).follow(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "followPath:duration:", as: (CGPath).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "followPath:duration:", as: (TimeInterval).self))
            }
        case 29:
            return { r, a in
                (r as! SKAction.Type).follow(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "followPath:speed:", as: (CGPath).self),
                    speed: ObjCRuntime.ObjCMessage.argument(a, 1, "followPath:speed:", as: (CGFloat).self))
            }
        case 30:
            return { r, a in (r as! SKAction.Type).group(ObjCRuntime.ObjCMessage.argument(a, 0, "groupSKActions:", as: ([SKAction]).self)) }
        case 31: return { r, _ in (r as! SKAction.Type).hide() }
        case 32:
            return { r, a in
                (r as! SKAction.Type).move(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "moveBy:duration:", as: (CGVector).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "moveBy:duration:", as: (TimeInterval).self))
            }
        case 33:
            return { r, a in
                (r as! SKAction.Type).moveBy(
                    x: ObjCRuntime.ObjCMessage.argument(a, 0, "moveByX:y:duration:", as: (CGFloat).self),
                    y: ObjCRuntime.ObjCMessage.argument(a, 1, "moveByX:y:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 2, "moveByX:y:duration:", as: (TimeInterval).self))
            }
        case 34:
            return { r, a in
                (r as! SKAction.Type).move(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "moveTo:duration:", as: (CGPoint).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "moveTo:duration:", as: (TimeInterval).self))
            }
        case 35:
            return { r, a in
                (r as! SKAction.Type).moveTo(
                    x: ObjCRuntime.ObjCMessage.argument(a, 0, "moveToX:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "moveToX:duration:", as: (TimeInterval).self))
            }
        case 36:
            return { r, a in
                (r as! SKAction.Type).moveTo(
                    y: ObjCRuntime.ObjCMessage.argument(a, 0, "moveToY:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "moveToY:duration:", as: (TimeInterval).self))
            }
        case 37: return { r, _ in (r as! SKAction.Type).pause() }
        case 38:
            return { r, a in
                (r as! SKAction.Type).perform(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performSelector:onTarget:", as: (Selector).self),
                    onTarget: ObjCRuntime.ObjCMessage.argument(a, 1, "performSelector:onTarget:", as: (Any).self))
            }
        case 39: return { r, _ in (r as! SKAction.Type).play() }
        case 40:
            return { r, a in
                (r as! SKAction.Type).playSoundFileNamed(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "playSoundFileNamed:waitForCompletion:", as: (String).self),
                    waitForCompletion: ObjCRuntime.ObjCMessage.argument(a, 1, "playSoundFileNamed:waitForCompletion:", as: (Bool).self))
            }
        case 41: return { r, _ in (r as! SKAction.Type).removeFromParent() }
        case 42:
            return { r, a in
                (r as! SKAction.Type).repeat(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "repeatAction:count:", as: (SKAction).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "repeatAction:count:", as: (Int).self))
            }
        case 43:
            return { r, a in
                (r as! SKAction.Type).repeatForever(ObjCRuntime.ObjCMessage.argument(a, 0, "repeatActionForever:", as: (SKAction).self))
            }
        case 44:
            return { r, a in
                (r as! SKAction.Type).resize(
                    byWidth: ObjCRuntime.ObjCMessage.argument(a, 0, "resizeByWidth:height:duration:", as: (CGFloat).self),
                    height: ObjCRuntime.ObjCMessage.argument(a, 1, "resizeByWidth:height:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 2, "resizeByWidth:height:duration:", as: (TimeInterval).self))
            }
        case 45:
            return { r, a in
                (r as! SKAction.Type).resize(
                    toHeight: ObjCRuntime.ObjCMessage.argument(a, 0, "resizeToHeight:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "resizeToHeight:duration:", as: (TimeInterval).self))
            }
        case 46:
            return { r, a in
                (r as! SKAction.Type).resize(
                    toWidth: ObjCRuntime.ObjCMessage.argument(a, 0, "resizeToWidth:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "resizeToWidth:duration:", as: (TimeInterval).self))
            }
        case 47:
            return { r, a in
                (r as! SKAction.Type).resize(
                    toWidth: ObjCRuntime.ObjCMessage.argument(a, 0, "resizeToWidth:height:duration:", as: (CGFloat).self),
                    height: ObjCRuntime.ObjCMessage.argument(a, 1, "resizeToWidth:height:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 2, "resizeToWidth:height:duration:", as: (TimeInterval).self))
            }
        case 48:
            return { r, a in
                (r as! SKAction.Type).rotate(
                    byAngle: ObjCRuntime.ObjCMessage.argument(a, 0, "rotateByAngle:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "rotateByAngle:duration:", as: (TimeInterval).self))
            }
        case 49:
            return { r, a in
                (r as! SKAction.Type).rotate(
                    toAngle: ObjCRuntime.ObjCMessage.argument(a, 0, "rotateToAngle:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "rotateToAngle:duration:", as: (TimeInterval).self))
            }
        case 50:
            return { r, a in
                (r as! SKAction.Type).rotate(
                    toAngle: ObjCRuntime.ObjCMessage.argument(a, 0, "rotateToAngle:duration:shortestUnitArc:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "rotateToAngle:duration:shortestUnitArc:", as: (TimeInterval).self),
                    shortestUnitArc: ObjCRuntime.ObjCMessage.argument(a, 2, "rotateToAngle:duration:shortestUnitArc:", as: (Bool).self))
            }
        case 51:
            return { r, a in
                (r as! SKAction.Type).run(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "runAction:onChildWithName:", as: (SKAction).self),
                    onChildWithName: ObjCRuntime.ObjCMessage.argument(a, 1, "runAction:onChildWithName:", as: (String).self))
            }
        case 52: return { r, a in (r as! SKAction.Type).run(ObjCRuntime.ObjCMessage.argument(a, 0, "runBlock:", as: (() -> Void).self)) }
        case 53:
            return { r, a in
                (r as! SKAction.Type).run(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "runBlock:queue:", as: (() -> Void).self),
                    queue: ObjCRuntime.ObjCMessage.argument(a, 1, "runBlock:queue:", as: (DispatchQueue).self))
            }
        case 54:
            return { r, a in
                (r as! SKAction.Type).scale(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "scaleBy:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "scaleBy:duration:", as: (TimeInterval).self))
            }
        case 55:
            return { r, a in
                (r as! SKAction.Type).scale(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "scaleTo:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "scaleTo:duration:", as: (TimeInterval).self))
            }
        case 56:
            return { r, a in
                (r as! SKAction.Type).scale(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "scaleToSize:duration:", as: (CGSize).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "scaleToSize:duration:", as: (TimeInterval).self))
            }
        case 57:
            return { r, a in
                (r as! SKAction.Type).scaleX(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "scaleXBy:y:duration:", as: (CGFloat).self),
                    y: ObjCRuntime.ObjCMessage.argument(a, 1, "scaleXBy:y:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 2, "scaleXBy:y:duration:", as: (TimeInterval).self))
            }
        case 58:
            return { r, a in
                (r as! SKAction.Type).scaleX(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "scaleXTo:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "scaleXTo:duration:", as: (TimeInterval).self))
            }
        case 59:
            return { r, a in
                (r as! SKAction.Type).scaleX(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "scaleXTo:y:duration:", as: (CGFloat).self),
                    y: ObjCRuntime.ObjCMessage.argument(a, 1, "scaleXTo:y:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 2, "scaleXTo:y:duration:", as: (TimeInterval).self))
            }
        case 60:
            return { r, a in
                (r as! SKAction.Type).scaleY(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "scaleYTo:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "scaleYTo:duration:", as: (TimeInterval).self))
            }
        case 61:
            return { r, a in
                (r as! SKAction.Type).sequence(ObjCRuntime.ObjCMessage.argument(a, 0, "sequenceSKActions:", as: ([SKAction]).self))
            }
        case 62:
            return { r, a in (r as! SKAction.Type).setTexture(ObjCRuntime.ObjCMessage.argument(a, 0, "setTexture:", as: (SKTexture).self)) }
        case 63:
            return { r, a in
                (r as! SKAction.Type).setTexture(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTexture:resize:", as: (SKTexture).self),
                    resize: ObjCRuntime.ObjCMessage.argument(a, 1, "setTexture:resize:", as: (Bool).self))
            }
        case 64:
            return { r, a in
                (r as! SKAction.Type).speed(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "speedBy:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "speedBy:duration:", as: (TimeInterval).self))
            }
        case 65:
            return { r, a in
                (r as! SKAction.Type).speed(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "speedTo:duration:", as: (CGFloat).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "speedTo:duration:", as: (TimeInterval).self))
            }
        case 66:
            return { r, a in
                (r as! SKAction.Type).stereoPan(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "stereoPanBy:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "stereoPanBy:duration:", as: (TimeInterval).self))
            }
        case 67:
            return { r, a in
                (r as! SKAction.Type).stereoPan(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "stereoPanTo:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "stereoPanTo:duration:", as: (TimeInterval).self))
            }
        case 68: return { r, _ in (r as! SKAction.Type).stop() }
        case 69:
            return { r, a in
                (r as! SKAction.Type).strength(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "strengthBy:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "strengthBy:duration:", as: (TimeInterval).self))
            }
        case 70:
            return { r, a in
                (r as! SKAction.Type).strength(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "strengthTo:duration:", as: (Float).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "strengthTo:duration:", as: (TimeInterval).self))
            }
        case 71: return { r, _ in (r as! SKAction.Type).unhide() }
        case 72:
            return { r, a in
                (r as! SKAction.Type).wait(forDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "waitForDuration:", as: (TimeInterval).self))
            }
        case 73:
            return { r, a in
                (r as! SKAction.Type).wait(
                    forDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "waitForDuration:withRange:", as: (TimeInterval).self),
                    withRange: ObjCRuntime.ObjCMessage.argument(a, 1, "waitForDuration:withRange:", as: (TimeInterval).self))
            }
        default:
            return { r, a in
                (r as! SKAction.Type).warp(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "warpTo:duration:", as: (SKWarpGeometry).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "warpTo:duration:", as: (TimeInterval).self))
            }
        }
    }

    nonisolated private static func initializerOfSKAction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKAction(named: ObjCRuntime.ObjCMessage.argument(a, 0, "actionNamed:", as: (String).self)) }
        default:
            return { a in
                SKAction(
                    named: ObjCRuntime.ObjCMessage.argument(a, 0, "actionNamed:duration:", as: (String).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "actionNamed:duration:", as: (TimeInterval).self))
            }
        }
    }
}
