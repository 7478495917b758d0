import AppBuilder
import Foundation
import Profiling
import SampanHost

/// `sampan profile record`
struct ProfileRecording {
    private let arguments: Arguments
    private let project: String
    private let template: ProfileTemplate
    private let timeLimit: Double?

    /// How long the command waits for the app before it looks whether it was interrupted, in seconds.
    private static let look = 0.2

    init(_ arguments: Arguments, project: String) throws {
        (self.arguments, self.project) = (arguments, project)
        let name = arguments["--template"] ?? ProfileTemplate.timeProfiler.rawValue
        guard let template = ProfileTemplate(named: name) else {
            let names = ProfileTemplate.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw UsageError(description: "there is no template \"\(name)\"; there are: \(names)")
        }
        self.template = template
        timeLimit = try arguments["--time-limit"].map(Self.seconds)
    }

    /// A time as `xctrace` takes it: a number of seconds, or of what the letters after it say.
    private static func seconds(_ text: String) throws -> Double {
        let units: [(name: String, seconds: Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600)]
        let unit = units.first { text.hasSuffix($0.name) } ?? ("", 1)
        guard let number = Double(text.dropLast(unit.name.count)), number > 0, number * unit.seconds < 1e6 else {
            throw UsageError(description: "\"\(text)\" is no value of \"--time-limit\": use one like 5, 500ms, 2m or 1h")
        }
        return number * unit.seconds
    }

    func run() throws -> Int32 {
        let locations = try Locations()
        let options = try RunCommand.launchOptions(arguments, locations)
        _ = try RunCommand.limits(arguments)
        _ = try BuildOptions.reach(arguments)
        let named = try BuildOptions.writtenFile("--output", arguments)
        let log = Terminal.log()
        let (selection, app) = try RunCommand.build(arguments, path: project, locations: locations, log: log)
        let name = (app.executable as NSString).lastPathComponent
        let output = named ?? URL(fileURLWithPath: "\(name).trace").path
        let device = try BuildOptions.device(options.device, running: selection.target, configuration: selection.configuration)
        let system = try BuildOptions.os(options.os, running: selection.target, configuration: selection.configuration)
        let recording = Recording(
            Trace.Info(
                template: template, process: name, path: app.executable, device: device ?? Device.standard.name, systemVersion: "\(system)",
                timeLimit: timeLimit, recordedBy: try locations.version))
        let recorder = try AppRecorder(
            AppRecorder.Scope(
                interval: template.samplingInterval, allocationInterval: template.allocationInterval, findsLeaks: template.findsLeaks,
                tellsRunLoops: template.tellsRunLoops),
            locations: locations, log: log, onLine: recording.take)
        Terminal.finishProgress()
        Interruption.expect()
        let run = try RunCommand.start(app, selection, arguments, options, recorder: recorder)
        let (ending, reason) = wait(for: run)
        var exitStatus: Int?
        var code: Int32 = 0
        switch ending {
        case .exited(let status):
            exitStatus = Int(status)
            if reason == nil { code = RunCommand.finish(ending) }
        // What is ended because its time is over has not crashed.
        case .crashed: if reason == nil { code = RunCommand.finish(ending) }
        }
        guard recording.hasBegun else {
            Terminal.error("sampan: nothing was recorded: the app's process did not load the recorder")
            return 1
        }
        let symbolizer = Symbolizer(program: app.executable, demangler: Demangler(library: AppRecorder.demangler))
        let trace = recording.trace(
            endReason: reason ?? "Target app exited", exitStatus: exitStatus, symbolizer: symbolizer)
        for note in trace.notes { Terminal.error("sampan: \(note)") }
        try TraceFile.encode(trace).write(to: URL(fileURLWithPath: output), options: .atomic)
        print(output)
        return code
    }

    /// Waits for the app's end, or ends it; says why it was ended, if it was.
    private func wait(for run: AppRun) -> (AppRunner.Ending, String?) {
        let start = ProcessInfo.processInfo.systemUptime
        while true {
            let rest = timeLimit.map { start + $0 - ProcessInfo.processInfo.systemUptime } ?? Self.look
            if rest <= 0 { return (run.endRecorded(), "Time limit reached") }
            let end = ProcessInfo.processInfo.systemUptime + min(rest, Self.look)
            while case let moment = end - ProcessInfo.processInfo.systemUptime, moment > 0 {
                if let ending = run.wait(atMost: moment) { return (ending, nil) }
            }
            if Interruption.hasCome { return (run.endRecorded(), "Recording stopped") }
        }
    }
}
