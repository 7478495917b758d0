/// A symbol grows and shrinks, as breath goes. See https://developer.apple.com/documentation/symbols/breathesymboleffect.
public struct BreatheSymbolEffect: SymbolEffect, ConfiguredEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public internal(set) var configuration = SymbolEffectConfiguration(.breathe(fades: true))

    /// It changes in size alone.
    public var plain: BreatheSymbolEffect { with(.breathe(fades: false)) }
    /// It fades as it shrinks.
    public var pulse: BreatheSymbolEffect { with(.breathe(fades: true)) }

    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: BreatheSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: BreatheSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Growing and shrinking, as breath goes.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
