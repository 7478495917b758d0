import CoreGraphics

/// All that decides an emitter's particles at one moment.
struct EmitterSettings: Equatable {
    var values: EmitterValues
    var cells: [EmitterCellValues]

    /// How long after something left the emitter it, or what came of it, can still be alive, in seconds.
    var reach: Double { cells.map { EmitterSettings.reach(of: $0, values, 1) }.max() ?? 0 }

    private static func reach(of cell: EmitterCellValues, _ values: EmitterValues, _ rate: Double) -> Double {
        let rate = rate * Double(cell.timing.speed)
        guard rate > 0 else { return 0 }
        let own = max(0, Double(cell.lifetime) + abs(Double(cell.lifetimeRange))) * max(0, Double(values.lifetime)) / rate
        guard own.isFinite else { return 0 }
        return own + (cell.cells.map { reach(of: $0, values, rate) }.max() ?? 0)
    }

    /// Whether any particles will leave the emitter at or after a time.
    func emits(from time: Double) -> Bool {
        cells.contains { cell in
            cell.rate(values.birthRate) > 0 && cell.lifetime + abs(cell.lifetimeRange) > 0 && cell.window.upperBound > time
        } && values.lifetime > 0
    }
}

extension EmitterCellValues {
    /// Births a second of the parent's time.
    func rate(_ multiplier: Float) -> Double {
        guard isEnabled, timing.speed > 0 else { return 0 }
        let rate = Double(birthRate) * Double(multiplier) * Double(timing.speed)
        return rate.isFinite ? max(0, rate) : 0
    }

    /// When the cell emits, in its parent's time.
    var window: ClosedRange<Double> {
        guard timing.speed > 0 else { return 0...0 }
        let start = timing.beginTime - timing.timeOffset / Double(timing.speed)
        guard timing.duration > 0 || timing.repeatDuration > 0 else { return start...(.infinity) }
        return start...max(start, start + timing.activeDuration / Double(timing.speed))
    }
}

/// What was set of an emitter, and when: its particles at a time follow from that.
///
/// A change begins a new era. What came to life in an earlier one goes on as it was born. So what a frame shows does not depend on which
/// frames were shown before it. Times are the layer's own.
final class ParticleSystem {
    private var eras: [Era] = []
    /// Grows with every era.
    private(set) var revision = 0
    /// From when on, in the last era, there was nothing alive; found when a frame is recorded.
    private var quietSince: Double?
    /// The longest that a replicator may show an emitter late, in seconds.
    private static let longestDelay = 60.0

    /// Takes over what is set at a time.
    func commit(_ settings: EmitterSettings, _ running: [RunningAnimation], at time: Double) {
        let animations = running.filter { $0.program?.changesEmitter ?? false }
        if let last = eras.last, last.settings == settings, last.animations.elementsEqual(animations, by: ===) { return }
        revision += 1
        quietSince = nil
        // A clock that was set back: what was to come does not.
        eras.removeAll { $0.start > time }
        guard let last = eras.last else {
            // The emitter has run since its time began, but for what is animated from now on.
            let begin = min(0, time)
            eras = [Era(begin, settings, [], phases: settings.cells.map { _ in 0 })]
            if !animations.isEmpty { commit(settings, running, at: time) }
            return
        }
        var phases = settings.cells.map { _ in 0.0 }
        let old = last.phases(at: time)
        for index in phases.indices where index < old.count && last.settings.cells[index].owner == settings.cells[index].owner {
            phases[index] = old[index]
        }
        eras.append(Era(time, settings, animations, phases: phases))
        forget(before: time)
    }

    private func forget(before time: Double) {
        let reach = eras.map(\.settings.reach).max() ?? 0
        while eras.count > 1, eras[1].start < time - reach - ParticleSystem.longestDelay { eras.removeFirst() }
    }

    /// Whether anything lives at or after a time, as far as is known without looking.
    func mayLive(at time: Double) -> Bool {
        guard let last = eras.last else { return false }
        // What animations that stay after their end show does not change any more.
        let isAnimated = last.animations.contains { $0.state != .finished }
        if isAnimated || last.settings(at: time).emits(from: time) { return true }
        if let quietSince, time >= quietSince { return false }
        let end = last.settings.cells.map { max(last.start, min($0.window.upperBound, time)) }.max() ?? last.start
        return time < end + (eras.map(\.settings.reach).max() ?? 0)
    }

