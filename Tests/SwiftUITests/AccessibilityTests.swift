import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Volume: View {
    @State private var volume = 5
    @State private var isMuted = false
    var body: some View {
        VStack {
            HStack {
                Text("Volume")
                Text("\(volume)")
            }
            .accessibilityElement(children: .combine)
            .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
            .accessibilityIdentifier("volume")
            Button("mute") { isMuted.toggle() }
                .accessibilityLabel(isMuted ? "Sound on" : "Sound off").accessibilityHint("Turns all sound off")
                .accessibilityAddTraits(isMuted ? .isSelected : [])
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct AccessibilityTests {
    private func elements<V: View>(_ stage: Stage<V>) -> [UIView] {
        func look(_ view: UIView) -> [UIView] {
            guard !view.accessibilityElementsHidden else { return [] }
            return view.isAccessibilityElement ? [view] : view.subviews.flatMap(look)
        }
        return look(stage.window)
    }

    @Test func whatIsSaidOfAViewIsSaidByItsElement() throws {
        let stage = Stage(Text("3").accessibilityLabel("Three apples").accessibility(value: Text("ripe")).accessibilityIdentifier("apples"))
        let element = try #require(elements(stage).first)
        #expect(element.accessibilityLabel == "Three apples" && element.accessibilityValue == "ripe")
        #expect(element.accessibilityIdentifier == "apples")
    }

    @Test func anIdentifierOfAStackIsThatOfAllInIt() {
        let stage = Stage(
            VStack {
                Text("a")
                Text("b")
            }.accessibilityIdentifier("both"))
        #expect(elements(stage).map(\.accessibilityIdentifier) == ["both", "both"])
    }

    @Test func aHiddenViewIsNotMetAndAShapeIsWhenSomethingIsSaidOfIt() {
        let stage = Stage(
            VStack {
                Text("hidden").accessibilityHidden(true)
                Circle().accessibilityLabel(Text("A dot"))
                Image(systemName: "star").accessibility(hidden: true)
            })
        #expect(elements(stage).map(\.accessibilityLabel) == ["A dot"])
    }

    @Test func childrenAreCombinedIgnoredOrContained() {
        func labels(_ behavior: AccessibilityChildBehavior) -> [String?] {
            elements(
                Stage(
                    VStack {
                        Text("one")
                        Text("two")
                    }.accessibilityElement(children: behavior))
            ).map(\.accessibilityLabel)
        }
        #expect(labels(.combine) == ["one, two"])
        #expect(labels(.contain) == ["one", "two"])
        #expect(labels(.ignore) == [nil])
    }

    @Test func anElementIsAdjustedAndSaysWhatItIsSetToThen() throws {
        let stage = Stage(Volume())
        let element = try #require(elements(stage).first { $0.accessibilityIdentifier == "volume" })
        #expect(element.accessibilityTraits.contains(.adjustable) && element.accessibilityLabel == "Volume, 5")
        element.accessibilityIncrement()
        element.accessibilityIncrement()
        element.accessibilityDecrement()
        stage.advance(0.1)
        #expect(element.accessibilityLabel == "Volume, 6")
    }

    @Test func whatIsSaidFollowsTheState() throws {
        let stage = Stage(Volume())
        let button = try #require(stage.views(PressControl.self).first)
        #expect(button.accessibilityLabel == "Sound off" && button.accessibilityHint == "Turns all sound off")
        #expect(button.accessibilityTraits == .button)
        button.sendActions(for: .touchUpInside)
        stage.advance(0.1)
        #expect(button.accessibilityLabel == "Sound on" && button.accessibilityTraits == [.button, .selected])
        button.sendActions(for: .touchUpInside)
        stage.advance(0.1)
        #expect(button.accessibilityTraits == .button)
    }

    @Test func actionsAreDone() throws {
        var log: [String] = []
        let view = Text("mail").accessibilityAction(named: "Archive") { log.append("archive") }.accessibilityAction { log.append("open") }
        let stage = Stage(view)
        let element = try #require(elements(stage).first)
        #expect(element.accessibilityActivate())
        var named: [UIAccessibilityCustomAction] = []
        for view in stage.views(AccessibilityView.self) { named += view.accessibilityCustomActions ?? [] }
        #expect(named.map(\.name) == ["Archive"])
        for action in named { #expect(action.actionHandler?(action) == true) }
        #expect(log == ["open", "archive"])
    }
}
