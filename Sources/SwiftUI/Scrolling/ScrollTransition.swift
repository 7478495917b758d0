import UIKit

/// Where a view is in what scrolls it. See https://developer.apple.com/documentation/swiftui/scrolltransitionphase.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It is about to be seen at the top or the leading side.
    case topLeading
    /// It is seen.
    case identity
    /// It is about to be seen at the bottom or the trailing side.
    case bottomTrailing

    /// Whether it is seen.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the visible part, 0 in it, 1 behind it.
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How a scroll transition goes on. See https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration.
public struct ScrollTransitionConfiguration {
    /// How much of a view has to be seen. See https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold.
    public struct Threshold: Sendable {
        /// The part of the view that has to be within, and how far it may be outside, in points.
        var part: Double
        var inset: Double = 0
        /// All of it.
        public static let visible = Threshold(part: 1)
        /// None of it.
        public static let hidden = Threshold(part: 0)
        /// Its middle.
        public static let centered = Threshold(part: 0.5)
        /// A part of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
        /// What is between this and another one.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(part: part + (other.part - part) * amount, inset: inset + (other.inset - inset) * amount)
        }
        /// The same for a visible part that is smaller by some points.
        public func inset(by distance: Double) -> Threshold { Threshold(part: part, inset: inset + distance) }
    }

    enum Kind { case animated(Animation), interactive(UnitCurve), none }
    let kind: Kind
    var limit = Threshold.visible

    /// The view changes when it comes into sight.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { Self(kind: .animated(animation)) }
    /// The view changes when it comes into sight.
    public static let animated = ScrollTransitionConfiguration.animated()
    /// The view changes as it is scrolled.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        Self(kind: .interactive(timingCurve))
    }
    /// The view changes as it is scrolled.
    public static let interactive = ScrollTransitionConfiguration.interactive()
    /// The view does not change.
    public static let identity = ScrollTransitionConfiguration(kind: .none)

    /// The same with another animation, if it is an animation's.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        return Self(kind: .animated(animation), limit: limit)
    }
    /// The same with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { Self(kind: kind, limit: threshold) }

    /// How far the view is from where it is all there: from 0 to 1.
    func distance(hidden: CGFloat, length: CGFloat) -> Double {
        guard length > 0 else { return 0 }
        // What may be hidden of it while it still counts as seen.
        let allowed = length * (1 - limit.part) - limit.inset
        let rest = max(length - max(allowed, 0), 1)
        return min(max((hidden - allowed) / rest, 0), 1)
    }
}

/// A view's place in what scrolls it.
@MainActor
private struct ScrollPlace {
    let isBefore: Bool
    /// How much of it is out of sight, and how long it is.
    let hidden, length: CGFloat

    init?(_ view: UIView, _ axis: Axis?) {
        guard let scroller = view.scroller(axis) else { return nil }
        let axis = axis ?? ((scroller as? ScrollContentView)?.axes.contains(.vertical) ?? true ? .vertical : .horizontal)
        let frame = view.convert(view.bounds, to: scroller)
        let room = scroller.bounds.inset(by: scroller.adjustedContentInset)
        let before = room.origin[axis] - frame.origin[axis]
        let behind = frame.origin[axis] + frame.size[axis] - room.origin[axis] - room.size[axis]
        isBefore = before > behind
        hidden = max(before, behind)
        length = frame.size[axis]
    }
}

extension View {
    /// Changes how the view looks as it is scrolled into sight and out of it.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view looks as it is scrolled into sight and out of it, otherwise on each side.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier { _, item in
                guard let place = ScrollPlace(item.measuredView, axis) else { return transition(EmptyVisualEffect(), .identity)._steps() }
                let configuration = place.isBefore ? topLeading : bottomTrailing
                let phase: ScrollTransitionPhase = place.isBefore ? .topLeading : .bottomTrailing
                var amount = configuration.distance(hidden: place.hidden, length: place.length)
                switch configuration.kind {
                case .none: amount = 0
                case .interactive(let curve): amount = curve.value(at: amount)
                case .animated(let animation): amount = item.animated(amount > 0 ? 1 : 0, animation)
                }
                guard amount > 0 else { return transition(EmptyVisualEffect(), .identity)._steps() }
                return transition(EmptyVisualEffect(), phase)._steps().part(amount)
            })
    }
}

extension VisualEffectItem {
    /// A value on its way to another one; the first one is there at once.
    fileprivate func animated(_ target: CGFloat, _ animation: Animation) -> CGFloat {
        guard let value = self.animation else {
            let made = AnimatedData(target)
            made.changed = { [weak self] in self?.show() }
            self.animation = made
            return target
        }
        if value.target != target { value.set(target, graph, Transaction(animation: animation)) }
        return value.presented
    }
}
