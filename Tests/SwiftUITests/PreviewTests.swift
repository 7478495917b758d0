import Sessions
import Testing

@testable import SwiftUI
@testable import UIKit

private struct Provider: PreviewProvider {
    static var previews: some View {
        Group {
            Text("first").previewDisplayName("One").previewLayout(.fixed(width: 40, height: 20))
            Text("second").previewDevice("iPhone 8").previewInterfaceOrientation(.landscapeRight)
        }
        ForEach(["a", "b"], id: \.self) { Text($0).previewDisplayName($0) }
    }
}

private struct Lonely: PreviewProvider {
    static var previews: some View {
        VStack {
            Text("a"); Text("b")
        }
    }
}

private struct Counted: View {
    @MainActor static var count = 0
    var body: some View {
        Counted.count += 1
        return Text("counted")
    }
}

private struct CountedProvider: PreviewProvider {
    static var previews: some View {
        Group {
            Counted()
            if Counted.count < 5 { AnyView(Counted().padding()) }
        }
        .previewDisplayName("both").font(.title)
    }
}

/// Puts a view in a frame whose width all previews share.
private struct Framed: PreviewModifier {
    @MainActor static var count = 0
    static func makeSharedContext() async throws -> CGFloat {
        count += 1
        return 77
    }
    func body(content: Content, context: CGFloat) -> some View { content.frame(width: context, height: 10) }
}

@Suite(.session) @MainActor struct PreviewTests {
    @Test func eachViewOfAProviderIsAPreview() throws {
        _PreviewRegistry.add(file: "/Provider.swift", line: 7, provider: Provider.self)
        _PreviewRegistry.add(file: "/Provider.swift", line: 3) { [Preview("Above") { Text("x") }] }
        let previews = _PreviewRegistry.previews(in: "/Provider.swift")
        #expect(previews.map(\.line) == [3, 7, 7, 7, 7] && previews.map(\.part) == [0, 1, 2, 3, 4])
        #expect(previews.map(\.title) == ["Above", "One", "Provider.swift:7 (2)", "a", "b"])
        let controllers = previews.map { $0.preview.content.make() }
        let texts = try controllers.map { controller -> String? in
            let stage = Stage(try #require(controller as? UIHostingController<AnyView>).rootView)
            return stage.views(UIView.self).compactMap(\.accessibilityLabel).first
        }
        #expect(texts == ["x", "first", "second", "a", "b"])
        let traits = previews.map { $0.preview.traits.map { "\($0.kind)" } }
        #expect(traits[1] == ["layout(UIKit.PreviewRoom.fixed((40.0, 20.0)))"])
        #expect(traits[2].count == 2 && traits[2][1].contains("iPhone 8"))
    }

    @Test func listingPreviewsEvaluatesNoBodies() {
        _PreviewRegistry.add(file: "/Counted.swift", line: 1, provider: CountedProvider.self)
        #expect(_PreviewRegistry.previews(in: "/Counted.swift").map(\.preview.name) == ["both", "both"])
        #expect(Counted.count == 0)
    }

    @Test func aProvidersOnlyViewIsOnePreview() {
        _PreviewRegistry.add(file: "/Lonely.swift", line: 1, provider: Lonely.self)
        #expect(_PreviewRegistry.previews(in: "/Lonely.swift").map(\.part) == [0])
    }

    @Test func aPreviewTakesTheRoomThatItsContentWants() {
        let view = Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 30, height: 12) }
        #expect(view.content.fit(view.content.make(), CGSize(width: 300, height: 300)) == CGSize(width: 30, height: 12))
        let controller = Preview { () -> UIViewController in
            let controller = UIViewController()
            controller.preferredContentSize = CGSize(width: 50, height: 60)
            return controller
        }
        #expect(controller.content.fit(controller.content.make(), CGSize(width: 300, height: 300)) == CGSize(width: 50, height: 60))
        let constrained = Preview { () -> UIView in
            let view = UIView()
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 70), view.heightAnchor.constraint(equalToConstant: 8),
            ])
            return view
        }
        #expect(constrained.content.fit(constrained.content.make(), CGSize(width: 300, height: 300)) == CGSize(width: 70, height: 8))
    }

    @Test func previewsShareWhatTheirModifierMakesOnce() async throws {
        let previews = ["a", "b"].map { text in Preview(traits: .modifier(Framed())) { Text(text) } }
        for preview in previews {
            let stage = Stage(try #require(preview.content.make() as? UIHostingController<AnyView>).rootView)
            for _ in 0..<50 where stage.controller.sizeThatFits(in: CGSize(width: 300, height: 300)).width != 77 {
                try await Task.sleep(nanoseconds: 2_000_000)
                stage.advance(0.1)
            }
            #expect(stage.controller.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 77, height: 10))
        }
        #expect(Framed.count == 1)
    }

    @Test func statesOutliveAnEditOfTheViewsAroundThem() throws {
        defer { PreviewStates.end() }
        PreviewStates.begin()
        let stage = Stage(Page(isFirst: true))
        for (number, button) in stage.views(UISwitch.self).enumerated() where number != 1 {
            button.isOn = true
            button.sendActions(for: .valueChanged)
        }
        stage.advance(0.1)
        let values = PreviewStates.values
        #expect(values.count == 3)
        PreviewStates.begin(known: values)
        let edited = Stage(Page(isFirst: false))
        #expect(edited.views(UISwitch.self).map(\.isOn) == [true, false, true])
        PreviewStates.begin()
        #expect(Stage(Page(isFirst: true)).views(UISwitch.self).map(\.isOn) == [false, false, false])
    }
}

private struct Page: View {
    /// What the source says before the edit, or after it.
    let isFirst: Bool
    var body: some View {
        if isFirst {
            VStack { ForEach(0..<3) { _ in Choice() } }
        } else {
            HStack { ForEach(0..<3) { _ in Choice().padding() } }.background(.yellow)
        }
    }
}

private struct Choice: View {
    @State private var isOn = false
    var body: some View { Toggle("", isOn: $isOn) }
}
