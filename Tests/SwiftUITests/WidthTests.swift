import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Optionals: View {
    @State private var fruit: Int? = 1
    var body: some View {
        Text("chosen \(fruit ?? 0)")
        Picker("Fruit", selection: $fruit) {
            Text("Apple").tag(1)
            Text("Pear").tag(2, includeOptional: false)
        }
        .pickerStyle(.segmented)
    }
}

private struct NewTabs: View {
    @State private var tab = "home"
    var body: some View {
        TabView(selection: $tab) {
            Tab("Home", systemImage: "house", value: "home") { Button("go") { tab = "more" } }
            Tab("More", systemImage: "star", value: "more") { Text("more page") }.badge(3)
        }
    }
}

private struct Split: View {
    @State private var chosen: Int?
    var body: some View {
        NavigationSplitView {
            List([1, 2, 3], id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Side")
        } detail: {
            Text(chosen.map { "detail \($0)" } ?? "nothing")
        }
    }
}

private struct Shortcut: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("saved \(count)")
            Button("Save") { count += 1 }.keyboardShortcut("s")
            Button("OK") { count += 10 }.keyboardShortcut(.defaultAction)
        }
    }
}

private struct Kept: View {
    @SceneStorage("draft") private var draft = "empty"
    @SceneStorage("page") private var page: Int?
    var body: some View {
        VStack {
            Text("\(draft) \(page ?? 0)")
            Button("write") {
                draft = "written"
                page = 7
            }
        }
    }
}

private struct Felt: View {
    @State private var count = 0
    var body: some View {
        Button("star") { count += 1 }
        Image(systemName: "star").symbolEffect(.bounce, value: count)
    }
}

@Suite(.session, .serialized) @MainActor
struct WidthTests {
    @Test func aTagThatIsNotOptionalCannotBeChosenOfAnOptional() throws {
        let stage = Stage(Optionals())
        let control = try #require(stage.views(UISegmentedControl.self).first)
        #expect(control.selectedSegmentIndex == 0)
        control.selectedSegmentIndex = 1
        control.sendActions(for: .valueChanged)
        stage.advance(0.1)
        #expect(stage.texts.contains("chosen 1"))
    }

    @Test func tabsAreChosenByTheirValues() throws {
        let stage = Stage(NewTabs())
        let bar = try #require(stage.views(UITabBar.self).first)
        #expect(bar.items?.map(\.title) == ["Home", "More"] && bar.items?.last?.badgeValue == "3")
        stage.tap("go")
        stage.advance(0.3)
        #expect(stage.texts.contains("more page"))
    }

    @Test func whatIsChosenInASideBarIsShownOnTopWhereThereIsLittleRoom() throws {
        let stage = Stage(Split())
        #expect(stage.texts.contains("row 1") && !stage.texts.contains("nothing"))
        let table = try #require(stage.views(UITableView.self).first)
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        stage.advance(1)
        #expect(stage.texts.contains("detail 2"))
    }

    @Test func keysUseControls() throws {
        let stage = Stage(Shortcut())
        stage.controller.viewWillAppear(false)
        let commands = stage.controller.keyCommands ?? []
        #expect(Set(commands.compactMap(\.input)) == ["s", "\r"])
        let save = try #require(commands.first { $0.input == "s" })
        #expect(save.modifierFlags == .command && save.discoverabilityTitle == "Save")
        for command in commands { (command as? ShortcutCommand)?.use() }
        stage.advance(0.1)
        #expect(stage.texts.contains("saved 11"))
    }

    @Test func aSceneKeepsValues() {
        let store = SceneStore(nil)
        let stage = Stage(Kept().environment(\.sceneStore, store))
        #expect(stage.texts.contains("empty 0"))
        stage.tap("write")
        #expect(stage.texts.contains("written 7"))
        #expect(Stage(Kept().environment(\.sceneStore, store)).texts.contains("written 7"))
        #expect(Stage(Kept().environment(\.sceneStore, SceneStore(nil))).texts.contains("empty 0"))
    }

