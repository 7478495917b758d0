// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
import SampanTextLayout

extension UIPasteboard {
    nonisolated static var descriptionOfUIPasteboard: FrameworkClass {
        FrameworkClass(
            UIPasteboard.self,
            properties: """
                changeCount color colors hasColors hasImages hasStrings hasURLs image images isPersistent items name numberOfItems \
                string strings types url urls
                """,
            methods: """
                addItems: containsWithPasteboardTypes: containsWithPasteboardTypes:inItemSet: dataForPasteboardType: \
                dataForPasteboardType:inItemSet: itemSetWithPasteboardTypes: setData:forPasteboardType: setItems:options: \
                setValue:forPasteboardType: typesForItemSet: valueForPasteboardType: valuesForPasteboardType:inItemSet:
                """,
            classMethods:
                "generalPasteboard pasteboardWithUniqueName removeWithName: typeListColor typeListImage typeListString typeListURL",
            initializers: "initWithName:create:",
            property: UIPasteboard.propertyOfUIPasteboard,
            method: UIPasteboard.methodOfUIPasteboard,
            classMethod: UIPasteboard.classMethodOfUIPasteboard,
            initializer: UIPasteboard.initializerOfUIPasteboard)
    }

    private static func propertyOfUIPasteboard(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPasteboard.changeCount)
        case 1: return .value("color", \UIPasteboard.color)
        case 2: return .value("colors", \UIPasteboard.colors)
        case 3: return .readOnly(\UIPasteboard.hasColors)
        case 4: return .readOnly(\UIPasteboard.hasImages)
        case 5: return .readOnly(\UIPasteboard.hasStrings)
        case 6: return .readOnly(\UIPasteboard.hasURLs)
        case 7: return .value("image", \UIPasteboard.image)
        case 8: return .value("images", \UIPasteboard.images)
        case 9: return .readOnly(\UIPasteboard.isPersistent)
        case 10: return .value("items", \UIPasteboard.items)
        case 11: return .readOnly(\UIPasteboard.name)
        case 12: return .readOnly(\UIPasteboard.numberOfItems)
        case 13: return .value("string", \UIPasteboard.string)
        case 14: return .value("strings", \UIPasteboard.strings)
        case 15: return .readOnly(\UIPasteboard.types)
        case 16: return .value("url", \UIPasteboard.url)
        default: return .value("urls", \UIPasteboard.urls)
        }
    }

    nonisolated private static func methodOfUIPasteboard(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UIPasteboard).addItems(ObjCRuntime.ObjCMessage.argument(a, 0, "addItems:", as: ([[String: Any]]).self))
            }
        case 1:
            return { r, a in
                (r as! UIPasteboard).contains(
                    pasteboardTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "containsWithPasteboardTypes:", as: ([String]).self))
            }
        case 2:
            return { r, a in
                (r as! UIPasteboard).contains(
                    pasteboardTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "containsWithPasteboardTypes:inItemSet:", as: ([String]).self),
                    inItemSet: ObjCRuntime.ObjCMessage.argument(a, 1, "containsWithPasteboardTypes:inItemSet:", as: (IndexSet?).self))
            }
        case 3:
            return { r, a in
                (r as! UIPasteboard).data(
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 0, "dataForPasteboardType:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! UIPasteboard).data(
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 0, "dataForPasteboardType:inItemSet:", as: (String).self),
                    inItemSet: ObjCRuntime.ObjCMessage.argument(a, 1, "dataForPasteboardType:inItemSet:", as: (IndexSet?).self))
            }
        case 5:
            return { r, a in
                (r as! UIPasteboard).itemSet(
                    withPasteboardTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "itemSetWithPasteboardTypes:", as: ([String]).self))
            }
        case 6:
            return { r, a in
                (r as! UIPasteboard).setData(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setData:forPasteboardType:", as: (Data).self),
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 1, "setData:forPasteboardType:", as: (String).self))
            }
        case 7:
            return { r, a in
                (r as! UIPasteboard).setItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:options:", as: ([[String: Any]]).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:options:", as: ([UIPasteboard.OptionsKey: Any]).self))
            }
        case 8:
            return { r, a in
                (r as! UIPasteboard).setValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValue:forPasteboardType:", as: (Any).self),
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 1, "setValue:forPasteboardType:", as: (String).self))
            }
        case 9:
            return { r, a in
                (r as! UIPasteboard).types(forItemSet: ObjCRuntime.ObjCMessage.argument(a, 0, "typesForItemSet:", as: (IndexSet?).self))
            }
        case 10:
            return { r, a in
                (r as! UIPasteboard).value(
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 0, "valueForPasteboardType:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! UIPasteboard).values(
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 0, "valuesForPasteboardType:inItemSet:", as: (String).self),
                    inItemSet: ObjCRuntime.ObjCMessage.argument(a, 1, "valuesForPasteboardType:inItemSet:", as: (IndexSet?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIPasteboard(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPasteboard.Type).general }
        case 1: return { r, _ in (r as! UIPasteboard.Type).withUniqueName() }
        case 2:
            return { r, a in
                (r as! UIPasteboard.Type).remove(
                    withName: ObjCRuntime.ObjCMessage.argument(a, 0, "removeWithName:", as: (UIPasteboard.Name).self))
            }
        case 3: return { r, _ in (r as! UIPasteboard.Type).typeListColor }
        case 4: return { r, _ in (r as! UIPasteboard.Type).typeListImage }
        case 5: return { r, _ in (r as! UIPasteboard.Type).typeListString }
        default: return { r, _ in (r as! UIPasteboard.Type).typeListURL }
        }
    }

    nonisolated private static func initializerOfUIPasteboard(_ index: Int) -> ObjCFactory {
        { a in
            UIPasteboard(
                name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:create:", as: (UIPasteboard.Name).self),
                create: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:create:", as: (Bool).self))
        }
    }
}

