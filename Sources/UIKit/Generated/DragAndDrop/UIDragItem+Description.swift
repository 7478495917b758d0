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

extension UIDragItem {
    nonisolated static var descriptionOfUIDragItem: FrameworkClass {
        FrameworkClass(
            UIDragItem.self,
            properties: "itemProvider localObject previewProvider",
            initializers: "initWithItemProvider:",
            property: UIDragItem.propertyOfUIDragItem,
            initializer: UIDragItem.initializerOfUIDragItem)
    }

    private static func propertyOfUIDragItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDragItem.itemProvider)
        case 1: return .value("localObject", \UIDragItem.localObject)
        default: return .value("previewProvider", \UIDragItem.previewProvider)
        }
    }

    nonisolated private static func initializerOfUIDragItem(_ index: Int) -> ObjCFactory {
        { a in UIDragItem(itemProvider: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItemProvider:", as: (NSItemProvider).self)) }
    }
}
