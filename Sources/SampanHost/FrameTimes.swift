import Foundation

/// Tells the recorder of `sampan profile`, which is in the process only while that records it, of the frames that are made, and when nothing
/// is to be done between them.
package enum FrameTimes {
    /// `sampan_recorder_frame`: beginning, end and deadline, in seconds of the machine's monotonic time.
    private typealias FrameFunction = @convention(c) (Double, Double, Double) -> Void
    /// `sampan_recorder_rest`: whether the app waits.
    private typealias RestFunction = @convention(c) (Bool) -> Void

    private static let frame = dlsym(nil, "sampan_recorder_frame").map { unsafeBitCast($0, to: FrameFunction.self) }
    private static let rest = dlsym(nil, "sampan_recorder_rest").map { unsafeBitCast($0, to: RestFunction.self) }

    /// Notes a frame that is there now.
    ///
    /// - Parameters:
    ///   - start: when it was begun, with what the app does before it.
    ///   - deadline: when it should have been there.
    package static func note(since start: Double, deadline: Double) { frame?(start, MachineTime.now, deadline) }

    /// Notes that the app waits for its host from now on, or that it no longer does.
    ///
    /// That is for a host that never waits in the run loop, but turns it as often as there is something to do, once a frame: the loop itself
    /// does not say that it waits. Called on the main thread.
    package static func note(isWaiting: Bool) { rest?(isWaiting) }
}