extension UITextField {
    nonisolated static var descriptionOfUITextField: FrameworkClass {
        FrameworkClass(
            UITextField.self,
            properties: """
                .givenTextAttributes* adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes \
                attributedPlaceholder attributedText autocapitalizationType autocorrectionType background* backgroundColor \
                beginningOfDocument borderStyle* clearButtonMode* clearsOnBeginEditing clearsOnInsertion defaultTextAttributes \
                delegate disabledBackground enablesReturnKeyAutomatically endOfDocument font* hasText inputAccessoryView \
                inputDelegate inputView isEditing keyboardAppearance* keyboardType leftView leftViewMode markedTextRange \
                markedTextStyle minimumFontSize passwordRules placeholder returnKeyType rightView rightViewMode \
                secureTextEntry/isSecureTextEntry selectedTextRange smartDashesType smartInsertDeleteType smartQuotesType \
                spellCheckingType text textAlignment textColor* textContentType tokenizer typingAttributes
                """,
            methods: """
                baseWritingDirectionForPosition:inDirection: borderRectForBounds: caretRectForPosition: characterRangeAtPoint: \
                characterRangeByExtendingPosition:inDirection: clearButtonRectForBounds: closestPositionToPoint: \
                closestPositionToPoint:withinRange: comparePosition:toPosition: copy: cut: delete: deleteBackward \
                drawPlaceholderInRect: drawTextInRect: editingRectForBounds: firstRectForRange: insertText: leftViewRectForBounds: \
                offsetFromPosition:toPosition: paste: placeholderRectForBounds: positionFromPosition:inDirection:offset: \
                positionFromPosition:offset: positionWithinRange:farthestInDirection: replaceRange:withText: rightViewRectForBounds: \
                selectAll: selectionRectsForRange: setBaseWritingDirection:forRange: setMarkedText:selectedRange: textInRange: \
                textRangeFromPosition:toPosition: textRectForBounds: unmarkText
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
        case 3: return .value("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
        case 4: return .value("attributedPlaceholder", \UITextField.attributedPlaceholder)
        case 5: return .value("attributedText", \UITextField.attributedText)
        case 6: return .value("autocapitalizationType", \UITextField.autocapitalizationType)
        case 7: return .value("autocorrectionType", \UITextField.autocorrectionType)
        case 8: return .value("background", \UITextField.background)
        case 9: return .value("backgroundColor", \UITextField.backgroundColor)
        case 10: return .readOnly(\UITextField.beginningOfDocument)
        case 11: return .value("borderStyle", \UITextField.borderStyle)
        case 12: return .value("clearButtonMode", \UITextField.clearButtonMode)
        case 13: return .value("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
        case 14: return .value("clearsOnInsertion", \UITextField.clearsOnInsertion)
        case 15: return .value("defaultTextAttributes", \UITextField.defaultTextAttributes)
        case 16: return .reference(\UITextField.delegate)
        case 17: return .value("disabledBackground", \UITextField.disabledBackground)
        case 18: return .value("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
        case 19: return .readOnly(\UITextField.endOfDocument)
        case 20: return .value("font", \UITextField.font)
        case 21: return .readOnly(\UITextField.hasText)
        case 22: return .value("inputAccessoryView", \UITextField.inputAccessoryView)
        case 23: return .reference(\UITextField.inputDelegate)
        case 24: return .value("inputView", \UITextField.inputView)
        case 25: return .readOnly(\UITextField.isEditing)
        case 26: return .value("keyboardAppearance", \UITextField.keyboardAppearance)
        case 27: return .value("keyboardType", \UITextField.keyboardType)
        case 28: return .value("leftView", \UITextField.leftView)
        case 29: return .value("leftViewMode", \UITextField.leftViewMode)
        case 30: return .readOnly(\UITextField.markedTextRange)
        case 31: return .value("markedTextStyle", \UITextField.markedTextStyle)
        case 32: return .value("minimumFontSize", \UITextField.minimumFontSize)
        case 33: return .value("passwordRules", \UITextField.passwordRules)
        case 34: return .value("placeholder", \UITextField.placeholder)
        case 35: return .value("returnKeyType", \UITextField.returnKeyType)
        case 36: return .value("rightView", \UITextField.rightView)
        case 37: return .value("rightViewMode", \UITextField.rightViewMode)
        case 38: return .value("secureTextEntry", \UITextField.isSecureTextEntry)
        case 39: return .value("selectedTextRange", \UITextField.selectedTextRange)
        case 40: return .value("smartDashesType", \UITextField.smartDashesType)
        case 41: return .value("smartInsertDeleteType", \UITextField.smartInsertDeleteType)
        case 42: return .value("smartQuotesType", \UITextField.smartQuotesType)
        case 43: return .value("spellCheckingType", \UITextField.spellCheckingType)
        case 44: return .value("text", \UITextField.text)
        case 45: return .value("textAlignment", \UITextField.textAlignment)
        case 46: return .value("textColor", \UITextField.textColor)
        case 47: return .value("textContentType", \UITextField.textContentType)
        case 48: return .value("tokenizer", \UITextField.tokenizer)
        default: return .value("typingAttributes", \UITextField.typingAttributes)
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
                (r as! UITextField).characterRange(at: ObjCRuntime.ObjCMessage.argument(a, 0, "characterRangeAtPoint:", as: (CGPoint).self))
            }
        case 4:
            return { r, a in
                (r as! UITextField).characterRange(
                    byExtending: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "characterRangeByExtendingPosition:inDirection:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "characterRangeByExtendingPosition:inDirection:", as: (UITextLayoutDirection).self))
            }
        case 5:
            return { r, a in
                (r as! UITextField).clearButtonRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "clearButtonRectForBounds:", as: (CGRect).self))
            }
        case 6:
            return { r, a in
                (r as! UITextField).closestPosition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "closestPositionToPoint:", as: (CGPoint).self))
            }
        case 7:
            return { r, a in
                (r as! UITextField).closestPosition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "closestPositionToPoint:withinRange:", as: (CGPoint).self),
                    within: ObjCRuntime.ObjCMessage.argument(a, 1, "closestPositionToPoint:withinRange:", as: (UITextRange).self))
            }
        case 8:
            return { r, a in
                (r as! UITextField).compare(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "comparePosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "comparePosition:toPosition:", as: (UITextPosition).self))
            }
        case 9: return { r, a in (r as! UITextField).copy(ObjCRuntime.ObjCMessage.argument(a, 0, "copy:", as: (Any?).self)) }
        case 10: return { r, a in (r as! UITextField).cut(ObjCRuntime.ObjCMessage.argument(a, 0, "cut:", as: (Any?).self)) }
        case 11: return { r, a in (r as! UITextField).delete(ObjCRuntime.ObjCMessage.argument(a, 0, "delete:", as: (Any?).self)) }
        case 12: return { r, _ in (r as! UITextField).deleteBackward() }
        case 13:
            return { r, a in
                (r as! UITextField).drawPlaceholder(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawPlaceholderInRect:", as: (CGRect).self))
            }
        case 14:
            return { r, a in (r as! UITextField).drawText(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawTextInRect:", as: (CGRect).self))
            }
        case 15:
            return { r, a in
                (r as! UITextField).editingRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "editingRectForBounds:", as: (CGRect).self))
            }
        case 16:
            return { r, a in
                (r as! UITextField).firstRect(for: ObjCRuntime.ObjCMessage.argument(a, 0, "firstRectForRange:", as: (UITextRange).self))
            }
        case 17: return { r, a in (r as! UITextField).insertText(ObjCRuntime.ObjCMessage.argument(a, 0, "insertText:", as: (String).self)) }
        case 18:
            return { r, a in
                (r as! UITextField).leftViewRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "leftViewRectForBounds:", as: (CGRect).self))
            }
        case 19:
            return { r, a in
                (r as! UITextField).offset(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "offsetFromPosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "offsetFromPosition:toPosition:", as: (UITextPosition).self))
            }
        case 20: return { r, a in (r as! UITextField).paste(ObjCRuntime.ObjCMessage.argument(a, 0, "paste:", as: (Any?).self)) }
        case 21:
            return { r, a in
                (r as! UITextField).placeholderRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "placeholderRectForBounds:", as: (CGRect).self))
            }
        case 22:
            return { r, a in
                (r as! UITextField).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:inDirection:offset:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionFromPosition:inDirection:offset:", as: (UITextLayoutDirection).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 2, "positionFromPosition:inDirection:offset:", as: (Int).self))
            }
        case 23:
            return { r, a in
                (r as! UITextField).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:offset:", as: (UITextPosition).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 1, "positionFromPosition:offset:", as: (Int).self))
            }
        case 24:
            return { r, a in
                (r as! UITextField).position(
                    within: ObjCRuntime.ObjCMessage.argument(a, 0, "positionWithinRange:farthestInDirection:", as: (UITextRange).self),
                    farthestIn: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionWithinRange:farthestInDirection:", as: (UITextLayoutDirection).self))
            }
        case 25:
            return { r, a in
                (r as! UITextField).replace(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "replaceRange:withText:", as: (UITextRange).self),
                    withText: ObjCRuntime.ObjCMessage.argument(a, 1, "replaceRange:withText:", as: (String).self))
            }
        case 26:
            return { r, a in
                (r as! UITextField).rightViewRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "rightViewRectForBounds:", as: (CGRect).self))
            }
        case 27: return { r, a in (r as! UITextField).selectAll(ObjCRuntime.ObjCMessage.argument(a, 0, "selectAll:", as: (Any?).self)) }
        case 28:
            return { r, a in
                (r as! UITextField).selectionRects(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionRectsForRange:", as: (UITextRange).self))
            }
        case 29:
            return { r, a in
                (r as! UITextField).setBaseWritingDirection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBaseWritingDirection:forRange:", as: (NSWritingDirection).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBaseWritingDirection:forRange:", as: (UITextRange).self))
            }
        case 30:
            return { r, a in
                (r as! UITextField).setMarkedText(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMarkedText:selectedRange:", as: (String?).self),
                    selectedRange: ObjCRuntime.ObjCMessage.argument(a, 1, "setMarkedText:selectedRange:", as: (NSRange).self))
            }
        case 31:
            return { r, a in (r as! UITextField).text(in: ObjCRuntime.ObjCMessage.argument(a, 0, "textInRange:", as: (UITextRange).self)) }
        case 32:
            return { r, a in
                (r as! UITextField).textRange(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "textRangeFromPosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "textRangeFromPosition:toPosition:", as: (UITextPosition).self))
            }
        case 33:
            return { r, a in
                (r as! UITextField).textRect(forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "textRectForBounds:", as: (CGRect).self))
            }
        default: return { r, _ in (r as! UITextField).unmarkText() }
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

extension UITextInputStringTokenizer {
    nonisolated static var descriptionOfUITextInputStringTokenizer: FrameworkClass {
        FrameworkClass(
            UITextInputStringTokenizer.self,
            methods: """
                isPosition:atBoundary:inDirection: isPosition:withinTextUnit:inDirection: \
                positionFromPosition:toBoundary:inDirection: rangeEnclosingPosition:withGranularity:inDirection:
                """,
            initializers: "initWithTextInput:",
            method: UITextInputStringTokenizer.methodOfUITextInputStringTokenizer,
            initializer: UITextInputStringTokenizer.initializerOfUITextInputStringTokenizer)
    }

    nonisolated private static func methodOfUITextInputStringTokenizer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextInputStringTokenizer).isPosition(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isPosition:atBoundary:inDirection:", as: (UITextPosition).self),
                    atBoundary: ObjCRuntime.ObjCMessage.argument(a, 1, "isPosition:atBoundary:inDirection:", as: (UITextGranularity).self),
                    inDirection: ObjCRuntime.ObjCMessage.argument(a, 2, "isPosition:atBoundary:inDirection:", as: (UITextDirection).self))
            }
        case 1:
            return { r, a in
                (r as! UITextInputStringTokenizer).isPosition(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isPosition:withinTextUnit:inDirection:", as: (UITextPosition).self),
                    withinTextUnit: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "isPosition:withinTextUnit:inDirection:", as: (UITextGranularity).self),
                    inDirection: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "isPosition:withinTextUnit:inDirection:", as: (UITextDirection).self))
            }
        case 2:
            return { r, a in
                (r as! UITextInputStringTokenizer).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:toBoundary:inDirection:", as: (UITextPosition).self),
                    toBoundary: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionFromPosition:toBoundary:inDirection:", as: (UITextGranularity).self),
                    inDirection: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "positionFromPosition:toBoundary:inDirection:", as: (UITextDirection).self))
            }
        default:
            return { r, a in
                (r as! UITextInputStringTokenizer).rangeEnclosingPosition(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "rangeEnclosingPosition:withGranularity:inDirection:", as: (UITextPosition).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "rangeEnclosingPosition:withGranularity:inDirection:", as: (UITextGranularity).self),
                    inDirection: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "rangeEnclosingPosition:withGranularity:inDirection:", as: (UITextDirection).self))
            }
        }
    }

    nonisolated private static func initializerOfUITextInputStringTokenizer(_ index: Int) -> ObjCFactory {
        { a in
            UITextInputStringTokenizer(
                textInput: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTextInput:", as: (any UIResponder & UITextInput).self))
        }
    }
}

extension UITextView {
    nonisolated static var descriptionOfUITextView: FrameworkClass {
        FrameworkClass(
            UITextView.self,
            properties: """
                adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText autocapitalizationType \
                autocorrectionType beginningOfDocument bounds clearsOnInsertion dataDetectorTypes delegate editable/isEditable \
                enablesReturnKeyAutomatically endOfDocument font* frame hasText inputAccessoryView inputDelegate inputView \
                keyboardAppearance* keyboardType layoutManager linkTextAttributes markedTextRange markedTextStyle passwordRules \
                returnKeyType scrollEnabled/isScrollEnabled secureTextEntry/isSecureTextEntry selectable/isSelectable selectedRange \
                selectedTextRange smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment \
                textColor* textContainer textContainerInset textContentType tokenizer typingAttributes
                """,
            methods: """
                baseWritingDirectionForPosition:inDirection: caretRectForPosition: characterRangeAtPoint: \
                characterRangeByExtendingPosition:inDirection: closestPositionToPoint: closestPositionToPoint:withinRange: \
                comparePosition:toPosition: copy: cut: delete: deleteBackward firstRectForRange: insertText: \
                offsetFromPosition:toPosition: paste: positionFromPosition:inDirection:offset: positionFromPosition:offset: \
                positionWithinRange:farthestInDirection: replaceRange:withText: scrollRangeToVisible: selectAll: \
                selectionRectsForRange: setBaseWritingDirection:forRange: setMarkedText:selectedRange: textInRange: \
                textRangeFromPosition:toPosition: unmarkText
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:textContainer:",
            property: UITextView.propertyOfUITextView,
            method: UITextView.methodOfUITextView,
            initializer: UITextView.initializerOfUITextView)
    }

