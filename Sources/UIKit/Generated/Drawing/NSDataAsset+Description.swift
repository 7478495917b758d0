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

extension NSDataAsset {
    nonisolated static var descriptionOfNSDataAsset: FrameworkClass {
        FrameworkClass(
            NSDataAsset.self,
            properties: "data name typeIdentifier",
            methods: "copyWithZone:",
            initializers: "initWithName: initWithName:bundle:",
            property: NSDataAsset.propertyOfNSDataAsset,
            method: NSDataAsset.methodOfNSDataAsset,
            initializer: NSDataAsset.initializerOfNSDataAsset)
    }

    private static func propertyOfNSDataAsset(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSDataAsset.data)
        case 1: return .readOnly(\NSDataAsset.name)
        default: return .readOnly(\NSDataAsset.typeIdentifier)
        }
    }

    nonisolated private static func methodOfNSDataAsset(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSDataAsset).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSDataAsset(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in NSDataAsset(name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:", as: (String).self)) }
        default:
            return { a in
                NSDataAsset(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:bundle:", as: (String).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:bundle:", as: (Bundle).self))
            }
        }
    }
}
