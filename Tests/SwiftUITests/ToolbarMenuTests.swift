import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Notes: View {
    @State private var log = "nothing"
    @State private var isPinned = false
    @State private var hasMore = false
    var body: some View {
        NavigationStack {
            Text("\(log) \(isPinned ? "pinned" : "loose")")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Add") { hasMore = true } }
                    ToolbarItem(placement: .secondaryAction) { Button("Rename") { log = "renamed" } }
                    ToolbarItemGroup(placement: .secondaryAction) {
                        Toggle("Pinned", isOn: $isPinned)
                        Label("Only told", systemImage: "info.circle")
                    }
                    if hasMore { ToolbarItem(placement: .secondaryAction) { Button("Share") { log = "shared" } } }
                }
                .toolbar(id: "named") {
                    ToolbarItem(id: "find", placement: .secondaryAction) { Button("Find") { log = "found" } }
                    ToolbarItem(id: "print", placement: .secondaryAction, showsByDefault: false) { Button("Print") { log = "printed" } }
                }
        }
    }
}

private struct Titled: View {
    @State private var name = "Plan"
    var isLarge = false
    var body: some View {
        NavigationStack {
            Text("text").navigationTitle(name).navigationBarTitleDisplayMode(isLarge ? .large : .inline)
                .toolbarTitleMenu { Button("Rename") { name = "Sketch" } }
        }
    }
}

private struct ByContent: View {
    var body: some View {
        NavigationStack {
            Text("text").navigationTitle("Plan").navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarTitleMenu { Button("Move") {} } }
        }
    }
}

private struct Mailbox: View {
    let hasFilter: Bool
    var body: some View {
        NavigationStack {
            Text("mail").toolbar {
                if hasFilter { ToolbarItem(placement: .bottomBar) { Color.red.frame(width: 80, height: 20) } }
                ToolbarItem(placement: .status) { Text("Updated") }
                ToolbarItem(placement: .bottomBar) { Color.blue.frame(width: 20, height: 20) }
            }
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct ToolbarMenuTests {
    private func item<V: View>(_ stage: Stage<V>) throws -> UINavigationItem {
        func look(_ controller: UIViewController) -> UINavigationController? {
            controller as? UINavigationController ?? controller.children.lazy.compactMap(look).first
        }
        return try #require(look(stage.controller)?.topViewController?.navigationItem)
    }

    private func rows<V: View>(_ stage: Stage<V>) -> [String] {
        stage.views(MenuOverlay.self).flatMap { overlay in
            stage.views(PressControl.self).filter { $0.isDescendant(of: overlay) }.compactMap(\.spokenText)
        }
    }

    @Test func secondaryActionsStandInOneMenuAtTheEndOfTheBar() throws {
        let stage = Stage(Notes())
        let items = try #require(try item(stage).rightBarButtonItems)
        #expect(items.count == 2)
        #expect(items.first?.customView?.spokenText == "More" && items.last?.customView?.spokenText == "Add")
        #expect(!stage.texts.contains("Rename"))
        stage.tap("More")
        #expect(["Rename", "Pinned", "Only told", "Find"].allSatisfy(stage.texts.contains) && !stage.texts.contains("Print"))
        stage.tap("Find")
        stage.advance(0.5)
        #expect(stage.views(MenuOverlay.self).isEmpty && stage.texts.contains("found loose"))
    }

    @Test func aToggleAmongSecondaryActionsIsARowWithAMark() throws {
        let stage = Stage(Notes())
        stage.tap("More")
        #expect(stage.views(UISwitch.self).isEmpty)
        let row = try #require(stage.views(PressControl.self).first { $0.spokenText?.hasSuffix("Pinned") == true })
        row.sendActions(for: .touchUpInside)
        stage.advance(0.5)
        #expect(stage.texts.contains("nothing pinned"))
    }

    @Test func secondaryActionsThatComeLaterAreInTheMenu() {
        let stage = Stage(Notes())
        stage.tap("Add")
        stage.tap("More")
        stage.tap("Share")
        stage.advance(0.5)
        #expect(stage.texts.contains("shared loose"))
    }

    @Test func aTitleOpensItsMenu() throws {
        let stage = Stage(Titled())
        let title = try #require(try item(stage).titleView)
        #expect(title.spokenText == "Plan" && title.bounds.width > 40)
        stage.tap("Plan")
        #expect(rows(stage) == ["Rename"])
        stage.tap("Rename")
        stage.advance(0.5)
        #expect(try item(stage).titleView?.spokenText == "Sketch")
    }

    @Test func aLargeTitleOpensNoMenu() throws {
        #expect(try item(Stage(Titled(isLarge: true))).titleView == nil)
    }

    @Test func aTitlesMenuIsAlsoAnItemOfTheBar() {
        let stage = Stage(ByContent())
        stage.tap("Plan")
        #expect(rows(stage) == ["Move"])
    }

    @Test(arguments: [true, false]) func aStatusStandsInTheMiddleOfTheBarAtTheBottom(hasFilter: Bool) throws {
        let stage = Stage(Mailbox(hasFilter: hasFilter))
        stage.advance(0.2)
        let label = try #require(stage.views(UILabel.self).first { $0.attributedText?.string == "Updated" })
        #expect(abs(label.convert(label.bounds, to: stage.window).midX - 150) <= 1)
        let shapes = stage.shapes.sorted { $0.minX < $1.minX }
        let (first, last) = (try #require(shapes.first), try #require(shapes.last))
        #expect(last.maxX > 270 && (!hasFilter || first.minX < 30))
    }
}
