import Foundation
import Symbols

/// An effect that the symbol of a bar item has.
struct BarSymbolEffect {
    let effect: any SymbolEffect
    let options: SymbolEffectOptions
    let goesOn: Bool
}

/// A symbol that is to take another's place in a bar.
struct BarSymbolChange {
    let former: UIImage
    let effect: any SymbolEffect
    let options: SymbolEffectOptions
}

/// Symbols in bars that move. See https://developer.apple.com/documentation/uikit/uibarbuttonitem.
extension UIBarButtonItem {
    private var symbolView: UIImageView? { (barView as? BarButtonView)?.imageView }

    private func add(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, goesOn: Bool, isAnimated: Bool) {
        let new = BarSymbolEffect(effect: effect, options: options, goesOn: goesOn)
        // What ends by itself is not done again when the bar makes a new button.
        let isKept = effect.configuration.movement().stays || options.isRepeated || goesOn && options.count == nil
        symbolEffects[effect.configuration.family] = isKept ? new : nil
        symbolView?.symbolEffects.add(effect, options, goesOn: goesOn, isAnimated: isAnimated, completion: nil)
    }

    private func remove(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, isAnimated: Bool) {
        symbolEffects[effect.configuration.family] = nil
        symbolView?.symbolEffects.remove(effect, options, isAnimated: isAnimated, completion: nil)
    }

    /// Has the symbol of a new button do what the item's does.
    func resumeSymbolEffects(on view: UIImageView) {
        if let change = symbolChange, let image = view.image {
            symbolChange = nil
            view.image = change.former.renderingMode == .automatic ? change.former.withRenderingMode(.alwaysTemplate) : change.former
            view.symbolEffects.replace(with: image, by: change.effect, change.options, completion: nil)
        }
        for (_, one) in symbolEffects.sorted(by: { $0.key < $1.key }) {
            view.symbolEffects.add(one.effect, one.options, goesOn: one.goesOn, isAnimated: false, completion: nil)
        }
    }

    /// Gives the symbol an effect that ends by itself.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { add(effect, options, goesOn: false, isAnimated: animated) }

    /// Gives the symbol an effect that goes on or stays until it is taken away.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { add(effect, options, goesOn: true, isAnimated: animated) }

    /// Gives the symbol an effect that may end or go on: jumps and wiggles end, unless the options repeat them; all else goes on, unless they say how often.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { add(effect, options, goesOn: effect.configuration.goesOn, isAnimated: animated) }

    /// Takes an effect of a kind away.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { remove(effect, options, isAnimated: animated) }

    /// Takes an effect of a kind away.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { remove(effect, options, isAnimated: animated) }

    /// Takes an effect of a kind away.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { remove(effect, options, isAnimated: animated) }

    /// Takes all effects away.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects = [:]
        symbolView?.symbolEffects.removeAll(options, isAnimated: animated)
    }

    /// Has a symbol take the place of the one that is shown; at once where none is.
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        // A bar makes a new button for the new image.
        symbolChange = symbolView == nil ? nil : image.map { BarSymbolChange(former: $0, effect: contentTransition, options: options) }
        image = symbolImage
    }
}
