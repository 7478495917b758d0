// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKTexture {
    nonisolated static var descriptionOfSKTexture: FrameworkClass {
        FrameworkClass(
            SKTexture.self,
            properties: "filteringMode",
            methods: "CGImage copyWithZone: preloadWithCompletionHandler: size textureRect",
            classMethods: "preloadTextures:withCompletionHandler:",
            initializers: """
                textureNoiseWithSmoothness:size:grayscale: textureVectorNoiseWithSmoothness:size: textureWithCGImage: \
                textureWithData:size: textureWithData:size:flipped: textureWithImage: textureWithImageNamed: \
                textureWithRect:inTexture:
                """,
            property: SKTexture.propertyOfSKTexture,
            method: SKTexture.methodOfSKTexture,
            classMethod: SKTexture.classMethodOfSKTexture,
            initializer: SKTexture.initializerOfSKTexture)
    }

    private static func propertyOfSKTexture(_ index: Int) -> ClassDescription.Property {
        .value("filteringMode", \SKTexture.filteringMode)
    }

    nonisolated private static func methodOfSKTexture(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SKTexture).cgImage() }
        case 1: return { r, a in (r as! SKTexture).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 2:
            return { r, a in
                (r as! SKTexture).preload(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preloadWithCompletionHandler:", as: (@Sendable () -> Void).self))
            }
        case 3: return { r, _ in (r as! SKTexture).size() }
        default: return { r, _ in (r as! SKTexture).textureRect() }
        }
    }

    nonisolated private static func classMethodOfSKTexture(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! SKTexture.Type).preload(
                ObjCRuntime.ObjCMessage.argument(a, 0, "preloadTextures:withCompletionHandler:", as: ([SKTexture]).self),
                withCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "preloadTextures:withCompletionHandler:", as: (@Sendable () -> Void).self))
        }
    }

    nonisolated private static func initializerOfSKTexture(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                SKTexture(
                    noiseWithSmoothness: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "textureNoiseWithSmoothness:size:grayscale:", as: (CGFloat).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "textureNoiseWithSmoothness:size:grayscale:", as: (CGSize).self),
                    grayscale: ObjCRuntime.ObjCMessage.argument(a, 2, "textureNoiseWithSmoothness:size:grayscale:", as: (Bool).self))
            }
        case 1:
            return { a in
                SKTexture(
                    vectorNoiseWithSmoothness: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "textureVectorNoiseWithSmoothness:size:", as: (CGFloat).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "textureVectorNoiseWithSmoothness:size:", as: (CGSize).self))
            }
        case 2: return { a in SKTexture(cgImage: ObjCRuntime.ObjCMessage.argument(a, 0, "textureWithCGImage:", as: (CGImage).self)) }
        case 3:
            return { a in
                SKTexture(
                    data: ObjCRuntime.ObjCMessage.argument(a, 0, "textureWithData:size:", as: (Data).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "textureWithData:size:", as: (CGSize).self))
            }
        case 4:
            return { a in
                SKTexture(
                    data: ObjCRuntime.ObjCMessage.argument(a, 0, "textureWithData:size:flipped:", as: (Data).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "textureWithData:size:flipped:", as: (CGSize).self),
                    flipped: ObjCRuntime.ObjCMessage.argument(a, 2, "textureWithData:size:flipped:", as: (Bool).self))
            }
        case 5: return { a in SKTexture(image: ObjCRuntime.ObjCMessage.argument(a, 0, "textureWithImage:", as: (UIImage).self)) }
        case 6: return { a in SKTexture(imageNamed: ObjCRuntime.ObjCMessage.argument(a, 0, "textureWithImageNamed:", as: (String).self)) }
        default:
            return { a in
                SKTexture(
                    rect: ObjCRuntime.ObjCMessage.argument(a, 0, "textureWithRect:inTexture:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "textureWithRect:inTexture:", as: (SKTexture).self))
            }
        }
    }
}