    /// The living particles, in the order of their births.
    func particles(at time: Double, else settings: EmitterSettings) -> [Particle] {
        let eras = self.eras.isEmpty ? [Era(min(0, time), settings, [], phases: settings.cells.map { _ in 0 })] : self.eras
        let reach = eras.map(\.settings.reach).max() ?? 0
        var nursery = ParticleNursery(time: time)
        for index in eras.indices where eras[index].start < time {
            let end = index + 1 < eras.count ? min(time, eras[index + 1].start) : time
            guard end > time - reach else { continue }
            eras[index].forEachPiece(from: time - reach, to: end) { piece in
                nursery.emit(piece) { from, to, body in
                    for other in eras[index...] where other.start < to {
                        let next = eras.firstIndex { $0 === other }! + 1
                        let last = next < eras.count ? min(to, eras[next].start) : to
                        other.forEachPiece(from: max(from, other.start), to: last, body)
                    }
                }
            }
        }
        if nursery.particles.isEmpty, !nursery.hasParents, eras.last?.settings(at: time).emits(from: time) == false {
            quietSince = time
        }
        return nursery.particles.sorted { $0.birth != $1.birth ? $0.birth < $1.birth : $0.order < $1.order }
    }
}

/// A span of time in which an emitter's settings do not change, or not noticeably.
struct EmitterPiece {
    let start: Double
    let end: Double
    let settings: EmitterSettings
    /// How many particles, with fractions, each cell had emitted at a time before.
    let phases: [Double]
    /// That time; it does not depend on how the piece was cut, so that births do not either.
    let base: Double
}

/// A time in which nothing was set.
private final class Era {
    let start: Double
    let settings: EmitterSettings
    let animations: [RunningAnimation]
    private let phases: [Double]

    /// One of the even steps that an animated era is cut into.
    private struct Step {
        let settings: EmitterSettings
        let phases: [Double]
    }
    private var steps: [Step] = []
    /// How many steps were forgotten, since they lie too far back.
    private var forgotten = 0
    private static let stepLength = 1.0 / 60
    private static let mostSteps = 7200

    init(_ start: Double, _ settings: EmitterSettings, _ animations: [RunningAnimation], phases: [Double]) {
        (self.start, self.settings, self.animations, self.phases) = (start, settings, animations, phases)
    }

    /// Calls `body` for each piece of a span of time, cut to it.
    func forEachPiece(from: Double, to: Double, _ body: (EmitterPiece) -> Void) {
        let from = max(from, start)
        guard from < to else { return }
        if animations.isEmpty {
            return body(EmitterPiece(start: from, end: to, settings: settings, phases: phases, base: start))
        }
        var index = Int((from - start) / Era.stepLength)
        while true {
            let begin = beginning(of: index)
            if begin >= to { return }
            let step = step(index)
            let cut = max(begin, from)
            let end = min(to, beginning(of: index + 1))
            if end > cut { body(EmitterPiece(start: cut, end: end, settings: step.settings, phases: step.phases, base: begin)) }
            index += 1
        }
    }

    /// How many particles each cell has emitted at a time.
    func phases(at time: Double) -> [Double] {
        if animations.isEmpty { return Era.advance(phases, settings, from: start, to: time) }
        let index = max(0, Int((time - start) / Era.stepLength))
        let step = step(index)
        return Era.advance(step.phases, step.settings, from: beginning(of: index), to: time)
    }

    private func beginning(of step: Int) -> Double { start + Double(step) * Era.stepLength }

    private func step(_ index: Int) -> Step {
        if index < forgotten { (steps, forgotten) = ([], 0) }
        while forgotten + steps.count <= index {
            let number = forgotten + steps.count
            var phases = phases
            if let last = steps.last {
                phases = Era.advance(last.phases, last.settings, from: beginning(of: number - 1), to: beginning(of: number))
            }
            steps.append(Step(settings: settings(at: beginning(of: number)), phases: phases))
            if steps.count > Era.mostSteps {
                steps.removeFirst(Era.mostSteps / 2)
                forgotten += Era.mostSteps / 2
            }
        }
        return steps[index - forgotten]
    }

    private static func advance(_ phases: [Double], _ settings: EmitterSettings, from: Double, to: Double) -> [Double] {
        zip(phases, settings.cells).map { phase, cell in
            Births(cell.window, cell.rate(settings.values.birthRate), base: from, phase).phase(at: to)
        }
    }

    /// The settings with the animations applied.
    func settings(at time: Double) -> EmitterSettings {
        if animations.isEmpty { return settings }
        let copy = CAEmitterLayer()
        copy.isPresentation = true
        (copy.emitter, copy.shownCells) = (settings.values, settings.cells)
        for animation in animations { animation.program?.apply(to: copy, at: animation.time(at: time)) }
        return EmitterSettings(values: copy.emitter, cells: copy.shownCells ?? [])
    }
}

extension AnimationProgram {
    /// Whether the program changes which particles there are.
    fileprivate var changesEmitter: Bool {
        switch self {
        case .property(let program): program.target.changesEmitter
        case .group(let program): program.children.contains { $0.changesEmitter }
        case .transition: false
        }
    }
}

extension AnimatedPath {
    fileprivate var changesEmitter: Bool {
        switch property {
        case .known(let key):
            switch key {
            case .birthRate, .lifetime, .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .velocity, .scale, .spin: true
            default: false
            }
        case .custom(let key): EmitterCellPath(key) != nil
        }
    }
}
