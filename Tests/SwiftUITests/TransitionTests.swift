import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Shifted: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
}

private struct Turning: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase == .willAppear ? 0.5 : phase == .didDisappear ? 0.25 : 1)
    }
}

private struct Coming: View {
    let transition: AnyTransition
    @State private var isShown = false
    var body: some View {
        VStack {
            if isShown { Rectangle().frame(width: 50, height: 50).transition(transition) }
            Button("switch") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }
}

private struct Generic: View {
    @State private var isShown = false
    var body: some View {
        VStack {
            if isShown { Rectangle().frame(width: 50, height: 50).transition(.blurReplace) }
            if isShown { Circle().frame(width: 20, height: 20).transition(Turning().combined(with: .scale(0.5))) }
            Button("switch") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }
}

@Suite(.session) @MainActor
struct TransitionTests {
    private func middle<V: View>(_ stage: Stage<V>) throws -> CGFloat { try #require(stage.shapes.first).midX }

    @Test func aViewComesFromWhereItsActiveModifierPutsItAndGoesThere() throws {
        let stage = Stage(Coming(transition: .modifier(active: Shifted(x: 100), identity: Shifted(x: 0))))
        stage.tap("switch")
        stage.advance(0.5)
        #expect(abs(try middle(stage) - 200) < 10)
        stage.advance(0.6)
        #expect(try middle(stage) == 150)
        stage.tap("switch")
        stage.advance(0.5)
        #expect(abs(try middle(stage) - 200) < 10)
        stage.advance(0.7)
        #expect(stage.shapes.isEmpty)
    }

    @Test func anAsymmetricTransitionHasAModifierForComingOnly() throws {
        let coming = AnyTransition.modifier(active: Shifted(x: 100), identity: Shifted(x: 0))
        let stage = Stage(Coming(transition: .asymmetric(insertion: coming, removal: .opacity)))
        stage.tap("switch")
        stage.advance(0.5)
        #expect(abs(try middle(stage) - 200) < 10)
        stage.advance(0.6)
        stage.tap("switch")
        stage.advance(0.5)
        #expect(try middle(stage) == 150)
        stage.advance(0.7)
        #expect(stage.shapes.isEmpty)
    }

    @Test func aTransitionOfAnAppsOwnHasALookForEachPhase() throws {
        let stage = Stage(Coming(transition: AnyTransition(Turning())))
        func opacity() throws -> CGFloat {
            let shape = try #require(stage.views(ShapeView.self).first)
            return sequence(first: shape as UIView, next: \.superview).reduce(1) { $0 * $1.alpha }
        }
        stage.tap("switch")
        stage.advance(0.5)
        #expect(abs(try opacity() - 0.75) < 0.05)
        stage.advance(0.6)
        #expect(try opacity() == 1)
        stage.tap("switch")
        stage.advance(0.5)
        #expect(abs(try opacity() - 0.625) < 0.05)
        stage.advance(0.7)
        #expect(stage.shapes.isEmpty)
    }

    @Test func transitionsThatAreTypesComeAndGo() {
        let stage = Stage(Generic())
        stage.tap("switch")
        stage.advance(1.2)
        #expect(stage.shapes.map(\.width) == [50, 20])
        stage.tap("switch")
        stage.advance(1.2)
        #expect(stage.shapes.isEmpty)
    }
}
