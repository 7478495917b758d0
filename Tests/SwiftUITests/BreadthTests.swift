import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct ColorKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
    fileprivate var chosenColor: Binding<String>? {
        get { self[ColorKey.self] }
        set { self[ColorKey.self] = newValue }
    }
}

private struct Watcher: View {
    @FocusedValue(\.chosenColor) private var color
    @FocusedBinding(\.chosenColor) private var bound
    var body: some View {
        Button(color?.wrappedValue ?? "nothing") { bound = "blue" }
    }
}

private struct Focused: View {
    @State private var color = "red"
    @State private var isShown = true
    var body: some View {
        VStack {
            Watcher()
            if isShown { Text("scene").focusedSceneValue(\.chosenColor, $color) }
            Button("hide") { isShown = false }
        }
    }
}

private struct Focusing: View {
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            Text("view").focusable().focused($isFocused)
            Button(isFocused ? "focus yes" : "focus no") { isFocused = true }
        }
    }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Framed: View {
    @State private var width: CGFloat = 40
    var body: some View {
        VStack(alignment: .leading) {
            Color.red.frame(width: width, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            Button("grow") { width = 80 }
        }
        .padding(10)
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors.first {
                    Rectangle().frame(width: proxy[anchor].width, height: 5).offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
                }
            }
        }
    }
}

private struct LayersKey: PreferenceKey {
    static var defaultValue: [String: AnyView] { [:] }
    static func reduce(value: inout [String: AnyView], nextValue: () -> [String: AnyView]) { value.merge(nextValue()) { $1 } }
}

/// A view whose background is a preference that cannot be compared.
private struct Backed: View {
    let evaluated: () -> Void
    @State private var number = 1
    var body: some View {
        Button("more") { number += 1 }
            .preference(key: LayersKey.self, value: ["back": AnyView(Text("layer \(number)"))])
            .backgroundPreferenceValue(LayersKey.self) { layers in
                let _ = evaluated()
                layers["back"]
            }
    }
}

