import Foundation

/// A symbol fades and comes back. See https://developer.apple.com/documentation/symbols/pulsesymboleffect.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public private(set) var configuration = SymbolEffectConfiguration(.pulse)

    private func moving(byLayer isByLayer: Bool) -> PulseSymbolEffect {
        var copy = self
        copy.configuration.isByLayer = isByLayer
        return copy
    }
    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: PulseSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: PulseSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fading and coming back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
