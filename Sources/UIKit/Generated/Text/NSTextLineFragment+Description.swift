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

extension NSTextLineFragment {
    nonisolated static var descriptionOfNSTextLineFragment: FrameworkClass {
        FrameworkClass(
            NSTextLineFragment.self,
            properties: "attributedString characterRange glyphOrigin typographicBounds",
            methods: "characterIndexForPoint: drawAtPoint:inContext: fractionOfDistanceThroughGlyphForPoint: locationForCharacterAtIndex:",
            initializers: "initWithAttributedString:range: initWithString:attributes:range:",
            property: NSTextLineFragment.propertyOfNSTextLineFragment,
            method: NSTextLineFragment.methodOfNSTextLineFragment,
            initializer: NSTextLineFragment.initializerOfNSTextLineFragment)
    }

    private static func propertyOfNSTextLineFragment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextLineFragment.attributedString)
        case 1: return .readOnly(\NSTextLineFragment.characterRange)
        case 2: return .readOnly(\NSTextLineFragment.glyphOrigin)
        default: return .readOnly(\NSTextLineFragment.typographicBounds)
        }
    }

    nonisolated private static func methodOfNSTextLineFragment(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextLineFragment).characterIndex(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "characterIndexForPoint:", as: (CGPoint).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextLineFragment).draw(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:inContext:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "drawAtPoint:inContext:", as: (CGContext).self))
            }
        case 2:
            return { r, a in
                (r as! NSTextLineFragment).fractionOfDistanceThroughGlyph(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "fractionOfDistanceThroughGlyphForPoint:", as: (CGPoint).self))
            }
        default:
            return { r, a in
                (r as! NSTextLineFragment).locationForCharacter(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "locationForCharacterAtIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfNSTextLineFragment(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSTextLineFragment(
                    attributedString: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAttributedString:range:", as: (NSAttributedString).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAttributedString:range:", as: (NSRange).self))
            }
        default:
            return { a in
                NSTextLineFragment(
                    string: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithString:attributes:range:", as: (String).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithString:attributes:range:", as: ([NSAttributedString.Key: Any]?).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithString:attributes:range:", as: (NSRange).self))
            }
        }
    }
}
