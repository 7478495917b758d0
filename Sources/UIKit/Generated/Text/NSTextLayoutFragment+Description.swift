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

extension NSTextLayoutFragment {
    nonisolated static var descriptionOfNSTextLayoutFragment: FrameworkClass {
        FrameworkClass(
            NSTextLayoutFragment.self,
            properties: """
                bottomMargin layoutFragmentFrame leadingPadding rangeInElement renderingSurfaceBounds state \
                textAttachmentViewProviders textElement textLayoutManager textLineFragments topMargin trailingPadding
                """,
            methods: "drawAtPoint:inContext: frameForTextAttachmentAtTextLocation: invalidateLayout",
            initializers: "initWithTextElement:range:",
            property: NSTextLayoutFragment.propertyOfNSTextLayoutFragment,
            method: NSTextLayoutFragment.methodOfNSTextLayoutFragment,
            initializer: NSTextLayoutFragment.initializerOfNSTextLayoutFragment)
    }

    private static func propertyOfNSTextLayoutFragment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextLayoutFragment.bottomMargin)
        case 1: return .readOnly(\NSTextLayoutFragment.layoutFragmentFrame)
        case 2: return .readOnly(\NSTextLayoutFragment.leadingPadding)
        case 3: return .readOnly(\NSTextLayoutFragment.rangeInElement)
        case 4: return .readOnly(\NSTextLayoutFragment.renderingSurfaceBounds)
        case 5: return .readOnly(\NSTextLayoutFragment.state)
        case 6: return .readOnly(\NSTextLayoutFragment.textAttachmentViewProviders)
        case 7: return .readOnly(\NSTextLayoutFragment.textElement)
        case 8: return .readOnly(\NSTextLayoutFragment.textLayoutManager)
        case 9: return .readOnly(\NSTextLayoutFragment.textLineFragments)
        case 10: return .readOnly(\NSTextLayoutFragment.topMargin)
        default: return .readOnly(\NSTextLayoutFragment.trailingPadding)
        }
    }

    nonisolated private static func methodOfNSTextLayoutFragment(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextLayoutFragment).draw(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:inContext:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "drawAtPoint:inContext:", as: (CGContext).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextLayoutFragment).frameForTextAttachment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "frameForTextAttachmentAtTextLocation:", as: (any NSTextLocation).self))
            }
        default: return { r, _ in (r as! NSTextLayoutFragment).invalidateLayout() }
        }
    }

    nonisolated private static func initializerOfNSTextLayoutFragment(_ index: Int) -> ObjCFactory {
        { a in
            NSTextLayoutFragment(
                textElement: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTextElement:range:", as: (NSTextElement).self),
                range: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTextElement:range:", as: (NSTextRange?).self))
        }
    }
}
