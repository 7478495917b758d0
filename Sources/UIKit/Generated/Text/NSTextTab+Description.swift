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

extension NSTextTab {
    nonisolated static var descriptionOfNSTextTab: FrameworkClass {
        FrameworkClass(
            NSTextTab.self,
            properties: "alignment location options",
            methods: "copyWithZone:",
            initializers: "initWithTextAlignment:location:options:",
            property: NSTextTab.propertyOfNSTextTab,
            method: NSTextTab.methodOfNSTextTab,
            initializer: NSTextTab.initializerOfNSTextTab)
    }

    private static func propertyOfNSTextTab(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextTab.alignment)
        case 1: return .readOnly(\NSTextTab.location)
        default: return .readOnly(\NSTextTab.options)
        }
    }

    nonisolated private static func methodOfNSTextTab(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSTextTab).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSTextTab(_ index: Int) -> ObjCFactory {
        { a in
            NSTextTab(
                textAlignment: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithTextAlignment:location:options:", as: (NSTextAlignment).self),
                location: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTextAlignment:location:options:", as: (CGFloat).self),
                options: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithTextAlignment:location:options:", as: ([NSTextTab.OptionKey: Any]).self))
        }
    }
}
