import Foundation

/// Something that a test measures. See https://developer.apple.com/documentation/xctest/xctmetric.
public protocol XCTMetric {
    /// What a report calls it.
    var _measuredName: String { get }
}

/// How long code takes. See https://developer.apple.com/documentation/xctest/xctclockmetric.
open class XCTClockMetric: NSObject, XCTMetric {
    /// What a report calls it.
    public var _measuredName: String { "Clock Monotonic Time, s" }
}

/// How long an app takes from its launch until it has come to rest. See https://developer.apple.com/documentation/xctest/xctapplicationlaunchmetric.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
    /// What a report calls it.
    public var _measuredName: String { "Duration (AppLaunch), s" }
}

/// How long what a signpost marks takes: here the launch of an app alone. See https://developer.apple.com/documentation/xctest/xctossignpostmetric.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
    /// The launch of an app.
    open class var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
    /// What a report calls it.
    public var _measuredName: String { "Duration (AppLaunch), s" }
}

/// How something is measured. See https://developer.apple.com/documentation/xctest/xctmeasureoptions.
open class XCTMeasureOptions: NSObject {
    /// How often it is done; once more than that, for the first time does not count.
    open var iterationCount = 5
    /// Options as they mostly are.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

/// How long launches took since it was last asked.
enum LaunchTimes {
    nonisolated(unsafe) static var sum = 0.0
}

extension XCTestCase {
    /// Does something several times, and prints how long that took.
    public func measure(metrics: [any XCTMetric], block: () -> Void) { measure(metrics: metrics, options: .default, block: block) }

    /// Does something several times, and prints how long that took.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        var (clock, launches): ([Double], [Double]) = ([], [])
        for number in 0...max(options.iterationCount, 1) {
            LaunchTimes.sum = 0
            let start = ProcessInfo.processInfo.systemUptime
            block()
            guard number > 0 else { continue }
            clock.append(ProcessInfo.processInfo.systemUptime - start)
            launches.append(LaunchTimes.sum)
        }
        for metric in metrics {
            let values = metric is XCTClockMetric ? clock : launches
            let average = values.reduce(0, +) / Double(values.count)
            let spread = (values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(values.count)).squareRoot()
            let deviation = average > 0 ? spread / average * 100 : 0
            print(
                "Test Case '\(name)' measured [\(metric._measuredName)] average: \(String(format: "%.3f", average)), "
                    + "relative standard deviation: \(String(format: "%.3f", deviation))%, "
                    + "values: [\(values.map { String(format: "%.6f", $0) }.joined(separator: ", "))]")
        }
    }
}
