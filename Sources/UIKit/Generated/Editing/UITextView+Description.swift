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

extension UITextView {
    nonisolated static var descriptionOfUITextView: FrameworkClass {
        FrameworkClass(
            UITextView.self,
            properties: """
                adjustsFontForContentSizeCategory allowedWritingToolsResultOptions allowsEditingTextAttributes attributedText \
                autocapitalizationType autocorrectionType backgroundColor beginningOfDocument borderStyle bounds clearsOnInsertion \
                dataDetectorTypes delegate editable/isEditable enablesReturnKeyAutomatically endOfDocument findInteraction \
                findInteractionEnabled/isFindInteractionEnabled font* frame hasText inlinePredictionType inputAccessoryView \
                inputDelegate inputView isTextDragActive isTextDropActive isWritingToolsActive keyboardAppearance* keyboardType \
                layoutManager linkTextAttributes markedTextRange markedTextStyle passwordRules pasteDelegate returnKeyType \
                scrollEnabled/isScrollEnabled secureTextEntry/isSecureTextEntry selectable/isSelectable selectedRange \
                selectedTextRange selectionAffinity smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text \
                textAlignment textColor* textContainer textContainerInset textContentType textDragDelegate textDragInteraction \
                textDragOptions textDropDelegate textDropInteraction textFormattingConfiguration textInputView textLayoutManager \
                textStorage tokenizer typingAttributes writingToolsBehavior
                """,
            methods: """
                baseWritingDirectionForPosition:inDirection: caretRectForPosition: characterOffsetOfPosition:withinRange: \
                characterRangeAtPoint: characterRangeByExtendingPosition:inDirection: closestPositionToPoint: \
                closestPositionToPoint:withinRange: comparePosition:toPosition: copy: cut: decreaseSize: delete: deleteBackward \
                find: findAndReplace: findNext: findPrevious: firstRectForRange: increaseSize: insertText: \
                makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: offsetFromPosition:toPosition: paste: \
                pasteAndMatchStyle: positionFromPosition:inDirection:offset: positionFromPosition:offset: \
                positionWithinRange:atCharacterOffset: positionWithinRange:farthestInDirection: replaceRange:withText: \
                scrollRangeToVisible: select: selectAll: selectionRectsForRange: setBaseWritingDirection:forRange: \
                setMarkedText:selectedRange: shouldChangeTextInRange:replacementText: textInRange: textRangeFromPosition:toPosition: \
                textStylingAtPosition:inDirection: toggleBoldface: toggleItalics: toggleUnderline: unmarkText \
                updateTextAttributesWithConversionHandler: useSelectionForFind:
                """,
            initializers: "init initUsingTextLayoutManager: initWithCoder: initWithFrame: initWithFrame:textContainer:",
            property: UITextView.propertyOfUITextView,
            method: UITextView.methodOfUITextView,
            initializer: UITextView.initializerOfUITextView)
    }

