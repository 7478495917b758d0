import CoreFoundation
import Foundation

/// The main thread's run loop while the app is suspended: in a mode of its own, in which there are neither the app's timers nor its main
/// queue.
public enum SuspendedLoop {
    private static let name = "SampanSuspended"
    /// `kCFStringEncodingASCII`
    private static let ascii: CFStringEncoding = 0x600
    nonisolated(unsafe) static let mode: CFString = CFStringCreateWithCString(nil, name, ascii)

    /// A loop needs something to wait for.
    @MainActor private static let something: Timer = {
        let timer = Timer(timeInterval: 1e9, repeats: true) { _ in }
        RunLoop.main.add(timer, forMode: RunLoop.Mode(name))
        return timer
    }()

    /// Rests so many seconds of the machine's time.
    @MainActor
    public static func rest(_ seconds: Double) {
        _ = something
        let end = ProcessInfo.processInfo.systemUptime + seconds
        while case let rest = end - ProcessInfo.processInfo.systemUptime, rest > 0 {
            if !RunLoop.main.run(mode: RunLoop.Mode(name), before: Date(timeIntervalSinceNow: rest)) { break }
        }
    }
}
