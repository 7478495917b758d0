import Foundation
import ObjCRuntime

/// Who is told as a player's time goes by.
final class TimeObservers {
    private final class Token: NSObject {
        let queue: DispatchQueue?
        let block: (CMTime) -> Void
        let interval: CMTime?
        let times: [CMTime]
        var isEnded = false

        init(_ queue: DispatchQueue?, interval: CMTime? = nil, times: [CMTime] = [], _ block: @escaping (CMTime) -> Void) {
            (self.queue, self.interval, self.times, self.block) = (queue, interval, times, block)
        }

        func tell(_ time: CMTime) {
            // Linux makes a new object each time that it is asked for a queue.
            if queue == nil || queue?.label == DispatchQueue.main.label { return block(time) }
            queue?.async { [self] in if !isEnded { block(time) } }
        }
    }

    private var tokens: [Token] = []

    func add(interval: CMTime, _ queue: DispatchQueue?, _ block: @escaping (CMTime) -> Void) -> NSObject {
        let token = Token(queue, interval: interval, block)
        tokens.append(token)
        return token
    }

    func add(times: [CMTime], _ queue: DispatchQueue?, _ block: @escaping () -> Void) -> NSObject {
        let token = Token(queue, times: times) { _ in block() }
        tokens.append(token)
        return token
    }

    /// Returns whether there was such an observer.
    func remove(_ object: Any) -> Bool {
        guard let place = tokens.firstIndex(where: { $0 === object as AnyObject }) else { return false }
        tokens[place].isEnded = true
        tokens.remove(at: place)
        return true
    }

    /// Time went by, from one to another, in seconds: whoever waits for one between them is told.
    func passed(from begin: Double, to end: Double) {
        for token in tokens where !token.isEnded {
            if let interval = token.interval {
                tell(token, every: interval, from: begin, to: end)
            } else {
                for time in token.times where time.seconds > begin && time.seconds <= end { token.tell(time) }
            }
        }
    }

    /// Multiples of the interval that lie between two times; one that is shorter than what passed, once.
    private func tell(_ token: Token, every interval: CMTime, from begin: Double, to end: Double) {
        let now = CMTime(value: CMTimeValue((end * 1e9).rounded()), timescale: 1_000_000_000)
        guard interval.isNumeric, interval.seconds > 0 else { return token.tell(now) }
        let (before, after) = (((begin + 1e-9) / interval.seconds).rounded(.down), ((end + 1e-9) / interval.seconds).rounded(.down))
        if after > before { token.tell(now) }
    }

    /// Time is another at once: who is told again and again is told.
    func jumped(to time: CMTime) { for token in tokens where token.interval != nil { token.tell(time) } }
}

extension AVPlayer {
    // @objc(addPeriodicTimeObserverForInterval:queue:usingBlock:)
    /// Has a block called as time goes by, and when it becomes another at once.
    ///
    /// - Parameters:
    ///   - interval: how far apart the times are that it is told of; it is not told more often than time goes on, once a frame.
    ///   - queue: where it is called; `nil` is the main queue.
    /// - Returns: what ends it, with `removeTimeObserver(_:)`.
    public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { observers.add(interval: interval, queue, block) }

    // @objc(addBoundaryTimeObserverForTimes:queue:usingBlock:)
    /// Has a block called when one of some times is passed.
    ///
    /// - Parameters:
    ///   - times: values of `CMTime`.
    ///   - queue: where it is called; `nil` is the main queue.
    /// - Returns: what ends it, with `removeTimeObserver(_:)`.
    public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any {
        observers.add(times: times.map(\.timeValue), queue, block)
    }

    // @objc(removeTimeObserver:)
    /// Ends what a block is called for. One of another player ends the process, as on iOS.
    public func removeTimeObserver(_ observer: Any) {
        guard observers.remove(observer) else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "An instance of AVPlayer cannot remove a time observer that was added by a different instance of AVPlayer.")
        }
    }
}
