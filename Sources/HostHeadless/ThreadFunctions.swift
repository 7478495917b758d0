import CHostDelays
import Foundation
import ObjCRuntime

/// In the place of `Thread.sleep(forTimeInterval:)`, which looks at the machine's clock and sleeps again: an app's program names this library
/// before Foundation's.
@_silgen_name("$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ")
public func sleepThread(for interval: TimeInterval) { host_delays_sleep(interval) }

/// In the place of `Thread.sleep(until:)`.
@_silgen_name("$s10Foundation6ThreadC5sleep5untily0A10Essentials4DateV_tFZ")
public func sleepThread(until date: Date) { host_delays_sleep(date.timeIntervalSinceNow) }

/// Puts them in the class's method table, too, by which they are called where no more of the class is known.
func exchangeSleep() {
    for symbol in ["$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ", "$s10Foundation6ThreadC5sleep5untily0A10Essentials4DateV_tFZ"] {
        _ = MethodTable.exchange(methodOf: symbol, of: Thread.self)
    }
}
