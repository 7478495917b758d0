import Foundation

/// How something is measured. See https://developer.apple.com/documentation/xctest/xctmeasureoptions.
open class XCTMeasureOptions: NSObject {
    /// How often it is done; once more than that, for the first time does not count.
    open var iterationCount = 5
    /// Options as they mostly are.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

/// How long launches took, all together.
enum LaunchTimes {
    nonisolated(unsafe) static var sum = 0.0
    /// The same as a test measures it.
    static var figure: _MeasuredFigure { _MeasuredFigure(name: "Duration (AppLaunch), s") { sum } }
}

extension XCTestCase {
    /// Does something several times, and prints what was measured of it.
    public func measure(metrics: [any XCTMetric], block: () -> Void) { measure(metrics: metrics, options: .default, block: block) }

    /// Does something several times, and prints what was measured of it.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        let figures = metrics.flatMap(\._figures)
        var measured: [[Double]] = figures.map { _ in [] }
        for number in 0...max(options.iterationCount, 1) {
            let before = figures.map { $0.read() }
            block()
            let after = figures.map { $0.read() }
            guard number > 0 else { continue }
            for place in figures.indices {
                // An app that begins meanwhile begins with nothing.
                guard let end = after[place] else { continue }
                measured[place].append(figures[place].result(before[place] ?? 0, end))
            }
        }
        for (figure, values) in zip(figures, measured) where !values.isEmpty {
            let average = values.reduce(0, +) / Double(values.count)
            let spread = (values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(values.count)).squareRoot()
            let deviation = average > 0 ? spread / average * 100 : 0
            print(
                "Test Case '\(name)' measured [\(figure.name)] average: \(String(format: "%.3f", average)), "
                    + "relative standard deviation: \(String(format: "%.3f", deviation))%, "
                    + "values: [\(values.map { String(format: "%.6f", $0) }.joined(separator: ", "))]")
        }
    }
}
