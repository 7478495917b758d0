import UIKit

/// A note that survives the end of its app: the scene's activity has it, and the system hands it back.
class NoteController: CardsController, UITextViewDelegate {
    /// The kind of activity that has a note's text.
    static let activityType = "Tour.note"
    private static let key = "text"

    private let note = UITextView()

    /// The note that an activity has.
    static func text(of activity: NSUserActivity?) -> String? {
        activity?.activityType == activityType ? activity?.userInfo?[key] as? String : nil
    }

    convenience init(text: String) {
        self.init()
        note.text = text
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note.font = .systemFont(ofSize: 17)
        note.backgroundColor = .clear
        note.delegate = self
        addCard(
            L10n.Note.Card.title, L10n.Note.Card.text, canvas: note, height: 160,
            controls: [ActionButton(L10n.Note.done) { [weak self] in self?.view.endEditing(true) }])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        keep()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { view.window?.windowScene?.userActivity = nil }
    }

    func textViewDidChange(_ textView: UITextView) { keep() }

    /// The scene's delegate gives this activity to the system when it asks what the scene has to come back with.
    private func keep() {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.addUserInfoEntries(from: [Self.key: note.text ?? ""])
        view.window?.windowScene?.userActivity = activity
    }
}
