import Foundation

/// How a symbol moves. See https://developer.apple.com/documentation/symbols/symboleffect.
public protocol SymbolEffect {
    /// What the effect is, and how it is done.
    var configuration: SymbolEffectConfiguration { get }
}

/// A movement that ends by itself. See https://developer.apple.com/documentation/symbols/discretesymboleffect.
public protocol DiscreteSymbolEffect {}

/// A movement that goes on, or a look that stays, until it is taken away. See https://developer.apple.com/documentation/symbols/indefinitesymboleffect.
public protocol IndefiniteSymbolEffect {}

/// A way in which a symbol comes or goes. See https://developer.apple.com/documentation/symbols/transitionsymboleffect.
public protocol TransitionSymbolEffect {}

/// A way in which one symbol takes another's place. See https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect.
public protocol ContentTransitionSymbolEffect {}

/// What an effect is, and how it is done. See https://developer.apple.com/documentation/symbols/symboleffectconfiguration.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// Upwards, or downwards, in size or place.
    package enum Direction: Hashable, Sendable { case up, down }

    /// Where a symbol wiggles.
    package enum Wiggle: Hashable, Sendable {
        case turning(isClockwise: Bool)
        /// Along an axis, in degrees clockwise from the right.
        case along(Double)
        /// As text runs, or against that.
        case reading(isForward: Bool)
    }

    /// How one symbol takes another's place.
    package enum Replacement: Hashable, Sendable { case downUp, offUp, upUp }

    package enum Kind: Hashable, Sendable {
        case appear(Direction), disappear(Direction), scale(Direction), bounce(Direction)
        case pulse
        case breathe(fades: Bool)
        case rotate(isClockwise: Bool)
        case wiggle(Wiggle)
        case variableColor(isReversing: Bool, isCumulative: Bool, hides: Bool)
        case replace(Replacement)
    }

    package var kind: Kind
    /// Whether layers move one after the other, or all at once; `nil` leaves that to the symbol. The symbols that are drawn here have one.
    package var isByLayer: Bool?

    package init(_ kind: Kind, isByLayer: Bool? = nil) { (self.kind, self.isByLayer) = (kind, isByLayer) }

    /// What effects have in common of which a symbol has one at a time.
    package var family: String {
        switch kind {
        case .appear, .disappear: "visibility"
        case .scale: "scale"
        case .bounce: "bounce"
        case .pulse: "pulse"
        case .breathe: "breathe"
        case .rotate: "rotate"
        case .wiggle: "wiggle"
        case .variableColor: "variableColor"
        case .replace: "replace"
        }
    }

    /// Whether an effect that may go on or end does go on where nothing else is said: all but jumps and wiggles.
    package var goesOn: Bool {
        switch kind {
        case .bounce, .wiggle: false
        default: true
        }
    }
}
