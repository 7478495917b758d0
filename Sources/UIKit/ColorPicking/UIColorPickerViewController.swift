import Foundation

/// Lets a person choose a colour: from a grid, out of a spectrum, or by its parts. See
/// https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller.
///
/// The `title` stands above the colours.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// The height of all that is shown, in points.
    private static let contentHeight: CGFloat = 610
    /// The height of a sheet that reaches down to the edge of a screen without a button.
    private static let sheetHeight: CGFloat = contentHeight + 34

    /// Who is told.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour that is chosen; black to begin with.
    open var selectedColor = UIColor.black {
        didSet { if !isPicking { showColor() } }
    }
    /// Whether the colour may be transparent. If not, the person has no slider for that, and what is chosen is opaque.
    open var supportsAlpha = true {
        didSet { content?.supportsAlpha = supportsAlpha }
    }

    /// What a colour well does with a colour.
    var whenSelected: (UIColor) -> Void = { _ in }
    /// A finger chose the colour that is being set, so the fields have it already.
    private var isPicking = false
    private weak var content: ColorPickerView?

    // MARK: Creating

    /// Creates a picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUpPicker()
    }

    /// Creates a picker from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPicker()
        coder.decodeInterface(into: self, as: UIColorPickerViewController.self)
    }

    private func setUpPicker() {
        modalPresentationStyle = .pageSheet
        preferredContentSize = CGSize(width: 375, height: Self.contentHeight)
        sheetPresentationController?.detents = [.custom { min(Self.sheetHeight, $0.maximumDetentValue) }]
    }

    open override var title: String? {
        didSet { content?.title = title }
    }

    // MARK: The view

    open override func loadView() {
        let content = ColorPickerView(frame: CGRect(x: 0, y: 0, width: 375, height: Self.contentHeight))
        content.title = title
        content.supportsAlpha = supportsAlpha
        content.whenPicked = { [weak self] in self?.pick($0, continues: $1) }
        content.whenClosed = { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
        self.content = content
        view = content
        showColor()
    }

    private func showColor() { content?.color = ColorParts(selectedColor, for: traitCollection) }

    private func pick(_ parts: ColorParts, continues: Bool) {
        let color = (supportsAlpha ? parts : parts.with(alpha: 1)).uiColor
        isPicking = true
        selectedColor = color
        isPicking = false
        whenSelected(color)
        guard let delegate else { return }
        let told: Void? = OptionalRequirement.call {
            delegate.colorPickerViewController(self, didSelect: color, continuously: continues)
        }
        if told == nil { OptionalRequirement.call { delegate.colorPickerViewControllerDidSelectColor(self) } }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, let delegate else { return }
        OptionalRequirement.call { delegate.colorPickerViewControllerDidFinish(self) }
    }
}
