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

extension UIDynamicItemGroup {
    nonisolated static var descriptionOfUIDynamicItemGroup: FrameworkClass {
        FrameworkClass(
            UIDynamicItemGroup.self,
            properties: "bounds center items transform",
            initializers: "initWithItems:",
            property: UIDynamicItemGroup.propertyOfUIDynamicItemGroup,
            initializer: UIDynamicItemGroup.initializerOfUIDynamicItemGroup)
    }

    private static func propertyOfUIDynamicItemGroup(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDynamicItemGroup.bounds)
        case 1: return .value("center", \UIDynamicItemGroup.center)
        case 2: return .readOnly(\UIDynamicItemGroup.items)
        default: return .value("transform", \UIDynamicItemGroup.transform)
        }
    }

    nonisolated private static func initializerOfUIDynamicItemGroup(_ index: Int) -> ObjCFactory {
        { a in UIDynamicItemGroup(items: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItems:", as: ([any UIDynamicItem]).self)) }
    }
}
