import Foundation

/// The edit menu of a text: what the first responder can do with what is selected, with the app's own items, as the text's owner says.
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private let input: () -> (any UIResponder & UITextInput)?
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

    /// Creates the menu of an input, which is not to be kept.
    init(_ input: @escaping () -> (any UIResponder & UITextInput)?) {
        self.input = input
        super.init()
        interaction.whenChosen = { [weak self] in self?.wasChosen($0) }
    }

    /// Shows the menu at what is selected, if the text is the first responder and that can be seen.
    func show() {
        guard let input = input(), input.isFirstResponder else { return }
        if interaction.view == nil { (input as? UIView)?.addInteraction(interaction) }
        guard let target else { return }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.minY)))
    }

    func dismiss() { interaction.dismissMenu() }

    /// Whether a finger that came down at a time had the menu go by that.
    func wasLeft(at time: TimeInterval) -> Bool { interaction.leftAt == time }

    /// What is selected is the person's choice of what the menu is about: it comes again.
    private func wasChosen(_ element: UIMenuElement) {
        guard let command = element as? UICommand, [Selector("select:"), Selector("selectAll:")].contains(command.action) else { return }
        show()
    }

    /// What the menu must not cover, in the points of the interaction's view; `nil` where nothing of it is seen.
    private var target: CGRect? {
        guard let view = interaction.view, let input = input(), let range = input.selectedTextRange else { return nil }
        let rects = range.isEmpty ? [input.caretRect(for: range.start)] : input.selectionRects(for: range).map(\.rect)
        guard let first = rects.first else { return nil }
        let source = OptionalRequirement.call { input.textInputView } ?? input as? UIView
        let seen = view.convert(rects.dropFirst().reduce(first) { $0.union($1) }, from: source).intersection(view.bounds)
        return seen.isNull ? nil : seen
    }

    /// What the app adds to all edit menus, as far as it can be done.
    private func ownItems(_ input: UIResponder) -> [UICommand] {
        let controller = UIMenuController.shared
        return (controller.menuItems ?? []).filter { input.target(forAction: $0.action, withSender: controller) != nil }
            .map { UICommand(title: $0.title, action: $0.action) }
    }

    // MARK: The interaction's delegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let input = input(), let range = input.selectedTextRange else { return nil }
        let actions = suggestedActions + ownItems(input)
        let own = OptionalRequirement.call { input.editMenu(for: range, suggestedActions: actions) }
        return (own ?? nil) ?? UIMenu(children: actions)
    }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        target ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let input = input() else { return }
        OptionalRequirement.call { input.willPresentEditMenu(animator: animator) }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let input = input() else { return }
        OptionalRequirement.call { input.willDismissEditMenu(animator: animator) }
    }
}
