import Foundation

/// A panel by which a person formats text. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller.
///
/// The panel shows what its descriptor says, and tells its delegate of what the person changes; the text is the delegate's.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
    /// Who makes the changes.
    open weak var delegate: (any Delegate)?
    /// How the text looks; nothing is on where it is `nil`.
    open var formattingDescriptor: FormattingDescriptor? {
        didSet { if isViewLoaded { panel.show(formattingDescriptor ?? FormattingDescriptor()) } }
    }
    /// What the panel has: a copy, which has no effect when it is changed.
    open var configuration: Configuration { kept.copy() as? Configuration ?? Configuration() }

    /// Called when the panel is about to close; for views of this module.
    var whenClosing: () -> Void = {}
    private let kept: Configuration
    private(set) lazy var panel = FormattingPanelView(kept)
    private static let barHeight: CGFloat = 56

    /// Creates a panel with what texts mostly need.
    public convenience init() { self.init(configuration: Configuration()) }

    // @objc(initWithConfiguration:)
    /// Creates a panel with what a configuration says. Later changes of that have no effect.
    public init(configuration: Configuration) {
        kept = configuration.copy() as? Configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        let height = panel.fullHeight + Self.barHeight
        sheetPresentationController?.detents = [.custom { min(height, $0.maximumDetentValue) }]
    }

    /// Creates a panel with what texts mostly need from an Interface Builder document.
    public required init?(coder: NSCoder) {
        kept = Configuration()
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UITextFormattingViewController.self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = UIViewController()
        content.view = panel
        content.title = FormattingWords.format.text
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) })
        let stack = UINavigationController(rootViewController: content)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        panel.whenTapped = { [weak self] in self?.perform($0) }
        panel.show(formattingDescriptor ?? FormattingDescriptor())
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { whenClosing() }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.textFormattingDidFinish(self) }
    }

    private func perform(_ item: FormattingItem) {
        switch item.action {
        case .change(let value): tell(value(formattingDescriptor ?? FormattingDescriptor()))
        case .pickFont: pickFont()
        case .pickColor: pickColor()
        }
    }

    private func tell(_ value: ChangeValue) { delegate?.textFormattingViewController(self, didChangeValue: value) }

    // MARK: Pickers

    private func pickFont() {
        let picker = UIFontPickerViewController(configuration: kept.fontPickerConfiguration ?? UIFontPickerViewController.Configuration())
        picker.selectedFontDescriptor = formattingDescriptor?.fonts.first?.fontDescriptor
        picker.delegate = self
        if delegate?.textFormattingViewController(self, shouldPresentFontPicker: picker) ?? true { present(picker, animated: true) }
    }

    private func pickColor() {
        let picker = UIColorPickerViewController()
        picker.selectedColor = formattingDescriptor?.textColors.first ?? .label
        picker.delegate = self
        if delegate?.textFormattingViewController(self, shouldPresentColorPicker: picker) ?? true { present(picker, animated: true) }
    }
}

extension UITextFormattingViewController: UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate {
    /// Takes the font over that was picked.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        let size = formattingDescriptor?.fonts.first?.pointSize ?? UIFont.systemFontSize
        tell(.font(UIFont(descriptor: descriptor, size: size)))
    }

    /// Takes the colour over that was picked.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        tell(.textColor(color))
    }
}
