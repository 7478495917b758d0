/// A symbol turns all around. See https://developer.apple.com/documentation/symbols/rotatesymboleffect.
public struct RotateSymbolEffect: SymbolEffect, ConfiguredEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate(isClockwise: true))

    /// As a clock goes.
    public var clockwise: RotateSymbolEffect { with(.rotate(isClockwise: true)) }
    /// Against that.
    public var counterClockwise: RotateSymbolEffect { with(.rotate(isClockwise: false)) }

    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: RotateSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: RotateSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// All around.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
