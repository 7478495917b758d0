import Sessions
import Testing
import UIKit

@testable import SwiftUI

@Suite(.session, .serialized) @MainActor
struct ColorMixingTests {
    private func parts(_ color: SwiftUI.Color, _ scheme: ColorScheme = .light) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let parts = SwiftUI.Color.Components(color.uiColor(in: environment))
        return [parts.red, parts.green, parts.blue, parts.alpha].map { Int(($0 * 255).rounded()) }
    }

    private let red = SwiftUI.Color(red: 1, green: 0, blue: 0)
    private let blue = SwiftUI.Color(red: 0, green: 0, blue: 1)
    private let green = SwiftUI.Color(red: 0, green: 1, blue: 0)

    @Test func coloursAreMixedAsEyesSeeThem() {
        // The halves of CSS's color-mix(in oklab, …).
        #expect(zip(parts(red.mix(with: blue, by: 0.5)), [140, 83, 162, 255]).allSatisfy { abs($0 - $1) <= 1 })
        let gray = parts(SwiftUI.Color(white: 0).mix(with: SwiftUI.Color(white: 1), by: 0.5))
        #expect(zip(gray, [99, 99, 99, 255]).allSatisfy { abs($0 - $1) <= 1 })
    }

    @Test func coloursAreMixedByTheirPartsOnAScreen() {
        #expect(parts(red.mix(with: green, by: 0.5, in: .device)) == [128, 128, 0, 255])
        #expect(parts(red.mix(with: blue, by: 0.25, in: .device)) == [191, 0, 64, 255])
    }

    @Test func aMixtureOfNothingIsTheColourItself() {
        #expect(parts(red.mix(with: blue, by: 0)) == [255, 0, 0, 255] && parts(red.mix(with: blue, by: 1)) == [0, 0, 255, 255])
        #expect(parts(red.mix(with: blue, by: -1)) == [255, 0, 0, 255] && parts(red.mix(with: blue, by: 2)) == [0, 0, 255, 255])
        #expect(parts(red.mix(with: red, by: 0.5)) == [255, 0, 0, 255])
    }

    @Test func opacityIsMixedToo() { #expect(parts(red.mix(with: red.opacity(0), by: 0.5))[3] == 128) }

    @Test func aMixtureFollowsLightAndDark() {
        let mixture = SwiftUI.Color.primary.mix(with: .primary, by: 0.5)
        #expect(parts(mixture, .light)[0] == 0 && parts(mixture, .dark)[0] == 255)
    }

    @Test func aColorIsMadeOfAnotherOrOfUIKits() {
        let color = Color.green
        #expect(Color(color) == color)
        #expect(UIColor(Color(.white)).cgColor.components == UIColor.white.cgColor.components)
    }
}