private struct MarkKey: PreferenceKey {
    static var defaultValue: String { "none" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// A view that sets a preference only where it has room, which it learns when it is laid out.
private struct Marked: View {
    @State private var width: CGFloat = 200
    var body: some View {
        VStack {
            Button("narrow") { width = 50 }
            GeometryReader { proxy in
                if proxy.size.width > 100 { Text("wide").preference(key: MarkKey.self, value: "set") }
            }
            .frame(width: width, height: 40)
        }
        .overlayPreferenceValue(MarkKey.self) { Text("mark \($0)") }
    }
}

private struct WeightKey: ContainerValueKey { static var defaultValue: Int { 0 } }
extension ContainerValues {
    fileprivate var weight: Int {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
}

private struct Numbered<Content: View>: View {
    let content: Content
    var body: some View {
        Group(subviews: content) { subviews in
            Text("\(subviews.count) views, \(subviews.reduce(0) { $0 + $1.containerValues.weight }) in all")
            ForEach(subviews) { subview in subview }
        }
        ForEach(subviews: content) { subview in
            HStack {
                Text("-")
                subview
            }
        }
    }
}

private struct City: Identifiable {
    let id: Int
    let name: String
    let people: Int
}

private struct Towns: View {
    @State private var cities = [City(id: 1, name: "Bern", people: 3), City(id: 2, name: "Aosta", people: 9)]
    @State private var order = [KeyPathComparator(\City.people)]
    var body: some View {
        Table(cities, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("People", value: \.people) { Text("\($0.people)") }
        }
        .onChange(of: order) { cities.sort(using: order) }
    }
}

private struct KeyCommands: App {
    static nonisolated(unsafe) var log: [String] = []
    var body: some Scene {
        WindowGroup { Text("window") }.commands {
            CommandMenu("Menu") { Button("Refresh") { Self.log.append("refreshed") }.keyboardShortcut("r") }
            CommandGroup(replacing: .newItem) { Button("New") {}.keyboardShortcut("n") }
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct BreadthTests {
    @Test func aSceneSaysWhatIsFocused() {
        let stage = Stage(Focused())
        stage.advance(0.1)
        stage.tap("red")
        stage.advance(0.1)
        #expect(stage.views(PressControl.self).contains { $0.spokenText == "blue" })
        stage.tap("hide")
        stage.advance(0.1)
        #expect(stage.views(PressControl.self).contains { $0.spokenText == "nothing" })
    }

    @Test func aViewIsMadeOfOthersViews() {
        let stage = Stage(
            VStack {
                Numbered(
                    content: Group {
                        Text("a").containerValue(\.weight, 2)
                        Text("b").containerValue(\.weight, 3)
                    })
            })
        #expect(stage.texts.contains("2 views, 5 in all") && stage.texts.filter { $0 == "-" }.count == 2)
        let list = Stage(
            List {
                ForEach(
                    subviews: Group {
                        Text("a"); Text("b")
                    }
                ) { $0 }
            })
        #expect(list.views(ListCell.self).count == 2)
    }

    @Test func aTableHasItsFirstColumnWhereThereIsLittleRoom() throws {
        #expect(Stage(Towns().environment(\.horizontalSizeClass, .compact)).texts == ["Bern", "Aosta"])
        let wide = Stage(Towns().environment(\.horizontalSizeClass, .regular))
        #expect(Set(wide.texts) == ["Name", "People", "Bern", "3", "Aosta", "9"])
        wide.tap("Name")
        wide.advance(0.5)
        let names = wide.views(UILabel.self).filter { ["Bern", "Aosta"].contains($0.attributedText?.string ?? "") }
            .sorted { $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y }
        #expect(names.map { $0.attributedText?.string } == ["Aosta", "Bern"])
    }

    @Test func keysUseAnAppsCommands() throws {
        let view = try #require(KeyCommands().body._windows().groups.first).make()
        let stage = Stage(view)
        #expect(stage.texts.contains("window"))
        let keys = stage.controller.keyCommands ?? []
        let refresh = try #require(keys.first { $0.input == "r" } as? ShortcutCommand)
        #expect(keys.contains { $0.input == "n" })
        refresh.use()
        #expect(KeyCommands.log == ["refreshed"])
    }

    @Test func linesOfRowsHaveTheirTints() {
        let rows = List {
            Text("0").listRowSeparatorTint(.red)
            Text("1")
            Text("2").listSectionSeparator(.hidden)
        }
        .listStyle(.plain)
        let cells = Stage(rows).views(ListCell.self).sorted { $0.frame.minY < $1.frame.minY }
        #expect(cells.map { $0.separatorInset.left > 1000 } == [true, false, true])
        #expect(cells[0].layer.sublayers?.contains { $0.backgroundColor == UIColor.systemRed.cgColor } ?? false)
    }

    @Test func aButtonRepeatsWhatItDoesWhileAFingerStays() throws {
        var count = 0
        let stage = Stage(Button("more") { count += 1 }.buttonRepeatBehavior(.enabled))
        let control = try #require(stage.views(PressControl.self).first)
        control.isHighlighted = true
        stage.advance(1)
        control.isHighlighted = false
        control.sendActions(for: .touchUpInside)
        #expect((5...7).contains(count))
        control.isHighlighted = true
        control.isHighlighted = false
        control.sendActions(for: .touchUpInside)
        #expect((6...8).contains(count))
    }

    @Test func aMaskSaysWhichGesturesAreRecognised() throws {
        let stage = Stage(
            VStack {
                Button("a") {}.gesture(TapGesture(), including: .gesture)
                Button("b") {}.gesture(TapGesture(), including: .subviews)
            })
        let kept = stage.views(EffectView.self).filter(\.keepsTouches)
        #expect(kept.count == 1 && stage.views(EffectView.self).flatMap { $0.gestureRecognizers ?? [] }.count == 1)
    }

    @Test func aRendererMakesPicturesOfAView() throws {
        let renderer = ImageRenderer(content: SwiftUI.Color.red.frame(width: 20, height: 10))
        #expect(renderer.uiImage?.size == CGSize(width: 20, height: 10))
        renderer.scale = 2
        #expect(renderer.cgImage?.width == 40)
        renderer.proposedSize = ProposedViewSize(width: 50, height: 50)
        var size = CGSize.zero
        ImageRenderer(content: Text("")).render { shown, _ in size = shown }
        #expect(size == .zero)
    }

    @Test("What is drawn for another screen has its edges and baselines on the pixels of that one", arguments: [2, 3])
    func aRendererDrawsOnItsOwnPixels(scale: Int) throws {
        let renderer = ImageRenderer(
            content: Text("HHH").padding(5).background(SwiftUI.Color.red).padding(5).background(SwiftUI.Color.white))
        renderer.scale = CGFloat(scale)
        let picture = Picture(try #require(renderer.cgImage))
        let margin = 5 * scale
        // A column beside the text meets white and red only.
        let edge = (0..<picture.height).map { picture.color(margin + 1, $0) }
        let red = edge[picture.height / 2]
        #expect(edge.allSatisfy { $0 == [255, 255, 255] || $0 == red })
        // The stems of the letters end between two pixels, not within one.
        let stem = try #require((margin..<picture.width).first { picture.color($0, picture.height / 2)[0] < 40 })
        let below = try #require((picture.height / 2..<picture.height).first { picture.color(stem, $0)[0] > 60 })
        #expect(picture.color(stem, below) == red)
    }

    @Test func aViewHasTheFocusThatAValueGivesIt() async throws {
        let stage = Stage(Focusing())
        let view = try #require(stage.views(FocusableView.self).first)
        #expect(view.canBecomeFirstResponder)
        stage.tap("focus no")
        for _ in 0..<50 where !view.isFirstResponder {
            try await Task.sleep(for: .milliseconds(5))
            stage.advance(0.02)
        }
        #expect(view.isFirstResponder)
    }

    @Test func aLayerOfWhatCannotBeComparedIsMadeAnewOnlyWhenTheViewsBelowAre() {
        var count = 0
        let stage = Stage(Backed { count += 1 })
        stage.advance(0.1)
        #expect(stage.texts.contains("layer 1"))
        let first = count
        #expect(first <= 3)
        stage.tap("more")
        stage.advance(0.1)
        #expect(stage.texts.contains("layer 2"))
        #expect((first + 1...first + 3).contains(count))
    }

    @Test func aLayerIsMadeAnewWhenTheViewThatSetThePreferenceIsGone() {
        let stage = Stage(Marked())
        stage.advance(0.1)
        #expect(stage.texts.contains("mark set"))
        stage.tap("narrow")
        stage.advance(0.1)
        #expect(stage.texts.contains("mark none") && !stage.texts.contains("wide"))
    }

    @Test func aLayerIsMadeOfWhereOtherViewsAre() throws {
        let stage = Stage(Framed())
        stage.advance(0.1)
        func frames() -> (box: CGRect, line: CGRect) {
            let shapes = stage.shapes.sorted { $0.height > $1.height }
            return (shapes[0], shapes[1])
        }
        func isBelow() -> Bool {
            let (box, line) = frames()
            return abs(line.minX - box.minX) < 0.5 && abs(line.minY - box.maxY) < 0.5 && abs(line.width - box.width) < 0.5
        }
        #expect(isBelow() && frames().box.width == 40)
        stage.tap("grow")
        stage.advance(0.1)
        #expect(isBelow() && frames().box.width == 80)
    }

    @Test func glassIsBehindAView() {
        let stage = Stage(GlassEffectContainer { Text("on glass").padding().glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 8)) })
        #expect(stage.views(UIVisualEffectView.self).count == 1)
    }

    @Test func aGroupOfControlsIsShownByAStyle() {
        let group = ControlGroup {
            Button("one") {}; Button("two") {}
        } label: {
            Text("Both")
        }
        #expect(Stage(group).texts == ["one", "two"])
        #expect(Stage(group.controlGroupStyle(.menu)).texts == ["Both"])
    }
}
