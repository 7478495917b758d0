/// Unit tests that no app hosts. There is no `UIApplication`, as on iOS; but windows can be shown, and while a test waits by the run
/// loop views are laid out and displayed, animations proceed, and timers fire.
@MainActor
public enum UnhostedTests {
    /// Runs tests; returns the process's exit code.
    public static func run(_ tests: @escaping @MainActor () -> Int32) -> Int32 { HostChoice.run(tests: tests) }
}
