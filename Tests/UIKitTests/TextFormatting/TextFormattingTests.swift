import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class TextFormattingTests {
    private typealias Panel = UITextFormattingViewController

    private let controller = UIViewController()
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    private let log = FormattingLog()
    private let stage: Stage

    init() {
        view.font = .systemFont(ofSize: 17)
        view.text = "first line\nsecond line"
        view.allowsEditingTextAttributes = true
        view.delegate = log
        controller.view.addSubview(view)
        stage = Stage(controller)
        view.selectedRange = NSRange(location: 0, length: 5)
    }

    private func show() throws -> Panel {
        let action = Selector("_showTextFormattingOptions:")
        #expect(view.canPerformAction(action, withSender: nil))
        ActionSender.send(action, to: view, from: nil, for: nil)
        stage.advance(1)
        return try #require(controller.presentedViewController as? Panel)
    }

    private func button(_ name: String, in panel: Panel) throws -> UIButton {
        try #require(panel.panel.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == name }, "there is no \(name)")
    }

    private func press(_ name: String, in panel: Panel) throws { try button(name, in: panel).sendActions(for: .touchUpInside) }

    private func attribute<Value>(_ key: NSAttributedString.Key, at place: Int) -> Value? {
        view.textStorage.attribute(key, at: place, effectiveRange: nil) as? Value
    }

    // MARK: The text

    @Test func theSelectionIsFormatted() throws {
        let panel = try show()
        try press("Bold", in: panel)
        try press("Underline", in: panel)
        let (inside, outside): (UIFont?, UIFont?) = (attribute(.font, at: 2), attribute(.font, at: 7))
        #expect(inside?.fontDescriptor.symbolicTraits.contains(.traitBold) == true && inside?.pointSize == 17)
        #expect(outside?.fontDescriptor.symbolicTraits.contains(.traitBold) != true)
        #expect(panel.formattingDescriptor?.underlinePresent == true)
        #expect(try button("Bold", in: panel).accessibilityTraits.contains(.selected))
        try press("Bold", in: panel)
        #expect(try !button("Bold", in: panel).accessibilityTraits.contains(.selected))
        #expect(log.events.filter { $0 == "change" }.count == 3)
    }

    @Test func paragraphsAreFormattedAsAWhole() throws {
        let panel = try show()
        try press("Align Right", in: panel)
        try press("Bulleted List", in: panel)
        let (first, second): (NSParagraphStyle?, NSParagraphStyle?) = (
            attribute(.paragraphStyle, at: 9), attribute(.paragraphStyle, at: 12)
        )
        #expect(first?.alignment == .right && first?.textLists.first?.markerFormat == .disc)
        #expect(second?.alignment != .right && second?.textLists.isEmpty != false)
        #expect(panel.formattingDescriptor?.textAlignments == [.right] && panel.formattingDescriptor?.textLists == [.disc])
        try press("Bulleted List", in: panel)
        #expect(panel.formattingDescriptor?.textLists == [])
    }

    @Test func aCaretFormatsWhatIsTypedNext() throws {
        view.selectedRange = NSRange(location: 3, length: 0)
        let panel = try show()
        try press("Increase Size", in: panel)
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 18)
        view.insertText("x")
        let (typed, next): (UIFont?, UIFont?) = (attribute(.font, at: 3), attribute(.font, at: 4))
        #expect(typed?.pointSize == 18 && next?.pointSize != 18)
    }

    @Test func formattingIsTakenBack() throws {
        let panel = try show()
        try press("Strikethrough", in: panel)
        #expect(panel.formattingDescriptor?.strikethroughPresent == true)
        view.editor.undo()
        #expect(attribute(.strikethroughStyle, at: 2) as Int? == nil && view.text == "first line\nsecond line")
    }

    @Test func stylesAndHighlightsAreTheConfigurations() throws {
        let configuration = Panel.Configuration(groups: [
            .group([.component(.formattingStyles, .automatic)]), .group([.component(.highlight, .mini)]),
        ])
        configuration.formattingStyles = [
            Panel.FormattingStyle(styleKey: "title", title: "Title", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        ]
        view.textFormattingConfiguration = configuration
        #expect(view.textFormattingConfiguration !== configuration)
        let panel = try show()
        #expect(panel.panel.subviews.compactMap { $0 as? UIButton }.map(\.accessibilityLabel) == ["Title", "Highlight"])
        try press("Title", in: panel)
        #expect((attribute(.font, at: 0) as UIFont?)?.pointSize == 30)
        try press("Highlight", in: panel)
        #expect(panel.formattingDescriptor?.highlights == [.default])
        try press("Highlight", in: panel)
        #expect(panel.formattingDescriptor?.highlights == [])
    }

    @Test func theDelegateHearsOfThePanel() throws {
        let panel = try show()
        #expect(log.events == ["will begin", "did begin"])
        panel.dismiss(animated: true)
        stage.advance(1)
        #expect(log.events == ["will begin", "did begin", "will end", "did end"])
    }

    @Test(arguments: [(false, true), (true, false)]) func onlyTextWhoseAttributesMayChangeHasTheCommand(attributes: Bool, edits: Bool) {
        (view.allowsEditingTextAttributes, view.isEditable) = (attributes, edits)
        #expect(!view.canPerformAction(Selector("_showTextFormattingOptions:"), withSender: nil))
    }

    @Test func aPanelThatIsGoneIsReleased() throws {
        weak var released: Panel?
        try autoreleasepool {
            let panel = try show()
            released = panel
            panel.dismiss(animated: true)
        }
        stage.advance(1)
        #expect(released == nil)
    }

    // MARK: The panel by itself

    @Test func anAppsDelegateMakesTheChangesAndMayKeepPickersAway() throws {
        final class Owner: Panel.Delegate {
            var changes: [String] = []
            func textFormattingViewController(_ viewController: Panel, didChangeValue changeValue: Panel.ChangeValue) {
                changes.append("\(changeValue)")
            }
            func textFormattingViewController(_ viewController: Panel, shouldPresentFontPicker fontPicker: UIFontPickerViewController)
                -> Bool
            {
                changes.append("font")
                return false
            }
        }
        let (owner, panel) = (Owner(), Panel())
        panel.delegate = owner
        controller.present(panel, animated: false)
        stage.advance(0.5)
        try press("Italic", in: panel)
        try press("Decrease Indent", in: panel)
        try press("Font", in: panel)
        #expect(owner.changes == ["italic(true)", "decreaseIndentation", "font"] && panel.presentedViewController == nil)
        try press("Text Color", in: panel)
        stage.advance(1)
        #expect(panel.presentedViewController is UIColorPickerViewController)
    }

    @Test func aDescriptorSaysWhatAllOfATextHas() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.underlineStyle: 1, .font: UIFont.systemFont(ofSize: 12)])
        text.addAttributes([.strikethroughStyle: 1, .font: UIFont.systemFont(ofSize: 14)], range: NSRange(location: 1, length: 1))
        let all = Panel.FormattingDescriptor(string: text, range: NSRange(location: 0, length: 2))
        #expect(all.underlinePresent && !all.strikethroughPresent && all.fonts.map(\.pointSize) == [12, 14])
        #expect(all.textAlignments == [.natural] && all.lineHeight == nil && all.textLists.isEmpty && all.highlights.isEmpty)
        let last = Panel.FormattingDescriptor(string: text, range: NSRange(location: 1, length: 5))
        #expect(last.strikethroughPresent && last.fonts.count == 1)
        #expect(Panel.FormattingDescriptor(string: text, range: NSRange(location: 2, length: 0)) == Panel.FormattingDescriptor())
    }
}

@MainActor private final class FormattingLog: NSObject, UITextViewDelegate {
    var events: [String] = []

    func textViewDidChange(_ textView: UITextView) { events.append("change") }
    func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController) {
        events.append("will begin")
    }
    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController) {
        events.append("did begin")
    }
    func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController) {
        events.append("will end")
    }
    func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController) {
        events.append("did end")
    }
}
