import UIKit

/// A view that is one element, or holds several, and what can be done with it.
final class AccessibilityView: EffectView, ControlStandIn {
    /// Whether it is the control within, with its title: a switch and what is beside it.
    var standsForControl = false
    /// What the control is called where its title is not shown.
    var title: String?
    var behavior: AccessibilityChildBehavior? {
        didSet { isAccessibilityElement = behavior != .contain && (behavior != nil || !actions.isEmpty || adjust != nil) }
    }
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var actions: [(kind: AccessibilityActionKind, handler: () -> Void)] = []

    /// The elements within, of what is said by this one.
    private var combined: [UIView] {
        func look(_ view: UIView) -> [UIView] {
            guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
            return view.isAccessibilityElement ? [view] : view.subviews.flatMap(look)
        }
        return behavior == .ignore || behavior == .contain ? [] : subviews.flatMap(look)
    }

    var shownControl: UIView? { standsForControl ? combined.first { $0 is UIControl } : nil }

    override var accessibilityLabel: String? {
        get {
            if let own = super.accessibilityLabel { return own }
            let words = combined.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
            return words.isEmpty ? title : words.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? combined.lazy.compactMap(\.accessibilityValue).first }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            for view in combined { traits.formUnion(view.accessibilityTraits) }
            return adjust == nil ? traits : traits.union(.adjustable)
        }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityActivationPoint: CGPoint {
        get { shownControl?.accessibilityActivationPoint ?? super.accessibilityActivationPoint }
        set { super.accessibilityActivationPoint = newValue }
    }

    private func run(_ kind: AccessibilityActionKind) -> Bool {
        guard let action = actions.last(where: { $0.kind == kind }) else { return false }
        action.handler()
        return true
    }

    override func accessibilityActivate() -> Bool {
        if run(.default) { return true }
        return combined.contains { $0.accessibilityActivate() }
    }
    override func accessibilityPerformEscape() -> Bool { run(.escape) }
    override func accessibilityPerformMagicTap() -> Bool { run(.magicTap) }
    override func accessibilityIncrement() { if let adjust { adjust(.increment) } else { combined.first?.accessibilityIncrement() } }
    override func accessibilityDecrement() { if let adjust { adjust(.decrement) } else { combined.first?.accessibilityDecrement() } }
}

/// Makes one element of a view, or adds what can be done with it.
struct AccessibilityElementModifier: ItemModifier {
    var behavior: AccessibilityChildBehavior?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var actions: [(kind: AccessibilityActionKind, handler: () -> Void)] = []
    /// The title of the control that the element is; `nil` if it is none.
    var control: ControlTitle?

    /// The title of a control.
    struct ControlTitle {
        var text: Text?
    }

    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> EffectItem {
        EffectItem(content, node, effectView: AccessibilityView())
    }

    func update(_ item: EffectItem) {
        guard let view = item.effectView as? AccessibilityView else { return }
        (view.adjust, view.actions) = (adjust, actions)
        view.standsForControl = control != nil
        view.title = control?.text?.plainString(in: item.environment)
        view.behavior = behavior
        view.accessibilityCustomActions = actions.compactMap { kind, handler in
            guard case .named(let name) = kind.kind else { return nil }
            return UIAccessibilityCustomAction(name: name.plainString(in: item.environment)) { _ in
                handler()
                return true
            }
        }
    }
}

extension View {
    /// Makes one element of the view.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(behavior: children))
    }
    /// Calls a function when a person makes the view's value larger or smaller.
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
        modifier(AccessibilityElementModifier(adjust: handler))
    }
    /// Calls a function when a person does something with the view.
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityElementModifier(actions: [(actionKind, handler)]))
    }
    /// Adds something with a name that can be done with the view.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
    /// Adds something with a name that can be done with the view.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }
    /// Adds something with a name that can be done with the view.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
}
