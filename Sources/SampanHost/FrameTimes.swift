import Foundation

/// Tells the recorder of `sampan profile`, which is in the process only while that records it, of the frames that are made.
package enum FrameTimes {
    /// `sampan_recorder_frame`: beginning, end and deadline, in seconds of the machine's monotonic time.
    private typealias Function = @convention(c) (Double, Double, Double) -> Void

    private static let function = dlsym(nil, "sampan_recorder_frame").map { unsafeBitCast($0, to: Function.self) }

    /// Notes a frame that is there now.
    ///
    /// - Parameters:
    ///   - start: when it was begun, with what the app does before it.
    ///   - deadline: when it should have been there.
    package static func note(since start: Double, deadline: Double) { function?(start, MachineTime.now, deadline) }
}
