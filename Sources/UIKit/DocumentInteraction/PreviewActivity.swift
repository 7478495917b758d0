import Foundation

/// Shows a document, once the sheet with the activities is gone.
final class PreviewActivity: UIActivity {
    /// Whether a person chose it.
    private(set) var isChosen = false

    override var activityTitle: String? { InteractionWords.preview.text }
    override var activityImage: UIImage? { UIImage(systemName: "eye") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func perform() {
        isChosen = true
        activityDidFinish(true)
    }
}
