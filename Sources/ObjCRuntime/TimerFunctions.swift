import Foundation

extension Timer {
    /// In the place of `init(timeInterval:repeats:block:)`, whose timers are due at once on Linux: an app's program names this library before
    /// Foundation's.
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    public static func timer(
        after interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }
}
