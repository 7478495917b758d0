import Combine
import Foundation
import Observation
import Sessions
import Testing
import UIKit

@testable import SwiftUI

private final class Model: ObservableObject {
    @Published var name = "A"
    var ignored = 0
}

private final class Settings: ObservableObject {
    @Published var isOn = false
}

private struct SettingsView: View {
    @ObservedObject var settings: Settings
    var body: some View { Toggle("On", isOn: $settings.isOn) }
}

@Observable private final class Watched {
    var first = 1
    var second = 1
}

private struct Inner: View {
    let number: Int
    var body: some View { Text("inner \(number)") }
}

private struct Sibling: View {
    var body: some View { Text("sibling") }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Inner(number: count / 2)
            Sibling()
            Button("add") { count += 1 }
        }
    }
}

private struct BoundField: View {
    @Binding var text: String
    var body: some View {
        Button("write \(text)") { text += "!" }
    }
}

private struct Owner: View {
    @State private var text = "x"
    var body: some View { BoundField(text: $text) }
}

private struct ModelView: View {
    @StateObject private var model = Model()
    var body: some View {
        VStack {
            Text("name \(model.name)")
            Button("rename") { model.name += "B" }
        }
    }
}

private struct WatchedView: View {
    let watched: Watched
    var body: some View { Text("first \(watched.first)") }
}

private struct Switching: View {
    @State private var isSecond = false
    @State private var other = 0
    var body: some View {
        VStack {
            if isSecond { Kept(name: "two") } else { Kept(name: "one") }
            Button("switch") { isSecond.toggle() }
            Button("other") { other += 1 }
            Text("other \(other)")
        }
    }
}

private struct Kept: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

private struct Listed: View {
    @State private var ids = [1, 2, 3]
    var body: some View {
        VStack {
            ForEach(ids, id: \.self) { Kept(name: "row \($0)") }
            Button("drop first") { ids.removeFirst() }
        }
    }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
extension EnvironmentValues {
    fileprivate var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

private struct Themed: View {
    @Environment(\.theme) private var theme
    var body: some View { Text("theme \(theme)") }
}

private struct ThemeOwner: View {
    @State private var theme = "light"
    var body: some View {
        VStack {
            Themed()
            Sibling()
            Button("dark") { theme = "dark" }
        }
        .environment(\.theme, theme)
    }
}

private struct Observer: View {
    let log: (String) -> Void
    @State private var count = 0
    @State private var isThere = true
    var body: some View {
        VStack {
            if isThere {
                Text("there").onAppear { log("appear") }.onDisappear { log("disappear") }
            }
            Button("add") { count += 1 }.onChange(of: count) { old, new in log("\(old)→\(new)") }
            Button("leave") { isThere = false }
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct StateTests {
    @Test func aChangeOfStateEvaluatesWhatReadsItAndWhatGetsAnotherValueAlone() {
        let counts = Evaluations()
        let stage = Stage(Counter())
        #expect(counts.take(Counter.self) == 1 && counts.take(Inner.self) == 1 && counts.take(Sibling.self) == 1)
        stage.tap("add")
        // Half of one is still nothing, so the inner view is what it was.
        #expect(counts.take(Counter.self) == 1 && counts.take(Inner.self) == 0 && counts.take(Sibling.self) == 0)
        stage.tap("add")
        #expect(counts.take(Counter.self) == 1 && counts.take(Inner.self) == 1)
        #expect(stage.texts.contains("inner 1"))
    }

    @Test func aBindingWritesIntoTheStateItCameFrom() {
        let stage = Stage(Owner())
        stage.tap("write x")
        #expect(stage.texts == ["write x!"])
    }

    @Test func aStateObjectIsMadeOnceAndItsChangesAreShown() {
        let stage = Stage(ModelView())
        stage.tap("rename")
        stage.tap("rename")
        #expect(stage.texts.contains("name ABB"))
    }

    @Test func ofAnObservableObjectOnlyWhatWasReadCounts() {
        let counts = Evaluations()
        let watched = Watched()
        let stage = Stage(WatchedView(watched: watched))
        _ = counts.take(WatchedView.self)
        watched.second = 7
        stage.advance(0.1)
        #expect(counts.take(WatchedView.self) == 0)
        watched.first = 8
        stage.advance(0.1)
        #expect(counts.take(WatchedView.self) == 1 && stage.texts == ["first 8"])
    }

    @Test func stateLivesAsLongAsItsViewHasItsPlace() {
        let stage = Stage(Switching())
        stage.tap("one 0")
        stage.tap("other")
        #expect(stage.texts.contains("one 1"))
        stage.tap("switch")
        #expect(stage.texts.contains("two 0"))
        stage.tap("switch")
        #expect(stage.texts.contains("one 0"))
    }

    @Test func elementsKeepTheirStateByTheirIdentity() {
        let stage = Stage(Listed())
        stage.tap("row 2 0")
        stage.tap("drop first")
        #expect(stage.texts == ["row 2 1", "row 3 0", "drop first"])
    }

    @Test func aValueOfTheEnvironmentEvaluatesItsReadersAlone() {
        let counts = Evaluations()
        let stage = Stage(ThemeOwner())
        _ = (counts.take(Themed.self), counts.take(Sibling.self))
        stage.tap("dark")
        #expect(counts.take(Themed.self) == 1 && counts.take(Sibling.self) == 0)
        #expect(stage.texts.contains("theme dark"))
    }

    @Test func viewsTellWhenTheyComeAndGoAndWhenAValueChanges() {
        var log: [String] = []
        let stage = Stage(Observer { log.append($0) })
        #expect(log == ["appear"])
        stage.tap("add")
        stage.tap("leave")
        #expect(log == ["appear", "0→1", "disappear"])
    }

    @Test func aControlFollowsTheObjectThatItIsBoundTo() throws {
        let settings = Settings()
        let stage = Stage(SettingsView(settings: settings))
        let control = try #require(stage.views(UISwitch.self).first)
        settings.isOn = true
        stage.advance(0.1)
        #expect(control.isOn)
        control.isOn = false
        control.sendActions(for: .valueChanged)
        #expect(!settings.isOn)
    }

    @Test func aControllerThatIsGoneIsReleasedWithItsViews() {
        weak var controller: UIViewController?
        weak var model: Model?
        autoreleasepool {
            let made = Model()
            model = made
            let hosting = UIHostingController(rootView: Text(verbatim: made.name).environmentObject(made))
            hosting.loadViewIfNeeded()
            hosting.view.layoutIfNeeded()
            controller = hosting
        }
        #expect(controller == nil && model == nil)
    }
}

private func autoreleasepool(_ body: () -> Void) { body() }
