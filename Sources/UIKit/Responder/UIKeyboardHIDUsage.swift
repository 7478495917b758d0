/// A key of a hardware keyboard, by its USB HID usage, which says where the key is: what a keyboard for American English has there, whatever
/// is written on this one. See https://developer.apple.com/documentation/uikit/uikeyboardhidusage.
public enum UIKeyboardHIDUsage: Int, Sendable {
    // What a keyboard tells in the place of a key.
    case keyboardErrorRollOver = 0x01
    case keyboardPostFail, keyboardErrorUndefined

    // Letters.
    case keyboardA = 0x04
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM
    case keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
    case keyboardZ

    // Digits above the letters.
    case keyboard1 = 0x1E
    case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0

    // Beside the letters: what ends, deletes and parts, and signs.
    case keyboardReturnOrEnter = 0x28
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHyphen = 0x2D
    case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    /// The key beside Return on keyboards that have no backslash there.
    case keyboardNonUSPound
    case keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock

    // The row above the digits.
    case keyboardF1 = 0x3A
    case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11
    case keyboardF12, keyboardPrintScreen, keyboardScrollLock, keyboardPause

    // What moves the caret.
    case keyboardInsert = 0x49
    case keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

    // The keypad.
    case keypadNumLock = 0x53
    case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
    case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod

    // What some keyboards have.
    /// The key beside the left Shift on keyboards that have one there.
    case keyboardNonUSBackslash = 0x64
    case keyboardApplication, keyboardPower, keypadEqualSign
    case keyboardF13 = 0x68
    case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23
    case keyboardF24
    case keyboardExecute = 0x74
    case keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste
    case keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown

    // Keys that stay down.
    case keyboardLockingCapsLock = 0x82
    case keyboardLockingNumLock, keyboardLockingScrollLock

    // More keys of keypads.
    case keypadComma = 0x85
    case keypadEqualSignAS400

    // Keys of languages: of which they are, differs from keyboard to keyboard.
    case keyboardInternational1 = 0x87
    case keyboardInternational2, keyboardInternational3, keyboardInternational4, keyboardInternational5, keyboardInternational6
    case keyboardInternational7, keyboardInternational8, keyboardInternational9
    case keyboardLANG1 = 0x90
    case keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9

    // Keys of old terminals.
    case keyboardAlternateErase = 0x99
    case keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut
    case keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel

    // Modifiers: Alt is Option, GUI is Command.
    case keyboardLeftControl = 0xE0
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI

    /// A number that is kept free.
    case keyboard_Reserved = 0xFFFF

    /// The key of Korean keyboards between Hangul and English.
    public static let keyboardHangul = keyboardLANG1
    /// The key of Korean keyboards for Chinese characters.
    public static let keyboardHanja = keyboardLANG2
    /// The key of Japanese keyboards for kana.
    public static let keyboardKanaSwitch = keyboardLANG1
    /// The key of Japanese keyboards for letters and digits.
    public static let keyboardAlphanumericSwitch = keyboardLANG2
    /// The key for katakana.
    public static let keyboardKatakana = keyboardLANG3
    /// The key for hiragana.
    public static let keyboardHiragana = keyboardLANG4
    /// The key between characters of full and of half width.
    public static let keyboardZenkakuHankakuKanji = keyboardLANG5

    /// The key that a host names by its usage; a key that none of Apple's names is for is an undefined one.
    package init(host usage: Int) { self = UIKeyboardHIDUsage(rawValue: usage) ?? .keyboardErrorUndefined }
}
