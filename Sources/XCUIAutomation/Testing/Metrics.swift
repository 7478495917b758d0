import Foundation

/// Something that a test measures. See https://developer.apple.com/documentation/xctest/xctmetric.
public protocol XCTMetric {
    /// What is measured of it.
    var _figures: [_MeasuredFigure] { get }
}

/// A number that is taken before and after what is measured.
public struct _MeasuredFigure {
    /// What a report calls it.
    let name: String
    /// The number as it is now; `nil` where there is none to be had.
    let read: () -> Double?
    /// What is reported of the two.
    var result: (_ before: Double, _ after: Double) -> Double = { $1 - $0 }
}

/// How long code takes. See https://developer.apple.com/documentation/xctest/xctclockmetric.
open class XCTClockMetric: NSObject, XCTMetric {
    /// What is measured of it.
    public var _figures: [_MeasuredFigure] { [_MeasuredFigure(name: "Clock Monotonic Time, s") { ProcessInfo.processInfo.systemUptime }] }
}

/// How long an app takes from its launch until it has come to rest. See https://developer.apple.com/documentation/xctest/xctapplicationlaunchmetric.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
    /// What is measured of it.
    public var _figures: [_MeasuredFigure] { [LaunchTimes.figure] }
}

/// How long what a signpost marks takes: here the launch of an app alone. See https://developer.apple.com/documentation/xctest/xctossignpostmetric.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
    /// The launch of an app.
    open class var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
    /// What is measured of it.
    public var _figures: [_MeasuredFigure] { [LaunchTimes.figure] }
}

/// How much memory a process has. See https://developer.apple.com/documentation/xctest/xctmemorymetric.
open class XCTMemoryMetric: NSObject, XCTMetric {
    private let process: MeasuredProcess

    /// Measures the program of tests itself.
    public override init() { process = MeasuredProcess(nil) }
    /// Measures an app.
    public init(application: XCUIApplication) { process = MeasuredProcess(application) }

    /// What is measured of it: how much more it has afterwards, and the most that it ever had.
    public var _figures: [_MeasuredFigure] {
        [
            _MeasuredFigure(name: "Memory Physical, kB") { [process] in process.value("VmRSS", in: "status") },
            _MeasuredFigure(name: "Memory Peak Physical, kB", read: { [process] in process.value("VmHWM", in: "status") }, result: { $1 }),
        ]
    }
}

/// How much a process writes to files. See https://developer.apple.com/documentation/xctest/xctstoragemetric.
open class XCTStorageMetric: NSObject, XCTMetric {
    private let process: MeasuredProcess

    /// Measures the program of tests itself.
    public override init() { process = MeasuredProcess(nil) }
    /// Measures an app.
    public init(application: XCUIApplication) { process = MeasuredProcess(application) }

    /// What is measured of it.
    public var _figures: [_MeasuredFigure] {
        [_MeasuredFigure(name: "Disk Logical Writes, kB") { [process] in process.value("wchar", in: "io").map { $0 / 1024 } }]
    }
}

/// How long processors work for a process. See https://developer.apple.com/documentation/xctest/xctcpumetric.
///
/// Cycles and instructions are not counted.
open class XCTCPUMetric: NSObject, XCTMetric {
    private let process: MeasuredProcess

    /// Measures the program of tests itself.
    public override init() { process = MeasuredProcess(nil) }
    /// Measures an app.
    public init(application: XCUIApplication) { process = MeasuredProcess(application) }

    /// What is measured of it.
    public var _figures: [_MeasuredFigure] { [_MeasuredFigure(name: "CPU Time, s") { [process] in process.processorTime }] }
}

/// A process of which the system tells figures.
private struct MeasuredProcess {
    private let app: XCUIApplication?
    init(_ app: XCUIApplication?) { self.app = app }

    private func text(_ file: String) -> String? {
        guard let app else { return try? String(contentsOfFile: "/proc/self/\(file)", encoding: .utf8) }
        return app.app.process.flatMap { try? String(contentsOfFile: "/proc/\($0)/\(file)", encoding: .utf8) }
    }

    /// The number in a line "name: number", of a file that the system makes of the process.
    func value(_ name: String, in file: String) -> Double? {
        guard let line = text(file)?.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }) else { return nil }
        return line.dropFirst(name.count + 1).split { " \t".contains($0) }.first.flatMap { Double($0) }
    }

    /// In seconds.
    var processorTime: Double? {
        // What comes before may have blanks in it: the program's name, in parentheses.
        guard let numbers = text("stat")?.split(separator: ")").last?.split(separator: " "), numbers.count > 12,
            let own = Double(numbers[11]), let system = Double(numbers[12])
        else { return nil }
        return (own + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
