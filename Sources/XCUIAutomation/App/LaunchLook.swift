/// A way in which an app is shown when it is launched, for tests that run once for each.
struct LaunchLook {
    var isDark: Bool
    var isLandscape: Bool

    static let all = [(false, false), (true, false), (false, true), (true, true)].map { LaunchLook(isDark: $0, isLandscape: $1) }
    /// The one that the present test runs for; `nil` where it runs once.
    nonisolated(unsafe) static var present: LaunchLook?
}
