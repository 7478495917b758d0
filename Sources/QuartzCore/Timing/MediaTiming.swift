import CoreGraphics

/// All the mathematics of media timing: where in its course a timed object stands at a time of its parent.
///
/// Times are seconds. It is pure: the same values give the same answer.
package struct MediaTiming: Equatable {
    /// See `CAMediaTiming.beginTime`.
    package var beginTime: Double = 0
    /// See `CAMediaTiming.timeOffset`.
    package var timeOffset: Double = 0
    /// See `CAMediaTiming.repeatCount`.
    package var repeatCount: Float = 0
    /// See `CAMediaTiming.repeatDuration`.
    package var repeatDuration: Double = 0
    /// See `CAMediaTiming.duration`.
    package var duration: Double = 0
    /// See `CAMediaTiming.speed`.
    package var speed: Float = 1
    /// See `CAMediaTiming.autoreverses`.
    package var autoreverses = false
    /// See `CAMediaTiming.fillMode`.
    package var fillMode = CAMediaTimingFillMode.removed

    /// Creates the default timing.
    package init() {}

    /// Where a timed object stands.
    package struct Position: Equatable {
        /// Seconds into the basic duration, from 0 to it; runs backwards in the second half of an autoreversing cycle.
        package var time: Double
        /// `time` divided by the duration.
        package var fraction: Double
        /// How many cycles lie behind.
        package var iteration: Int
    }

    /// The part of its course that a timed object is in.
    package enum Phase: Equatable {
        case before, active, after
    }

    /// One cycle's length in local seconds: the duration, twice if it autoreverses.
    package var cycle: Double { autoreverses ? duration * 2 : duration }

    /// How long the object is active, in local seconds: all its repetitions.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        if repeatCount > 0 { return cycle * Double(repeatCount) }
        return cycle
    }

    /// When the object's activity ends, in the parent's time; infinite if never.
    package var endTime: Double {
        if speed == 0 { return .infinity }
        return beginTime + activeDuration / Double(abs(speed))
    }

    /// Maps a time of the parent to the object's own, without regard to its duration: how layers' time runs.
    package func localTime(_ parentTime: Double) -> Double { (parentTime - beginTime) * Double(speed) + timeOffset }

    /// Maps the object's own time back to the parent's. A stopped object's whole time is one instant of its parent: its beginning.
    package func parentTime(_ localTime: Double) -> Double {
        speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
    }

    /// The phase at a time of the parent.
    package func phase(at parentTime: Double) -> Phase {
        // The end is decided in the parent's time: the sum that callers compute for themselves must be met exactly.
        if parentTime < beginTime { return .before }
        if speed == 0 { return .active }
        return parentTime >= endTime ? .after : .active
    }

    /// The position at a time of the parent, or `nil` where the object shows nothing.
    package func position(at parentTime: Double) -> Position? {
        let active = activeDuration
        switch phase(at: parentTime) {
        case .before:
            guard fillMode.fillsBackwards else { return nil }
            return position(activeTime: speed < 0 ? active : 0, active: active)
        case .after:
            guard fillMode.fillsForwards else { return nil }
            return position(activeTime: speed < 0 ? 0 : active, active: active)
        case .active:
            let elapsed = (parentTime - beginTime) * Double(speed)
            return position(activeTime: speed < 0 ? active + elapsed : elapsed, active: active)
        }
    }

    private func position(activeTime: Double, active: Double) -> Position {
        let cycle = cycle
        guard duration > 0, cycle > 0 else { return Position(time: 0, fraction: 1, iteration: 0) }
        var time = activeTime + timeOffset
        // An offset shifts the course around: what it cuts off at the beginning is played at the end.
        if timeOffset != 0, active.isFinite, time > active || time < 0 {
            time -= active * (time / active).rounded(.down)
        }
        var iteration = (time / cycle).rounded(.down)
        var inside = time - iteration * cycle
        if inside == 0, iteration > 0, time == active {
            iteration -= 1
            inside = cycle
        }
        if inside > duration { inside = cycle - inside }
        return Position(time: inside, fraction: inside / duration, iteration: Int(iteration))
    }
}
