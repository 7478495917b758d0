import Foundation
import SampanHost
import UIKit

/// The recording that stands for the device's sensors, played by the host's clock. Without one there are no sensors.
final class MotionSource: @unchecked Sendable {
    static let shared = MotionSource()

    private let lock = NSLock()
    private var playing: (recording: MotionRecording, began: Double, date: Date)?

    private var state: (recording: MotionRecording, began: Double, date: Date)? { lock.withLock { playing } }

    /// The recording; `nil` if there is none.
    var recording: MotionRecording? { state?.recording }
    /// Seconds since it began.
    var time: Double { state.map { CACurrentMediaTime() - $0.began } ?? 0 }

    /// The time in the recording that belongs to a date.
    func time(of date: Date) -> Double { state.map { date.timeIntervalSince($0.date) } ?? 0 }
    /// The date that belongs to a time in the recording.
    func date(at time: Double) -> Date { state.map { $0.date.addingTimeInterval(time) } ?? Date() }

    func has(_ name: String) -> Bool { recording?.has(name) ?? false }

    /// Does what a script says. Returns why that cannot be done, empty if it can.
    func take(_ request: MotionRequest) -> String {
        do {
            switch request {
            case .clear: lock.withLock { playing = nil }
            case .file(let name):
                guard let data = FileManager.default.contents(atPath: name) else { return "\(name) cannot be read" }
                try play(data, name)
            case .recording(let name, let data): try play(data, name)
            }
            return ""
        } catch {
            return "\(error)"
        }
    }

    private func play(_ data: Data, _ name: String) throws {
        let recording = try MotionRecording(data, name: name)
        lock.withLock { playing = (recording, CACurrentMediaTime(), Date()) }
    }

    /// Enters it where the system looks for it. Done when the library is loaded.
    @section(".init_array") @used private static let load: @convention(c) () -> Void = {
        // Libraries are loaded on the main thread.
        MainActor.assumeIsolated {
            SystemServices.take { request in
                guard case .motion(let motion) = request else { return nil }
                return shared.take(motion)
            }
        }
    }
}

/// Calls something at equal intervals of the host's clock until it is let go of.
@MainActor
final class Pulse {
    private var timer: HostTimer?
    private let interval: Double
    private let beat: @MainActor () -> Void

    init(every interval: Double, _ beat: @escaping @MainActor () -> Void) {
        (self.interval, self.beat) = (max(interval, 0.01), beat)
        schedule()
    }

    private func schedule() {
        timer = HostTimer.schedule(after: interval) { [weak self] in
            guard let self else { return }
            schedule()
            beat()
        }
    }

    func end() { timer?.invalidate() }
}
