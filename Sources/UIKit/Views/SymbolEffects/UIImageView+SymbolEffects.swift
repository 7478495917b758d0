import Foundation
import Symbols

/// Symbols that move. See https://developer.apple.com/documentation/uikit/uiimageview#Configuring-symbol-effects.
///
/// The symbols that are drawn here have one layer, which moves as a whole. What an image view shows that is no symbol does not move.
extension UIImageView {
    /// Gives the symbol an effect that ends by itself.
    ///
    /// - Parameter animated: says whether it is seen how a symbol comes, goes, or becomes larger or smaller.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolEffects.add(effect, options, goesOn: false, isAnimated: animated, completion: completion) }

    /// Gives the symbol an effect that goes on or stays until it is taken away.
    ///
    /// - Parameter animated: says whether it is seen how a symbol comes, goes, or becomes larger or smaller.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolEffects.add(effect, options, goesOn: true, isAnimated: animated, completion: completion) }

    /// Gives the symbol an effect that may end or go on: jumps and wiggles end, unless the options repeat them; all else goes on, unless they say how often.
    ///
    /// - Parameter animated: says whether it is seen how a symbol comes, goes, or becomes larger or smaller.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolEffects.add(effect, options, goesOn: effect.configuration.goesOn, isAnimated: animated, completion: completion) }

    /// Takes an effect of a kind away.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolEffects.remove(effect, options, isAnimated: animated, completion: completion) }

    /// Takes an effect of a kind away.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolEffects.remove(effect, options, isAnimated: animated, completion: completion) }

    /// Takes an effect of a kind away.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolEffects.remove(effect, options, isAnimated: animated, completion: completion) }

    /// Takes all effects away.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects.removeAll(options, isAnimated: animated)
    }

    /// Has a symbol take the place of the one that is shown. Where one of them is none, that is so at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolEffects.replace(with: image, by: contentTransition, options, completion: completion) }
}
