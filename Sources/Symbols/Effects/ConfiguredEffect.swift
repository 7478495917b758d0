/// An effect that is nothing but its configuration, of which variants change a part.
protocol ConfiguredEffect: SymbolEffect {
    var configuration: SymbolEffectConfiguration { get set }
}

extension ConfiguredEffect {
    /// The effect of another kind, done in the same way.
    func with(_ kind: SymbolEffectConfiguration.Kind) -> Self {
        var copy = self
        copy.configuration.kind = kind
        return copy
    }

    /// The effect layer after layer, or of all layers at once.
    func moving(byLayer isByLayer: Bool) -> Self {
        var copy = self
        copy.configuration.isByLayer = isByLayer
        return copy
    }
}
