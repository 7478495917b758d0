import Foundation
import Testing

@testable import Symbols

/// What effects are, and how a symbol looks in their course.
@Suite struct SymbolEffectTests {
    private func movement(_ effect: some SymbolEffect) -> SymbolMovement { effect.configuration.movement() }

    @Test func aSymbolIsAsItWasBeforeAndAfterWhatEndsByItself() {
        let effects: [any SymbolEffect & DiscreteSymbolEffect] = [
            .bounce, .bounce.down, .pulse, .breathe, .wiggle, .wiggle.forward, .wiggle.custom(angle: 30),
        ]
        for effect in effects {
            for time in [0.0, 1] {
                let look = effect.configuration.movement().look(time)
                #expect(abs(look.scale - 1) < 1e-9 && abs(look.opacity - 1) < 1e-9 && abs(look.angle) < 1e-9, "\(effect)")
                #expect(abs(look.offset.width) < 1e-9 && abs(look.offset.height) < 1e-9, "\(effect)")
            }
        }
        #expect(movement(.bounce).look(0.1).scale > 1 && movement(.bounce.down).look(0.1).scale < 1)
    }

    @Test func symbolsComeAndGoAndStay() {
        #expect(movement(.appear).look(0).opacity == 0 && movement(.appear).look(1) == SymbolMovement.Look())
        #expect(movement(.disappear).look(1).opacity == 0 && movement(.disappear.up).look(1).scale > 1)
        #expect(movement(.scale.up).look(1).scale > 1 && movement(.scale.down).look(1).scale < 1)
        #expect(movement(.appear).stays && movement(.disappear).stays && movement(.scale).stays && !movement(.pulse).stays)
        #expect((AppearSymbolEffect.appear.configuration.family, ScaleSymbolEffect.scale.configuration.family) == ("visibility", "scale"))
    }

    @Test func wiggleAndTurnGoTheirWays() {
        let early = 0.1
        #expect(movement(.wiggle.left).look(early).offset.width < 0 && movement(.wiggle.right).look(early).offset.width > 0)
        #expect(movement(.wiggle.up).look(early).offset.height < 0 && movement(.wiggle.down).look(early).offset.height > 0)
        let forward = WiggleSymbolEffect.wiggle.forward.configuration
        #expect(forward.movement().look(early).offset.width > 0)
        #expect(forward.movement(isRightToLeft: true).look(early).offset.width < 0)
        #expect(movement(.rotate).look(0.25).angle > 0 && movement(.rotate.counterClockwise).look(0.25).angle < 0)
    }

    @Test func aSymbolTakesAnothersPlaceInTwoHalves() {
        #expect(movement(.replace).look(0) == SymbolMovement.Look() && movement(.replace).look(1) == SymbolMovement.Look())
        #expect(movement(.replace.downUp).look(0.4).scale < 1 && movement(.replace.upUp).look(0.4).scale > 1)
        #expect(movement(.replace.offUp).look(0).opacity == 0)
        #expect(AutomaticSymbolEffect.automatic.configuration == ReplaceSymbolEffect.replace.configuration)
    }

    @Test func effectsAreEqualWhereTheyDoTheSame() {
        #expect(BounceSymbolEffect.bounce == .bounce.up && BounceSymbolEffect.bounce != .bounce.down)
        #expect(PulseSymbolEffect.pulse.byLayer != .pulse.wholeSymbol)
        #expect(VariableColorSymbolEffect.variableColor.reversing.nonReversing == .variableColor)
    }

    @Test func optionsSayHowOftenAndHowFast() {
        let options = SymbolEffectOptions.repeat(3).speed(2)
        #expect(options.count == 3 && options.speed == 2 && !options.isRepeated)
        #expect(options.repeating.isRepeated && options.repeating.count == nil && options.repeating.speed == 2)
        #expect(SymbolEffectOptions.nonRepeating.count == 1 && SymbolEffectOptions.repeat(nil).isRepeated)
        let periodic = SymbolEffectOptions.repeat(.periodic(2, delay: 0.25))
        #expect(periodic.count == 2 && periodic.delay == 0.25 && SymbolEffectOptions.repeat(.continuous).isRepeated)
    }

    @Test func speedsAndPausesAreNumbersThatTimeCanBeReckonedWith() {
        #expect([-1, 0, 2, 1e300, .infinity, .nan].map { SymbolEffectOptions.speed($0).speed } == [0.01, 0.01, 2, 100, 100, 0.01])
        func delay(_ seconds: Double) -> Double { SymbolEffectOptions.repeat(.periodic(delay: seconds)).delay }
        #expect([-1, 2, .infinity, .nan].map(delay) == [0, 2, 86_400, 0])
    }
}
