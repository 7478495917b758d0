import Foundation
import Shell

/// A running app.
public final class AppRun {
    private let process: ChildProcess
    private let limits: AppLimits
    private let backtrace: BacktraceFile
    private let sourceFiles: [String]
    private let watch: MainThreadReports?
    private let output: AppOutput?
    private let bounds: AppBounds?
    private let recorder: AppRecorder?
    /// There as long as the app runs.
    private var control: ControlPoint?
    private let start = ProcessInfo.processInfo.systemUptime
    private var ending: AppRunner.Ending?

    /// How often the limits are looked at, in seconds.
    private static let look = 0.1
    /// How long an app that is asked to end, and has things to say, may take for it, in seconds.
    private static let grace = 4.0
    /// How long the backtrace of an app that is to be ended may take, in seconds.
    private static let patience = 20.0

    init(
        _ process: ChildProcess, limits: AppLimits, backtrace: BacktraceFile, sourceFiles: [String], watch: MainThreadReports?,
        output: AppOutput?, bounds: AppBounds?, control: ControlPoint?, recorder: AppRecorder?
    ) {
        self.process = process
        self.limits = limits
        self.backtrace = backtrace
        self.sourceFiles = sourceFiles
        self.watch = watch
        self.output = output
        self.bounds = bounds
        self.control = control
        self.recorder = recorder
    }

    /// Whether the app still runs.
    public var isRunning: Bool { wait(atMost: 0) == nil }

    /// The socket by which the app can be driven, if it can be.
    public var controlPath: String? { control?.path }

    /// The number of the app's process.
    var processNumber: Int32 { process.id }

    /// How much memory of the machine the app has, in bytes; `nil` if it ended.
    var memory: Int? { process.memory }

    /// Asks the app to end, and kills it if it does not; returns when it is gone.
    public func terminate() { process.end() }

    /// Asks the app to end, takes what it still has to say, and kills it if it goes on; returns when it is gone.
    public func endRecorded() -> AppRunner.Ending {
        process.send(SIGTERM)
        if let ending = wait(atMost: Self.grace) { return ending }
        process.end()
        return wait()
    }

    /// Waits for the app's end.
    public func wait() -> AppRunner.Ending {
        while true {
            if let ending = wait(atMost: .infinity) { return ending }
        }
    }

    /// Waits for the app's end, at most so many seconds; `nil` if it still runs then. Ends it when it exceeds its limits.
    public func wait(atMost seconds: Double) -> AppRunner.Ending? {
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        while ending == nil {
            let rest = max(0, deadline - ProcessInfo.processInfo.systemUptime)
            let time = limits == AppLimits() ? rest : min(rest, Self.look)
            let pipes = [output?.pipe, watch?.pipe, bounds?.requests?.pipe, recorder?.pipe]
            switch process.wait(atMost: time, orToRead: pipes.compactMap { $0?.descriptor }) {
            case .exited(let code):
                finish()
                ending = .exited(code)
            case .signalled(let signal):
                finish()
                ending = .crashed(CrashReport(signal: signal, backtrace: backtrace.text, sourceFiles: sourceFiles))
            case nil:
                output?.forward()
                recorder?.forward()
                bounds?.requests?.answer()
                if let ending = answerToHangs() { return ending }
                let time = ProcessInfo.processInfo.systemUptime - start
                if let excess = limits.excess(seconds: time, memory: { process.memory }) {
                    return end(because: "The app was ended: \(excess)")
                }
                if rest <= 0 { return nil }
            }
        }
        return ending
    }

    /// Ends the app, and says what its main thread was doing.
    func end(because heading: String) -> AppRunner.Ending { end(with: report(heading, backtrace: askForBacktrace())) }

    private func end(with report: CrashReport) -> AppRunner.Ending {
        process.end()
        finish()
        let ending = AppRunner.Ending.crashed(report)
        self.ending = ending
        return ending
    }

    /// Takes what is left in the pipes when the app is gone.
    private func finish() {
        control = nil
        output?.finish()
        recorder?.finish()
        bounds?.requests?.answer()
    }

    private func report(_ heading: String, backtrace: String) -> CrashReport {
        CrashReport(heading: heading, backtrace: backtrace, sourceFiles: sourceFiles)
    }

    /// Tells that the main thread does not answer, if the app said so, with the calls that it has written; ends the app if it is to be.
    private func answerToHangs() -> AppRunner.Ending? {
        for hang in watch?.hangs() ?? [] {
            let report = report(hang.heading, backtrace: hang.writesCalls ? wholeBacktrace() : "")
            if hang.endsApp { return end(with: report) }
            watch?.onHang(report)
            // What comes next writes its own.
            backtrace.clear()
        }
        return nil
    }

    /// Has Swift's runtime in the app write where the main thread is; the app goes on then.
    private func askForBacktrace() -> String {
        process.send(SIGQUIT)
        // A stopped process hears nothing else.
        process.send(SIGCONT)
        return wholeBacktrace()
    }

    /// Waits until the backtrace that Swift's runtime in the app writes is whole.
    private func wholeBacktrace() -> String {
        let deadline = ProcessInfo.processInfo.systemUptime + Self.patience
        while !backtrace.isWhole, ProcessInfo.processInfo.systemUptime < deadline {
            if process.wait(atMost: 0.05) != nil { break }
            // Who prints without end waits until it is read.
            output?.forward()
            recorder?.forward()
        }
        return backtrace.text
    }
}
