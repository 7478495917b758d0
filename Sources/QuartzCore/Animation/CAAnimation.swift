import CoreGraphics
import Foundation
import ObjCRuntime

/// What is called when an animation begins and ends. Both requirements are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
    // @objc optional
    /// The animation began.
    func animationDidStart(_ anim: CAAnimation)
    // @objc optional
    /// The animation ended: by itself (`flag` is true), or because it was removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// A range of frame rates, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The rate to aim at, if there is one.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The system's own rates.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Something that changes a layer's look over time. A layer takes a copy of an animation that is added to it.
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
    final var timing = MediaTiming()
    /// How long after its commit an animation without a begin time begins, in seconds.
    package final var delayAfterCommit: CFTimeInterval = 0
    final var extraValues: [String: Any] = [:]

    /// Creates an animation.
    public override init() { super.init() }

    /// Creates an animation from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    /// Writes the animation to an archive.
    open func encode(with coder: NSCoder) { encodeValues(to: coder) }

    /// Archives are safe to decode.
    public class var supportsSecureCoding: Bool { true }

    /// The pacing of the whole animation; even if there is none.
    open var timingFunction: CAMediaTimingFunction?
    /// Called at the beginning and the end. The animation keeps its delegate.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation leaves its layer when it has ended.
    open var isRemovedOnCompletion = true
    /// The frame rates that the animation is shown at.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The default value of a property.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "removedOnCompletion": true
        case "speed": 1.0
        case "fillMode": CAMediaTimingFillMode.removed.rawValue
        case "autoreverses": false
        case "beginTime", "timeOffset", "duration", "repeatCount", "repeatDuration": 0.0
        default: nil
        }
    }

    /// Whether the value under a key is written to archives.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Adds a copy of the animation to a layer, under the event's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmpty()
        copy.copyValues(from: self)
        return copy
    }

    /// A new animation of this class; of the nearest class of the framework, if an app's own cannot be made by name.
    private func makeEmpty() -> CAAnimation {
        if let factory = ClassRegistry.factory("init", of: Swift.type(of: self)),
            let made = Isolation.assume({ factory([]) }) as? CAAnimation
        {
            return made
        }
        return makeFrameworkInstance()
    }

    /// A new animation of the framework's class.
    func makeFrameworkInstance() -> CAAnimation { CAAnimation() }

    /// Takes over all properties.
    func copyValues(from other: CAAnimation) {
        timing = other.timing
        delayAfterCommit = other.delayAfterCommit
        extraValues = other.extraValues
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// What the animation does, worked out once. `nil` if it changes no property.
    func program(for layer: CALayer) -> AnimationProgram? { nil }

    /// The keys of the properties that this class adds.
    var ownKeys: [String] { ["timingFunction", "delegate"] }

    /// The value of one of those properties.
    func ownValue(_ key: String) -> Any? { key == "delegate" ? delegate : timingFunction }

    /// Sets one of those properties.
    func setOwnValue(_ value: Any?, _ key: String) {
        if key == "delegate" {
            delegate = value as? any CAAnimationDelegate
        } else {
            timingFunction = value as? CAMediaTimingFunction
        }
    }

    // MARK: CAMediaTiming

    /// When the animation begins, in its layer's or group's time; 0 means as soon as it is committed.
    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// How far into its course the animation begins, in seconds.
    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// How often the animation runs; may be fractional or infinite.
    public var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// For how many seconds the animation runs again and again.
    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// How long one course takes, in seconds; 0 means the transaction's duration.
    public var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// How fast the animation runs in its parent's time.
    public var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// Whether each course is played backwards too.
    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// What shows before the beginning and after the end.
    public var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
}

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
    // @objc(animationWithKeyPath:)
    /// Creates an animation of the property with the given key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property's key path.
    open var keyPath: String?
    /// Whether the animation's values are added to what the property shows without it.
    open var isAdditive = false
    /// Whether each repetition begins where the last one ended.
    open var isCumulative = false
    /// A function applied to the interpolated values.
    open var valueFunction: CAValueFunction?
    /// Whether this is a layer class's default action.
    final var isImplicit = false
    /// What drives the animation in place of time, if something does.
    package final var pace: AnimationPace?

    override func makeFrameworkInstance() -> CAAnimation { CAPropertyAnimation() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative, isImplicit) = (other.keyPath, other.isAdditive, other.isCumulative, other.isImplicit)
        (valueFunction, pace) = (other.valueFunction, other.pace)
    }

    /// Runs as the action of a property's change: from what was shown before to what is set now.
    func run(key: String, on layer: CALayer, previous: AnimatableValue?) {
        guard let copy = copy() as? CAPropertyAnimation else { return }
        if copy.keyPath == nil { copy.keyPath = key }
        copy.begin(from: previous)
        layer.add(copy, forKey: key)
    }

    /// Fills in where to begin, if the animation itself does not say so.
    func begin(from previous: AnimatableValue?) {}

    /// The key path taken apart, with what a value function makes of it.
    final var target: AnimatedPath? {
        guard let keyPath else { return nil }
        return AnimatedPath(valueFunction.map { keyPath + "." + $0.name.partName } ?? keyPath)
    }

    override var ownKeys: [String] { super.ownKeys + ["keyPath", "additive", "cumulative", "valueFunction"] }

    override func ownValue(_ key: String) -> Any? {
        switch key {
        case "keyPath": keyPath
        case "additive": isAdditive
        case "cumulative": isCumulative
        case "valueFunction": valueFunction
        default: super.ownValue(key)
        }
    }

    override func setOwnValue(_ value: Any?, _ key: String) {
        switch key {
        case "keyPath": keyPath = value as? String
        case "additive": isAdditive = AnimatableValue.number(in: value) ?? 0 != 0
        case "cumulative": isCumulative = AnimatableValue.number(in: value) ?? 0 != 0
        case "valueFunction": valueFunction = value as? CAValueFunction
        default: super.setOwnValue(value, key)
        }
    }
}

