/// A symbol goes, and keeps its room. See https://developer.apple.com/documentation/symbols/disappearsymboleffect.
public struct DisappearSymbolEffect: SymbolEffect, ConfiguredEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public internal(set) var configuration = SymbolEffectConfiguration(.disappear(.down))

    /// It grows as it goes.
    public var up: DisappearSymbolEffect { with(.disappear(.up)) }
    /// It shrinks as it goes.
    public var down: DisappearSymbolEffect { with(.disappear(.down)) }

    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: DisappearSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: DisappearSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Going.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
