import Combine
import Sessions
import Testing
import UIKit

@testable import SwiftUI

private final class Shelf: ObservableObject {
    @Published var count = 1
}

private struct Shelves: View {
    @ObservedObject var shelf: Shelf
    @State private var own = 1

    var body: some View {
        NavigationStack {
            VStack {
                Text("\(shelf.count) on it")
                NavigationLink("value", value: 7)
                NavigationLink("view") { Text("view of \(shelf.count)") }
                NavigationLink("state") {
                    Text("own \(own)")
                    Button("more") { own += 1 }
                }
            }
            .navigationDestination(for: Int.self) { Text("page \($0) of \(shelf.count)") }
        }
    }
}

private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
        VStack {
            Text("presented \(isPresented ? "true" : "false")")
            Button("close") { dismiss() }
        }
    }
}

@Suite(.session) @MainActor
struct NavigationPageTests {
    private let shelf = Shelf()
    private let stage: Stage<Shelves>

    init() { stage = Stage(Shelves(shelf: shelf)) }

    private func open(_ link: String) {
        stage.tap(link)
        stage.advance(1)
    }

    @Test(arguments: [("value", "page 7 of "), ("view", "view of ")])
    func aPageFollowsTheViewThatDeclaresIt(_ link: String, _ text: String) {
        open(link)
        #expect(stage.texts.contains(text + "1"))
        shelf.count = 2
        stage.advance(0.1)
        let texts = stage.texts
        #expect(texts.contains(text + "2") && !texts.contains(text + "1"), "\(texts)")
    }

    @Test func aPageFollowsTheStateThatOnlyItsMakingReads() {
        open("state")
        #expect(stage.texts.contains("own 1"))
        stage.tap("more")
        stage.advance(0.1)
        #expect(stage.texts.contains("own 2"), "\(stage.texts)")
    }

    @Test func aHostingControllerThatUIKitShowsIsClosedByItsView() throws {
        let presented = UIHostingController(rootView: Closing())
        stage.controller.present(presented, animated: true)
        stage.advance(1)
        #expect(stage.texts.contains("presented true"))
        stage.tap("close")
        stage.advance(1)
        #expect(stage.controller.presentedViewController == nil)

        let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Closing()))
        stage.controller.present(navigation, animated: true)
        navigation.pushViewController(UIHostingController(rootView: Closing()), animated: false)
        stage.advance(1)
        stage.tap("close")
        stage.advance(1)
        #expect(navigation.viewControllers.count == 1 && stage.controller.presentedViewController === navigation)
    }
}
