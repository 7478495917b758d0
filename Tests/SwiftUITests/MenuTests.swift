import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Sorting: View {
    @State private var order = "name"
    @State private var isReversed = false
    var body: some View {
        VStack {
            Text("by \(order) \(isReversed ? "down" : "up")")
            Menu("Sort") {
                Button("Date") { order = "date" }
                Section("Direction") { Toggle("Reversed", isOn: $isReversed) }
                Menu("More") { Button("Size") { order = "size" } }
                Button("Forbidden", role: .destructive) { order = "none" }.disabled(true)
            }
        }
    }
}

private struct Picked: View {
    @State private var fruit = 1
    var body: some View {
        Picker("Fruit", selection: $fruit) {
            Text("Apple").tag(1)
            Text("Pear").tag(2)
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct MenuTests {
    @Test func aMenuShowsItsButtonsAndGoesWhenOneIsTapped() {
        let stage = Stage(Sorting())
        #expect(stage.views(MenuOverlay.self).isEmpty)
        stage.tap("Sort")
        #expect(stage.views(MenuOverlay.self).count == 1)
        #expect(["Date", "Direction", "Reversed", "More", "Forbidden"].allSatisfy(stage.texts.contains))
        stage.tap("Date")
        stage.advance(0.5)
        #expect(stage.views(MenuOverlay.self).isEmpty && stage.texts.contains("by date up"))
    }

    @Test func aToggleOfAMenuIsARowWithAMark() throws {
        let stage = Stage(Sorting())
        stage.tap("Sort")
        #expect(stage.views(UISwitch.self).isEmpty)
        let row = try #require(stage.views(PressControl.self).first { $0.spokenText?.hasSuffix("Reversed") == true })
        row.sendActions(for: .touchUpInside)
        stage.advance(0.5)
        #expect(stage.texts.contains("by name down"))
    }

    @Test func aMenuWithinAnotherTakesItsPlace() throws {
        let stage = Stage(Sorting())
        stage.tap("Sort")
        let more = try #require(stage.views(PressControl.self).first { $0.spokenText?.hasPrefix("More") == true })
        more.sendActions(for: .touchUpInside)
        stage.advance(0.1)
        #expect(stage.texts.contains("Size") && !stage.texts.contains("Date"))
        stage.tap("Size")
        #expect(stage.texts.contains("by size up"))
    }

    @Test func aChoiceIsMadeInAMenu() throws {
        let stage = Stage(Picked())
        let button = try #require(stage.views(PressControl.self).first)
        button.sendActions(for: .touchUpInside)
        stage.advance(0.1)
        let row = try #require(stage.views(PressControl.self).last { $0.spokenText == "Pear" })
        row.sendActions(for: .touchUpInside)
        stage.advance(0.5)
        #expect(stage.texts == ["Pear"])
    }

    @Test func aFingerThatStaysOpensAContextMenuBesideWhatItIsOf() throws {
        var log: [String] = []
        let stage = Stage(
            Color.red.frame(width: 80, height: 40).contextMenu { Button("Delete", role: .destructive) { log.append("deleted") } })
        func item(_ item: LayoutItem?) -> ContextMenuItem? { item?.first(ContextMenuItem.self) }
        let host = try #require(stage.views(ItemHostView.self).first)
        let menu = try #require(item(host.rootItem))
        menu.open()
        stage.advance(0.5)
        #expect(stage.texts == ["Delete"] && menu.effectView.alpha == 0)
        stage.tap("Delete")
        stage.advance(0.5)
        #expect(log == ["deleted"] && menu.effectView.alpha == 1 && stage.views(MenuOverlay.self).isEmpty)
    }

    @Test func anEmptyContextMenuIsNotShown() throws {
        let stage = Stage(Text("a").contextMenu(ContextMenu<Text>?.none))
        let menu = try #require(stage.views(ItemHostView.self).first?.rootItem?.first(ContextMenuItem.self))
        menu.open()
        #expect(stage.views(MenuOverlay.self).isEmpty)
    }
}
