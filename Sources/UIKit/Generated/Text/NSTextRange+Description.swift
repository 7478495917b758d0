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

extension NSTextRange {
    nonisolated static var descriptionOfNSTextRange: FrameworkClass {
        FrameworkClass(
            NSTextRange.self,
            properties: "endLocation isEmpty location",
            methods: """
                containsTextLocation: containsTextRange: intersectionTextRange: intersectsTextRange: isEqualToTextRange: \
                unionTextRange:
                """,
            initializers: "initWithLocation: initWithLocation:end:",
            property: NSTextRange.propertyOfNSTextRange,
            method: NSTextRange.methodOfNSTextRange,
            initializer: NSTextRange.initializerOfNSTextRange)
    }

    private static func propertyOfNSTextRange(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextRange.endLocation)
        case 1: return .readOnly(\NSTextRange.isEmpty)
        default: return .readOnly(\NSTextRange.location)
        }
    }

    nonisolated private static func methodOfNSTextRange(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextRange).contains(ObjCRuntime.ObjCMessage.argument(a, 0, "containsTextLocation:", as: (any NSTextLocation).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextRange).contains(ObjCRuntime.ObjCMessage.argument(a, 0, "containsTextRange:", as: (NSTextRange).self))
            }
        case 2:
            return { r, a in
                (r as! NSTextRange).intersection(ObjCRuntime.ObjCMessage.argument(a, 0, "intersectionTextRange:", as: (NSTextRange).self))
            }
        case 3:
            return { r, a in
                (r as! NSTextRange).intersects(ObjCRuntime.ObjCMessage.argument(a, 0, "intersectsTextRange:", as: (NSTextRange).self))
            }
        case 4:
            return { r, a in
                (r as! NSTextRange).isEqual(to: ObjCRuntime.ObjCMessage.argument(a, 0, "isEqualToTextRange:", as: (NSTextRange).self))
            }
        default:
            return { r, a in (r as! NSTextRange).union(ObjCRuntime.ObjCMessage.argument(a, 0, "unionTextRange:", as: (NSTextRange).self)) }
        }
    }

    nonisolated private static func initializerOfNSTextRange(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in NSTextRange(location: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLocation:", as: (any NSTextLocation).self))
            }
        default:
            return { a in
                NSTextRange(
                    location: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLocation:end:", as: (any NSTextLocation).self),
                    end: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithLocation:end:", as: ((any NSTextLocation)?).self))
            }
        }
    }
}
