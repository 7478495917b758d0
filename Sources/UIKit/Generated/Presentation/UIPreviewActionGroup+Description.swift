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

extension UIPreviewActionGroup {
    nonisolated static var descriptionOfUIPreviewActionGroup: FrameworkClass {
        FrameworkClass(
            UIPreviewActionGroup.self,
            properties: "title",
            methods: "copyWithZone:",
            initializers: "actionGroupWithTitle:style:actions:",
            property: UIPreviewActionGroup.propertyOfUIPreviewActionGroup,
            method: UIPreviewActionGroup.methodOfUIPreviewActionGroup,
            initializer: UIPreviewActionGroup.initializerOfUIPreviewActionGroup)
    }

    private static func propertyOfUIPreviewActionGroup(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIPreviewActionGroup.title)
    }

    nonisolated private static func methodOfUIPreviewActionGroup(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIPreviewActionGroup).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIPreviewActionGroup(_ index: Int) -> ObjCFactory {
        { a in
            UIPreviewActionGroup(
                title: ObjCRuntime.ObjCMessage.argument(a, 0, "actionGroupWithTitle:style:actions:", as: (String).self),
                style: ObjCRuntime.ObjCMessage.argument(a, 1, "actionGroupWithTitle:style:actions:", as: (UIPreviewAction.Style).self),
                actions: ObjCRuntime.ObjCMessage.argument(a, 2, "actionGroupWithTitle:style:actions:", as: ([UIPreviewAction]).self))
        }
    }
}