extension CAAnimation: KeyValueContainer {
    /// Every key that is not a property is the animation's to keep.
    public func containedValue(forKey key: String) -> Any?? {
        if let known = knownValue(key) { return .some(known.any) }
        if ClassRegistry.property(key, in: Swift.type(of: self)) != nil { return nil }
        return .some(extraValues[key] ?? Swift.type(of: self).defaultValue(forKey: key))
    }

    /// Every key that is not a property is the animation's to keep.
    public func setContainedValue(_ value: Any?, forKey key: String) -> Bool {
        if setKnownValue(value, key) { return true }
        if ClassRegistry.property(key, in: Swift.type(of: self)) != nil { return false }
        extraValues[key] = value
        return true
    }

    /// Paths lead through the values stored here.
    public func containedValue(forKeyPath keyPath: String) -> Any?? {
        keyPath.contains(".") && extraValues[keyPath] == nil ? nil : containedValue(forKey: keyPath)
    }

    /// Paths lead through the values stored here.
    public func setContainedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        keyPath.contains(".") ? false : setContainedValue(value, forKey: keyPath)
    }

    private func knownValue(_ key: String) -> AnimatableValue? {
        switch key {
        case "beginTime": .number(beginTime)
        case "timeOffset": .number(timeOffset)
        case "duration": .number(duration)
        case "repeatCount": .number(Double(repeatCount))
        case "repeatDuration": .number(repeatDuration)
        case "speed": .number(Double(speed))
        case "autoreverses": .number(autoreverses ? 1 : 0)
        case "removedOnCompletion": .number(isRemovedOnCompletion ? 1 : 0)
        case "fillMode": .object(fillMode.rawValue)
        default: ownKeys.contains(key) ? ownValue(key).map { .object($0) } ?? AnimatableValue.none : nil
        }
    }

    private func setKnownValue(_ value: Any?, _ key: String) -> Bool {
        let number = AnimatableValue.number(in: value) ?? 0
        switch key {
        case "beginTime": beginTime = number
        case "timeOffset": timeOffset = number
        case "duration": duration = number
        case "repeatCount": repeatCount = Float(number)
        case "repeatDuration": repeatDuration = number
        case "speed": speed = Float(number)
        case "autoreverses": autoreverses = number != 0
        case "removedOnCompletion": isRemovedOnCompletion = number != 0
        case "fillMode": fillMode = (value as? CAMediaTimingFillMode) ?? CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
        default:
            guard ownKeys.contains(key) else { return false }
            setOwnValue(value, key)
        }
        return true
    }
}
