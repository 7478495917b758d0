/// What fits where it is: one symbol takes another's place by the old one shrinking away. See https://developer.apple.com/documentation/symbols/automaticsymboleffect.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace(.downUp)) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What fits where it is.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
