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

extension NSTextLayoutManager {
    nonisolated static var descriptionOfNSTextLayoutManager: FrameworkClass {
        FrameworkClass(
            NSTextLayoutManager.self,
            properties: """
                delegate documentRange linkRenderingAttributes renderingAttributesValidator textContainer textContentManager \
                textSelectionNavigation textSelections textViewportLayoutController usageBoundsForTextContainer usesFontLeading
                """,
            methods: """
                addRenderingAttribute:value:forTextRange: baseWritingDirectionAtLocation: ensureLayoutForRect: \
                ensureLayoutForTextRange: enumerateCaretOffsetsInLineFragmentAtLocation:usingBlock: \
                enumerateContainerBoundariesFromLocation:reverse:usingBlock: \
                enumerateRenderingAttributesFromTextLocation:reverse:using: enumerateSubstringsFromLocation:options:usingBlock: \
                enumerateTextLayoutFragmentsFromTextLocation:options:using: enumerateTextSegmentsInTextRange:type:options:using: \
                invalidateLayoutForTextRange: invalidateRenderingAttributesForTextRange: \
                lineFragmentRangeForPoint:inContainerAtLocation: locationFromLocation:withOffset: offsetFromLocation:toLocation: \
                removeRenderingAttribute:forTextRange: renderingAttributesForLink:atLocation: \
                replaceContentsInTextRange:withAttributedString: replaceContentsInTextRange:withTextElements: \
                replaceTextContentManager: setRenderingAttributes:forTextRange: textLayoutFragmentForPoint: \
                textLayoutFragmentForTextLocation: textLayoutOrientationAtLocation: \
                textRangeForSelectionGranularity:enclosingLocation:
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
        case 1: return .readOnly(\NSTextLayoutManager.documentRange)
        case 2: return .readOnly(\NSTextLayoutManager.linkRenderingAttributes)
        case 3: return .value("renderingAttributesValidator", \NSTextLayoutManager.renderingAttributesValidator)
        case 4: return .value("textContainer", \NSTextLayoutManager.textContainer)
        case 5: return .readOnly(\NSTextLayoutManager.textContentManager)
        case 6: return .value("textSelectionNavigation", \NSTextLayoutManager.textSelectionNavigation)
        case 7: return .value("textSelections", \NSTextLayoutManager.textSelections)
        case 8: return .readOnly(\NSTextLayoutManager.textViewportLayoutController)
        case 9: return .readOnly(\NSTextLayoutManager.usageBoundsForTextContainer)
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
                (r as! NSTextLayoutManager).baseWritingDirection(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "baseWritingDirectionAtLocation:", as: (any NSTextLocation).self))
            }
        case 2:
            return { r, a in
                (r as! NSTextLayoutManager).ensureLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureLayoutForRect:", as: (CGRect).self))
            }
        case 3:
            return { r, a in
                (r as! NSTextLayoutManager).ensureLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureLayoutForTextRange:", as: (NSTextRange).self))
            }
        case 4:
            return { r, a in
                (r as! NSTextLayoutManager).enumerateCaretOffsetsInLineFragment(
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateCaretOffsetsInLineFragmentAtLocation:usingBlock:", as: (any NSTextLocation).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateCaretOffsetsInLineFragmentAtLocation:usingBlock:",
                        as: ((CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 5:
            return { r, a in
                (r as! NSTextLayoutManager).enumerateContainerBoundaries(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateContainerBoundariesFromLocation:reverse:usingBlock:", as: (any NSTextLocation).self),
                    reverse: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateContainerBoundariesFromLocation:reverse:usingBlock:", as: (Bool).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "enumerateContainerBoundariesFromLocation:reverse:usingBlock:",
                        as: ((any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 6:
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
        case 7:
            return { r, a in
                (r as! NSTextLayoutManager).enumerateSubstrings(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateSubstringsFromLocation:options:usingBlock:", as: (any NSTextLocation).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateSubstringsFromLocation:options:usingBlock:", as: (NSString.EnumerationOptions).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "enumerateSubstringsFromLocation:options:usingBlock:",
                        as: ((String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 8:
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
        case 9:
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
        case 10:
            return { r, a in
                (r as! NSTextLayoutManager).invalidateLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidateLayoutForTextRange:", as: (NSTextRange).self))
            }
        case 11:
            return { r, a in
                (r as! NSTextLayoutManager).invalidateRenderingAttributes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidateRenderingAttributesForTextRange:", as: (NSTextRange).self))
            }
        case 12:
            return { r, a in
                (r as! NSTextLayoutManager).lineFragmentRange(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "lineFragmentRangeForPoint:inContainerAtLocation:", as: (CGPoint).self),
                    inContainerAt: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "lineFragmentRangeForPoint:inContainerAtLocation:", as: (any NSTextLocation).self))
            }
        case 13:
            return { r, a in
                (r as! NSTextLayoutManager).location(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "locationFromLocation:withOffset:", as: (any NSTextLocation).self),
                    offsetBy: ObjCRuntime.ObjCMessage.argument(a, 1, "locationFromLocation:withOffset:", as: (Int).self))
            }
        case 14:
            return { r, a in
                (r as! NSTextLayoutManager).offset(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "offsetFromLocation:toLocation:", as: (any NSTextLocation).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "offsetFromLocation:toLocation:", as: (any NSTextLocation).self))
            }
        case 15:
            return { r, a in
                (r as! NSTextLayoutManager).removeRenderingAttribute(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeRenderingAttribute:forTextRange:", as: (NSAttributedString.Key).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "removeRenderingAttribute:forTextRange:", as: (NSTextRange).self))
            }
        case 16:
            return { r, a in
                (r as! NSTextLayoutManager).renderingAttributes(
                    forLink: ObjCRuntime.ObjCMessage.argument(a, 0, "renderingAttributesForLink:atLocation:", as: (Any).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "renderingAttributesForLink:atLocation:", as: (any NSTextLocation).self))
            }
        case 17:
            return { r, a in
                (r as! NSTextLayoutManager).replaceContents(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "replaceContentsInTextRange:withAttributedString:", as: (NSTextRange).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replaceContentsInTextRange:withAttributedString:", as: (NSAttributedString).self))
            }
        case 18:
            return { r, a in
                (r as! NSTextLayoutManager).replaceContents(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "replaceContentsInTextRange:withTextElements:", as: (NSTextRange).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "replaceContentsInTextRange:withTextElements:", as: ([NSTextElement]).self)
                )
            }
        case 19:
            return { r, a in
                (r as! NSTextLayoutManager).replace(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "replaceTextContentManager:", as: (NSTextContentManager).self))
            }
        case 20:
            return { r, a in
                (r as! NSTextLayoutManager).setRenderingAttributes(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setRenderingAttributes:forTextRange:", as: ([NSAttributedString.Key: Any]).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setRenderingAttributes:forTextRange:", as: (NSTextRange).self))
            }
        case 21:
            return { r, a in
                (r as! NSTextLayoutManager).textLayoutFragment(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "textLayoutFragmentForPoint:", as: (CGPoint).self))
            }
        case 22:
            return { r, a in
                (r as! NSTextLayoutManager).textLayoutFragment(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "textLayoutFragmentForTextLocation:", as: (any NSTextLocation).self))
            }
        case 23:
            return { r, a in
                (r as! NSTextLayoutManager).textLayoutOrientation(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "textLayoutOrientationAtLocation:", as: (any NSTextLocation).self))
            }
        default:
            return { r, a in
                (r as! NSTextLayoutManager).textRange(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "textRangeForSelectionGranularity:enclosingLocation:", as: (NSTextSelection.Granularity).self),
                    enclosing: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "textRangeForSelectionGranularity:enclosingLocation:", as: (any NSTextLocation).self))
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
