import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String
}

private struct Suggesting: View {
    @State private var text = ""
    var body: some View {
        NavigationStack {
            Text("typed \(text)")
                .searchable(text: $text, placement: .automatic, prompt: "Fruit") {
                    if text.count < 3 {
                        Text("Pear").searchCompletion("Pear tree")
                        Text("Plum").searchCompletion("Plum tree")
                    }
                }
        }
    }
}

private struct Edited: View {
    @State private var fruits = [Fruit(id: 1, name: "Pear"), Fruit(id: 2, name: "Plum")]
    var body: some View {
        List($fruits) { $fruit in
            Button(fruit.name) { fruit.name += "!" }
        }
    }
}

private struct Chosen: View {
    @State private var fruits = [Fruit(id: 1, name: "Pear")]
    @State private var one: Int?
    @State private var several: Set<Int> = []
    var body: some View {
        VStack {
            List($fruits, selection: $one) { $fruit in Text(fruit.name) }
            List($fruits, id: \.id, selection: $several) { $fruit in Text(fruit.name) }
            List($fruits, id: \.name) { $fruit in Text(fruit.name) }
            List { ForEach($fruits) { $fruit in Text(fruit.name) } }
        }
    }
}

private struct Sheet: View {
    @State private var isShown = false
    @State private var detent = PresentationDetent.medium
    var body: some View {
        Button(detent == .large ? "large" : "other") { isShown = true }
            .sheet(isPresented: $isShown) {
                Button("grow") { detent = .large }.presentationDetents([.medium, .height(100), .large], selection: $detent)
            }
    }
}

private struct Counter: View {
    @State private var count = 1
    var body: some View {
        VStack {
            Text("\(count)").contentTransition(.numericText(value: Double(count)))
            Text("still \(count)")
            Button("add") { withAnimation(.linear(duration: 1)) { count += 1 } }
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct SuggestionTests {
    @Test func aSearchSuggestsWhatCompletesIt() throws {
        let stage = Stage(Suggesting())
        let controller = try #require(stage.views(UINavigationBar.self).first?.topItem?.searchController)
        #expect(!stage.texts.contains("Pear"))
        controller.isActive = true
        stage.advance(1)
        #expect(stage.texts.contains("Pear") && stage.texts.contains("Plum"))
        stage.tap("Plum")
        stage.advance(0.5)
        #expect(controller.searchBar.text == "Plum tree" && !controller.showsSearchResultsController)
        #expect(stage.texts.contains("typed Plum tree"))
    }

    @Test func rowsOfAListChangeTheElementsThatTheyAreBoundTo() {
        let stage = Stage(Edited())
        stage.tap("Plum")
        #expect(Set(stage.views(PressControl.self).compactMap(\.spokenText)) == ["Pear", "Plum!"])
    }

    @Test func listsOfConnectionsAreMadeInEachWay() {
        #expect(Stage(Chosen(), size: CGSize(width: 300, height: 1200)).texts == ["Pear", "Pear", "Pear", "Pear"])
    }

    @Test func badgesStandAtTheEndOfRowsAndOnTabs() throws {
        let stage = Stage(
            List {
                Text("inbox").badge(3); Text("empty").badge(0); Text("new").badge(Text("!")); Text("word").badge("soon")
            })
        #expect(Set(stage.texts) == ["inbox", "3", "empty", "new", "!", "word", "soon"])
        let label = try #require(stage.views(UILabel.self).first { $0.attributedText?.string == "3" })
        #expect(label.convert(label.bounds, to: stage.window).minX > 200)
        let tabs = Stage(TabView { Text("a").tabItem { Text("A") }.badge("new") })
        #expect(try #require(tabs.views(UITabBar.self).first).items?.first?.badgeValue == "new")
    }

    @Test func aSheetIsAsHighAsAValueSays() throws {
        let stage = Stage(Sheet())
        stage.tap("other")
        stage.advance(1)
        let sheet = try #require(stage.controller.presentedViewController?.sheetPresentationController)
        #expect(sheet.selectedDetentIdentifier == .medium && sheet.detents.count == 3)
        stage.tap("grow")
        stage.advance(1)
        #expect(sheet.selectedDetentIdentifier == .large && stage.views(PressControl.self).contains { $0.spokenText == "large" })
        sheet.selectedDetentIdentifier = .medium
        sheet.delegate.map {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }
        stage.advance(0.1)
        #expect(stage.views(PressControl.self).contains { $0.spokenText == "other" })
    }

    @Test func selectableTextIsCopied() throws {
        let stage = Stage(
            VStack {
                Text("may").textSelection(.enabled); Text("may not").textSelection(.disabled)
            })
        let labels = stage.views(TextLabel.self)
        #expect(labels.map(\.isSelectable) == [true, false])
        let selection = TextSelection(of: try #require(labels.first))
        selection.copyText()
        #expect(UIPasteboard.general.string == "may")
    }

    @Test func aTextWithAContentTransitionPassesIntoTheNextOne() throws {
        let stage = Stage(Counter())
        stage.tap("add")
        let labels = stage.views(TextLabel.self)
        let counter = try #require(labels.first { $0.attributedText?.string == "2" })
        func transition(_ layer: CALayer) -> CATransition? {
            (layer.animationKeys() ?? []).lazy.compactMap { layer.animation(forKey: $0) as? CATransition }.first
        }
        let course = try #require(transition(counter.layer))
        #expect(course.type == .push && course.subtype == .fromBottom && course.duration == 1)
        let still = try #require(labels.first { $0.attributedText?.string == "still 2" })
        #expect(still.layer.animationKeys()?.isEmpty ?? true)
    }
}
