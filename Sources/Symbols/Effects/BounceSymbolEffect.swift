/// A jump: for a moment a symbol is larger, or smaller. See https://developer.apple.com/documentation/symbols/bouncesymboleffect.
public struct BounceSymbolEffect: SymbolEffect, ConfiguredEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public internal(set) var configuration = SymbolEffectConfiguration(.bounce(.up))

    /// It is larger at first.
    public var up: BounceSymbolEffect { with(.bounce(.up)) }
    /// It is smaller at first.
    public var down: BounceSymbolEffect { with(.bounce(.down)) }

    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: BounceSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: BounceSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A jump.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
