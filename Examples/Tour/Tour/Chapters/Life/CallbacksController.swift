import UIKit

/// The articles on the life of apps, scenes and controllers: every callback as it happens.
class CallbacksController: CardsController {
    private let text = LogView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard(
            L10n.Callbacks.Log.title, L10n.Callbacks.Log.text, canvas: text, height: 300,
            controls: [
                row([
                    ActionButton(L10n.Callbacks.push) { [weak self] in self?.push() },
                    ActionButton(L10n.Callbacks.present) { [weak self] in self?.show() },
                ]), ActionButton(L10n.Callbacks.clear) { LifeLog.shared.clear() },
            ])
        NotificationCenter.default.addObserver(self, selector: #selector(logDidChange), name: LifeLog.didChange, object: nil)
        logDidChange()
    }

    private func push() { navigationController?.pushViewController(ProbeController("Pushed"), animated: true) }

    private func show() { present(ProbeController("Presented"), animated: true) }

    @objc private func logDidChange() { text.show(LifeLog.shared.lines) }
}

/// A controller that notes what it is told.
class ProbeController: UIViewController {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("probes are made in code") }

    private func note(_ callback: String = #function) { LifeLog.shared.note(name, callback) }

    override func viewDidLoad() {
        super.viewDidLoad()
        note()
        view.backgroundColor = .systemGroupedBackground
        let button = ActionButton(L10n.Callbacks.back) { [weak self] in self?.leave() }
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor), button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 160),
        ])
    }

    private func leave() {
        if let navigationController { navigationController.popViewController(animated: true) } else { dismiss(animated: true) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note()
    }

    deinit { LifeLog.shared.note(name, "deinit") }
}

/// Lines below one another, the last one in sight.
class LogView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        isEditable = false
        font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        textColor = .secondaryLabel
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { fatalError("logs are made in code") }

    func show(_ lines: [String]) {
        text = lines.joined(separator: "\n")
        scrollRangeToVisible(NSRange(location: (text as NSString).length, length: 0))
    }
}
