// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKTextureAtlas {
    nonisolated static var descriptionOfSKTextureAtlas: FrameworkClass {
        FrameworkClass(
            SKTextureAtlas.self,
            properties: "textureNames",
            methods: "preloadWithCompletionHandler: textureNamed:",
            classMethods: "preloadTextureAtlases:withCompletionHandler: preloadTextureAtlasesNamed:withCompletionHandler:",
            initializers: "atlasNamed: atlasWithDictionary:",
            property: SKTextureAtlas.propertyOfSKTextureAtlas,
            method: SKTextureAtlas.methodOfSKTextureAtlas,
            classMethod: SKTextureAtlas.classMethodOfSKTextureAtlas,
            initializer: SKTextureAtlas.initializerOfSKTextureAtlas)
    }

    private static func propertyOfSKTextureAtlas(_ index: Int) -> ClassDescription.Property {
        .readOnly(\SKTextureAtlas.textureNames)
    }

    nonisolated private static func methodOfSKTextureAtlas(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKTextureAtlas).preload(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preloadWithCompletionHandler:", as: (@Sendable () -> Void).self))
            }
        default:
            return { r, a in (r as! SKTextureAtlas).textureNamed(ObjCRuntime.ObjCMessage.argument(a, 0, "textureNamed:", as: (String).self))
            }
        }
    }

    nonisolated private static func classMethodOfSKTextureAtlas(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKTextureAtlas.Type).preloadTextureAtlases(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "preloadTextureAtlases:withCompletionHandler:", as: ([SKTextureAtlas]).self),
                    withCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "preloadTextureAtlases:withCompletionHandler:", as: (@Sendable () -> Void).self))
            }
        default:
            return { r, a in
                (r as! SKTextureAtlas.Type).preloadTextureAtlasesNamed(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "preloadTextureAtlasesNamed:withCompletionHandler:", as: ([String]).self),
                    withCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "preloadTextureAtlasesNamed:withCompletionHandler:",
                        as: (@Sendable ((any Error)?, [SKTextureAtlas]) -> Void).self))
            }
        }
    }

    nonisolated private static func initializerOfSKTextureAtlas(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKTextureAtlas(named: ObjCRuntime.ObjCMessage.argument(a, 0, "atlasNamed:", as: (String).self)) }
        default:
            return { a in
                SKTextureAtlas(dictionary: ObjCRuntime.ObjCMessage.argument(a, 0, "atlasWithDictionary:", as: ([String: Any]).self))
            }
        }
    }
}
