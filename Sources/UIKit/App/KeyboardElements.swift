import Foundation
import SampanHost

/// The keyboard as tests know it. A host has a hardware keyboard and draws none; a test finds its keys all the same while something takes
/// text, and what it taps is typed.
@MainActor
enum KeyboardElements {
    private static let height: CGFloat = 291
    private static let rows = [
        "1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM", "-/:;()$&@\".,?!'",
    ]

    /// The keyboard, if there is one now.
    static func keyboard(number: (AnyObject) -> Int) -> ElementSnapshot? {
        guard let responder = KeyboardController.shared.inputResponderWindow?.firstResponder, let input = responder as? any UIKeyInput,
            TextTyping.takesText(input), responder.inputView == nil, responder.inputViewController == nil
        else { return nil }
        let screen = UIScreen.main.bounds
        let frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        var keyboard = ElementSnapshot(.keyboard)
        (keyboard.number, keyboard.frame) = (number(responder), frame)
        keyboard.point = CGPoint(x: frame.midX, y: frame.midY)
        let type = OptionalRequirement.call { input.keyboardType } ?? .default
        let isPad = [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(type)
        var keys: [(identifier: String, label: String, types: String, kind: ElementKind)] = []
        for row in isPad ? ["123", "456", "789", "0."] : rows {
            keys += row.map { ("\($0)", "\($0)", "\($0)", .key) }
        }
        keys.append(("delete", "Delete", "\u{8}", .key))
        if !isPad {
            let word = returnWord(OptionalRequirement.call { input.returnKeyType } ?? .default)
            keys += [("space", "space", " ", .key), ("shift", "shift", "", .button), ("more", "numbers", "", .key)]
            keys.append((word, word.lowercased(), "\n", .button))
        }
        let width = frame.width / 10
        let lines = CGFloat((keys.count + 9) / 10)
        keyboard.children = keys.enumerated().map { place, key in
            var element = ElementSnapshot(key.kind)
            (element.number, element.identifier, element.label, element.types) = (number(responder), key.identifier, key.label, key.types)
            element.frame = CGRect(
                x: CGFloat(place % 10) * width, y: frame.minY + CGFloat(place / 10) * height / lines, width: width, height: height / lines)
            element.point = CGPoint(x: element.frame.midX, y: element.frame.midY)
            return element
        }
        return keyboard
    }

    private static func returnWord(_ type: UIReturnKeyType) -> String {
        switch type {
        case .go: "Go"
        case .join: "Join"
        case .next: "Next"
        case .route: "Route"
        case .search, .google, .yahoo: "Search"
        case .send: "Send"
        case .done: "Done"
        case .continue: "Continue"
        case .emergencyCall: "Emergency call"
        default: "Return"
        }
    }
}
