import Foundation

/// A symbol grows and shrinks, as breath goes. See https://developer.apple.com/documentation/symbols/breathesymboleffect.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public private(set) var configuration = SymbolEffectConfiguration(.breathe(fades: true))

    private func with(_ kind: SymbolEffectConfiguration.Kind) -> BreatheSymbolEffect {
        var copy = self
        copy.configuration.kind = kind
        return copy
    }

    /// It changes in size alone.
    public var plain: BreatheSymbolEffect { with(.breathe(fades: false)) }
    /// It fades as it shrinks.
    public var pulse: BreatheSymbolEffect { with(.breathe(fades: true)) }

    private func moving(byLayer isByLayer: Bool) -> BreatheSymbolEffect {
        var copy = self
        copy.configuration.isByLayer = isByLayer
        return copy
    }
    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: BreatheSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: BreatheSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Growing and shrinking, as breath goes.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
