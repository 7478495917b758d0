import UIKit

/// Whether text can be selected. See https://developer.apple.com/documentation/swiftui/textselectability.
public protocol TextSelectability {
    /// Whether it can.
    static var allowsSelection: Bool { get }
}
/// Text can be selected. See https://developer.apple.com/documentation/swiftui/enabledtextselectability.
public struct EnabledTextSelectability: TextSelectability {
    /// It can.
    public static var allowsSelection: Bool { true }
}
/// Text cannot be selected. See https://developer.apple.com/documentation/swiftui/disabledtextselectability.
public struct DisabledTextSelectability: TextSelectability {
    /// It cannot.
    public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct SelectableKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var isTextSelectable: Bool {
        get { self[SelectableKey.self] }
        set { self[SelectableKey.self] = newValue }
    }
}

/// What lets a label's text be copied: as on iOS all of it is selected, and a menu says what can be done with it.
final class TextSelection: NSObject, UIEditMenuInteractionDelegate {
    private weak var label: UILabel?
    private let press = UILongPressGestureRecognizer()
    private var target: RecognizerTarget?
    private var menu: UIEditMenuInteraction?

    init(of label: UILabel) {
        self.label = label
        super.init()
        target = RecognizerTarget.connect(press) { [weak self] in if $0.state == .began { self?.open(at: $0.location(in: $0.view)) } }
        label.addGestureRecognizer(press)
        let menu = UIEditMenuInteraction(delegate: self)
        label.addInteraction(menu)
        self.menu = menu
    }

    isolated deinit {
        label?.removeGestureRecognizer(press)
        if let menu { label?.removeInteraction(menu) }
    }

    /// Opens the menu.
    func open(at point: CGPoint) { menu?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point)) }

    func copyText() { UIPasteboard.general.string = label?.attributedText?.string }

    /// What can be done with the text.
    private var actions: [UIAction] {
        [
            UIAction(title: NSLocalizedString("Copy", comment: "")) { [weak self] _ in self?.copyText() },
            UIAction(title: NSLocalizedString("Share…", comment: "")) { [weak self] _ in self?.share() },
        ]
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: actions) }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        label?.bounds ?? .zero
    }

    private func share() {
        guard let label, let text = label.attributedText?.string else { return }
        var presenter = label.window?.rootViewController
        while let next = presenter?.presentedViewController { presenter = next }
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = label
        presenter?.present(sheet, animated: true)
    }
}

extension View {
    /// Says whether text within can be selected.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }
}
