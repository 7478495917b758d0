import Sessions
import SampanHost
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class InputAssistantTests {
    private let root = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    private let size = CGSize(width: 820, height: 1180)
    private lazy var stage = Stage(root, size: size)
    private var pressed: [String] = []

    private func usePad() throws {
        UIScreen.main.configure(device: try #require(Device.named("iPad (10th generation)")), size: size)
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { [weak self] _ in self?.pressed.append(title) })
    }

    private func edit() {
        root.view.addSubview(field)
        _ = stage
        field.becomeFirstResponder()
        stage.advance(1)
    }

    private var bar: UIToolbar? { KeyboardController.shared.shown.lazy.compactMap { $0 as? UIToolbar }.first }
    /// What the items are called, without the room between them.
    private var titles: [String] {
        let names = bar?.items?.compactMap { item in [item.title, item.accessibilityLabel].compactMap(\.self).first { !$0.isEmpty } }
        return names?.filter { $0 != "Flexible Space" } ?? []
    }

    @Test func shortcutsAreShownAtTheBottomWhileTextIsEntered() throws {
        try usePad()
        field.inputAssistantItem.leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [item("Date")], representativeItem: nil)]
        field.inputAssistantItem.trailingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [item("Sign")], representativeItem: nil)]
        #expect(field.inputAssistantItem === field.inputAssistantItem)
        edit()
        let bar = try #require(bar)
        #expect(titles == ["Date", "Sign", "Done"] && bar.window != nil)
        let view = try #require(bar.items?.first?.barView)
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        #expect(pressed == ["Date"])
        field.resignFirstResponder()
        stage.advance(1)
        #expect(self.bar == nil)
    }

    @Test func whatAControllerGivesIsShownForItsFields() throws {
        try usePad()
        root.inputAssistantItem.leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [item("Date")], representativeItem: nil)]
        edit()
        #expect(titles == ["Date", "Done"])
        field.inputAssistantItem.leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [item("Sign")], representativeItem: nil)]
        stage.advance(1)
        #expect(titles == ["Sign", "Done"], "its own come first")
    }

    @Test func aPhoneShowsNone() {
        field.inputAssistantItem.leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [item("Date")], representativeItem: nil)]
        edit()
        #expect(bar == nil)
    }

    @Test func thePersonPutsThemAwayUntilTheFieldIsEditedAgain() throws {
        try usePad()
        let assistant = field.inputAssistantItem
        assistant.leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [item("Date")], representativeItem: nil)]
        edit()
        bar?.items?.last?.primaryAction?.performWithSender(nil, target: nil)
        stage.advance(1)
        #expect(bar == nil)
        field.resignFirstResponder()
        stage.advance(1)
        field.becomeFirstResponder()
        stage.advance(1)
        #expect(titles == ["Date", "Done"])
        assistant.allowsHidingShortcuts = false
        stage.advance(1)
        #expect(titles == ["Date"])
        assistant.leadingBarButtonGroups = []
        stage.advance(1)
        #expect(bar == nil)
    }

    @Test func groupsGiveWayToWhatStandsForThemWhereThereIsNoRoom() throws {
        try usePad()
        let items = (0..<20).map { item("Shortcut number \($0)") }
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: UIBarButtonItem(title: "More", primaryAction: nil))
        field.inputAssistantItem.leadingBarButtonGroups = [group]
        edit()
        #expect(group.isDisplayingRepresentativeItem && titles == ["More", "Done"])
        #expect(bar?.items?.first?.menu?.children.count == 20)
    }

    @Test func aFieldIsReleasedWithItsShortcuts() {
        weak var item: UITextInputAssistantItem?
        do {
            let made = UITextField()
            item = made.inputAssistantItem
            #expect(item != nil)
        }
        #expect(item == nil)
    }
}
