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

extension UIDragPreview {
    nonisolated static var descriptionOfUIDragPreview: FrameworkClass {
        FrameworkClass(
            UIDragPreview.self,
            properties: "parameters view",
            methods: "copyWithZone:",
            initializers: "initWithView: initWithView:parameters:",
            property: UIDragPreview.propertyOfUIDragPreview,
            method: UIDragPreview.methodOfUIDragPreview,
            initializer: UIDragPreview.initializerOfUIDragPreview)
    }

    private static func propertyOfUIDragPreview(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDragPreview.parameters)
        default: return .readOnly(\UIDragPreview.view)
        }
    }

    nonisolated private static func methodOfUIDragPreview(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIDragPreview).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIDragPreview(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIDragPreview(view: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithView:", as: (UIView).self)) }
        default:
            return { a in
                UIDragPreview(
                    view: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithView:parameters:", as: (UIView).self),
                    parameters: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithView:parameters:", as: (UIDragPreviewParameters).self))
            }
        }
    }
}
