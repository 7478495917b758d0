/// A symbol moves back and forth for a moment. See https://developer.apple.com/documentation/symbols/wigglesymboleffect.
public struct WiggleSymbolEffect: SymbolEffect, ConfiguredEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public internal(set) var configuration = SymbolEffectConfiguration(.wiggle(.turning(isClockwise: true)))

    /// It turns, as a clock goes at first.
    public var clockwise: WiggleSymbolEffect { with(.wiggle(.turning(isClockwise: true))) }
    /// It turns, against that at first.
    public var counterClockwise: WiggleSymbolEffect { with(.wiggle(.turning(isClockwise: false))) }
    /// To the left at first.
    public var left: WiggleSymbolEffect { with(.wiggle(.along(180))) }
    /// To the right at first.
    public var right: WiggleSymbolEffect { with(.wiggle(.along(0))) }
    /// Upwards at first.
    public var up: WiggleSymbolEffect { with(.wiggle(.along(270))) }
    /// Downwards at first.
    public var down: WiggleSymbolEffect { with(.wiggle(.along(90))) }
    /// As text runs at first.
    public var forward: WiggleSymbolEffect { with(.wiggle(.reading(isForward: true))) }
    /// Against that at first.
    public var backward: WiggleSymbolEffect { with(.wiggle(.reading(isForward: false))) }
    /// Along an axis, in degrees clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { with(.wiggle(.along(angle))) }

    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: WiggleSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: WiggleSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
