import Foundation
import Symbols

/// What came of an effect of a symbol. See https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext-swift.struct.
@MainActor
public struct UISymbolEffectCompletionContext {
    /// Whether the effect came to its end, and was neither taken away nor replaced.
    public let isFinished: Bool
    /// The effect.
    public let effect: any SymbolEffect
    /// The image view that had it.
    public private(set) weak var sender: AnyObject?

    init(isFinished: Bool, effect: any SymbolEffect, sender: AnyObject?) {
        (self.isFinished, self.effect, self.sender) = (isFinished, effect, sender)
    }
}

/// What is called when an effect of a symbol has ended, was taken away, or one symbol has taken another's place.
/// See https://developer.apple.com/documentation/uikit/uisymboleffectcompletion.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
