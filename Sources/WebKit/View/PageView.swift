import CoreGraphics
import Foundation
internal import CWebKitGTK
import UIKit

/// The part of a page that is seen: draws it, and gives it fingers and keys.
final class PageView: UIView, UIKeyInput {
    private let page: NativePage
    /// What moves instead of the page's fingers, while a part of it is scrolled by one.
    var movesPart: ((CGPoint) -> Void)?
    private var lastPlace = CGPoint.zero

    init(_ page: NativePage) {
        self.page = page
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        isOpaque = false
        backgroundColor = .clear
        contentMode = .topLeft
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(bounds: rect) { page.draw($0) }
    }

    // MARK: Fingers

    private func send(_ touches: Set<UITouch>, _ type: GdkEventType) {
        page.touch(type, touches.map { ($0, $0.location(in: self)) })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        movesPart = nil
        lastPlace = touches.first?.location(in: self) ?? .zero
        page.isFocused = true
        send(touches, GDK_TOUCH_BEGIN)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let movesPart, let place = touches.first?.location(in: self) else { return send(touches, GDK_TOUCH_UPDATE) }
        movesPart(CGPoint(x: lastPlace.x - place.x, y: lastPlace.y - place.y))
        lastPlace = place
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, GDK_TOUCH_END) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, GDK_TOUCH_CANCEL) }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { page.takesText }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let becomes = super.becomeFirstResponder()
        if becomes { page.isFocused = true }
        return becomes
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let resigns = super.resignFirstResponder()
        if resigns { page.isFocused = false }
        return resigns
    }

    var hasText: Bool { page.takesText }

    func insertText(_ text: String) {
        switch text {
        case "\n": page.press(GDK_KEY_Return)
        case "\t": page.press(GDK_KEY_Tab)
        default: page.type(text)
        }
    }

    func deleteBackward() { page.press(GDK_KEY_BackSpace) }

    private static let keys: [UIKeyboardHIDUsage: Int32] = [
        .keyboardLeftArrow: GDK_KEY_Left, .keyboardRightArrow: GDK_KEY_Right, .keyboardUpArrow: GDK_KEY_Up,
        .keyboardDownArrow: GDK_KEY_Down, .keyboardHome: GDK_KEY_Home, .keyboardEnd: GDK_KEY_End, .keyboardEscape: GDK_KEY_Escape,
        .keyboardDeleteForward: GDK_KEY_Delete,
    ]

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        var others: Set<UIPress> = []
        for press in presses {
            guard let usage = press.key?.keyCode, let key = Self.keys[usage] else {
                others.insert(press)
                continue
            }
            let isShifted = press.key?.modifierFlags.contains(.shift) == true
            page.press(key, modifiers: isShifted ? GDK_SHIFT_MASK.rawValue : 0)
        }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }
}
