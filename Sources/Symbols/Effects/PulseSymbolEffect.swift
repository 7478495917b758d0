/// A symbol fades and comes back. See https://developer.apple.com/documentation/symbols/pulsesymboleffect.
public struct PulseSymbolEffect: SymbolEffect, ConfiguredEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: PulseSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: PulseSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fading and coming back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
