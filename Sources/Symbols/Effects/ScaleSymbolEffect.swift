import Foundation

/// A symbol is larger or smaller until the effect is taken away. See https://developer.apple.com/documentation/symbols/scalesymboleffect.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public private(set) var configuration = SymbolEffectConfiguration(.scale(.up))

    private func with(_ kind: SymbolEffectConfiguration.Kind) -> ScaleSymbolEffect {
        var copy = self
        copy.configuration.kind = kind
        return copy
    }

    /// Larger.
    public var up: ScaleSymbolEffect { with(.scale(.up)) }
    /// Smaller.
    public var down: ScaleSymbolEffect { with(.scale(.down)) }

    private func moving(byLayer isByLayer: Bool) -> ScaleSymbolEffect {
        var copy = self
        copy.configuration.isByLayer = isByLayer
        return copy
    }
    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: ScaleSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: ScaleSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Larger, or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
