import Sessions
import Testing

@testable import UIKit

/// Menus of editing that responders build, and menus about several items.
@MainActor @Suite(.session)
final class MenuSystemTests {
    private let controller = BuildingController()
    private lazy var stage = Stage(controller)

    private func views<V: UIView>(_ type: V.Type) -> [V] {
        func search(_ view: UIView) -> [V] { (view as? V).map { [$0] } ?? view.subviews.flatMap(search) }
        return search(stage.window)
    }

    private func texts() -> [String] {
        func search(_ view: UIView) -> [String] { [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(search) }
        return search(stage.window)
    }

    @Test func theEditMenuIsBuiltByAViewAndTheRespondersAfterIt() {
        BuildingController.register()
        _ = stage
        let view = BuildingView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        controller.view.addSubview(view)
        let delegate = SuggestedMenu()
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 50)))
        stage.advance(0.3)
        // The view does not call `super`, and the controller is asked all the same.
        #expect(view.builds == 1 && controller.builds == 1)
        #expect(delegate.identifiers.first == .standardEdit && delegate.identifiers.last == UIMenu.Identifier("marks"))
        #expect(texts().contains("Mark") && !texts().contains("Nobody's") && !texts().contains("Cut"))
        controller.title = "Unmark"
        UIMenuSystem.context.setNeedsRevalidate()
        stage.advance(0.3)
        #expect(texts().contains("Unmark") && view.builds == 2)
    }

    @Test func aMenusCommandsAreValidatedWhereItIsShownAndStayAsTheyAre() {
        BuildingController.register()
        _ = stage
        let mark = UICommand(title: "Mark", action: Selector("mark:"))
        let nobodys = UICommand(title: "Nobody's", action: Selector("nobodys:"))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
        button.menu = UIMenu(children: [mark, nobodys])
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        controller.title = "Unmark"
        stage.tap(button.center)
        stage.advance(0.6)
        let rows = views(MenuRow.self)
        #expect(rows.map(\.element.title) == ["Unmark", "Nobody's"] && rows.map(\.isEnabled) == [true, false])
        #expect(mark.title == "Mark" && nobodys.attributes.isEmpty)
        if let row = rows.first { row.sendActions(for: .touchUpInside) }
        #expect(controller.marks == ["Unmark"])
    }

    @Test func theItemsOfAMenuAreStackedWithTheirNumberAndGoBack() {
        _ = stage
        let items = ItemLog()
        for (index, name) in ["a", "b", "c"].enumerated() {
            let view = UIView(frame: CGRect(x: 100, y: 150 + CGFloat(index) * 90, width: 150, height: 80))
            controller.view.addSubview(view)
            items.views[name] = view
        }
        items.views["a"]?.addInteraction(UIContextMenuInteraction(delegate: items))
        stage.settle()
        let place = CGPoint(x: 150, y: 190)
        stage.drag([place, place], over: 0.9)
        stage.advance(0.6)
        #expect(items.highlighted == ["a", "b", "c"])
        #expect(texts().contains("3"))
        #expect(items.views.values.allSatisfy { $0.layer.opacity == 0 })
        stage.tap(CGPoint(x: 20, y: 830))
        stage.advance(0.6)
        #expect(items.dismissed == ["a", "b", "c"] && !texts().contains("3"))
        #expect(items.views.values.allSatisfy { $0.layer.opacity == 1 })
    }

    @Test func aBadgeThatIsSetCountsWhatTheAppSays() {
        let configuration = UIContextMenuConfiguration()
        #expect(configuration.badgeCount == 1)
        configuration.secondaryItemIdentifiers = ["b", "c"]
        #expect(configuration.badgeCount == 3)
        configuration.badgeCount = 12
        #expect(configuration.badgeCount == 12)
    }

    @Test func menusSayHowManyLinesTitlesHave() {
        func menu(_ lines: Int?, _ options: UIMenu.Options = [], _ children: [UIMenuElement]) -> UIMenu {
            let menu = UIMenu(options: options, children: children)
            if let lines {
                let preferences = UIMenuDisplayPreferences()
                preferences.maximumNumberOfTitleLines = lines
                menu.displayPreferences = preferences
                // The menu has a copy.
                preferences.maximumNumberOfTitleLines = 99
            }
            return menu
        }
        let action = UIAction(title: "One") { _ in }
        func lines(_ menu: UIMenu) -> [Int] { MenuContent(menu, known: [:]).sections.map(\.titleLines) }
        #expect(lines(menu(nil, [], [action])) == [MenuContent.Section.usualTitleLines])
        let parts = menu(4, [], [action, menu(nil, .displayInline, [action]), menu(1, .displayInline, [action])])
        #expect(lines(parts) == [4, 4, 1])
        #expect(lines(parts.replacingChildren([action])) == [4])
    }
}

/// A controller that adds a command to menus of editing, and performs it.
private final class BuildingController: UIViewController {
    var builds = 0
    var marks: [String] = []

    override func buildMenu(with builder: any UIMenuBuilder) {
        builds += 1
        #expect(builder.system === UIMenuSystem.context)
        builder.insertChild(
            UIMenu(
                identifier: UIMenu.Identifier("marks"),
                children: [
                    UICommand(title: "Mark", action: Selector("mark:")), UICommand(title: "Nobody's", action: Selector("nobodys:")),
                ]), atEndOfMenu: .root)
    }

    override func validate(_ command: UICommand) { if let title { command.title = title } }

    static func register() {
        ClassRegistry.register(BuildingController.self) {
            $0.method("mark:") { receiver, arguments in
                (receiver as? BuildingController)?.marks.append((arguments.first as? UICommand)?.title ?? "")
                return nil
            }
        }
    }
}

private final class BuildingView: UIView {
    var builds = 0
    override func buildMenu(with builder: any UIMenuBuilder) { builds += 1 }
}

/// Shows what is suggested, and writes down which menus that are.
private final class SuggestedMenu: NSObject, UIEditMenuInteractionDelegate {
    var identifiers: [UIMenu.Identifier] = []
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        identifiers = suggestedActions.compactMap { ($0 as? UIMenu)?.identifier }
        return UIMenu(children: suggestedActions)
    }
}

/// A menu about three items, which writes down what is asked about them.
private final class ItemLog: NSObject, UIContextMenuInteractionDelegate {
    var views: [String: UIView] = [:]
    var highlighted: [String] = []
    var dismissed: [String] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let configuration = UIContextMenuConfiguration(identifier: NSString(string: "a"), previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Share") { _ in }])
        }
        configuration.secondaryItemIdentifiers = ["c", "b"]
        return configuration
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let name = String(describing: identifier)
        highlighted.append(name)
        return views[name].map { UITargetedPreview(view: $0) }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let name = String(describing: identifier)
        dismissed.append(name)
        return views[name].map { UITargetedPreview(view: $0) }
    }
}
