/// A symbol comes. See https://developer.apple.com/documentation/symbols/appearsymboleffect.
public struct AppearSymbolEffect: SymbolEffect, ConfiguredEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public internal(set) var configuration = SymbolEffectConfiguration(.appear(.up))

    /// It grows as it comes.
    public var up: AppearSymbolEffect { with(.appear(.up)) }
    /// It shrinks as it comes.
    public var down: AppearSymbolEffect { with(.appear(.down)) }

    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: AppearSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: AppearSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Coming.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
