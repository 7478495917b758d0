import Testing
import UIKit

/// Values that stand for numbers: priorities, weights and levels.
@Suite struct NumericValueTests {
    @Test func prioritiesAreOrderedAndCountedByTheirNumbers() {
        #expect(UILayoutPriority.defaultLow < .defaultHigh && UILayoutPriority.required > .defaultHigh)
        #expect((UILayoutPriority.defaultLow + 1).rawValue == 251 && (1 + UILayoutPriority.defaultLow).rawValue == 251)
        #expect((UILayoutPriority.required - 1).rawValue == 999)
        #expect(UILayoutPriority.required - .defaultHigh == 250)
        var priority = UILayoutPriority.defaultLow
        priority += 10
        #expect(priority.rawValue == 260)
        priority -= 20
        #expect(priority.rawValue == 240)
        #expect([UILayoutPriority.required, .fittingSizeLevel, .defaultLow].min() == .fittingSizeLevel)
    }

    @Test func weightsOfFontsAreOrderedByTheirNumbers() {
        #expect(UIFont.Weight.bold > .semibold && UIFont.Weight.thin < .regular)
        #expect((UIFont.Weight.regular + 0.4) == .bold)
        #expect(UIFont.Weight.bold - .regular == 0.4)
    }

    @MainActor @Test func levelsOfWindowsAreCountedByTheirNumbers() {
        var level = UIWindow.Level.alert
        level += 1
        #expect(level.rawValue == 2001 && level > .alert)
        #expect(1 + UIWindow.Level.normal == UIWindow.Level(1) && UIWindow.Level.alert - .statusBar == 1000)
    }

    @Test func rangesOfNumbersAreEncoded() throws {
        let range = UIFloatRange(minimum: -1, maximum: 2.5)
        #expect(try JSONDecoder().decode(UIFloatRange.self, from: JSONEncoder().encode(range)) == range)
    }
}
