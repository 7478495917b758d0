import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct FontPickerTests {
    private let root = UIViewController()
    private let stage: Stage
    private let log = FontLog()

    init() { stage = Stage(root) }

    private func makePicker(_ change: (UIFontPickerViewController.Configuration) -> Void = { _ in }) -> UIFontPickerViewController {
        let configuration = UIFontPickerViewController.Configuration()
        change(configuration)
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = log
        return picker
    }

    private func show(_ picker: UIFontPickerViewController) {
        root.present(picker, animated: true)
        stage.advance(1)
    }

    private func find<V: UIView>(_ type: V.Type, in view: UIView, where matches: (V) -> Bool = { _ in true }) -> V? {
        if view.isHidden { return nil }
        if let view = view as? V, matches(view) { return view }
        for subview in view.subviews.reversed() {
            if let found = find(type, in: subview, where: matches) { return found }
        }
        return nil
    }

    private func tap(_ view: UIView) {
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(1)
    }

    private func row(_ name: String) throws -> UITableViewCell {
        try #require(find(UITableViewCell.self, in: stage.window) { content(of: $0)?.text == name }, "there is no \(name)")
    }

    private func content(of cell: UITableViewCell) -> UIListContentConfiguration? {
        cell.contentConfiguration as? UIListContentConfiguration
    }

    /// The names in the list that is shown.
    private func names() throws -> [String] {
        let list = try #require(find(UITableView.self, in: stage.window))
        return list.visibleCells.compactMap { content(of: $0)?.text }
    }

    private func search(_ text: String) throws {
        let bar = try #require(find(UISearchBar.self, in: stage.window))
        bar.text = text
        let delegate = try #require(bar.delegate)
        delegate.searchBar(bar, textDidChange: text)
        stage.settle()
    }

    @Test func itBeginsWithAllFamiliesAndNothingChosen() {
        let picker = UIFontPickerViewController()
        #expect(picker.delegate == nil && picker.selectedFontDescriptor == nil)
        let configuration = picker.configuration
        #expect(!configuration.includeFaces && !configuration.displayUsingSystemFont)
        #expect(configuration.filteredTraits.isEmpty && configuration.filteredLanguagesPredicate == nil)
        #expect(FontChoice.all(for: configuration).map(\.family) == UIFont.familyNames)
    }

    @Test func itsConfigurationIsACopy() {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = false
        #expect(picker.configuration.includeFaces && picker.configuration !== configuration)
        picker.configuration.includeFaces = false
        #expect(picker.configuration.includeFaces)
    }

    @Test func familiesStandInTheirOwnFaces() throws {
        show(makePicker())
        try search("Courier")
        let cell = try row("Courier New")
        #expect(content(of: cell)?.textProperties.font.familyName == "Courier New")
        #expect(cell.accessoryType == .none)
    }

    @Test func namesStandInTheSystemFontWhereThatIsAskedFor() throws {
        show(makePicker { $0.displayUsingSystemFont = true })
        try search("Courier")
        #expect(content(of: try row("Courier New"))?.textProperties.font == .systemFont(ofSize: 17))
    }

    @Test func aFamilyIsChosenAndThePickerGoes() throws {
        let picker = makePicker()
        show(picker)
        try search("georgia")
        #expect(try names() == ["Georgia"])
        tap(try row("Georgia"))
        #expect(log.events == ["picked Georgia"])
        #expect(picker.selectedFontDescriptor?.fontAttributes[.family] as? String == "Georgia")
        #expect(picker.selectedFontDescriptor?.fontAttributes[.name] == nil)
        #expect(root.presentedViewController == nil)
    }

    @Test func aSearchThatIsClearedShowsAll() throws {
        show(makePicker())
        let before = try names()
        try search("georgia")
        try search("")
        #expect(try names() == before && before.count > 5)
        try search("no such font")
        #expect(try names().isEmpty)
    }

    @Test func facesAreBehindAButtonOfTheirFamily() throws {
        let picker = makePicker { $0.includeFaces = true }
        show(picker)
        try search("georgia")
        let button = try #require(find(UIView.self, in: try row("Georgia")) { $0.accessibilityLabel == "More Info" })
        tap(button)
        #expect(try names().contains("Bold Italic") && log.events.isEmpty)
        tap(try row("Bold Italic"))
        #expect(picker.selectedFontDescriptor?.fontAttributes[.name] as? String == "Georgia-BoldItalic")
        #expect(log.events == ["picked Georgia"] && root.presentedViewController == nil)
    }

    @Test func onlyFacesWithTheTraitsAreShown() {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = [.traitMonoSpace, .traitBold]
        let choices = FontChoice.all(for: configuration)
        #expect(choices.contains { $0.family == "Menlo" } && !choices.contains { $0.family == "Georgia" })
        #expect(choices.first { $0.family == "Menlo" }?.faces.sorted() == ["Menlo-Bold", "Menlo-BoldItalic"])
        let chosen = choices.first { $0.family == "Menlo" }?.descriptor(with: configuration.filteredTraits)
        #expect(chosen?.symbolicTraits.contains(.traitBold) == true)
    }

    @Test func onlyFontsOfTheLanguagesAreShown() {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredLanguagesPredicate = UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["en"])
        #expect(FontChoice.all(for: configuration).contains { $0.family == "Helvetica" })
        configuration.filteredLanguagesPredicate = UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["xx"])
        #expect(FontChoice.all(for: configuration).isEmpty)
    }

    @Test func thePredicateAsksForOneOfTheLanguages() throws {
        let predicate = try #require(UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["vi", "zh-Hans"]))
        #expect(predicate.evaluate(with: ["en", "vi"]) && predicate.evaluate(with: ["zh-Hans"]))
        #expect(!predicate.evaluate(with: ["en", "de"]) && !predicate.evaluate(with: [String]()))
        #expect(UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: []) == nil)
    }

    @Test func whatIsChosenIsMarkedAndSeen() throws {
        let picker = makePicker()
        picker.selectedFontDescriptor = UIFontDescriptor(name: "Verdana-Bold", size: 12)
        show(picker)
        #expect(try row("Verdana").accessoryType == .checkmark && log.events.isEmpty)
    }

    @Test(arguments: [true, false]) func closingIsToldOnceTheSheetIsGone(byButton: Bool) throws {
        show(makePicker())
        if byButton {
            tap(try #require(find(UILabel.self, in: stage.window) { $0.text == "Cancel" }))
        } else {
            root.dismiss(animated: true)
            stage.advance(1)
        }
        #expect(log.events == ["cancelled"] && root.presentedViewController == nil)
    }

    @Test func onAStackItStaysUntilTheAppTakesItAway() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.modalPresentationStyle = .fullScreen
        root.present(stack, animated: false)
        let picker = makePicker { $0.includeFaces = true }
        stack.pushViewController(picker, animated: false)
        stage.advance(1)
        #expect(picker.title == "Choose Font")
        try search("georgia")
        tap(try #require(find(UIView.self, in: try row("Georgia")) { $0.accessibilityLabel == "More Info" }))
        #expect(stack.viewControllers.count == 3 && stack.topViewController?.title == "Georgia")
        tap(try row("Bold"))
        #expect(log.events == ["picked Georgia"] && stack.topViewController === picker)
        stack.popViewController(animated: true)
        stage.advance(1)
        #expect(log.events == ["picked Georgia"])
    }

    @Test func pickersAreFreed() throws {
        weak var freed: UIFontPickerViewController?
        try autoreleasepool {
            let picker = makePicker()
            freed = picker
            show(picker)
            try search("georgia")
            tap(try row("Georgia"))
        }
        stage.advance(1)
        #expect(freed == nil)
    }

    @Test func allLanguagesHaveAllWords() {
        for words in FontPickerWords.words.values { #expect(words.count == FontPickerWords.allCases.count) }
    }
}

private final class FontLog: NSObject, UIFontPickerViewControllerDelegate {
    var events: [String] = []
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { events.append("cancelled") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        let family = viewController.selectedFontDescriptor?.object(forKey: .family) as? String
        events.append("picked \(family ?? "nothing")")
    }
}
