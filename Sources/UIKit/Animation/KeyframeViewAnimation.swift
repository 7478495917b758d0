import Foundation

/// A keyframe animation block: gathers what its keyframes change, and makes one animation of each property.
final class KeyframeViewAnimation: ViewAnimation {
    /// A keyframe: when it begins, and how long it takes, as fractions of the whole.
    struct Frame {
        var start = 0.0
        var duration = 1.0
        var end: Double { start + duration }
    }

    private struct Change {
        let view: UIView
        let key: LayerKey
        let frame: Frame
        let old: AnimatableValue
        let new: AnimatableValue
    }

    private let mode: CAAnimationCalculationMode
    private var frame = Frame()
    private var changes: [Change] = []
    /// The animation block around this one that the animations become part of.
    private let outer: ViewAnimation?

    init(
        _ settings: ViewAnimationSettings, mode: CAAnimationCalculationMode, partOf outer: ViewAnimation?,
        completion: ((Bool) -> Void)?
    ) {
        self.mode = mode
        self.outer = outer
        super.init(settings, completion: completion)
    }

    override var animates: Bool { outer?.animates ?? super.animates }

    /// A block inside a keyframe has the keyframe's time.
    override var inheritedSettings: ViewAnimationSettings {
        var inner = settings
        inner.delay += settings.duration * frame.start
        inner.duration *= frame.duration
        return inner
    }

    /// Runs a keyframe's block.
    func run(_ keyframe: Frame, _ animations: () -> Void) {
        let outer = frame
        frame = keyframe
        animations()
        frame = outer
    }

    override func animate(_ view: UIView, _ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue) {
        changes.append(Change(view: view, key: key, frame: frame, old: old, new: new))
    }

    override func close() {
        var rest = changes
        changes = []
        while let first = rest.first {
            let isSame = { (change: Change) in change.view === first.view && change.key == first.key }
            start(rest.filter(isSame))
            rest.removeAll(where: isSame)
        }
        super.close()
    }

    /// Animates one property through its keyframes.
    private func start(_ changes: [Change]) {
        let (view, key) = (changes[0].view, changes[0].key)
        guard let final = view.backingLayer.property(key) else { return }
        let course = KeyframeValues(
            changes.map { ($0.frame.start, $0.frame.end, $0.new) }, from: changes[0].old, mode: mode)
        let animation = CAKeyframeAnimation(keyPath: key.rawValue)
        animation.calculationMode = mode
        animation.keyTimes = course.times.map { NSNumber(value: $0) }
        // Transforms do not blend the same way once others are taken out of them; the rest adds up with what is under way.
        switch final {
        case .number, .point, .size, .rect:
            animation.isAdditive = true
            animation.values = course.values.map { AnimatableValue.difference($0, final) }
        default: animation.values = course.values
        }
        if case .curve(let curve) = settings.pacing { animation.timingFunction = curve }
        guard let outer else { return add(animation, of: key, to: view) }
        outer.note(view, key, from: changes[0].old)
        outer.add(animation, of: key, to: view)
    }
}

/// The values of a property at the times between which it changes.
private struct KeyframeValues {
    private(set) var times: [Double] = []
    private(set) var values: [AnimatableValue] = []

    init(
        _ keyframes: [(start: Double, end: Double, value: AnimatableValue)], from first: AnimatableValue, mode: CAAnimationCalculationMode
    ) {
        let ordered = keyframes.enumerated().sorted { a, b in
            a.element.start == b.element.start ? a.offset < b.offset : a.element.start < b.element.start
        }.map(\.element)
        let isCurve = mode == .cubic || mode == .cubicPaced
        add(0, first)
        for keyframe in ordered {
            if mode == .discrete {
                add(keyframe.start, keyframe.value)
                continue
            }
            // A keyframe that begins before the last one has ended goes on from there.
            let start = max(times[times.count - 1], min(1, keyframe.start))
            // Nothing moves between keyframes; smooth curves go through the ends alone.
            if !isCurve, start > times[times.count - 1] { add(start, values[values.count - 1]) }
            add(max(start, min(1, keyframe.end)), keyframe.value)
        }
        if times[times.count - 1] < 1 { add(1, values[values.count - 1]) }
        // The last of a list of discrete values needs a time to end at.
        if mode == .discrete, times[times.count - 1] == 1 { times.append(1) }
    }

    private mutating func add(_ time: Double, _ value: AnimatableValue) {
        times.append(min(1, max(0, time)))
        values.append(value)
    }
}
