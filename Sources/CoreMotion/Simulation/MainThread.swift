import QuartzCore

/// Does something on the main thread: at once there, else as soon as it can.
func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) { MainThreadChecker.perform { MainActor.assumeIsolated(body) } }
