import Foundation

/// A symbol turns all around. See https://developer.apple.com/documentation/symbols/rotatesymboleffect.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public private(set) var configuration = SymbolEffectConfiguration(.rotate(isClockwise: true))

    private func with(_ kind: SymbolEffectConfiguration.Kind) -> RotateSymbolEffect {
        var copy = self
        copy.configuration.kind = kind
        return copy
    }

    /// As a clock goes.
    public var clockwise: RotateSymbolEffect { with(.rotate(isClockwise: true)) }
    /// Against that.
    public var counterClockwise: RotateSymbolEffect { with(.rotate(isClockwise: false)) }

    private func moving(byLayer isByLayer: Bool) -> RotateSymbolEffect {
        var copy = self
        copy.configuration.isByLayer = isByLayer
        return copy
    }
    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: RotateSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: RotateSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// All around.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
