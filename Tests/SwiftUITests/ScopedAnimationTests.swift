import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Scoped: View {
    @State private var isOn = false
    var inner = false
    var body: some View {
        VStack {
            Rectangle().frame(width: 10, height: 10)
                .opacity(isOn ? 0.25 : 1)
                .animation(.linear(duration: 1)) { $0.scaleEffect(isOn ? 3 : 1) }
            Button("turn") { isOn.toggle() }
        }
    }
}

private struct Nested: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            AnyView(Rectangle().frame(width: 10, height: 10))
                .animation(.linear(duration: 1)) { first in
                    AnyView(first.opacity(isOn ? 0 : 1)).animation(.linear(duration: 2)) { second in
                        AnyView(second.scaleEffect(isOn ? 3 : 1))
                    }
                }
            Button("turn") { isOn.toggle() }
        }
    }
}

private struct Wide: View {
    @State private var isOn = false
    @State private var other = false
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(height: 10).animation(.linear(duration: 1)) { $0.frame(width: isOn ? 200 : 100) }
            Color.blue.frame(width: other ? 200 : 100, height: 10)
            Button("turn") { isOn.toggle() }
            Button("other") { other.toggle() }
        }
    }
}

private struct Stopped: View {
    @State private var isOn = false
    @State private var log = 0
    var body: some View {
        VStack {
            Rectangle().frame(width: 10, height: 10)
                .transaction({ $0.animation = nil }) { $0.scaleEffect(isOn ? 3 : 1) }
                .opacity(isOn ? 0 : 1)
            Button("turn") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
    }
}

private struct Counting: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            Own().animation(.linear(duration: 1)) { $0.scaleEffect(isOn ? 3 : 1) }
            Button("turn") { isOn.toggle() }
        }
    }

    struct Own: View {
        @State private var isPale = false
        var body: some View { Button("pale") { isPale.toggle() }.opacity(isPale ? 0.25 : 1) }
    }
}

@Suite(.session, .serialized) @MainActor
struct ScopedAnimationTests {
    private func scale<V: View>(_ stage: Stage<V>) -> CGFloat { stage.views(EffectView.self).map(\.transform.a).max() ?? 0 }
    private func opacity<V: View>(_ stage: Stage<V>) -> CGFloat { stage.views(EffectView.self).map(\.alpha).min() ?? 0 }

    @Test func onlyWhatAFunctionAddsIsAnimated() {
        let stage = Stage(Scoped())
        stage.tap("turn")
        #expect(opacity(stage) == 0.25 && scale(stage) < 1.2)
        stage.advance(0.5)
        #expect(scale(stage) > 1.8 && scale(stage) < 2.3)
        stage.advance(1)
        #expect(scale(stage) == 3)
    }

    @Test func functionsWithinEachOtherHaveTheirOwnAnimations() {
        let stage = Stage(Nested())
        #expect(stage.shapes.count == 1)
        stage.tap("turn")
        stage.advance(1.2)
        #expect(opacity(stage) == 0 && scale(stage) > 1.9 && scale(stage) < 2.5)
        stage.advance(1)
        #expect(scale(stage) == 3)
    }

    @Test func aSizeThatAFunctionGivesIsAnimated() throws {
        let stage = Stage(Wide())
        stage.tap("turn")
        stage.advance(0.5)
        let width = try #require(stage.shapes.first?.width)
        #expect(width > 130 && width < 170)
    }

    @Test func whatChangesBesideAFunctionIsThereAtOnce() throws {
        let stage = Stage(Wide())
        stage.tap("other")
        #expect(stage.shapes.map(\.width).sorted() == [100, 200])
    }

    @Test func aFunctionsTransactionHoldsForWhatItAdds() {
        let stage = Stage(Stopped())
        stage.tap("turn")
        #expect(scale(stage) == 3 && opacity(stage) > 0.9)
        stage.advance(0.5)
        #expect(opacity(stage) > 0.3 && opacity(stage) < 0.7)
    }

    @Test func whatTheViewChangesItselfIsNotAnimated() {
        let stage = Stage(Counting())
        stage.tap("pale")
        #expect(opacity(stage) == 0.25)
        stage.tap("turn")
        stage.advance(0.5)
        #expect(opacity(stage) == 0.25 && scale(stage) > 1.8 && scale(stage) < 2.3)
    }
}
