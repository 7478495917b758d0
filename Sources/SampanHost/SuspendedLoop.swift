import CoreFoundation
import Foundation

/// The main thread's run loop while the app is suspended: in a mode of its own, in which there are neither the app's timers nor its main
/// queue.
public enum SuspendedLoop {
    private static let name = "SampanSuspended"
    /// `kCFStringEncodingASCII`
    private static let ascii: CFStringEncoding = 0x600
    nonisolated(unsafe) static let mode: CFString = CFStringCreateWithCString(nil, name, ascii)

    /// Rests so many seconds of the machine's time. Called on the main thread.
    public static func rest(_ seconds: Double) {
        // A loop needs something to wait for.
        let something = Timer(timeInterval: 1e9, repeats: false) { _ in }
        RunLoop.current.add(something, forMode: RunLoop.Mode(name))
        defer { something.invalidate() }
        let end = MachineTime.now + seconds
        while case let rest = end - MachineTime.now, rest > 0 {
            if !RunLoop.current.run(mode: RunLoop.Mode(name), before: Date(timeIntervalSinceNow: rest)) { break }
        }
    }
}
