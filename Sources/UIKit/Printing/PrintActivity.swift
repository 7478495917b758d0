import Foundation

/// Prints pictures, documents and what formatters and renderers lay out.
final class PrintActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .print }
    override var activityTitle: String? { PrintWords.print.text }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    private static func canPrint(_ item: Any) -> Bool {
        item is UIPrintPageRenderer || item is UIPrintFormatter || PrintedPage.pages(of: item) != nil
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains(where: Self.canPrint) }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let controller = UIPrintInteractionController()
        controller.printInfo = items.lazy.compactMap { $0 as? UIPrintInfo }.first
        if let renderer = items.lazy.compactMap({ $0 as? UIPrintPageRenderer }).first {
            controller.printPageRenderer = renderer
        } else if let formatter = items.lazy.compactMap({ $0 as? UIPrintFormatter }).first {
            controller.printFormatter = formatter
        } else {
            controller.printingItems = items.filter(Self.canPrint)
        }
        // The controller lives until it is done.
        let isShown = controller.present(animated: true) { [self] _, completed, _ in
            withExtendedLifetime(controller) { activityDidFinish(completed) }
        }
        if !isShown { activityDidFinish(false) }
    }
}
