import Foundation

/// Copies texts, addresses, pictures and colours to the general pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemWords.text(.copy) }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    private static func canCopy(_ item: Any) -> Bool {
        item is String || item is NSAttributedString || item is URL || item is UIImage || item is UIColor
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains(where: Self.canCopy) }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.filter(Self.canCopy) }

    override func perform() {
        let pasteboard = UIPasteboard.general
        pasteboard.items = []
        let texts = items.compactMap { ($0 as? String) ?? ($0 as? NSAttributedString)?.string }
        let addresses = items.compactMap { $0 as? URL }
        let images = items.compactMap { $0 as? UIImage }
        let colors = items.compactMap { $0 as? UIColor }
        if !texts.isEmpty { pasteboard.strings = texts }
        if !addresses.isEmpty { add { $0.urls = addresses } }
        if !images.isEmpty { add { $0.images = images } }
        if !colors.isEmpty { add { $0.colors = colors } }
        activityDidFinish(true)
    }

    /// Puts something beside what has been copied already.
    private func add(_ change: (UIPasteboard) -> Void) {
        let pasteboard = UIPasteboard.general
        let before = pasteboard.items
        change(pasteboard)
        if !before.isEmpty { pasteboard.items = before + pasteboard.items }
    }
}
