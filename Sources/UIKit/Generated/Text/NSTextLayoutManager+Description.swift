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
import SampanSound
import SampanTextLayout
import UniformTypeIdentifiers

extension NSTextLayoutManager {
    nonisolated static var descriptionOfNSTextLayoutManager: FrameworkClass {
        FrameworkClass(
            NSTextLayoutManager.self,
            properties: """
                delegate linkRenderingAttributes renderingAttributesValidator textContainer textContentManager textSelections \
                textViewportLayoutController usageBoundsForTextContainer usesFontLeading
                """,
            methods: """
                addRenderingAttribute:value:forTextRange: ensureLayoutForRect: ensureLayoutForTextRange: \
                enumerateRenderingAttributesFromTextLocation:reverse:using: \
                enumerateTextLayoutFragmentsFromTextLocation:options:using: enumerateTextSegmentsInTextRange:type:options:using: \
                invalidateLayoutForTextRange: invalidateRenderingAttributesForTextRange: removeRenderingAttribute:forTextRange: \
                replaceContentsInTextRange:withAttributedString: replaceContentsInTextRange:withTextElements: \
                replaceTextContentManager: setRenderingAttributes:forTextRange: textLayoutFragmentForPoint: \
                textLayoutFragmentForTextLocation:
                """,
            classMethods: "linkRenderingAttributes",
            initializers: "init",
            property: NSTextLayoutManager.propertyOfNSTextLayoutManager,
            method: NSTextLayoutManager.methodOfNSTextLayoutManager,
            classMethod: NSTextLayoutManager.classMethodOfNSTextLayoutManager,
            initializer: NSTextLayoutManager.initializerOfNSTextLayoutManager)
    }

    private static func propertyOfNSTextLayoutManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\NSTextLayoutManager.delegate)
        case 1: return .readOnly(\NSTextLayoutManager.linkRenderingAttributes)
        case 2: return .value("renderingAttributesValidator", \NSTextLayoutManager.renderingAttributesValidator)
        case 3: return .value("textContainer", \NSTextLayoutManager.textContainer)
        case 4: return .readOnly(\NSTextLayoutManager.textContentManager)
        case 5: return .value("textSelections", \NSTextLayoutManager.textSelections)
        case 6: return .readOnly(\NSTextLayoutManager.textViewportLayoutController)
        case 7: return .readOnly(\NSTextLayoutManager.usageBoundsForTextContainer)
        default: return .value("usesFontLeading", \NSTextLayoutManager.usesFontLeading)
        }
    }

    nonisolated private static func methodOfNSTextLayoutManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextLayoutManager).addRenderingAttribute(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addRenderingAttribute:value:forTextRange:", as: (NSAttributedString.Key).self),
                    value: ObjCRuntime.ObjCMessage.argument(a, 1, "addRenderingAttribute:value:forTextRange:", as: (Any?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 2, "addRenderingAttribute:value:forTextRange:", as: (NSTextRange).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextLayoutManager).ensureLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureLayoutForRect:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! NSTextLayoutManager).ensureLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureLayoutForTextRange:", as: (NSTextRange).self))
            }
        case 3:
            return { r, a in
                (r as! NSTextLayoutManager).enumerateRenderingAttributes(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateRenderingAttributesFromTextLocation:reverse:using:", as: (any NSTextLocation).self),
                    reverse: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateRenderingAttributesFromTextLocation:reverse:using:", as: (Bool).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "enumerateRenderingAttributesFromTextLocation:reverse:using:",
                        as: ((NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool).self))
            }
        case 4:
            return { r, a in
                (r as! NSTextLayoutManager).enumerateTextLayoutFragments(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateTextLayoutFragmentsFromTextLocation:options:using:", as: ((any NSTextLocation)?).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateTextLayoutFragmentsFromTextLocation:options:using:",
                        as: (NSTextLayoutFragment.EnumerationOptions).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "enumerateTextLayoutFragmentsFromTextLocation:options:using:", as: ((NSTextLayoutFragment) -> Bool).self))
            }
        case 5:
            return { r, a in
                (r as! NSTextLayoutManager).enumerateTextSegments(
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateTextSegmentsInTextRange:type:options:using:", as: (NSTextRange).self),
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateTextSegmentsInTextRange:type:options:using:", as: (NSTextLayoutManager.SegmentType).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "enumerateTextSegmentsInTextRange:type:options:using:", as: (NSTextLayoutManager.SegmentOptions).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "enumerateTextSegmentsInTextRange:type:options:using:",
                        as: ((NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool).self))
            }
        case 6:
            return { r, a in
                (r as! NSTextLayoutManager).invalidateLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidateLayoutForTextRange:", as: (NSTextRange).self))
            }
        case 7:
            return { r, a in
                (r as! NSTextLayoutManager).invalidateRenderingAttributes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidateRenderingAttributesForTextRange:", as: (NSTextRange).self))
            }
        case 8:
            return { r, a in
                (r as! NSTextLayoutManager).removeRenderingAttribute(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeRenderingAttribute:forTextRange:", as: (NSAttributedString.Key).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "removeRenderingAttribute:forTextRange:", as: (NSTextRange).self))
            }
        case 9:
            return { r, a in
                (r as! NSTextLayoutManager).replaceContents(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "replaceContentsInTextRange:withAttributedString:", as: (NSTextRange).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replaceContentsInTextRange:withAttributedString:", as: (NSAttributedString).self))
            }
        case 10:
            return { r, a in
                (r as! NSTextLayoutManager).replaceContents(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "replaceContentsInTextRange:withTextElements:", as: (NSTextRange).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "replaceContentsInTextRange:withTextElements:", as: ([NSTextElement]).self)
                )
            }
        case 11:
            return { r, a in
                (r as! NSTextLayoutManager).replace(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "replaceTextContentManager:", as: (NSTextContentManager).self))
            }
        case 12:
            return { r, a in
                (r as! NSTextLayoutManager).setRenderingAttributes(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setRenderingAttributes:forTextRange:", as: ([NSAttributedString.Key: Any]).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setRenderingAttributes:forTextRange:", as: (NSTextRange).self))
            }
        case 13:
            return { r, a in
                (r as! NSTextLayoutManager).textLayoutFragment(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "textLayoutFragmentForPoint:", as: (CGPoint).self))
            }
        default:
            return { r, a in
                (r as! NSTextLayoutManager).textLayoutFragment(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "textLayoutFragmentForTextLocation:", as: (any NSTextLocation).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSTextLayoutManager(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSTextLayoutManager.Type).linkRenderingAttributes }
    }

    nonisolated private static func initializerOfNSTextLayoutManager(_ index: Int) -> ObjCFactory {
        { _ in NSTextLayoutManager() }
    }
}
