import Foundation
import QuartzCore
import SampanDebugLog
import SampanHost
import UIKit

/// How scripts and `sampan control` say the device moves, and the person who carries it. Sensors are asked for any time that has come.
final class MotionSource: @unchecked Sendable {
    static let shared = MotionSource()

    private let lock = NSLock()
    private var movements = DeviceMovements()
    private var diary = PersonDiary()
    @MainActor private var watches: [Weak] = []

    private struct Weak {
        weak var watch: DiaryWatch?
    }

    /// A turn of the device by the host takes so long, in seconds.
    private static let turnDuration = 0.25

    // MARK: What sensors say

    func sample(at time: Double) -> MotionSample { lock.withLock { movements }.sample(at: time) }

    var person: PersonDiary { lock.withLock { diary } }

    // MARK: Time

    /// The same moment by two clocks: the host's may go faster than the machine's.
    private static let start = (date: Date(), clock: CACurrentMediaTime())

    static func date(at time: Double) -> Date { start.date.addingTimeInterval(time - start.clock) }
    static func time(of date: Date) -> Double { start.clock + date.timeIntervalSince(start.date) }

    // MARK: What happens

    @MainActor func note(_ movement: SystemServices.DeviceMovement) {
        let now = CACurrentMediaTime()
        lock.withLock {
            switch movement {
            case .held(let orientation): movements.turn(to: DeviceMovements.attitude(orientation), at: now, over: 0)
            case .turned(let orientation):
                movements.turn(to: DeviceMovements.attitude(orientation), at: now, over: Self.turnDuration)
            case .shaken: movements.shake(at: now)
            }
        }
    }

    /// Does what a script says. Returns why that cannot be done, empty if it can.
    @MainActor func take(_ request: MotionRequest) -> String {
        let now = CACurrentMediaTime()
        // From now on dates have times.
        _ = Self.start
        do {
            switch request {
            case .rotate(let roll, let pitch, let yaw, let seconds):
                func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
                let attitude = Rotation(roll: radians(roll), pitch: radians(pitch), yaw: radians(yaw))
                lock.withLock { movements.turn(to: attitude, at: now, over: seconds) }
            case .accelerate(let x, let y, let z, let seconds): lock.withLock { movements.push(Vector(x, y, z), at: now, for: seconds) }
            case .file(let name):
                guard let data = FileManager.default.contents(atPath: name) else { return "\(name) cannot be read" }
                try play(data, name, at: now)
            case .recording(let name, let data): try play(data, name, at: now)
            case .walk(let steps, let seconds): lock.withLock { diary.walk(steps, at: now, over: seconds) }
            case .climb(let metres, let seconds): lock.withLock { diary.climb(metres, at: now, over: seconds) }
            case .activity(let activity): lock.withLock { diary.begin(activity, at: now) }
            }
        } catch {
            return "\(error)"
        }
        DebugLog.write(.life, "the device's motion: \(request)")
        watches.removeAll { $0.watch == nil }
        for watch in watches.compactMap(\.watch) { watch.look() }
        return ""
    }

    private func play(_ data: Data, _ name: String, at now: Double) throws {
        let recording = try MotionRecording(data, name: name)
        lock.withLock { movements.play(recording, at: now) }
    }

    @MainActor func add(_ watch: DiaryWatch) { watches.append(Weak(watch: watch)) }
}