    @Test func aSymbolJumpsWhenAValueChanges() throws {
        let stage = Stage(VStack { Felt() })
        let symbol = try #require(stage.views(ItemHostView.self).first?.rootItem?.first(SymbolEffectItem.self))
        stage.tap("star")
        stage.advance(0.1)
        #expect(symbol.effectView.transform != .identity)
        stage.advance(1)
        #expect(symbol.effectView.transform == .identity)
    }

    @Test func aBarAtAnEdgeLeavesTheRest() throws {
        let stage = Stage(
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }.ignoresSafeArea(),
            size: CGSize(width: 100, height: 200))
        #expect(Set(stage.shapes) == [CGRect(x: 0, y: 0, width: 100, height: 150), CGRect(x: 0, y: 150, width: 100, height: 50)])
    }

    @Test func whatIsRedactedIsNotShown() throws {
        let stage = Stage(
            VStack {
                Text("secret").redacted(reason: .placeholder); Text("open").redacted(reason: .placeholder).unredacted()
            })
        let labels = stage.views(UILabel.self)
        func background(_ text: String) -> Any? {
            labels.first { $0.attributedText?.string == text }?.attributedText?.attribute(.backgroundColor, at: 0, effectiveRange: nil)
        }
        #expect(background("secret") != nil)
    }

    @Test func aValueSaysWhatItIs() {
        let stage = Stage(LabeledContent("Weight", value: "3 kg"))
        #expect(stage.texts == ["Weight", "3 kg"])
    }

    @Test func aButtonShares() throws {
        let stage = Stage(ShareLink("Send", item: "hello", message: Text("a word")))
        try #require(stage.views(PressControl.self).first).sendActions(for: .touchUpInside)
        stage.advance(0.5)
        #expect(stage.controller.presentedViewController is UIActivityViewController)
    }

    @Test func aColourIsChosenOnASheet() throws {
        var color = SwiftUI.Color.red
        let stage = Stage(ColorPicker("Ink", selection: Binding(get: { color }, set: { color = $0 }), supportsOpacity: false))
        #expect(stage.texts == ["Ink"])
        let well = try #require(stage.views(PressControl.self).first)
        well.sendActions(for: .touchUpInside)
        stage.advance(1)
        let sliders = stage.views(UISlider.self)
        #expect(sliders.count == 3)
        sliders[2].value = 1
        sliders[2].sendActions(for: .valueChanged)
        stage.advance(0.1)
        #expect(SwiftUI.Color.Components(color.uiColor(in: EnvironmentValues())).blue > 0.9)
    }

    @Test func namedItemsOfABarStayTheSameOnes() throws {
        let entries = ToolbarItem(id: "a", placement: .bottomBar) { Text("a") }._entries()
        #expect(entries.all.map(\.id) == ["a"])
        #expect(ToolbarItem(id: "b", showsByDefault: false) { Text("b") }._entries().all.isEmpty)
    }

    @Test func oneGestureComesAfterAnother() {
        var log: [String] = []
        let (view, other) = (UIView(), UIView())
        let host = GestureHost(view)
        let gesture = LongPressGesture().sequenced(before: DragGesture())
        let sink = _GestureSink<SequenceGesture<LongPressGesture, DragGesture>.Value>(host)
        sink.changed = { value in
            switch value {
            case .first: log.append("first")
            case .second(_, let drag): log.append(drag == nil ? "second" : "drag")
            }
        }
        gesture._attach(sink)
        #expect(host.recognizers.count == 3 && host.recognizers.allSatisfy { $0.delegate != nil })
        let exclusive = GestureHost(other)
        TapGesture(count: 2).exclusively(before: TapGesture())._attach(_GestureSink(exclusive))
        #expect(exclusive.recognizers.count == 2 && log.isEmpty)
    }
}
