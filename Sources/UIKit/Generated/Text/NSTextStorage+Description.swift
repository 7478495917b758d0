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
import SampanTextLayout
import UniformTypeIdentifiers

extension NSTextStorage {
    nonisolated static var descriptionOfNSTextStorage: FrameworkClass {
        FrameworkClass(
            NSTextStorage.self,
            properties: "layoutManagers",
            methods: "addLayoutManager: removeLayoutManager:",
            property: NSTextStorage.propertyOfNSTextStorage,
            method: NSTextStorage.methodOfNSTextStorage)
    }

    private static func propertyOfNSTextStorage(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSTextStorage.layoutManagers)
    }

    nonisolated private static func methodOfNSTextStorage(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextStorage).addLayoutManager(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addLayoutManager:", as: (NSLayoutManager).self))
            }
        default:
            return { r, a in
                (r as! NSTextStorage).removeLayoutManager(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeLayoutManager:", as: (NSLayoutManager).self))
            }
        }
    }
}