    private static func propertyOfUITextView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
        case 1: return .value("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
        case 2: return .value("attributedText", \UITextView.attributedText)
        case 3: return .value("autocapitalizationType", \UITextView.autocapitalizationType)
        case 4: return .value("autocorrectionType", \UITextView.autocorrectionType)
        case 5: return .readOnly(\UITextView.beginningOfDocument)
        case 6: return .value("bounds", \UITextView.bounds)
        case 7: return .value("clearsOnInsertion", \UITextView.clearsOnInsertion)
        case 8: return .value("dataDetectorTypes", \UITextView.dataDetectorTypes)
        case 9: return .reference(\UITextView.delegate)
        case 10: return .value("editable", \UITextView.isEditable)
        case 11: return .value("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
        case 12: return .readOnly(\UITextView.endOfDocument)
        case 13: return .value("font", \UITextView.font)
        case 14: return .value("frame", \UITextView.frame)
        case 15: return .readOnly(\UITextView.hasText)
        case 16: return .value("inputAccessoryView", \UITextView.inputAccessoryView)
        case 17: return .reference(\UITextView.inputDelegate)
        case 18: return .value("inputView", \UITextView.inputView)
        case 19: return .value("keyboardAppearance", \UITextView.keyboardAppearance)
        case 20: return .value("keyboardType", \UITextView.keyboardType)
        case 21: return .readOnly(\UITextView.layoutManager)
        case 22: return .value("linkTextAttributes", \UITextView.linkTextAttributes)
        case 23: return .readOnly(\UITextView.markedTextRange)
        case 24: return .value("markedTextStyle", \UITextView.markedTextStyle)
        case 25: return .value("passwordRules", \UITextView.passwordRules)
        case 26: return .value("returnKeyType", \UITextView.returnKeyType)
        case 27: return .value("scrollEnabled", \UITextView.isScrollEnabled)
        case 28: return .value("secureTextEntry", \UITextView.isSecureTextEntry)
        case 29: return .value("selectable", \UITextView.isSelectable)
        case 30: return .value("selectedRange", \UITextView.selectedRange)
        case 31: return .value("selectedTextRange", \UITextView.selectedTextRange)
        case 32: return .value("smartDashesType", \UITextView.smartDashesType)
        case 33: return .value("smartInsertDeleteType", \UITextView.smartInsertDeleteType)
        case 34: return .value("smartQuotesType", \UITextView.smartQuotesType)
        case 35: return .value("spellCheckingType", \UITextView.spellCheckingType)
        case 36: return .value("text", \UITextView.text)
        case 37: return .value("textAlignment", \UITextView.textAlignment)
        case 38: return .value("textColor", \UITextView.textColor)
        case 39: return .readOnly(\UITextView.textContainer)
        case 40: return .value("textContainerInset", \UITextView.textContainerInset)
        case 41: return .value("textContentType", \UITextView.textContentType)
        case 42: return .value("tokenizer", \UITextView.tokenizer)
        default: return .value("typingAttributes", \UITextView.typingAttributes)
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
                (r as! UITextView).characterRange(at: ObjCRuntime.ObjCMessage.argument(a, 0, "characterRangeAtPoint:", as: (CGPoint).self))
            }
        case 3:
            return { r, a in
                (r as! UITextView).characterRange(
                    byExtending: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "characterRangeByExtendingPosition:inDirection:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "characterRangeByExtendingPosition:inDirection:", as: (UITextLayoutDirection).self))
            }
        case 4:
            return { r, a in
                (r as! UITextView).closestPosition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "closestPositionToPoint:", as: (CGPoint).self))
            }
        case 5:
            return { r, a in
                (r as! UITextView).closestPosition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "closestPositionToPoint:withinRange:", as: (CGPoint).self),
                    within: ObjCRuntime.ObjCMessage.argument(a, 1, "closestPositionToPoint:withinRange:", as: (UITextRange).self))
            }
        case 6:
            return { r, a in
                (r as! UITextView).compare(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "comparePosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "comparePosition:toPosition:", as: (UITextPosition).self))
            }
        case 7: return { r, a in (r as! UITextView).copy(ObjCRuntime.ObjCMessage.argument(a, 0, "copy:", as: (Any?).self)) }
        case 8: return { r, a in (r as! UITextView).cut(ObjCRuntime.ObjCMessage.argument(a, 0, "cut:", as: (Any?).self)) }
        case 9: return { r, a in (r as! UITextView).delete(ObjCRuntime.ObjCMessage.argument(a, 0, "delete:", as: (Any?).self)) }
        case 10: return { r, _ in (r as! UITextView).deleteBackward() }
        case 11:
            return { r, a in
                (r as! UITextView).firstRect(for: ObjCRuntime.ObjCMessage.argument(a, 0, "firstRectForRange:", as: (UITextRange).self))
            }
        case 12: return { r, a in (r as! UITextView).insertText(ObjCRuntime.ObjCMessage.argument(a, 0, "insertText:", as: (String).self)) }
        case 13:
            return { r, a in
                (r as! UITextView).offset(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "offsetFromPosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "offsetFromPosition:toPosition:", as: (UITextPosition).self))
            }
        case 14: return { r, a in (r as! UITextView).paste(ObjCRuntime.ObjCMessage.argument(a, 0, "paste:", as: (Any?).self)) }
        case 15:
            return { r, a in
                (r as! UITextView).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:inDirection:offset:", as: (UITextPosition).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionFromPosition:inDirection:offset:", as: (UITextLayoutDirection).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 2, "positionFromPosition:inDirection:offset:", as: (Int).self))
            }
        case 16:
            return { r, a in
                (r as! UITextView).position(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "positionFromPosition:offset:", as: (UITextPosition).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 1, "positionFromPosition:offset:", as: (Int).self))
            }
        case 17:
            return { r, a in
                (r as! UITextView).position(
                    within: ObjCRuntime.ObjCMessage.argument(a, 0, "positionWithinRange:farthestInDirection:", as: (UITextRange).self),
                    farthestIn: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "positionWithinRange:farthestInDirection:", as: (UITextLayoutDirection).self))
            }
        case 18:
            return { r, a in
                (r as! UITextView).replace(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "replaceRange:withText:", as: (UITextRange).self),
                    withText: ObjCRuntime.ObjCMessage.argument(a, 1, "replaceRange:withText:", as: (String).self))
            }
        case 19:
            return { r, a in
                (r as! UITextView).scrollRangeToVisible(ObjCRuntime.ObjCMessage.argument(a, 0, "scrollRangeToVisible:", as: (NSRange).self))
            }
        case 20: return { r, a in (r as! UITextView).selectAll(ObjCRuntime.ObjCMessage.argument(a, 0, "selectAll:", as: (Any?).self)) }
        case 21:
            return { r, a in
                (r as! UITextView).selectionRects(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionRectsForRange:", as: (UITextRange).self))
            }
        case 22:
            return { r, a in
                (r as! UITextView).setBaseWritingDirection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBaseWritingDirection:forRange:", as: (NSWritingDirection).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBaseWritingDirection:forRange:", as: (UITextRange).self))
            }
        case 23:
            return { r, a in
                (r as! UITextView).setMarkedText(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMarkedText:selectedRange:", as: (String?).self),
                    selectedRange: ObjCRuntime.ObjCMessage.argument(a, 1, "setMarkedText:selectedRange:", as: (NSRange).self))
            }
        case 24:
            return { r, a in (r as! UITextView).text(in: ObjCRuntime.ObjCMessage.argument(a, 0, "textInRange:", as: (UITextRange).self)) }
        case 25:
            return { r, a in
                (r as! UITextView).textRange(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "textRangeFromPosition:toPosition:", as: (UITextPosition).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "textRangeFromPosition:toPosition:", as: (UITextPosition).self))
            }
        default: return { r, _ in (r as! UITextView).unmarkText() }
        }
    }

    nonisolated private static func initializerOfUITextView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITextView() }
        case 1: return { a in UITextView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UITextView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UITextView(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:textContainer:", as: (CGRect).self),
                    textContainer: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:textContainer:", as: (NSTextContainer?).self))
            }
        }
    }
}
