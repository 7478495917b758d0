import Foundation

/// Waves of opacity that go through a symbol. The symbols that are drawn here have one layer, which a wave goes through as a whole.
///
/// See https://developer.apple.com/documentation/symbols/variablecolorsymboleffect.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isReversing = false
    var isCumulative = true
    var least = 0.35

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
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.least = 0 } }
    /// With layers that are faint where the wave is not.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.least = 0.35 } }

    /// The movement.
    public var _movement: _SymbolMovement {
        let (isReversing, isCumulative, least) = (isReversing, isCumulative, least)
        return _SymbolMovement(duration: isReversing ? 2 : 1) { time in
            // The wave comes, stays for a while if it gathers, and goes; back again it comes from the other side.
            let way = isReversing ? 1 - abs(2 * time - 1) : time
            let strength = isCumulative ? min(way * 2, 1) : sin(way * .pi)
            return _SymbolMovement.Look(opacity: least + (1 - least) * strength)
        }
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Waves of opacity that go through a symbol.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
