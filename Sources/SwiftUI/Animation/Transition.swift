import UIKit

/// How a view comes and goes, by what it looks like in each phase. See https://developer.apple.com/documentation/swiftui/transition.
@MainActor @preconcurrency
public protocol Transition {
    /// The kind of view.
    associatedtype Body: View
    /// What stands for the view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What is known of the transition beforehand.
    static var properties: TransitionProperties { get }
}

/// What is known of a transition beforehand. See https://developer.apple.com/documentation/swiftui/transitionproperties.
public struct TransitionProperties: Sendable {
    /// Whether something moves, so that it is replaced by a fade for people who want little motion.
    public var hasMotion: Bool
    /// Creates properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// What stands for a view that is changed. See https://developer.apple.com/documentation/swiftui/placeholdercontentview.
public struct PlaceholderContentView<Value>: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
}

extension Transition {
    /// Something moves.
    public static var properties: TransitionProperties { TransitionProperties() }
    /// The view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(view: AnyView(content)), phase: phase)
    }
    /// Both at once.
    public func combined<T: Transition>(with other: T) -> some Transition { _CombinedTransition(first: self, second: other) }
    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition { _AnimatedTransition(base: self, animation: animation) }
}

extension AnyTransition {
    /// Hides a transition's type.
    @MainActor @preconcurrency
    public init<T: Transition>(_ transition: T) {
        let whole = transition as? any TransitionWithAnimation
        self.init(
            part: TransitionPart { view, phase in
                let reduced = T.properties.hasMotion && UIAccessibility.isReduceMotionEnabled
                if reduced { return AnyView(view).opacity(phase.isIdentity ? 1 : 0) }
                return transition.body(content: PlaceholderContentView(view: AnyView(view)), phase: phase)
            })
        if let whole { self = self.animation(whole.animation) }
    }
}

@MainActor
private protocol TransitionWithAnimation {
    var animation: Animation? { get }
}

/// Two transitions at once.
public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    /// The view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
    /// Something moves if it does in one of them.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

/// A transition with an animation of its own.
public struct _AnimatedTransition<Base: Transition>: Transition, TransitionWithAnimation {
    let base: Base
    let animation: Animation?
    /// The view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
    /// What is known of the transition.
    public static var properties: TransitionProperties { Base.properties }
}

/// The view is there, or not. See https://developer.apple.com/documentation/swiftui/identitytransition.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view fades. See https://developer.apple.com/documentation/swiftui/opacitytransition.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The view, less opaque.
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view grows out of a point. See https://developer.apple.com/documentation/swiftui/scaletransition.
public struct ScaleTransition: Transition {
    /// How large the view is when it is not there.
    public var scale: Double
    /// The point.
    public var anchor: UnitPoint
    /// Creates the transition.
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    /// The view, larger or smaller.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// The view comes from elsewhere and goes there. See https://developer.apple.com/documentation/swiftui/offsettransition.
public struct OffsetTransition: Transition {
    /// How far it is away.
    public var offset: CGSize
    /// Creates the transition.
    public init(_ offset: CGSize) { self.offset = offset }
    /// The view, elsewhere.
    public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}

/// The view comes from a side and goes there. See https://developer.apple.com/documentation/swiftui/movetransition.
public struct MoveTransition: Transition {
    /// The side.
    public var edge: Edge
    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }
    /// The view, as far away as it is large.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffsetModifier(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// The view comes from the leading side and goes to the trailing one. See https://developer.apple.com/documentation/swiftui/slidetransition.
public struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The view, as far away as it is large.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffsetModifier(edge: .trailing, amount: phase.value))
    }
}

/// The view comes from a side and goes to the opposite one, fading. See https://developer.apple.com/documentation/swiftui/pushtransition.
public struct PushTransition: Transition {
    /// The side that it comes from.
    public var edge: Edge
    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }
    /// The view, as far away as it is large.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffsetModifier(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view comes in one way and goes in another. See https://developer.apple.com/documentation/swiftui/asymmetrictransition.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How it comes.
    public var insertion: Insertion
    /// How it goes.
    public var removal: Removal
    /// Creates the transition.
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
    /// The view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }
    /// Something moves if it does in one of them.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

/// The view becomes blurred, and smaller. See https://developer.apple.com/documentation/swiftui/blurreplacetransition.
public struct BlurReplaceTransition: Transition {
    /// How the view comes and goes. See https://developer.apple.com/documentation/swiftui/blurreplacetransition/configuration-swift.struct.
    public struct Configuration: Equatable, Sendable {
        private let name: String
        /// Both from below.
        public static let downUp = Configuration(name: "downUp")
        /// It comes from below and goes upwards.
        public static let upUp = Configuration(name: "upUp")
    }
    /// How the view comes and goes.
    public var configuration: Configuration
    /// Creates the transition.
    public init(configuration: Configuration) { self.configuration = configuration }
    /// The view, blurred.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale = phase.isIdentity ? 1 : configuration == .upUp && phase == .didDisappear ? 1.15 : 0.85
        content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(scale).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == IdentityTransition {
    /// The view is there, or not.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    /// The view fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// The view grows out of its middle.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// The view grows out of a point.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
    /// The view comes from elsewhere and goes there.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// The view comes from elsewhere and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition {
    /// The view comes from a side and goes there.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    /// The view comes from the leading side and goes to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    /// The view comes from a side and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    /// The view becomes blurred, and smaller.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// The view becomes blurred, and smaller.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}

/// Shows a view elsewhere, by parts of its own size.
struct EdgeOffsetModifier: AppearanceModifier, Animatable {
    let edge: Edge
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        let forward: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
        let offset =
            switch edge {
            case .top: CGSize(width: 0, height: -size.height)
            case .bottom: CGSize(width: 0, height: size.height)
            case .leading: CGSize(width: -size.width * forward, height: 0)
            case .trailing: CGSize(width: size.width * forward, height: 0)
            }
        view.transform = CGAffineTransform(translationX: offset.width * amount, y: offset.height * amount)
    }
}
