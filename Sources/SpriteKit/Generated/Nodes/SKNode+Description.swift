// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKNode {
    nonisolated static var descriptionOfSKNode: FrameworkClass {
        FrameworkClass(
            SKNode.self,
            properties: """
                alpha children constraints frame hidden/isHidden name parent paused/isPaused physicsBody position scene speed \
                userData userInteractionEnabled/isUserInteractionEnabled xScale yScale zPosition zRotation
                """,
            methods: """
                actionForKey: addChild: calculateAccumulatedFrame childNodeWithName: containsPoint: convertPoint:fromNode: \
                convertPoint:toNode: copyWithZone: enumerateChildNodesWithName:usingBlock: hasActions inParentHierarchy: \
                insertChild:atIndex: intersectsNode: moveToParent: nodeAtPoint: nodesAtPoint: removeActionForKey: removeAllActions \
                removeAllChildren removeChildrenInArray: removeFromParent runAction: runAction:completion: runAction:withKey: \
                setScale:
                """,
            initializers: "init initWithCoder:",
            property: SKNode.propertyOfSKNode,
            method: SKNode.methodOfSKNode,
            initializer: SKNode.initializerOfSKNode)
    }

    private static func propertyOfSKNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alpha", \SKNode.alpha)
        case 1: return .readOnly(\SKNode.children)
        case 2: return .value("constraints", \SKNode.constraints)
        case 3: return .readOnly(\SKNode.frame)
        case 4: return .value("hidden", \SKNode.isHidden)
        case 5: return .value("name", \SKNode.name)
        case 6: return .readOnly(\SKNode.parent)
        case 7: return .value("paused", \SKNode.isPaused)
        case 8: return .value("physicsBody", \SKNode.physicsBody)
        case 9: return .value("position", \SKNode.position)
        case 10: return .readOnly(\SKNode.scene)
        case 11: return .value("speed", \SKNode.speed)
        case 12: return .value("userData", \SKNode.userData)
        case 13: return .value("userInteractionEnabled", \SKNode.isUserInteractionEnabled)
        case 14: return .value("xScale", \SKNode.xScale)
        case 15: return .value("yScale", \SKNode.yScale)
        case 16: return .value("zPosition", \SKNode.zPosition)
        default: return .value("zRotation", \SKNode.zRotation)
        }
    }

    nonisolated private static func methodOfSKNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! SKNode).action(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "actionForKey:", as: (String).self)) }
        case 1: return { r, a in (r as! SKNode).addChild(ObjCRuntime.ObjCMessage.argument(a, 0, "addChild:", as: (SKNode).self)) }
        case 2: return { r, _ in (r as! SKNode).calculateAccumulatedFrame() }
        case 3:
            return { r, a in
                (r as! SKNode).childNode(withName: ObjCRuntime.ObjCMessage.argument(a, 0, "childNodeWithName:", as: (String).self))
            }
        case 4: return { r, a in (r as! SKNode).contains(ObjCRuntime.ObjCMessage.argument(a, 0, "containsPoint:", as: (CGPoint).self)) }
        case 5:
            return { r, a in
                (r as! SKNode).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromNode:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromNode:", as: (SKNode).self))
            }
        case 6:
            return { r, a in
                (r as! SKNode).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toNode:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toNode:", as: (SKNode).self))
            }
        case 7: return { r, a in (r as! SKNode).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 8:
            return { r, a in
                (r as! SKNode).enumerateChildNodes(
                    withName: ObjCRuntime.ObjCMessage.argument(a, 0, "enumerateChildNodesWithName:usingBlock:", as: (String).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateChildNodesWithName:usingBlock:", as: ((SKNode, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 9: return { r, _ in (r as! SKNode).hasActions() }
        case 10:
            return { r, a in
                (r as! SKNode).inParentHierarchy(ObjCRuntime.ObjCMessage.argument(a, 0, "inParentHierarchy:", as: (SKNode).self))
            }
        case 11:
            return { r, a in
                (r as! SKNode).insertChild(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertChild:atIndex:", as: (SKNode).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertChild:atIndex:", as: (Int).self))
            }
        case 12: return { r, a in (r as! SKNode).intersects(ObjCRuntime.ObjCMessage.argument(a, 0, "intersectsNode:", as: (SKNode).self)) }
        case 13:
            return { r, a in (r as! SKNode).move(toParent: ObjCRuntime.ObjCMessage.argument(a, 0, "moveToParent:", as: (SKNode).self)) }
        case 14: return { r, a in (r as! SKNode).atPoint(ObjCRuntime.ObjCMessage.argument(a, 0, "nodeAtPoint:", as: (CGPoint).self)) }
        case 15: return { r, a in (r as! SKNode).nodes(at: ObjCRuntime.ObjCMessage.argument(a, 0, "nodesAtPoint:", as: (CGPoint).self)) }
        case 16:
            return { r, a in
                (r as! SKNode).removeAction(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "removeActionForKey:", as: (String).self))
            }
        case 17: return { r, _ in (r as! SKNode).removeAllActions() }
        case 18: return { r, _ in (r as! SKNode).removeAllChildren() }
        case 19:
            return { r, a in
                (r as! SKNode).removeChildren(in: ObjCRuntime.ObjCMessage.argument(a, 0, "removeChildrenInArray:", as: ([SKNode]).self))
            }
        case 20: return { r, _ in (r as! SKNode).removeFromParent() }
        case 21: return { r, a in (r as! SKNode).run(ObjCRuntime.ObjCMessage.argument(a, 0, "runAction:", as: (SKAction).self)) }
        case 22:
            return { r, a in
                (r as! SKNode).run(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "runAction:completion:", as: (SKAction).self),
                    completion: ObjCRuntime.ObjCMessage.argument(a, 1, "runAction:completion:", as: (() -> Void).self))
            }
        case 23:
            return { r, a in
                (r as! SKNode).run(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "runAction:withKey:", as: (SKAction).self),
                    withKey: ObjCRuntime.ObjCMessage.argument(a, 1, "runAction:withKey:", as: (String).self))
            }
        default: return { r, a in (r as! SKNode).setScale(ObjCRuntime.ObjCMessage.argument(a, 0, "setScale:", as: (CGFloat).self)) }
        }
    }

    nonisolated private static func initializerOfSKNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKNode() }
        default: return { a in SKNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
