import CoreGraphics
import Foundation

/// An animation from one value to another.
///
/// Which values are given decides where it begins and ends: `fromValue` and `toValue`; `fromValue` and `fromValue + byValue`;
/// `toValue − byValue` and `toValue`; `fromValue` and what is set; what shows and `toValue`; what shows and that plus `byValue`; what showed
/// before and what is set.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where the animation begins.
    open var fromValue: Any?
    /// Where the animation ends.
    open var toValue: Any?
    /// How far the animation goes.
    open var byValue: Any?
    /// What showed before, for an action with no values of its own.
    final var previousValue: AnimatableValue?

    override func makeFrameworkInstance() -> CAAnimation { CABasicAnimation() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue, previousValue) = (other.fromValue, other.toValue, other.byValue, other.previousValue)
    }

    override var ownKeys: [String] { super.ownKeys + ["fromValue", "toValue", "byValue"] }

    override func ownValue(_ key: String) -> Any? {
        switch key {
        case "fromValue": fromValue
        case "toValue": toValue
        case "byValue": byValue
        default: super.ownValue(key)
        }
    }

    override func setOwnValue(_ value: Any?, _ key: String) {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: super.setOwnValue(value, key)
        }
    }

    override func begin(from previous: AnimatableValue?) {
        // A colour or a path that was not set is a place to begin, too.
        previousValue = previous
        if fromValue == nil, toValue == nil || byValue == nil { fromValue = previous?.any }
    }

    override func program(for layer: CALayer) -> AnimationProgram? {
        guard let target, layer.value(at: target) != nil || !target.isKnown else { return nil }
        return .property(
            PropertyProgram(
                timing: timing, curve: timingFunction?.curve, target: target, isAdditive: isAdditive, isCumulative: isCumulative,
                course: course(on: layer, target), pace: pace))
    }

    /// The two ends. An end that is not given is what the property is set to while the animation runs.
    private func course(on layer: CALayer, _ target: AnimatedPath) -> Course {
        let from = end(fromValue), to = end(toValue), by = end(byValue)
        let ends: (from: AnimatableValue?, to: AnimatableValue?)
        switch (from, to, by) {
        case (let from?, let to?, _): ends = (from, to)
        case (let from?, nil, let by?): ends = (from, .sum(from, by))
        case (nil, let to?, let by?): ends = (.difference(to, by), to)
        case (let from?, nil, nil): ends = (from, nil)
        case (nil, let to?, nil): ends = (nil, to)
        case (nil, nil, let by?):
            return springOrBasic(isAdditive ? (by.zero, by) : (nil, nil), by: isAdditive ? nil : by)
        case (nil, nil, nil): ends = (previousValue, nil)
        }
        return springOrBasic(ends, by: nil)
    }

    private func springOrBasic(_ ends: (from: AnimatableValue?, to: AnimatableValue?), by: AnimatableValue?) -> Course {
        let spring = spring
        // Only nothing at all can stand for what an additive animation is added to: the end that changes nothing.
        if isAdditive, let known = ends.from ?? ends.to {
            return .basic(from: ends.from ?? known.zero, to: ends.to ?? known.zero, by: nil, spring: spring)
        }
        return .basic(from: ends.from, to: ends.to, by: by, spring: spring)
    }

    private func end(_ value: Any?) -> AnimatableValue? { value.map { AnimatableValue($0) } }

    /// The oscillator that paces the animation, if one does.
    var spring: SpringOscillator? { nil }
}

extension AnimatedPath {
    var isKnown: Bool { if case .known = property { true } else { false } }
}
