import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class FindInteractionTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
    private let stage: Stage

    init() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.font = .systemFont(ofSize: 17)
        view.text = "one two one Two ones"
        view.selectedRange = NSRange(location: 0, length: 0)
        view.isFindInteractionEnabled = true
        stage = Stage(controller)
    }

    private func present(replacing: Bool = false) throws -> FindPanel {
        view.findInteraction?.presentFindNavigator(showingReplace: replacing)
        stage.advance(0.5)
        return try panel()
    }

    private func panel() throws -> FindPanel {
        try #require(stage.window.firstResponder?.inputAccessoryView as? FindPanel, "the panel is not shown")
    }

    private func press(_ button: UIButton) { button.sendActions(for: .touchUpInside) }

    private var shown: NSRange? { view.finder?.highlighted }

    private func leaf(_ title: String, in menu: UIMenu?) -> UIAction? {
        for child in menu?.children ?? [] {
            if let action = child as? UIAction, action.title == title { return action }
            if let found = leaf(title, in: child as? UIMenu) { return found }
        }
        return nil
    }

    // MARK: The panel

    @Test func textViewsHaveAnInteractionOnceThatIsEnabled() {
        let text = UITextView()
        #expect(!text.isFindInteractionEnabled && text.findInteraction == nil)
        text.isFindInteractionEnabled = true
        let interaction = text.findInteraction
        #expect(interaction?.view === text && text.findInteraction === interaction && text.interactions.contains { $0 === interaction })
        text.isFindInteractionEnabled = false
        #expect(text.findInteraction == nil && interaction?.view == nil && !text.interactions.contains { $0 === interaction })
    }

    @Test func thePanelStandsWhereTheKeyboardDoesAndHasTheKeyboard() throws {
        nonisolated(unsafe) var announced: CGRect?
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in announced = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue }
        defer { NotificationCenter.default.removeObserver(observer) }
        let panel = try present()
        let frame = panel.convert(panel.bounds, to: nil)
        #expect(announced?.minY == frame.minY && frame.height == FindPanel.rowHeight)
        #expect(panel.field.isFirstResponder && !panel.field.frame.isEmpty && panel.replacementField.isHidden)
        #expect(view.findInteraction?.isFindNavigatorVisible == true && view.findInteraction?.activeFindSession != nil)
        press(panel.doneButton)
        stage.advance(0.5)
        #expect(view.findInteraction?.isFindNavigatorVisible == false && view.findInteraction?.activeFindSession == nil)
        #expect(panel.window == nil && stage.window.firstResponder == nil)
    }

    @Test func nothingIsShownWithoutASession() {
        final class Refusal: NSObject, UIFindInteractionDelegate {
            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
        }
        let (refusal, plain) = (Refusal(), UIView())
        let interaction = UIFindInteraction(sessionDelegate: refusal)
        view.superview?.addSubview(plain)
        plain.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(!interaction.isFindNavigatorVisible && stage.window.firstResponder == nil && plain.subviews.isEmpty)
    }

    @Test func aViewInNoWindowShowsNoPanel() {
        let text = UITextView()
        text.isFindInteractionEnabled = true
        text.findInteraction?.presentFindNavigator(showingReplace: false)
        #expect(text.findInteraction?.isFindNavigatorVisible == false)
    }

    // MARK: Finding

    @Test func whatIsTypedIsFoundFromTheSelectionOn() throws {
        view.selectedRange = NSRange(location: 4, length: 0)
        let panel = try present()
        panel.field.insertText("one")
        let session = try #require(view.findInteraction?.activeFindSession)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 1)
        #expect(shown == NSRange(location: 8, length: 3) && panel.count.text == "2 of 3")
        #expect(view.findInteraction?.searchText == "one")
        panel.field.insertText("x")
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
        #expect(shown == nil && panel.count.text == "No Results" && !panel.nextButton.isEnabled)
        panel.field.text = ""
        view.findInteraction?.search()
        #expect(panel.count.text == nil)
    }

    @Test func afterTheLastFindComesTheFirst() throws {
        let panel = try present()
        panel.field.insertText("one")
        #expect(shown?.location == 0)
        press(panel.nextButton)
        #expect(shown?.location == 8)
        _ = panel.textFieldShouldReturn(panel.field)
        #expect(shown?.location == 16)
        press(panel.nextButton)
        #expect(shown?.location == 0)
        press(panel.previousButton)
        #expect(shown?.location == 16 && panel.count.text == "3 of 3")
    }

    @Test func theMenuSaysHowLettersAndWordsAreCompared() throws {
        let panel = try present()
        panel.field.insertText("ONE")
        let session = try #require(view.findInteraction?.activeFindSession)
        #expect(session.resultCount == 3)
        leaf("Whole Words", in: panel.optionsButton.menu)?.perform(sender: nil)
        #expect(session.resultCount == 2 && leaf("Whole Words", in: panel.optionsButton.menu)?.state == .on)
        leaf("Match Case", in: panel.optionsButton.menu)?.perform(sender: nil)
        #expect(session.resultCount == 0)
    }

    @Test func anAppMayMakeTheMenu() throws {
        view.findInteraction?.optionsMenuProvider = { UIMenu(title: "Mine", children: $0) }
        let panel = try present()
        #expect(panel.optionsButton.menu?.title == "Mine" && leaf("Match Case", in: panel.optionsButton.menu) != nil)
        view.findInteraction?.optionsMenuProvider = { _ in nil }
        #expect(leaf("Match Case", in: panel.optionsButton.menu) != nil)
    }

    @Test func textThatIsSetBeforehandIsSearchedFor() throws {
        view.findInteraction?.searchText = "two"
        let panel = try present()
        #expect(panel.field.text == "two" && view.findInteraction?.activeFindSession?.resultCount == 2)
        view.findInteraction?.searchText = "ones"
        #expect(panel.field.text == "ones" && shown == NSRange(location: 16, length: 4))
    }

    @Test func aTextThatChangesIsSearchedAgain() throws {
        let panel = try present()
        panel.field.insertText("one")
        view.text = "no more than one"
        #expect(shown == nil && view.findInteraction?.activeFindSession?.resultCount == 0)
        stage.settle()
        #expect(shown == NSRange(location: 13, length: 3) && panel.count.text == "1 of 1")
    }

    @Test func findsAreSeen() throws {
        func picture() -> Data? {
            UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }.pngData()
        }
        let panel = try present()
        let before = picture()
        panel.field.insertText("one")
        stage.settle()
        let first = picture()
        press(panel.nextButton)
        stage.settle()
        let second = picture()
        #expect(before != first && first != second)
        view.findInteraction?.dismissFindNavigator()
        stage.advance(0.5)
        view.selectedRange = NSRange(location: 0, length: 0)
        stage.settle()
        #expect(picture() == before)
    }

    // MARK: Ending

    @Test func theKeyboardGoesBackAndTheFindIsSelected() throws {
        view.becomeFirstResponder()
        let panel = try present()
        #expect(!view.isFirstResponder)
        panel.field.insertText("one")
        press(panel.nextButton)
        press(panel.doneButton)
        #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 8, length: 3))
        #expect(view.finder?.highlighted == nil && !panel.field.isFirstResponder)
    }

    @Test func thePanelGoesWhenSomethingElseTakesTheKeyboard() throws {
        _ = try present()
        view.becomeFirstResponder()
        #expect(view.isFirstResponder && view.findInteraction?.isFindNavigatorVisible == false)
    }

    @Test func thePanelGoesWithItsView() throws {
        let panel = try present()
        view.removeFromSuperview()
        stage.advance(0.5)
        #expect(view.findInteraction?.isFindNavigatorVisible == false && panel.window == nil)
    }

    @Test func aViewIsReleasedWhileThePanelIsShown() {
        weak var released: UITextView?
        autoreleasepool {
            let text = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
            released = text
            view.superview?.addSubview(text)
            text.isFindInteractionEnabled = true
            text.text = "text"
            text.findInteraction?.searchText = "text"
            text.findInteraction?.presentFindNavigator(showingReplace: true)
            stage.advance(0.5)
            #expect(text.findInteraction?.isFindNavigatorVisible == true)
            text.removeFromSuperview()
        }
        stage.advance(1)
        #expect(released == nil)
    }

    // MARK: Replacing

    @Test func aFindIsReplacedAndTheNextOneShown() throws {
        let panel = try present(replacing: true)
        #expect(panel.frame.height == 2 * FindPanel.rowHeight && !panel.replaceButton.isEnabled)
        panel.field.insertText("one")
        panel.replacementField.insertText("1")
        #expect(panel.replaceButton.isEnabled && view.findInteraction?.replacementText == "1")
        press(panel.replaceButton)
        #expect(view.text == "1 two one Two ones" && shown == NSRange(location: 6, length: 3) && panel.count.text == "1 of 2")
        press(panel.replaceAllButton)
        #expect(view.text == "1 two 1 Two 1s" && panel.count.text == "No Results" && !panel.replaceAllButton.isEnabled)
    }

    @Test func aReplacementThatIsFoundItselfIsPassedOver() throws {
        let panel = try present(replacing: true)
        panel.field.insertText("one")
        panel.replacementField.insertText("one!")
        press(panel.replaceButton)
        #expect(view.text == "one! two one Two ones" && shown == NSRange(location: 9, length: 3))
        press(panel.replaceButton)
        #expect(view.text == "one! two one! Two ones" && shown == NSRange(location: 18, length: 3))
    }

    @Test func theDelegateIsAskedBeforeTextIsReplaced() throws {
        final class Guard: NSObject, UITextViewDelegate {
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                range.location != 8
            }
        }
        let keeper = Guard()
        view.delegate = keeper
        let panel = try present(replacing: true)
        panel.field.insertText("one")
        panel.replacementField.insertText("1")
        press(panel.replaceAllButton)
        #expect(view.text == "1 two one Two 1s")
    }

    @Test func textThatCannotBeEditedCannotBeReplaced() throws {
        view.isEditable = false
        let panel = try present(replacing: true)
        #expect(!panel.showsReplacement && leaf("Find and Replace", in: panel.optionsButton.menu) == nil)
        view.isEditable = true
        leaf("Find and Replace", in: panel.optionsButton.menu)?.perform(sender: nil)
        #expect(panel.showsReplacement && panel.frame.height == 2 * FindPanel.rowHeight)
    }

    // MARK: Commands

    @Test func keysFindInWhatHasTheKeyboard() throws {
        #expect(!FindCommands.perform("f", .command, from: try #require(view.next)))
        view.becomeFirstResponder()
        #expect(!FindCommands.perform("g", .command, from: view) && !FindCommands.perform("f", [], from: view))
        #expect(FindCommands.perform("f", .control, from: view))
        let panel = try panel()
        panel.field.insertText("one")
        #expect(FindCommands.perform("g", .command, from: panel.field) && shown?.location == 8)
        #expect(FindCommands.perform("g", [.command, .shift], from: panel.field) && shown?.location == 0)
        #expect(FindCommands.perform("f", [.command, .alternate], from: panel.field) && panel.showsReplacement)
    }

    @Test func theSelectionIsTakenForWhatIsSearchedFor() {
        view.becomeFirstResponder()
        #expect(!FindCommands.perform("e", .command, from: view))
        view.selectedRange = NSRange(location: 4, length: 3)
        #expect(FindCommands.perform("e", .command, from: view) && view.findInteraction?.searchText == "two")
    }

    @Test func commandsComeToTheInteractionOfAViewWithoutMethodsForThem() {
        let (plain, log) = (UIView(), FindLog())
        view.superview?.addSubview(plain)
        let inner = UIView()
        plain.addSubview(inner)
        let interaction = UIFindInteraction(sessionDelegate: log)
        plain.addInteraction(interaction)
        #expect(inner.target(forAction: Selector("find:"), withSender: nil) as? UIFindInteraction === interaction)
        #expect(FindCommands.perform("f", .command, from: inner) && interaction.isFindNavigatorVisible)
        interaction.dismissFindNavigator()
        #expect(log.events == ["session", "begin", "end"])
    }

    @Test func aSessionOfAnAppIsToldWhatThePersonDoes() throws {
        let (plain, log) = (UIView(), FindLog())
        view.superview?.addSubview(plain)
        let interaction = UIFindInteraction(sessionDelegate: log)
        plain.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: true)
        let panel = try panel()
        panel.field.insertText("a")
        #expect(log.own.events == ["search a"] && panel.count.text == "2 of 7")
        log.own.searchResultDisplayStyle = .total
        #expect(panel.count.text == "7 Results")
        log.own.searchResultDisplayStyle = .none
        #expect(panel.count.text == nil)
        panel.replacementField.insertText("b")
        press(panel.nextButton)
        press(panel.replaceButton)
        press(panel.replaceAllButton)
        #expect(log.own.events == ["search a", "forward", "replace a b", "all a b"])
        interaction.dismissFindNavigator()
        #expect(log.own.events.last == "invalidate")
    }
}

@MainActor private final class FindLog: NSObject, UIFindInteractionDelegate {
    final class Session: UIFindSession {
        var events: [String] = []
        override var resultCount: Int { 7 }
        override var highlightedResultIndex: Int { 1 }
        override var supportsReplacement: Bool { true }
        override var allowsReplacementForCurrentlyHighlightedResult: Bool { true }
        override func performSearch(query: String, options: UITextSearchOptions?) { events.append("search \(query)") }
        override func highlightNextResult(in direction: UITextStorageDirection) { events.append("\(direction)") }
        override func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {
            events.append("replace \(query) \(replacementString)")
        }
        override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
            events.append("all \(searchQuery) \(replacementString)")
        }
        override func invalidateFoundResults() { events.append("invalidate") }
    }

    let own = Session()
    var events: [String] = []

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        events.append("session")
        return own
    }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { events.append("begin") }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { events.append("end") }
}
