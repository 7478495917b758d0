import Foundation

/// What a key means to the focus, as with the keyboard of an iPad: Tab goes from group to group, the arrows go from item to item in a group,
/// Return and the space bar choose the item that has the focus.
package enum FocusKey: Equatable {
    case move(UIFocusHeading)
    case select

    package init?(_ usage: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) {
        let held = flags.subtracting([.alphaShift, .numericPad])
        switch usage {
        case .keyboardTab where held.isEmpty: self = .move(.next)
        case .keyboardTab where held == .shift: self = .move(.previous)
        case .keyboardUpArrow where held.isEmpty: self = .move(.up)
        case .keyboardDownArrow where held.isEmpty: self = .move(.down)
        case .keyboardLeftArrow where held.isEmpty: self = .move(.left)
        case .keyboardRightArrow where held.isEmpty: self = .move(.right)
        case .keyboardReturnOrEnter where held.isEmpty, .keyboardSpacebar where held.isEmpty: self = .select
        default: return nil
        }
    }

    /// Whether the key goes from group to group.
    var isTab: Bool { self == .move(.next) || self == .move(.previous) }
}
