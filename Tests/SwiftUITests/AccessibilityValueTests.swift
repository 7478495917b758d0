import SampanHost
import Sessions
import Testing

@testable import SwiftUI
@testable import UIKit

private struct Asking: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var speaks
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differs
    var body: some View {
        Text("motion \(reducesMotion ? "less" : "all"), \(speaks ? "spoken" : "silent"), \(differs ? "shapes" : "colours")")
    }
}

@MainActor @Suite(.session)
struct AccessibilityValueTests {
    private func turn(_ setting: AccessibilitySetting, _ isOn: Bool) { _ = AssistiveCommands.perform(.set(setting, isOn: isOn)) }

    @Test func viewsAreEvaluatedAnewWhenASettingIsSwitched() {
        let stage = Stage(Asking())
        #expect(stage.texts == ["motion all, silent, colours"])
        turn(.reduceMotion, true)
        turn(.differentiateWithoutColor, true)
        stage.advance(0.05)
        #expect(stage.texts == ["motion less, silent, shapes"])
        turn(.reduceMotion, false)
        turn(.differentiateWithoutColor, false)
        stage.advance(0.05)
        #expect(stage.texts == ["motion all, silent, colours"])
    }

    @Test func aViewThatIsShownLaterKnowsWhatIsSet() {
        turn(.reduceMotion, true)
        let stage = Stage(Asking())
        #expect(stage.texts == ["motion less, silent, colours"])
        turn(.reduceMotion, false)
    }
}