    private static func propertyOfUITextView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
        case 1: return .value("allowedWritingToolsResultOptions", \UITextView.allowedWritingToolsResultOptions)
        case 2: return .value("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
        case 3: return .value("attributedText", \UITextView.attributedText)
        case 4: return .value("autocapitalizationType", \UITextView.autocapitalizationType)
        case 5: return .value("autocorrectionType", \UITextView.autocorrectionType)
        case 6: return .value("backgroundColor", \UITextView.backgroundColor)
        case 7: return .readOnly(\UITextView.beginningOfDocument)
        case 8: return .value("borderStyle", \UITextView.borderStyle)
        case 9: return .value("bounds", \UITextView.bounds)
        case 10: return .value("clearsOnInsertion", \UITextView.clearsOnInsertion)
        case 11: return .value("dataDetectorTypes", \UITextView.dataDetectorTypes)
        case 12: return .reference(\UITextView.delegate)
        case 13: return .value("editable", \UITextView.isEditable)
        case 14: return .value("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
        case 15: return .readOnly(\UITextView.endOfDocument)
        case 16: return .readOnly(\UITextView.findInteraction)
        case 17: return .value("findInteractionEnabled", \UITextView.isFindInteractionEnabled)
        case 18: return .value("font", \UITextView.font)
        case 19: return .value("frame", \UITextView.frame)
        case 20: return .readOnly(\UITextView.hasText)
        case 21: return .value("inlinePredictionType", \UITextView.inlinePredictionType)
        case 22: return .value("inputAccessoryView", \UITextView.inputAccessoryView)
        case 23: return .reference(\UITextView.inputDelegate)
        case 24: return .value("inputView", \UITextView.inputView)
        case 25: return .readOnly(\UITextView.isTextDragActive)
        case 26: return .readOnly(\UITextView.isTextDropActive)
        case 27: return .readOnly(\UITextView.isWritingToolsActive)
        case 28: return .value("keyboardAppearance", \UITextView.keyboardAppearance)
        case 29: return .value("keyboardType", \UITextView.keyboardType)
        case 30: return .readOnly(\UITextView.layoutManager)
        case 31: return .value("linkTextAttributes", \UITextView.linkTextAttributes)
        case 32: return .readOnly(\UITextView.markedTextRange)
        case 33: return .value("markedTextStyle", \UITextView.markedTextStyle)
        case 34: return .value("passwordRules", \UITextView.passwordRules)
        case 35: return .reference(\UITextView.pasteDelegate)
        case 36: return .value("returnKeyType", \UITextView.returnKeyType)
        case 37: return .value("scrollEnabled", \UITextView.isScrollEnabled)
        case 38: return .value("secureTextEntry", \UITextView.isSecureTextEntry)
        case 39: return .value("selectable", \UITextView.isSelectable)
        case 40: return .value("selectedRange", \UITextView.selectedRange)
        case 41: return .value("selectedTextRange", \UITextView.selectedTextRange)
        case 42: return .value("selectionAffinity", \UITextView.selectionAffinity)
        case 43: return .value("smartDashesType", \UITextView.smartDashesType)
        case 44: return .value("smartInsertDeleteType", \UITextView.smartInsertDeleteType)
        case 45: return .value("smartQuotesType", \UITextView.smartQuotesType)
        case 46: return .value("spellCheckingType", \UITextView.spellCheckingType)
        case 47: return .value("text", \UITextView.text)
        case 48: return .value("textAlignment", \UITextView.textAlignment)
        case 49: return .value("textColor", \UITextView.textColor)
        case 50: return .readOnly(\UITextView.textContainer)
        case 51: return .value("textContainerInset", \UITextView.textContainerInset)
        case 52: return .value("textContentType", \UITextView.textContentType)
        case 53: return .reference(\UITextView.textDragDelegate)
        case 54: return .readOnly(\UITextView.textDragInteraction)
        case 55: return .value("textDragOptions", \UITextView.textDragOptions)
        case 56: return .reference(\UITextView.textDropDelegate)
        case 57: return .readOnly(\UITextView.textDropInteraction)
        case 58: return .value("textFormattingConfiguration", \UITextView.textFormattingConfiguration)
        case 59: return .readOnly(\UITextView.textInputView)
        case 60: return .readOnly(\UITextView.textLayoutManager)
        case 61: return .readOnly(\UITextView.textStorage)
        case 62: return .value("tokenizer", \UITextView.tokenizer)
        case 63: return .value("typingAttributes", \UITextView.typingAttributes)
        default: return .value("writingToolsBehavior", \UITextView.writingToolsBehavior)
        }
    }

