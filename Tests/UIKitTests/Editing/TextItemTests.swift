import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class TextItemTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 120))
    private let log = ItemLog()
    private let stage: Stage
    private lazy var fingers = Fingers(stage)

    init() {
        let text = NSMutableAttributedString(string: "link tag plain", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 0, length: 4))
        text.addAttribute(.textItemTag, value: "topic", range: NSRange(location: 5, length: 3))
        view.attributedText = text
        view.isEditable = false
        let controller = UIViewController()
        controller.view.addSubview(view)
        stage = Stage(controller)
    }

    private func place(_ location: Int) throws -> CGPoint {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: location))
        let end = try #require(view.position(from: start, offset: 1))
        let rect = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func tap(_ point: CGPoint) {
        fingers.tap(point)
        stage.advance(0.5)
    }

    private func hold(_ point: CGPoint) {
        fingers.down(point)
        stage.advance(0.7)
        fingers.up(point)
        stage.advance(0.5)
    }

    private func label(_ text: String) -> UILabel? {
        func search(_ view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == text { return label }
            return view.subviews.lazy.compactMap(search).first
        }
        return search(stage.window)
    }

    private func choose(_ text: String) throws {
        let found = try #require(self.label(text), "there is no \(text)")
        stage.tap(found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
        stage.advance(0.6)
    }

    // MARK: Tapping

    @Test func aTapPerformsTheActionThatTheDelegateGives() throws {
        view.delegate = log
        tap(try place(2))
        tap(try place(6))
        tap(try place(11))
        #expect(log.events == ["link https://example.org 0,4", "performed", "tag topic 5,3", "performed"])
    }

    @Test func aTapOpensTheMenuWhereThereIsNoAction() throws {
        view.delegate = log
        log.givesAction = false
        tap(try place(6))
        stage.advance(0.5)
        #expect(log.events == ["tag topic 5,3", "menu 0", "will", "display"] && label("Mine") != nil)
        try choose("Mine")
        #expect(log.events.suffix(2) == ["end", "mine"] || log.events.suffix(2) == ["mine", "end"])
        #expect(label("Mine") == nil)
    }

    @Test func aDelegateWithoutItemsIsAskedOfLinks() throws {
        let old = TextViewLog()
        view.delegate = old
        tap(try place(2))
        tap(try place(6))
        #expect(old.log == ["https://example.org 0,4"])
    }

    @Test func aPictureIsAnItem() throws {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "star")
        view.attributedText = NSAttributedString(attachment: attachment)
        stage.settle()
        let item = try #require(view.item(at: view.convert(try place(0), from: nil)))
        guard case .textAttachment(let found) = item.content else { throw Unexpected() }
        #expect(found === attachment && item.range == NSRange(location: 0, length: 1))
    }

    private struct Unexpected: Error {}

    @Test func textThatIsEditedHasNoItems() throws {
        view.isEditable = true
        #expect(view.item(at: view.convert(try place(2), from: nil)) != nil)
        view.becomeFirstResponder()
        #expect(view.item(at: view.convert(try place(2), from: nil)) == nil)
    }

    // MARK: Pressing

    @Test func aLinkThatIsPressedHasAMenu() throws {
        defer { UIPasteboard.general.items = [] }
        hold(try place(2))
        #expect(label("Open Link") != nil && view.selectedRange.length == 0)
        try choose("Copy Link")
        #expect(UIPasteboard.general.url?.absoluteString == "https://example.org")
    }

    @Test func theDelegateGivesTheMenu() throws {
        view.delegate = log
        hold(try place(2))
        #expect(log.events == ["menu 2", "will", "display"] && label("Mine") != nil && label("Open Link") == nil)
    }

    @Test(arguments: [true, false]) func withoutAMenuNoneOpens(byDelegate: Bool) throws {
        view.delegate = log
        log.givesMenu = false
        hold(try place(byDelegate ? 2 : 11))
        #expect(!log.events.contains("will") && label("Mine") == nil && label("Open Link") == nil)
        // The press selects a word, as anywhere.
        #expect(view.selectedRange == (byDelegate ? NSRange(location: 0, length: 4) : NSRange(location: 9, length: 5)))
    }

    @Test func aViewMayStandForTheItem() throws {
        view.delegate = log
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        log.preview = .view(own)
        hold(try place(2))
        #expect(label("Mine") != nil)
        let menus = try #require(view.itemMenus.interaction.delegate)
        let preview = menus.contextMenuInteraction(
            view.itemMenus.interaction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration())
        #expect(preview?.view === own && preview?.target.container === view)
    }

    // MARK: Attributes

    @Test func theTagIsAnAttributeOfBothKindsOfStrings() {
        var string = AttributedString("tag")
        string.uiKit.textItemTag = "topic"
        #expect(NSAttributedString(string).attribute(.textItemTag, at: 0, effectiveRange: nil) as? String == "topic")
    }

    // MARK: Writing Tools

    @Test func thereAreNoWritingTools() {
        #expect(view.writingToolsBehavior == .none && !view.isWritingToolsActive)
        view.writingToolsBehavior = .default
        #expect(view.writingToolsBehavior == .none)
    }
}

@MainActor private final class ItemLog: NSObject, UITextViewDelegate {
    var events: [String] = []
    var givesAction = true
    var givesMenu = true
    var preview: UITextItem.MenuConfiguration.Preview? = .default

    private func text(_ item: UITextItem) -> String {
        let range = "\(item.range.location),\(item.range.length)"
        return switch item.content {
        case .link(let url): "link \(url) \(range)"
        case .textAttachment: "attachment \(range)"
        case .tag(let tag): "tag \(tag) \(range)"
        }
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        events.append(text(textItem))
        return givesAction ? UIAction { [weak self] _ in self?.events.append("performed") } : nil
    }

    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        events.append("menu \(defaultMenu.children.count)")
        guard givesMenu else { return nil }
        let mine = UIAction(title: "Mine") { [weak self] _ in self?.events.append("mine") }
        return UITextItem.MenuConfiguration(preview: preview, menu: UIMenu(children: [mine]))
    }

    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) {
        events.append("will")
        animator.addAnimations { [weak self] in self?.events.append("display") }
    }

    func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) {
        events.append("end")
    }
}
