import Foundation

/// Waves of opacity that go through a symbol. The symbols that are drawn here have one layer, which a wave goes through as a whole.
///
/// See https://developer.apple.com/documentation/symbols/variablecolorsymboleffect.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isReversing = false
    private var isCumulative = true
    private var hides = false

    private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }
    /// One layer after the other, each going again.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// One layer after the other, each staying.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// Back again each time.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    /// Always from the beginning.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// With layers that are not to be seen where the wave is not.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hides = true } }
    /// With layers that are faint where the wave is not.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hides = false } }

    /// What the effect is, and how it is done.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.variableColor(isReversing: isReversing, isCumulative: isCumulative, hides: hides))
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Waves of opacity that go through a symbol.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
