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
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithTextAlignment:location:options:",
            property: NSTextTab.propertyOfNSTextTab,
            method: NSTextTab.methodOfNSTextTab,
            classMethod: NSTextTab.classMethodOfNSTextTab,
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
        switch index {
        case 0: return { r, a in (r as! NSTextTab).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in (r as! NSTextTab).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSTextTab(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSTextTab.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfNSTextTab(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in NSTextTab(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                NSTextTab(
                    textAlignment: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTextAlignment:location:options:", as: (NSTextAlignment).self),
                    location: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTextAlignment:location:options:", as: (CGFloat).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithTextAlignment:location:options:", as: ([NSTextTab.OptionKey: Any]).self))
            }
        }
    }
}
