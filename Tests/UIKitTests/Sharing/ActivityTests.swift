import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
struct ActivityTests {
    /// An activity of an app.
    private final class Posting: UIActivity {
        var received: [Any] = []
        var log: [String] = []
        var form: UIViewController?
        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("com.example.post") }
        override var activityTitle: String? { "Post" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
        override func prepare(withActivityItems activityItems: [Any]) {
            received = activityItems
            log.append("prepare")
        }
        override var activityViewController: UIViewController? { form }
        override func perform() {
            log.append("perform")
            activityDidFinish(true)
        }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { "for \(activityType?.rawValue ?? "nobody")" }
        func activityViewController(
            _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "Subject" }
    }

    private final class Provider: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { Thread.isMainThread ? "main" : "other thread" }
    }

    private let root = UIViewController()
    private let stage: Stage

    init() { stage = Stage(root) }

    private func show(_ items: [Any], _ activities: [UIActivity]? = nil, excluding: [UIActivity.ActivityType]? = nil)
        -> UIActivityViewController
    {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.excludedActivityTypes = excluding
        root.present(sheet, animated: true)
        stage.advance(1)
        return sheet
    }

    private func control(_ label: String, in view: UIView) -> UIView? {
        if view is UIControl, view.accessibilityLabel == label { return view }
        return view.subviews.lazy.compactMap { control(label, in: $0) }.first
    }

    private func tap(_ label: String, in sheet: UIActivityViewController) throws {
        let found = control(label, in: sheet.view)
        let control = try #require(found)
        stage.tap(control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
        stage.advance(1)
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }

    @Test func copyingPutsItemsOnThePasteboard() throws {
        let sheet = show(["Xin chào", URL(string: "https://example.com/a")!])
        var ends: [String] = []
        sheet.completionWithItemsHandler = { type, done, items, error in
            ends.append("\(type?.rawValue ?? "nil") \(done) \(items == nil) \(error == nil)")
        }
        #expect(texts(in: sheet.view).contains("Xin chào") && texts(in: sheet.view).contains("example.com"))
        try tap("Copy", in: sheet)
        #expect(UIPasteboard.general.strings?.contains("Xin chào") == true)
        #expect(UIPasteboard.general.urls?.contains(URL(string: "https://example.com/a")!) == true)
        #expect(ends == ["com.apple.UIKit.activity.CopyToPasteboard true true true"])
        #expect(root.presentedViewController == nil)
    }

    @Test func anActivityOfTheAppIsPreparedAndPerformed() throws {
        let posting = Posting()
        let sheet = show([Source(), UIColor.red], [posting])
        var end: (UIActivity.ActivityType?, Bool)?
        sheet.completionWithItemsHandler = { type, done, _, _ in end = (type, done) }
        #expect(texts(in: sheet.view).contains("Subject"))
        try tap("Post", in: sheet)
        #expect(posting.log == ["prepare", "perform"])
        #expect(posting.received.first as? String == "for com.example.post" && posting.received.count == 2)
        #expect(end?.0 == posting.activityType && end?.1 == true)
    }

    @Test func onlyWhatIsPossibleAndNotExcludedIsOffered() {
        let sheet = show([UIColor.red], [Posting()], excluding: [.copyToPasteboard])
        #expect(control("Post", in: sheet.view) == nil && control("Copy", in: sheet.view) == nil)
    }

    @Test func closingTheSheetIsToldOnce() throws {
        for closes in [true, false] {
            let sheet = show(["text"])
            var ends: [Bool] = []
            sheet.completionWithItemsHandler = { type, done, _, _ in ends.append(type == nil && !done) }
            if closes { try tap("Cancel", in: sheet) } else { root.dismiss(animated: true) }
            stage.advance(1)
            #expect(ends == [true] && root.presentedViewController == nil)
        }
    }

    @Test func aProviderMakesItsItemOnAnotherThread() async throws {
        let posting = Posting()
        let provider = Provider(placeholderItem: "")
        let sheet = show([provider], [posting])
        try tap("Post", in: sheet)
        for _ in 0..<200 where posting.log.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
        #expect(posting.received as? [String] == ["other thread"] && provider.activityType == posting.activityType)
        stage.advance(1)
    }

    @Test func aFormOfTheActivityIsShownInItsPlace() throws {
        let posting = Posting()
        posting.form = UIViewController()
        let sheet = show(["text"], [posting])
        var done = false
        sheet.completionWithItemsHandler = { _, completed, _, _ in done = completed }
        try tap("Post", in: sheet)
        #expect(sheet.presentedViewController === posting.form && posting.log == ["prepare"])
        posting.activityDidFinish(true)
        stage.advance(1)
        #expect(done && root.presentedViewController == nil)
    }

    @Test func theSheetIsFreedAtItsEnd() throws {
        weak var freed: UIActivityViewController?
        try autoreleasepool {
            let sheet = show(["text"])
            freed = sheet
            try tap("Copy", in: sheet)
        }
        stage.advance(1)
        #expect(freed == nil)
    }
}
