import Foundation

/// What is shown in the place of a document: title and actions, and the documents that there are below them.
final class DocumentLaunchController: UIViewController {
    private let options: UIDocumentViewController.LaunchOptions
    private let backdrop = ConfiguredBackgroundView(frame: .zero)
    private let head = HeadView()
    private let column = UIStackView()
    private let titleLabel = UILabel()

    init(_ options: UIDocumentViewController.LaunchOptions) {
        self.options = options
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 12
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 2
        titleLabel.accessibilityTraits = .header
        view.addSubview(backdrop)
        view.addSubview(head)
        options.didChange = { [weak self] in self?.show() }
        show()
    }

    private func show() {
        titleLabel.text = options.title
        column.arrangedSubviews.forEach { $0.removeFromSuperview() }
        column.addArrangedSubview(titleLabel)
        if let action = options.primaryAction { column.addArrangedSubview(button(action, .filled())) }
        if let action = options.secondaryAction { column.addArrangedSubview(button(action, .gray())) }
        head.subviews.forEach { $0.removeFromSuperview() }
        for part in [options.backgroundAccessoryView, column, options.foregroundAccessoryView] { part.map(head.addSubview) }
        head.foreground = options.foregroundAccessoryView
        let browser = options.browserViewController
        for child in children where child !== browser { remove(child) }
        if browser.parent !== self {
            addChild(browser)
            browser.view.layer.cornerRadius = 16
            browser.view.clipsToBounds = true
            view.addSubview(browser.view)
            browser.didMove(toParent: self)
        }
        view.setNeedsLayout()
    }

    private func button(_ action: UIAction, _ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration, primaryAction: action)
        button.accessibilityLabel = action.title
        return button
    }

    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        backdrop.frame = bounds
        backdrop.apply(options.background, tint: view.tintColor, cornerRadius: options.background.cornerRadius)
        let top = view.safeAreaInsets.top
        let height = ((bounds.height - top) * 0.4).rounded()
        head.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        for part in [options.backgroundAccessoryView, options.foregroundAccessoryView] { part?.frame = head.bounds }
        let width = bounds.width - 40
        titleLabel.preferredMaxLayoutWidth = width
        let size = column.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        column.frame = CGRect(x: 20, y: ((height - size.height) / 2).rounded(), width: width, height: size.height)
        options.browserViewController.view.frame = CGRect(
            x: 0, y: top + height, width: bounds.width, height: bounds.height - top - height)
    }

    // MARK: Going

    /// Goes at once.
    func takeAway() {
        options.didChange = {}
        leave()
    }

    /// Another of its kind may have the options and their browser by now.
    private func leave() {
        children.forEach(remove)
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    /// Gives its place to a document, whose picture becomes the view that is its target.
    func open(_ document: URL, over view: UIView) {
        let picture = options.browserViewController.picture(of: document)
        options.didChange = {}
        guard view.window != nil, UIView.areAnimationsEnabled else { return leave() }
        var card: UIView?
        let target = options.documentTargetView ?? view
        if let picture, target.isDescendant(of: view), let copy = picture.snapshotView(afterScreenUpdates: false) {
            copy.frame = picture.convert(picture.bounds, to: view)
            view.addSubview(copy)
            card = copy
        }
        self.view.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: 0.35,
            animations: {
                self.view.alpha = 0
                if let card {
                    card.frame = target.convert(target.bounds, to: view)
                    card.alpha = 0
                }
            },
            completion: { _ in
                card?.removeFromSuperview()
                self.leave()
            })
    }
}

/// Title and actions, between what is behind and before them.
private final class HeadView: UIView {
    /// Lies over the actions, and takes no touches but with what is in it.
    weak var foreground: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let foreground, hit === foreground else { return hit }
        for view in subviewStorage.reversed() where view !== foreground {
            if let below = view.hitTest(view.convert(point, from: self), with: event) { return below }
        }
        return nil
    }
}
