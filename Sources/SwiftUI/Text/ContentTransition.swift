import QuartzCore
import Symbols
import UIKit

/// How a view's content becomes another one. See https://developer.apple.com/documentation/swiftui/contenttransition.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable { case identity, fade, digits(countsDown: Bool), number(Double), symbol(SymbolEffectConfiguration, speed: Double) }
    let kind: Kind
    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// One fades into the other.
    public static let opacity = ContentTransition(kind: .fade)
    /// By what is between both.
    public static let interpolate = ContentTransition(kind: .fade)
    /// As the digits of a counter: the text rolls upwards, or downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .digits(countsDown: countsDown))
    }
    /// As the digits of a counter that shows a value.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number(value)) }
    /// One symbol takes another one's place.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
    /// One symbol takes another one's place by an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition(kind: .symbol(effect.configuration, speed: options.speed)) }

    /// Lets what a view shows pass into what it shows from now on, if changes are animated.
    @MainActor
    func run(on view: UIView, from former: ContentTransition, _ transaction: Transaction) {
        guard kind != .identity, view.window != nil, let animation = transaction.animation, !transaction.disablesAnimations else { return }
        let transition = CATransition()
        transition.duration = animation.course.logicalDuration ?? 0.35
        if let countsDown = countsDown(from: former) {
            transition.type = .push
            transition.subtype = countsDown ? .fromTop : .fromBottom
        }
        if case .symbol(let configuration, let speed) = kind { scale(view, configuration.movement(), speed, &transition.duration) }
        view.layer.add(transition, forKey: "content")
    }

    /// Lets what a view shows shrink or grow as one symbol fades into the other.
    @MainActor
    private func scale(_ view: UIView, _ movement: SymbolMovement, _ speed: Double, _ duration: inout CFTimeInterval) {
        duration = movement.duration / speed
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = (0...40).map { NSNumber(value: movement.look(Double($0) / 40).scale - 1) }
        (scale.isAdditive, scale.duration) = (true, duration)
        view.layer.add(scale, forKey: "contentScale")
    }

    /// Whether text rolls downwards; `nil` if it does not roll.
    private func countsDown(from former: ContentTransition) -> Bool? {
        switch (kind, former.kind) {
        case (.digits(let countsDown), _): countsDown
        case (.number(let new), .number(let old)): new < old
        case (.number, _): false
        default: nil
        }
    }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
extension EnvironmentValues {
    /// How content becomes another one.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Says how texts and images within become others under an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
}
