import Foundation

/// A symbol goes, and keeps its room. See https://developer.apple.com/documentation/symbols/disappearsymboleffect.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// What the effect is, and how it is done.
    public private(set) var configuration = SymbolEffectConfiguration(.disappear(.down))

    private func with(_ kind: SymbolEffectConfiguration.Kind) -> DisappearSymbolEffect {
        var copy = self
        copy.configuration.kind = kind
        return copy
    }

    /// It grows as it goes.
    public var up: DisappearSymbolEffect { with(.disappear(.up)) }
    /// It shrinks as it goes.
    public var down: DisappearSymbolEffect { with(.disappear(.down)) }

    private func moving(byLayer isByLayer: Bool) -> DisappearSymbolEffect {
        var copy = self
        copy.configuration.isByLayer = isByLayer
        return copy
    }
    /// Layer after layer. The symbols that are drawn here have one.
    public var byLayer: DisappearSymbolEffect { moving(byLayer: true) }
    /// All layers at once.
    public var wholeSymbol: DisappearSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Going.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
