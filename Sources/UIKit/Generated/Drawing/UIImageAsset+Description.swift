// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIImageAsset {
    nonisolated static var descriptionOfUIImageAsset: FrameworkClass {
        FrameworkClass(
            UIImageAsset.self,
            methods: """
                encodeWithCoder: imageWithConfiguration: imageWithTraitCollection: registerImage:withConfiguration: \
                registerImage:withTraitCollection: unregisterImageWithConfiguration: unregisterImageWithTraitCollection:
                """,
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            method: UIImageAsset.methodOfUIImageAsset,
            classMethod: UIImageAsset.classMethodOfUIImageAsset,
            initializer: UIImageAsset.initializerOfUIImageAsset)
    }

    nonisolated private static func methodOfUIImageAsset(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIImageAsset).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 1:
            return { r, a in
                (r as! UIImageAsset).image(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithConfiguration:", as: (UIImage.Configuration).self))
            }
        case 2:
            return { r, a in
                (r as! UIImageAsset).image(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithTraitCollection:", as: (UITraitCollection).self))
            }
        case 3:
            return { r, a in
                (r as! UIImageAsset).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerImage:withConfiguration:", as: (UIImage).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "registerImage:withConfiguration:", as: (UIImage.Configuration).self))
            }
        case 4:
            return { r, a in
                (r as! UIImageAsset).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerImage:withTraitCollection:", as: (UIImage).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "registerImage:withTraitCollection:", as: (UITraitCollection).self))
            }
        case 5:
            return { r, a in
                (r as! UIImageAsset).unregisterImage(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "unregisterImageWithConfiguration:", as: (UIImage.Configuration).self))
            }
        default:
            return { r, a in
                (r as! UIImageAsset).unregister(
                    imageWith: ObjCRuntime.ObjCMessage.argument(a, 0, "unregisterImageWithTraitCollection:", as: (UITraitCollection).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIImageAsset(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIImageAsset.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUIImageAsset(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIImageAsset() }
        default: return { a in UIImageAsset(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
