/// One symbol takes another's place. See https://developer.apple.com/documentation/symbols/replacesymboleffect.
public struct ReplaceSymbolEffect: SymbolEffect, ConfiguredEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public internal(set) var configuration = SymbolEffectConfiguration(.replace(.downUp))

    /// The old one shrinks away, then the new one grows.
    public var downUp: ReplaceSymbolEffect { with(.replace(.downUp)) }
    /// The old one is gone at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { with(.replace(.offUp)) }
    /// The old one grows away, then the new one grows.
    public var upUp: ReplaceSymbolEffect { with(.replace(.upUp)) }

    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: ReplaceSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes another's place.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
