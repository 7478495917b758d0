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

extension NSTextSelection {
    nonisolated static var descriptionOfNSTextSelection: FrameworkClass {
        FrameworkClass(
            NSTextSelection.self,
            properties: """
                affinity anchorPositionOffset granularity isTransient logical/isLogical secondarySelectionLocation textRanges \
                typingAttributes
                """,
            methods: "textSelectionWithTextRanges:",
            initializers: "init:affinity: init:affinity:granularity: initWithRange:affinity:granularity:",
            property: NSTextSelection.propertyOfNSTextSelection,
            method: NSTextSelection.methodOfNSTextSelection,
            initializer: NSTextSelection.initializerOfNSTextSelection)
    }

    private static func propertyOfNSTextSelection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextSelection.affinity)
        case 1: return .value("anchorPositionOffset", \NSTextSelection.anchorPositionOffset)
        case 2: return .readOnly(\NSTextSelection.granularity)
        case 3: return .readOnly(\NSTextSelection.isTransient)
        case 4: return .value("logical", \NSTextSelection.isLogical)
        case 5: return .reference(\NSTextSelection.secondarySelectionLocation)
        case 6: return .readOnly(\NSTextSelection.textRanges)
        default: return .value("typingAttributes", \NSTextSelection.typingAttributes)
        }
    }

    nonisolated private static func methodOfNSTextSelection(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSTextSelection).textSelection(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "textSelectionWithTextRanges:", as: ([NSTextRange]).self))
        }
    }

    nonisolated private static func initializerOfNSTextSelection(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSTextSelection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "init:affinity:", as: (any NSTextLocation).self),
                    affinity: ObjCRuntime.ObjCMessage.argument(a, 1, "init:affinity:", as: (NSTextSelection.Affinity).self))
            }
        case 1:
            return { a in
                NSTextSelection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "init:affinity:granularity:", as: ([NSTextRange]).self),
                    affinity: ObjCRuntime.ObjCMessage.argument(a, 1, "init:affinity:granularity:", as: (NSTextSelection.Affinity).self),
                    granularity: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "init:affinity:granularity:", as: (NSTextSelection.Granularity).self))
            }
        default:
            return { a in
                NSTextSelection(
                    range: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRange:affinity:granularity:", as: (NSTextRange).self),
                    affinity: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithRange:affinity:granularity:", as: (NSTextSelection.Affinity).self),
                    granularity: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithRange:affinity:granularity:", as: (NSTextSelection.Granularity).self))
            }
        }
    }
}
