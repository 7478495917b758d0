// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKView {
    nonisolated static var descriptionOfSKView: FrameworkClass {
        FrameworkClass(
            SKView.self,
            properties: """
                allowsTransparency asynchronous/isAsynchronous delegate frameInterval ignoresSiblingOrder paused/isPaused \
                preferredFramesPerSecond scene shouldCullNonVisibleNodes showsDrawCount showsFPS showsNodeCount showsPhysics
                """,
            methods: """
                convertPoint:fromScene: convertPoint:toScene: presentScene: presentScene:transition: textureFromNode: \
                textureFromNode:crop:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: SKView.propertyOfSKView,
            method: SKView.methodOfSKView,
            initializer: SKView.initializerOfSKView)
    }

    private static func propertyOfSKView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsTransparency", \SKView.allowsTransparency)
        case 1: return .value("asynchronous", \SKView.isAsynchronous)
        case 2: return .reference(\SKView.delegate)
        case 3: return .value("frameInterval", \SKView.frameInterval)
        case 4: return .value("ignoresSiblingOrder", \SKView.ignoresSiblingOrder)
        case 5: return .value("paused", \SKView.isPaused)
        case 6: return .value("preferredFramesPerSecond", \SKView.preferredFramesPerSecond)
        case 7: return .readOnly(\SKView.scene)
        case 8: return .value("shouldCullNonVisibleNodes", \SKView.shouldCullNonVisibleNodes)
        case 9: return .value("showsDrawCount", \SKView.showsDrawCount)
        case 10: return .value("showsFPS", \SKView.showsFPS)
        case 11: return .value("showsNodeCount", \SKView.showsNodeCount)
        default: return .value("showsPhysics", \SKView.showsPhysics)
        }
    }

    nonisolated private static func methodOfSKView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromScene:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromScene:", as: (SKScene).self))
            }
        case 1:
            return { r, a in
                (r as! SKView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toScene:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toScene:", as: (SKScene).self))
            }
        case 2: return { r, a in (r as! SKView).presentScene(ObjCRuntime.ObjCMessage.argument(a, 0, "presentScene:", as: (SKScene?).self)) }
        case 3:
            return { r, a in
                (r as! SKView).presentScene(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "presentScene:transition:", as: (SKScene).self),
                    transition: ObjCRuntime.ObjCMessage.argument(a, 1, "presentScene:transition:", as: (SKTransition).self))
            }
        case 4:
            return { r, a in (r as! SKView).texture(from: ObjCRuntime.ObjCMessage.argument(a, 0, "textureFromNode:", as: (SKNode).self)) }
        default:
            return { r, a in
                (r as! SKView).texture(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "textureFromNode:crop:", as: (SKNode).self),
                    crop: ObjCRuntime.ObjCMessage.argument(a, 1, "textureFromNode:crop:", as: (CGRect).self))
            }
        }
    }

    nonisolated private static func initializerOfSKView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKView() }
        case 1: return { a in SKView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in SKView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
