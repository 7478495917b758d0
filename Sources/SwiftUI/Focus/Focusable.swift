import UIKit

/// How a view with the focus is used. See https://developer.apple.com/documentation/swiftui/focusinteractions.
public struct FocusInteractions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is activated by a key.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Keys change it.
    public static let edit = FocusInteractions(rawValue: 2)
    /// As usual.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Lets a view have the focus.
private struct FocusableModifier: ItemModifier {
    let isFocusable: Bool
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> FocusableItem { FocusableItem(content, node) }
    func update(_ item: FocusableItem) {
        item.focusableView.isFocusable = isFocusable
        item.focusableView.target = item.environment.focusTarget
        item.environment.focusTarget?.connect(item.focusableView)
    }
}

final class FocusableItem: EffectItem {
    let focusableView = FocusableView()
    override init(_ content: LayoutItem, _ node: _ViewNode) { super.init(content, node, effectView: focusableView) }
}

/// A view that can have the focus though nothing is typed in it.
final class FocusableView: EffectView {
    var isFocusable = true
    weak var target: FocusTarget?

    override var canBecomeFirstResponder: Bool { isFocusable }

    override func becomeFirstResponder() -> Bool {
        let isDone = super.becomeFirstResponder()
        if isDone { target?.changed(true) }
        return isDone
    }

    override func resignFirstResponder() -> Bool {
        let isDone = super.resignFirstResponder()
        if isDone { target?.changed(false) }
        return isDone
    }
}

extension View {
    /// Says whether the view can have the focus.
    public func focusable(_ isFocusable: Bool = true) -> some View { modifier(FocusableModifier(isFocusable: isFocusable)) }
    /// Says whether the view can have the focus, for what is done with it then.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { focusable(isFocusable) }
}
