// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKScene {
    nonisolated static var descriptionOfSKScene: FrameworkClass {
        FrameworkClass(
            SKScene.self,
            properties: "anchorPoint backgroundColor camera delegate listener physicsWorld scaleMode size view",
            methods: """
                convertPointFromView: convertPointToView: didApplyConstraints didChangeSize: didEvaluateActions didFinishUpdate \
                didMoveToView: didSimulatePhysics sceneDidLoad update: willMoveFromView:
                """,
            initializers: "init initWithCoder: initWithSize:",
            property: SKScene.propertyOfSKScene,
            method: SKScene.methodOfSKScene,
            initializer: SKScene.initializerOfSKScene)
    }

    private static func propertyOfSKScene(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("anchorPoint", \SKScene.anchorPoint)
        case 1: return .value("backgroundColor", \SKScene.backgroundColor)
        case 2: return .value("camera", \SKScene.camera)
        case 3: return .reference(\SKScene.delegate)
        case 4: return .value("listener", \SKScene.listener)
        case 5: return .readOnly(\SKScene.physicsWorld)
        case 6: return .value("scaleMode", \SKScene.scaleMode)
        case 7: return .value("size", \SKScene.size)
        default: return .readOnly(\SKScene.view)
        }
    }

    nonisolated private static func methodOfSKScene(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKScene).convertPoint(fromView: ObjCRuntime.ObjCMessage.argument(a, 0, "convertPointFromView:", as: (CGPoint).self))
            }
        case 1:
            return { r, a in
                (r as! SKScene).convertPoint(toView: ObjCRuntime.ObjCMessage.argument(a, 0, "convertPointToView:", as: (CGPoint).self))
            }
        case 2: return { r, _ in (r as! SKScene).didApplyConstraints() }
        case 3:
            return { r, a in (r as! SKScene).didChangeSize(ObjCRuntime.ObjCMessage.argument(a, 0, "didChangeSize:", as: (CGSize).self)) }
        case 4: return { r, _ in (r as! SKScene).didEvaluateActions() }
        case 5: return { r, _ in (r as! SKScene).didFinishUpdate() }
        case 6: return { r, a in (r as! SKScene).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (SKView).self)) }
        case 7: return { r, _ in (r as! SKScene).didSimulatePhysics() }
        case 8: return { r, _ in (r as! SKScene).sceneDidLoad() }
        case 9: return { r, a in (r as! SKScene).update(ObjCRuntime.ObjCMessage.argument(a, 0, "update:", as: (TimeInterval).self)) }
        default:
            return { r, a in (r as! SKScene).willMove(from: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveFromView:", as: (SKView).self))
            }
        }
    }

    nonisolated private static func initializerOfSKScene(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKScene() }
        case 1: return { a in SKScene(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in SKScene(size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:", as: (CGSize).self)) }
        }
    }
}
