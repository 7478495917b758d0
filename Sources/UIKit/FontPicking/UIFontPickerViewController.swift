import Foundation

/// Lets a person choose a font: a family, or a face of one. See
/// https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller.
///
/// Presented, it has a bar with a title and a button to cancel, and goes away by itself once something is chosen or it is cancelled. On a
/// navigation controller's stack it stays until the app takes it away.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    private let kept: Configuration
    private weak var list: FontListController?
    private weak var ownStack: UINavigationController?
    /// Whether something was chosen since the picker was shown.
    private var isPicked = false

    /// Who is told.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// What is chosen; it is marked in the list. `nil` to begin with.
    ///
    /// A family has the attribute `family`, a face of one has its `name`, too.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { list?.selected = selectedFontDescriptor }
    }
    /// Which fonts are shown, and how: a copy, which has no effect when it is changed.
    open var configuration: Configuration { kept.copy() as? Configuration ?? Configuration() }

    // MARK: Creating

    // @objc(initWithConfiguration:)
    /// Creates a picker of the fonts that a configuration names. Later changes of the configuration have no effect.
    public init(configuration: Configuration) {
        kept = configuration.copy() as? Configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
        setUpPicker()
    }

    /// Creates a picker of all families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a picker of all families from an Interface Builder document.
    public required init?(coder: NSCoder) {
        kept = Configuration()
        super.init(coder: coder)
        setUpPicker()
        coder.decodeInterface(into: self, as: UIFontPickerViewController.self)
    }

    private func setUpPicker() {
        modalPresentationStyle = .pageSheet
        if title == nil { title = FontPickerWords.title.text }
    }

    // MARK: The lists

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = FontListController(FontChoice.all(for: kept), kept)
        list.selected = selectedFontDescriptor
        list.whenPicked = { [weak self] in self?.pick($0) }
        list.whenOpened = { [weak self] in self?.showFaces(of: $0) }
        self.list = list
        let content: UIViewController
        if navigationController == nil {
            let stack = UINavigationController(rootViewController: list)
            list.title = title
            ownStack = stack
            content = stack
        } else {
            content = list
        }
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    open override var title: String? {
        didSet { if ownStack != nil { list?.title = title } }
    }

    private func showFaces(of choice: FontChoice) {
        let faces = FontListController(facesOf: choice, kept)
        faces.selected = selectedFontDescriptor
        faces.whenPicked = { [weak self] in self?.pick($0) }
        (ownStack ?? navigationController)?.pushViewController(faces, animated: true)
    }

    // MARK: Choosing

    private func pick(_ descriptor: UIFontDescriptor) {
        isPicked = true
        selectedFontDescriptor = descriptor
        // An app that takes the picker off its stack means all of it.
        if ownStack == nil, let stack = navigationController, stack.topViewController !== self, stack.viewControllers.contains(self) {
            stack.popToViewController(self, animated: false)
        }
        if let delegate { OptionalRequirement.call { delegate.fontPickerViewControllerDidPickFont(self) } }
        // The app may have dismissed it, or have shown something more.
        guard parent == nil, presentedViewController == nil, !isBeingDismissed else { return }
        presentingViewController?.dismiss(animated: true)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isBeingPresented else { return }
        isPicked = false
        list?.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) })
    }

    /// A sheet that was pulled down was cancelled.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !isPicked, let delegate else { return }
        OptionalRequirement.call { delegate.fontPickerViewControllerDidCancel(self) }
    }
}
