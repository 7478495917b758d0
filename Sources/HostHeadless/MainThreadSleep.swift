import CHostDelays

/// The sleep of the main thread of a program that has no host with a clock of its own, as of UI tests: it waits for somebody else's clock.
public enum MainThreadSleep {
    private nonisolated(unsafe) static var take: ((Double) -> Bool)?

    /// From now on a function is called when the main thread is to sleep for some seconds. It lets them pass and returns `true`, or has the
    /// thread sleep by the machine's clock. Called once, before anything sleeps.
    public static func takeOver(_ take: @escaping (Double) -> Bool) {
        self.take = take
        exchangeSleep()
        host_delays_set_main_sleep { MainThreadSleep.take?($0) == true ? 1 : 0 }
    }
}
