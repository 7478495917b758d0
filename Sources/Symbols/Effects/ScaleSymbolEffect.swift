/// A symbol is larger or smaller until the effect is taken away. See https://developer.apple.com/documentation/symbols/scalesymboleffect.
public struct ScaleSymbolEffect: SymbolEffect, ConfiguredEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public internal(set) var configuration = SymbolEffectConfiguration(.scale(.up))

    /// Larger.
    public var up: ScaleSymbolEffect { with(.scale(.up)) }
    /// Smaller.
    public var down: ScaleSymbolEffect { with(.scale(.down)) }

    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: ScaleSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: ScaleSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Larger, or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