    nonisolated private static func methodOfUITextView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextView).baseWritingDirection(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "baseWritingDirectionForPosition:inDirection:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "baseWritingDirectionForPosition:inDirection:", as: (UITextStorageDirection).self))
            }
        case 1:
            return { r, a in
                (r as! UITextView).caretRect(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "caretRectForPosition:", as: (UITextPosition).self))
            }
        case 2:
            return { r, a in
                (r as! UITextView).characterOffset(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "characterOffsetOfPosition:withinRange:", as: (UITextPosition).self),
                    within: ObjCRuntime.ObjCMessage.argument(a, 1, "characterOffsetOfPosition:withinRange:", as: (UITextRange).self))
            }
        case 3:
            return { r, a in
                (r as! UITextView).characterRange(at: ObjCRuntime.ObjCMessage.argument(a, 0, "characterRangeAtPoint:", as: (CGPoint).self))
            }
        case 4:
            return { r, a in
                (r as! UITextView).characterRange(
                    byExtending: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "characterRangeByExtendingPosition:inDirection:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "characterRangeByExtendingPosition:inDirection:", as: (UITextLayoutDirection).self))
            }
        case 5:
            return { r, a in
                (r as! UITextView).closestPosition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "closestPositionToPoint:", as: (CGPoint).self))
            }
        case 6:
            return { r, a in
                (r as! UITextView).closestPosition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "closestPositionToPoint:withinRange:", as: (CGPoint).self),
                    within: ObjCRuntime.ObjCMessage.argument(a, 1, "closestPositionToPoint:withinRange:", as: (UITextRange).self))
            }
        case 7:
            return { r, a in
                (r as! UITextView).compare(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "comparePosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "comparePosition:toPosition:", as: (UITextPosition).self))
            }
        case 8: return { r, a in (r as! UITextView).copy(ObjCRuntime.ObjCMessage.argument(a, 0, "copy:", as: (Any?).self)) }
        case 9: return { r, a in (r as! UITextView).cut(ObjCRuntime.ObjCMessage.argument(a, 0, "cut:", as: (Any?).self)) }
        case 10:
            return { r, a in (r as! UITextView).decreaseSize(ObjCRuntime.ObjCMessage.argument(a, 0, "decreaseSize:", as: (Any?).self)) }
        case 11: return { r, a in (r as! UITextView).delete(ObjCRuntime.ObjCMessage.argument(a, 0, "delete:", as: (Any?).self)) }
        case 12: return { r, _ in (r as! UITextView).deleteBackward() }
        case 13: return { r, a in (r as! UITextView).find(ObjCRuntime.ObjCMessage.argument(a, 0, "find:", as: (Any?).self)) }
        case 14:
            return { r, a in (r as! UITextView).findAndReplace(ObjCRuntime.ObjCMessage.argument(a, 0, "findAndReplace:", as: (Any?).self)) }
        case 15: return { r, a in (r as! UITextView).findNext(ObjCRuntime.ObjCMessage.argument(a, 0, "findNext:", as: (Any?).self)) }
        case 16:
            return { r, a in (r as! UITextView).findPrevious(ObjCRuntime.ObjCMessage.argument(a, 0, "findPrevious:", as: (Any?).self)) }
        case 17:
            return { r, a in
                (r as! UITextView).firstRect(for: ObjCRuntime.ObjCMessage.argument(a, 0, "firstRectForRange:", as: (UITextRange).self))
            }
        case 18:
            return { r, a in (r as! UITextView).increaseSize(ObjCRuntime.ObjCMessage.argument(a, 0, "increaseSize:", as: (Any?).self)) }
        case 19: return { r, a in (r as! UITextView).insertText(ObjCRuntime.ObjCMessage.argument(a, 0, "insertText:", as: (String).self)) }
        case 20:
            return { r, a in
                (r as! UITextView).makeTextWritingDirectionLeftToRight(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "makeTextWritingDirectionLeftToRight:", as: (Any?).self))
            }
        case 21:
            return { r, a in
                (r as! UITextView).makeTextWritingDirectionRightToLeft(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "makeTextWritingDirectionRightToLeft:", as: (Any?).self))
            }
        case 22:
            return { r, a in
                (r as! UITextView).offset(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "offsetFromPosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "offsetFromPosition:toPosition:", as: (UITextPosition).self))
            }
        case 23: return { r, a in (r as! UITextView).paste(ObjCRuntime.ObjCMessage.argument(a, 0, "paste:", as: (Any?).self)) }
        case 24:
            return { r, a in
                (r as! UITextView).pasteAndMatchStyle(ObjCRuntime.ObjCMessage.argument(a, 0, "pasteAndMatchStyle:", as: (Any?).self))
            }
        case 25:
            return { r, a in
                (r as! UITextView).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:inDirection:offset:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionFromPosition:inDirection:offset:", as: (UITextLayoutDirection).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 2, "positionFromPosition:inDirection:offset:", as: (Int).self))
            }
        case 26:
            return { r, a in
                (r as! UITextView).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:offset:", as: (UITextPosition).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 1, "positionFromPosition:offset:", as: (Int).self))
            }
        case 27:
            return { r, a in
                (r as! UITextView).position(
                    within: ObjCRuntime.ObjCMessage.argument(a, 0, "positionWithinRange:atCharacterOffset:", as: (UITextRange).self),
                    atCharacterOffset: ObjCRuntime.ObjCMessage.argument(a, 1, "positionWithinRange:atCharacterOffset:", as: (Int).self))
            }
        case 28:
            return { r, a in
                (r as! UITextView).position(
                    within: ObjCRuntime.ObjCMessage.argument(a, 0, "positionWithinRange:farthestInDirection:", as: (UITextRange).self),
                    farthestIn: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionWithinRange:farthestInDirection:", as: (UITextLayoutDirection).self))
            }
        case 29:
            return { r, a in
                (r as! UITextView).replace(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "replaceRange:withText:", as: (UITextRange).self),
                    withText: ObjCRuntime.ObjCMessage.argument(a, 1, "replaceRange:withText:", as: (String).self))
            }
        case 30:
            return { r, a in
                (r as! UITextView).scrollRangeToVisible(ObjCRuntime.ObjCMessage.argument(a, 0, "scrollRangeToVisible:", as: (NSRange).self))
            }
        case 31: return { r, a in (r as! UITextView).select(ObjCRuntime.ObjCMessage.argument(a, 0, "select:", as: (Any?).self)) }
        case 32: return { r, a in (r as! UITextView).selectAll(ObjCRuntime.ObjCMessage.argument(a, 0, "selectAll:", as: (Any?).self)) }
        case 33:
            return { r, a in
                (r as! UITextView).selectionRects(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionRectsForRange:", as: (UITextRange).self))
            }
        case 34:
            return { r, a in
                (r as! UITextView).setBaseWritingDirection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBaseWritingDirection:forRange:", as: (NSWritingDirection).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBaseWritingDirection:forRange:", as: (UITextRange).self))
            }
        case 35:
            return { r, a in
                (r as! UITextView).setMarkedText(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMarkedText:selectedRange:", as: (String?).self),
                    selectedRange: ObjCRuntime.ObjCMessage.argument(a, 1, "setMarkedText:selectedRange:", as: (NSRange).self))
            }
        case 36:
            return { r, a in
                (r as! UITextView).shouldChangeText(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldChangeTextInRange:replacementText:", as: (UITextRange).self),
                    replacementText: ObjCRuntime.ObjCMessage.argument(a, 1, "shouldChangeTextInRange:replacementText:", as: (String).self))
            }
        case 37:
            return { r, a in (r as! UITextView).text(in: ObjCRuntime.ObjCMessage.argument(a, 0, "textInRange:", as: (UITextRange).self)) }
        case 38:
            return { r, a in
                (r as! UITextView).textRange(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "textRangeFromPosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "textRangeFromPosition:toPosition:", as: (UITextPosition).self))
            }
        case 39:
            return { r, a in
                (r as! UITextView).textStyling(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "textStylingAtPosition:inDirection:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "textStylingAtPosition:inDirection:", as: (UITextStorageDirection).self))
            }
        case 40:
            return { r, a in (r as! UITextView).toggleBoldface(ObjCRuntime.ObjCMessage.argument(a, 0, "toggleBoldface:", as: (Any?).self)) }
        case 41:
            return { r, a in (r as! UITextView).toggleItalics(ObjCRuntime.ObjCMessage.argument(a, 0, "toggleItalics:", as: (Any?).self)) }
        case 42:
            return { r, a in (r as! UITextView).toggleUnderline(ObjCRuntime.ObjCMessage.argument(a, 0, "toggleUnderline:", as: (Any?).self))
            }
        case 43: return { r, _ in (r as! UITextView).unmarkText() }
        case 44:
            return { r, a in
                (r as! UITextView).updateTextAttributes(
                    conversionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "updateTextAttributesWithConversionHandler:",
                        as: (([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]).self))
            }
        default:
            return { r, a in
                (r as! UITextView).useSelectionForFind(ObjCRuntime.ObjCMessage.argument(a, 0, "useSelectionForFind:", as: (Any?).self))
            }
        }
    }

    nonisolated private static func initializerOfUITextView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITextView() }
        case 1:
            return { a in
                UITextView(usingTextLayoutManager: ObjCRuntime.ObjCMessage.argument(a, 0, "initUsingTextLayoutManager:", as: (Bool).self))
            }
        case 2: return { a in UITextView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 3: return { a in UITextView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UITextView(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:textContainer:", as: (CGRect).self),
                    textContainer: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:textContainer:", as: (NSTextContainer?).self))
            }
        }
    }
}
