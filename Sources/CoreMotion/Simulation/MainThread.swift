import Foundation

/// Does something on the main thread: at once there, else as soon as it can.
func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async { MainActor.assumeIsolated(body) } }
}
