// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanHost
import SampanInterfaceBuilder
import SampanTextLayout

extension NSLayoutManager {
    nonisolated static var descriptionOfNSLayoutManager: FrameworkClass {
        FrameworkClass(
            NSLayoutManager.self,
            properties: "textContainers usesFontLeading",
            methods: "addTextContainer: removeTextContainerAtIndex:",
            initializers: "init",
            property: NSLayoutManager.propertyOfNSLayoutManager,
            method: NSLayoutManager.methodOfNSLayoutManager,
            initializer: NSLayoutManager.initializerOfNSLayoutManager)
    }

    private static func propertyOfNSLayoutManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSLayoutManager.textContainers)
        default: return .value("usesFontLeading", \NSLayoutManager.usesFontLeading)
        }
    }

    nonisolated private static func methodOfNSLayoutManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutManager).addTextContainer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTextContainer:", as: (NSTextContainer).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutManager).removeTextContainer(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeTextContainerAtIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfNSLayoutManager(_ index: Int) -> ObjCFactory {
        { _ in NSLayoutManager() }
    }
}
