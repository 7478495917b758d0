import UIKit

/// The article on scene delegates: two windows of one app, each with a life of its own.
class WindowsController: CardsController {
    private let list = LogView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let isPossible = UIApplication.shared.supportsMultipleScenes
        let open = ActionButton(L10n.Windows.open) {
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
        }
        let close = ActionButton(L10n.Windows.close) { [weak self] in
            guard let session = self?.view.window?.windowScene?.session else { return }
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil, errorHandler: nil)
        }
        for button in [open, close] { button.isEnabled = isPossible }
        addCard(
            L10n.Windows.Card.title, isPossible ? L10n.Windows.Card.text : L10n.Windows.Card.impossible, canvas: list, height: 160,
            controls: [row([open, close])])
        NotificationCenter.default.addObserver(self, selector: #selector(showScenes), name: LifeLog.didChange, object: nil)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        showScenes()
    }

    @objc private func showScenes() {
        let own = view.window?.windowScene
        let sessions = UIApplication.shared.openSessions.sorted { $0.persistentIdentifier < $1.persistentIdentifier }
        list.show(
            sessions.map { session in
                let state = session.scene.map { SceneDelegate.name(of: $0.activationState) } ?? L10n.Windows.gone
                return "\(session.scene === own && own != nil ? "→" : " ") \(session.persistentIdentifier.prefix(8))  \(state)"
            })
    }
}
