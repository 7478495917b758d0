import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Searched: View {
    @State private var text = ""
    @State private var log = ""
    var body: some View {
        NavigationStack {
            Inner(text: text).navigationTitle("Fruits").searchable(text: $text, prompt: "Look for fruits")
        }
        .onSubmit(of: .search) { log = "searched" }
    }
}

private struct Inner: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text("\(text) \(isSearching ? "searching" : "quiet")") }
}

private struct Bars: View {
    @State private var isHidden = false
    var body: some View {
        NavigationStack {
            Button("hide") { isHidden.toggle() }
                .navigationTitle("Page").toolbarBackground(Color.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
                .toolbarColorScheme(.dark, for: .navigationBar).toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
        }
        .statusBar(hidden: isHidden)
    }
}

private struct Tabs: View {
    @State private var isHidden = false
    var body: some View {
        TabView {
            NavigationStack { Button("toggle") { isHidden.toggle() }.toolbar(isHidden ? .hidden : .visible, for: .tabBar) }
                .tabItem { Text("one") }
        }
    }
}

private struct Popped: View {
    @State private var isShown = false
    var body: some View {
        Button("show") { isShown = true }
            .popover(isPresented: $isShown) {
                Text("popped").padding().presentationCompactAdaptation(.popover).interactiveDismissDisabled()
            }
    }
}

@Suite(.session, .serialized) @MainActor
struct BarTests {
    private func navigation<V: View>(_ stage: Stage<V>) throws -> UINavigationController {
        func look(_ controller: UIViewController) -> UINavigationController? {
            controller as? UINavigationController ?? controller.children.lazy.compactMap(look).first
        }
        return try #require(look(stage.controller))
    }

    @Test func aSearchStandsInTheBarAndTellsWhatIsTyped() throws {
        let stage = Stage(Searched())
        let item = try #require(try navigation(stage).topViewController?.navigationItem)
        let search = try #require(item.searchController)
        #expect(search.searchBar.placeholder == "Look for fruits" && stage.texts.contains(" quiet"))
        search.isActive = true
        stage.advance(0.5)
        search.searchBar.text = "pear"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        stage.advance(0.1)
        #expect(stage.texts.contains("pear searching"))
        search.isActive = false
        stage.advance(0.6)
        #expect(stage.texts.contains { $0.hasSuffix("quiet") })
    }

    @Test func aSearchAroundANavigationIsInItsFirstPage() throws {
        let stage = Stage(NavigationView { Text("a") }.searchable(text: .constant("typed")))
        let item = try #require(try navigation(stage).topViewController?.navigationItem)
        #expect(item.searchController?.searchBar.text == "typed")
    }

    @Test func barsHaveTheLookThatTheirPagesAskFor() throws {
        let stage = Stage(Bars())
        let navigation = try navigation(stage)
        let appearance = try #require(navigation.topViewController?.navigationItem.scrollEdgeAppearance)
        let color = try #require(appearance.backgroundColor)
        #expect(SwiftUI.Color.Components(color).red > 0.9 && navigation.navigationBar.overrideUserInterfaceStyle == .dark)
        #expect(!navigation.isNavigationBarHidden && !stage.controller.prefersStatusBarHidden)
        stage.tap("hide")
        stage.advance(0.3)
        #expect(navigation.isNavigationBarHidden && stage.controller.prefersStatusBarHidden)
    }

    @Test func labelsInBarsAreTheirSymbolsAndSayTheirTitles() {
        let stage = Stage(
            NavigationView {
                Label("Here", systemImage: "star").toolbar {
                    ToolbarItem {
                        Button {
                        } label: {
                            Label("Add Book", systemImage: "plus")
                        }
                    }
                    ToolbarItem {
                        Label("Both", systemImage: "minus").labelStyle(.titleAndIcon)
                    }
                }
            })
        #expect(stage.texts.contains("Here") && stage.texts.contains("Both") && !stage.texts.contains("Add Book"))
        #expect(stage.views(PressControl.self).map(\.accessibilityLabel) == ["Add Book"])
    }

    @Test func aNavigationOfSeveralViewsShowsTheFirstWhereThereIsLittleRoom() {
        let columns = NavigationView {
            List { NavigationLink("row") { Text("page") } }
            Text("Select an item")
        }
        for stage in [Stage(AnyView(columns)), Stage(AnyView(columns.navigationViewStyle(.stack)))] {
            #expect(stage.texts.contains("row") && !stage.texts.contains("Select an item"))
        }
    }

    @Test func aPageHidesTheBarWithTabs() throws {
        let stage = Stage(Tabs())
        let bar = try #require(stage.views(UITabBar.self).first)
        #expect(!bar.isHidden)
        stage.tap("toggle")
        stage.advance(0.1)
        #expect(bar.isHidden)
        stage.tap("toggle")
        stage.advance(0.1)
        #expect(!bar.isHidden)
    }

    @Test func aPopoverPointsAtItsViewAndStays() throws {
        let stage = Stage(Popped())
        stage.tap("show")
        stage.advance(0.6)
        let page = try #require(stage.controller.presentedViewController)
        #expect(page.modalPresentationStyle == .popover && page.isModalInPresentation && stage.texts.contains("popped"))
        let popover = try #require(page.popoverPresentationController)
        #expect(popover.sourceView is PressControl && popover.sourceRect == popover.sourceView?.bounds)
        #expect(page.view.bounds.width < 200)
    }

    @Test func aBarThatCanBeCustomizedMayHaveOneItem() {
        let page = Text("page").toolbar(id: "page") {
            ToolbarItem(id: "only", placement: .topBarTrailing) { Text("only") }
        }
        #expect(Stage(NavigationStack { page }).texts.contains("only"))
    }
}
