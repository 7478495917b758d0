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

extension UITextField {
    nonisolated static var descriptionOfUITextField: FrameworkClass {
        FrameworkClass(
            UITextField.self,
            properties: """
                .givenTextAttributes* adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowedWritingToolsResultOptions \
                allowsEditingTextAttributes attributedPlaceholder attributedText autocapitalizationType autocorrectionType \
                background* backgroundColor beginningOfDocument borderStyle* clearButtonMode* clearsOnBeginEditing clearsOnInsertion \
                defaultTextAttributes delegate disabledBackground enablesReturnKeyAutomatically endOfDocument font* hasText \
                inlinePredictionType inputAccessoryView inputDelegate inputView isEditing isTextDragActive isTextDropActive \
                keyboardAppearance* keyboardType leftView leftViewMode markedTextRange markedTextStyle minimumFontSize passwordRules \
                pasteDelegate placeholder returnKeyType rightView rightViewMode secureTextEntry/isSecureTextEntry selectedTextRange \
                selectionAffinity smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment \
                textColor* textContentType textDragDelegate textDragInteraction textDragOptions textDropDelegate textDropInteraction \
                textInputView tokenizer typingAttributes writingToolsBehavior
                """,
            methods: """
                baseWritingDirectionForPosition:inDirection: borderRectForBounds: caretRectForPosition: \
                characterOffsetOfPosition:withinRange: characterRangeAtPoint: characterRangeByExtendingPosition:inDirection: \
                clearButtonRectForBounds: closestPositionToPoint: closestPositionToPoint:withinRange: comparePosition:toPosition: \
                copy: cut: decreaseSize: delete: deleteBackward drawPlaceholderInRect: drawTextInRect: editingRectForBounds: \
                firstRectForRange: increaseSize: insertText: leftViewRectForBounds: makeTextWritingDirectionLeftToRight: \
                makeTextWritingDirectionRightToLeft: offsetFromPosition:toPosition: paste: pasteAndMatchStyle: \
                placeholderRectForBounds: positionFromPosition:inDirection:offset: positionFromPosition:offset: \
                positionWithinRange:atCharacterOffset: positionWithinRange:farthestInDirection: replaceRange:withText: \
                rightViewRectForBounds: select: selectAll: selectionRectsForRange: setBaseWritingDirection:forRange: \
                setMarkedText:selectedRange: shouldChangeTextInRange:replacementText: textInRange: textRangeFromPosition:toPosition: \
                textRectForBounds: textStylingAtPosition:inDirection: toggleBoldface: toggleItalics: toggleUnderline: unmarkText \
                updateTextAttributesWithConversionHandler:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UITextField.propertyOfUITextField,
            method: UITextField.methodOfUITextField,
            initializer: UITextField.initializerOfUITextField)
    }

    private static func propertyOfUITextField(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("givenTextAttributes", \UITextField.givenTextAttributes)
        case 1: return .value("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
        case 2: return .value("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
        case 3: return .value("allowedWritingToolsResultOptions", \UITextField.allowedWritingToolsResultOptions)
        case 4: return .value("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
        case 5: return .value("attributedPlaceholder", \UITextField.attributedPlaceholder)
        case 6: return .value("attributedText", \UITextField.attributedText)
        case 7: return .value("autocapitalizationType", \UITextField.autocapitalizationType)
        case 8: return .value("autocorrectionType", \UITextField.autocorrectionType)
        case 9: return .value("background", \UITextField.background)
        case 10: return .value("backgroundColor", \UITextField.backgroundColor)
        case 11: return .readOnly(\UITextField.beginningOfDocument)
        case 12: return .value("borderStyle", \UITextField.borderStyle)
        case 13: return .value("clearButtonMode", \UITextField.clearButtonMode)
        case 14: return .value("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
        case 15: return .value("clearsOnInsertion", \UITextField.clearsOnInsertion)
        case 16: return .value("defaultTextAttributes", \UITextField.defaultTextAttributes)
        case 17: return .reference(\UITextField.delegate)
        case 18: return .value("disabledBackground", \UITextField.disabledBackground)
        case 19: return .value("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
        case 20: return .readOnly(\UITextField.endOfDocument)
        case 21: return .value("font", \UITextField.font)
        case 22: return .readOnly(\UITextField.hasText)
        case 23: return .value("inlinePredictionType", \UITextField.inlinePredictionType)
        case 24: return .value("inputAccessoryView", \UITextField.inputAccessoryView)
        case 25: return .reference(\UITextField.inputDelegate)
        case 26: return .value("inputView", \UITextField.inputView)
        case 27: return .readOnly(\UITextField.isEditing)
        case 28: return .readOnly(\UITextField.isTextDragActive)
        case 29: return .readOnly(\UITextField.isTextDropActive)
        case 30: return .value("keyboardAppearance", \UITextField.keyboardAppearance)
        case 31: return .value("keyboardType", \UITextField.keyboardType)
        case 32: return .value("leftView", \UITextField.leftView)
        case 33: return .value("leftViewMode", \UITextField.leftViewMode)
        case 34: return .readOnly(\UITextField.markedTextRange)
        case 35: return .value("markedTextStyle", \UITextField.markedTextStyle)
        case 36: return .value("minimumFontSize", \UITextField.minimumFontSize)
        case 37: return .value("passwordRules", \UITextField.passwordRules)
        case 38: return .reference(\UITextField.pasteDelegate)
        case 39: return .value("placeholder", \UITextField.placeholder)
        case 40: return .value("returnKeyType", \UITextField.returnKeyType)
        case 41: return .value("rightView", \UITextField.rightView)
        case 42: return .value("rightViewMode", \UITextField.rightViewMode)
        case 43: return .value("secureTextEntry", \UITextField.isSecureTextEntry)
        case 44: return .value("selectedTextRange", \UITextField.selectedTextRange)
        case 45: return .value("selectionAffinity", \UITextField.selectionAffinity)
        case 46: return .value("smartDashesType", \UITextField.smartDashesType)
        case 47: return .value("smartInsertDeleteType", \UITextField.smartInsertDeleteType)
        case 48: return .value("smartQuotesType", \UITextField.smartQuotesType)
        case 49: return .value("spellCheckingType", \UITextField.spellCheckingType)
        case 50: return .value("text", \UITextField.text)
        case 51: return .value("textAlignment", \UITextField.textAlignment)
        case 52: return .value("textColor", \UITextField.textColor)
        case 53: return .value("textContentType", \UITextField.textContentType)
        case 54: return .reference(\UITextField.textDragDelegate)
        case 55: return .readOnly(\UITextField.textDragInteraction)
        case 56: return .value("textDragOptions", \UITextField.textDragOptions)
        case 57: return .reference(\UITextField.textDropDelegate)
        case 58: return .readOnly(\UITextField.textDropInteraction)
        case 59: return .readOnly(\UITextField.textInputView)
        case 60: return .value("tokenizer", \UITextField.tokenizer)
        case 61: return .value("typingAttributes", \UITextField.typingAttributes)
        default: return .value("writingToolsBehavior", \UITextField.writingToolsBehavior)
        }
    }

    nonisolated private static func methodOfUITextField(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextField).baseWritingDirection(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "baseWritingDirectionForPosition:inDirection:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "baseWritingDirectionForPosition:inDirection:", as: (UITextStorageDirection).self))
            }
        case 1:
            return { r, a in
                (r as! UITextField).borderRect(forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "borderRectForBounds:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! UITextField).caretRect(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "caretRectForPosition:", as: (UITextPosition).self))
            }
        case 3:
            return { r, a in
                (r as! UITextField).characterOffset(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "characterOffsetOfPosition:withinRange:", as: (UITextPosition).self),
                    within: ObjCRuntime.ObjCMessage.argument(a, 1, "characterOffsetOfPosition:withinRange:", as: (UITextRange).self))
            }
        case 4:
            return { r, a in
                (r as! UITextField).characterRange(at: ObjCRuntime.ObjCMessage.argument(a, 0, "characterRangeAtPoint:", as: (CGPoint).self))
            }
        case 5:
            return { r, a in
                (r as! UITextField).characterRange(
                    byExtending: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "characterRangeByExtendingPosition:inDirection:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "characterRangeByExtendingPosition:inDirection:", as: (UITextLayoutDirection).self))
            }
        case 6:
            return { r, a in
                (r as! UITextField).clearButtonRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "clearButtonRectForBounds:", as: (CGRect).self))
            }
        case 7:
            return { r, a in
                (r as! UITextField).closestPosition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "closestPositionToPoint:", as: (CGPoint).self))
            }
        case 8:
            return { r, a in
                (r as! UITextField).closestPosition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "closestPositionToPoint:withinRange:", as: (CGPoint).self),
                    within: ObjCRuntime.ObjCMessage.argument(a, 1, "closestPositionToPoint:withinRange:", as: (UITextRange).self))
            }
        case 9:
            return { r, a in
                (r as! UITextField).compare(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "comparePosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "comparePosition:toPosition:", as: (UITextPosition).self))
            }
        case 10: return { r, a in (r as! UITextField).copy(ObjCRuntime.ObjCMessage.argument(a, 0, "copy:", as: (Any?).self)) }
        case 11: return { r, a in (r as! UITextField).cut(ObjCRuntime.ObjCMessage.argument(a, 0, "cut:", as: (Any?).self)) }
        case 12:
            return { r, a in (r as! UITextField).decreaseSize(ObjCRuntime.ObjCMessage.argument(a, 0, "decreaseSize:", as: (Any?).self)) }
        case 13: return { r, a in (r as! UITextField).delete(ObjCRuntime.ObjCMessage.argument(a, 0, "delete:", as: (Any?).self)) }
        case 14: return { r, _ in (r as! UITextField).deleteBackward() }
        case 15:
            return { r, a in
                (r as! UITextField).drawPlaceholder(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawPlaceholderInRect:", as: (CGRect).self))
            }
        case 16:
            return { r, a in (r as! UITextField).drawText(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawTextInRect:", as: (CGRect).self))
            }
        case 17:
            return { r, a in
                (r as! UITextField).editingRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "editingRectForBounds:", as: (CGRect).self))
            }
        case 18:
            return { r, a in
                (r as! UITextField).firstRect(for: ObjCRuntime.ObjCMessage.argument(a, 0, "firstRectForRange:", as: (UITextRange).self))
            }
        case 19:
            return { r, a in (r as! UITextField).increaseSize(ObjCRuntime.ObjCMessage.argument(a, 0, "increaseSize:", as: (Any?).self)) }
        case 20: return { r, a in (r as! UITextField).insertText(ObjCRuntime.ObjCMessage.argument(a, 0, "insertText:", as: (String).self)) }
        case 21:
            return { r, a in
                (r as! UITextField).leftViewRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "leftViewRectForBounds:", as: (CGRect).self))
            }
        case 22:
            return { r, a in
                (r as! UITextField).makeTextWritingDirectionLeftToRight(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "makeTextWritingDirectionLeftToRight:", as: (Any?).self))
            }
        case 23:
            return { r, a in
                (r as! UITextField).makeTextWritingDirectionRightToLeft(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "makeTextWritingDirectionRightToLeft:", as: (Any?).self))
            }
        case 24:
            return { r, a in
                (r as! UITextField).offset(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "offsetFromPosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "offsetFromPosition:toPosition:", as: (UITextPosition).self))
            }
        case 25: return { r, a in (r as! UITextField).paste(ObjCRuntime.ObjCMessage.argument(a, 0, "paste:", as: (Any?).self)) }
        case 26:
            return { r, a in
                (r as! UITextField).pasteAndMatchStyle(ObjCRuntime.ObjCMessage.argument(a, 0, "pasteAndMatchStyle:", as: (Any?).self))
            }
        case 27:
            return { r, a in
                (r as! UITextField).placeholderRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "placeholderRectForBounds:", as: (CGRect).self))
            }
        case 28:
            return { r, a in
                (r as! UITextField).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:inDirection:offset:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionFromPosition:inDirection:offset:", as: (UITextLayoutDirection).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 2, "positionFromPosition:inDirection:offset:", as: (Int).self))
            }
        case 29:
            return { r, a in
                (r as! UITextField).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:offset:", as: (UITextPosition).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 1, "positionFromPosition:offset:", as: (Int).self))
            }
        case 30:
            return { r, a in
                (r as! UITextField).position(
                    within: ObjCRuntime.ObjCMessage.argument(a, 0, "positionWithinRange:atCharacterOffset:", as: (UITextRange).self),
                    atCharacterOffset: ObjCRuntime.ObjCMessage.argument(a, 1, "positionWithinRange:atCharacterOffset:", as: (Int).self))
            }
        case 31:
            return { r, a in
                (r as! UITextField).position(
                    within: ObjCRuntime.ObjCMessage.argument(a, 0, "positionWithinRange:farthestInDirection:", as: (UITextRange).self),
                    farthestIn: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionWithinRange:farthestInDirection:", as: (UITextLayoutDirection).self))
            }
        case 32:
            return { r, a in
                (r as! UITextField).replace(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "replaceRange:withText:", as: (UITextRange).self),
                    withText: ObjCRuntime.ObjCMessage.argument(a, 1, "replaceRange:withText:", as: (String).self))
            }
        case 33:
            return { r, a in
                (r as! UITextField).rightViewRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "rightViewRectForBounds:", as: (CGRect).self))
            }
        case 34: return { r, a in (r as! UITextField).select(ObjCRuntime.ObjCMessage.argument(a, 0, "select:", as: (Any?).self)) }
        case 35: return { r, a in (r as! UITextField).selectAll(ObjCRuntime.ObjCMessage.argument(a, 0, "selectAll:", as: (Any?).self)) }
        case 36:
            return { r, a in
                (r as! UITextField).selectionRects(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionRectsForRange:", as: (UITextRange).self))
            }
        case 37:
            return { r, a in
                (r as! UITextField).setBaseWritingDirection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBaseWritingDirection:forRange:", as: (NSWritingDirection).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBaseWritingDirection:forRange:", as: (UITextRange).self))
            }
        case 38:
            return { r, a in
                (r as! UITextField).setMarkedText(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMarkedText:selectedRange:", as: (String?).self),
                    selectedRange: ObjCRuntime.ObjCMessage.argument(a, 1, "setMarkedText:selectedRange:", as: (NSRange).self))
            }
        case 39:
            return { r, a in
                (r as! UITextField).shouldChangeText(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldChangeTextInRange:replacementText:", as: (UITextRange).self),
                    replacementText: ObjCRuntime.ObjCMessage.argument(a, 1, "shouldChangeTextInRange:replacementText:", as: (String).self))
            }
        case 40:
            return { r, a in (r as! UITextField).text(in: ObjCRuntime.ObjCMessage.argument(a, 0, "textInRange:", as: (UITextRange).self)) }
        case 41:
            return { r, a in
                (r as! UITextField).textRange(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "textRangeFromPosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "textRangeFromPosition:toPosition:", as: (UITextPosition).self))
            }
        case 42:
            return { r, a in
                (r as! UITextField).textRect(forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "textRectForBounds:", as: (CGRect).self))
            }
        case 43:
            return { r, a in
                (r as! UITextField).textStyling(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "textStylingAtPosition:inDirection:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "textStylingAtPosition:inDirection:", as: (UITextStorageDirection).self))
            }
        case 44:
            return { r, a in (r as! UITextField).toggleBoldface(ObjCRuntime.ObjCMessage.argument(a, 0, "toggleBoldface:", as: (Any?).self))
            }
        case 45:
            return { r, a in (r as! UITextField).toggleItalics(ObjCRuntime.ObjCMessage.argument(a, 0, "toggleItalics:", as: (Any?).self)) }
        case 46:
            return { r, a in
                (r as! UITextField).toggleUnderline(ObjCRuntime.ObjCMessage.argument(a, 0, "toggleUnderline:", as: (Any?).self))
            }
        case 47: return { r, _ in (r as! UITextField).unmarkText() }
        default:
            return { r, a in
                (r as! UITextField).updateTextAttributes(
                    conversionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "updateTextAttributesWithConversionHandler:",
                        as: (([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]).self))
            }
        }
    }

    nonisolated private static func initializerOfUITextField(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITextField() }
        case 1: return { a in UITextField(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UITextField(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UITextField(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
