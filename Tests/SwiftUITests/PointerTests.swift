import Sessions
import SwiftUI
import Testing

@testable import UIKit

@MainActor
private final class Heard {
    var hovers: [Bool] = []
    var phases: [HoverPhase] = []
}

@MainActor @Suite(.session)
struct PointerTests {
    private func point(_ x: CGFloat, _ y: CGFloat) { _ = PointerTracker.current.pointerMoved(to: CGPoint(x: x, y: y)) }

    private func interactions<V: View>(_ stage: Stage<V>) -> [UIPointerInteraction] {
        stage.views(UIView.self).flatMap(\.interactions).compactMap { $0 as? UIPointerInteraction }
    }

    @Test func aViewHearsOfThePointerThatComesAndLeaves() {
        let heard = Heard()
        let stage = Stage(
            SwiftUI.Color.red.frame(width: 100, height: 100).onHover { heard.hovers.append($0) }.position(x: 150, y: 200))
        point(10, 10)
        #expect(heard.hovers.isEmpty)
        point(150, 200)
        point(160, 210)
        #expect(heard.hovers == [true])
        point(10, 10)
        #expect(heard.hovers == [true, false])
        withExtendedLifetime(stage) {}
    }

    @Test func aViewHearsWhereThePointerIs() throws {
        let heard = Heard()
        let stage = Stage(
            SwiftUI.Color.red.frame(width: 100, height: 100).onContinuousHover { heard.phases.append($0) }
                .onContinuousHover(coordinateSpace: .global) { heard.phases.append($0) }.position(x: 150, y: 200))
        let view = try #require(stage.views(UIView.self).first { $0.gestureRecognizers?.isEmpty == false })
        let place = view.convert(CGPoint(x: 10, y: 20), to: nil)
        point(place.x, place.y)
        #expect(heard.phases.contains(.active(CGPoint(x: 10, y: 20))) && heard.phases.contains(.active(place)) && place.x >= 100)
        heard.phases = []
        point(10, 10)
        #expect(heard.phases == [.ended, .ended])
    }

    @Test func anEffectIsShownWhereItIsEnabled() throws {
        let stage = Stage(
            VStack {
                SwiftUI.Color.red.hoverEffect(.lift)
                SwiftUI.Color.blue.hoverEffect(.highlight).hoverEffectDisabled()
                SwiftUI.Color.green.hoverEffect(.lift, isEnabled: false)
            })
        let found = interactions(stage)
        #expect(found.map(\.isEnabled) == [true, false, false])
        let view = try #require(found[0].view)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        point(middle.x, middle.y)
        let region = try #require(found[0].region)
        let delegate = try #require(found[0].delegate)
        let style = OptionalRequirement.call { delegate.pointerInteraction(found[0], styleFor: region) } ?? nil
        #expect(name(style?.effect) == "lift")
    }

    @Test func anAutomaticEffectIsWhatIsAroundTheView() throws {
        let stage = Stage(SwiftUI.Color.red.hoverEffect().defaultHoverEffect(.highlight))
        let interaction = try #require(interactions(stage).first)
        point(150, 200)
        let region = try #require(interaction.region)
        let delegate = try #require(interaction.delegate)
        let style = OptionalRequirement.call { delegate.pointerInteraction(interaction, styleFor: region) } ?? nil
        #expect(name(style?.effect) == "highlight")
    }

    /// The case of an effect: patterns cannot name it, because hover effects are called the same.
    private func name(_ effect: (any UIHoverEffect)?) -> String? { effect.flatMap { Mirror(reflecting: $0).children.first?.label } }
}
