import CoreFoundation
import Foundation
import SampanFramePictures
import SampanHost

/// A host without a display: it keeps its own time, plays a script, and writes frames as PNG files.
///
/// Its clock stands still but for the frames it runs, one sixtieth of a second each: the same script gives the same frames, byte for
/// byte, however fast the machine is; and the same sound, sample for sample. What the app puts off by timers, by libdispatch, by sleeping
/// threads and tasks goes by that clock, too, as do the app's dates (`HostDelays`). While other threads compute, the frames keep pace with
/// the machine's clock.
@MainActor
public final class HeadlessHost: AppHost, OwnedLoop {
    /// The length of one frame, in seconds.
    public static let frameInterval = 1.0 / 60

    /// An app that never comes to rest, as with an endless animation, is taken as settled after this time, in seconds.
    public static let settleLimit = 3.0

    /// The device shown, in its own scale.
    public let device: Device
    /// The screen's size in its present orientation, in points.
    public private(set) var screenSize: CGSize
    /// Whether the app starts dark.
    public let prefersDarkAppearance: Bool
    /// The host's own seconds; they begin at 1.
    public nonisolated var now: Double { clock.now }

    /// Whoever watches how far the app comes in its script, and no pictures, has it draw some of its frames only: as a slow device shows them.
    /// While it is driven from outside, frames are drawn when a picture is asked for.
    public var showsFrame: Bool {
        if isDriven { return recorder != nil || isPictured }
        return progress == nil || frame % Self.drawnFrames == 0
    }

    /// Of so many frames one is drawn where nobody looks.
    private static let drawnFrames = 10
    /// The frame's number.
    private var frame = 0
    private let progress = ScriptProgress(environment: ProcessInfo.processInfo.environment)
    private let clock = HostClock(now: 1)
    private let delays: HostDelays?
    private let options: LaunchOptions
    private weak var client: (any HostClient)?
    /// When the app began, by the machine's clock, to take what comes before the next frame.
    private var eventTime: Double?
    private var script: HostScript?
    private var exitCode: Int32?
    private var lastFrame: HostFrame?
    private var control: ControlServer?
    /// Whether nobody sees what is shown but who asks for a picture from outside.
    private var isDriven = false
    /// Whether a picture is being made that was asked for.
    private var isPictured = false
    private var recorder: FrameRecorder?
    /// What the script records is written there.
    private var recordingFile: String?
    private let sounds: HeadlessSpeaker

    /// Creates a host that does what the options say: plays their script, writes their screenshot.
    public convenience init(options: LaunchOptions) { self.init(options: options, delays: nil) }

    /// Creates a host whose clock the process's delays go by, if there are any.
    init(options: LaunchOptions, delays: HostDelays?) {
        self.options = options
        self.delays = delays
        device = options.device.flatMap { Device.named($0) } ?? .standard
        screenSize = device.size
        prefersDarkAppearance = options.appearance == .dark
        sounds = HeadlessSpeaker(file: options.sound, start: clock.now)
    }

    /// Writes what sounds to the file that the options name, if they do.
    public var speaker: any HostSpeaker { sounds }

    /// Keeps the frame for screenshots.
    public func present(_ frame: HostFrame) {
        lastFrame = frame
        recorder?.add(frame, at: now)
    }

    /// Draws what has changed since a frame was last drawn.
    private func drawNow() {
        isPictured = true
        client?.renderFrame()
        isPictured = false
    }

    /// Begins to record frames, with the one that is shown.
    public func startRecording(_ format: RecordingFormat, framesPerSecond: Int) -> Bool {
        if isDriven { drawNow() }
        let recorder = FrameRecorder(format, framesPerSecond: framesPerSecond, scale: device.scale)
        if let lastFrame { recorder.add(lastFrame, at: now) }
        self.recorder = recorder
        return true
    }

    /// Ends the recording.
    public func stopRecording() throws -> Data? {
        defer { recorder = nil }
        return try recorder?.finish(at: now)
    }

    /// Turns the screen.
    public func turn(isLandscape: Bool) { screenSize = device.size(isLandscape: isLandscape) }

    /// The last frame, or what of it is the app's picture.
    public var picture: Data? { shownFrame.flatMap(FrameWriter.png) }

    private var shownFrame: HostFrame? {
        guard let lastFrame, let area = client?.pictureArea else { return lastFrame }
        return lastFrame.part(area, scale: device.scale)
    }

    /// Ends the app after the present command.
    public func stop(exitCode: Int32) { self.exitCode = self.exitCode ?? exitCode }

    /// Reads the script and starts the app.
    public func start(_ client: any HostClient) throws {
        script = try loadScript()
        self.client = client
        delays?.begin(clock)
        client.hostDidStart()
    }

    /// Plays the script, writes the screenshot.
    public func serve() -> Int32 {
        defer {
            sounds.end()
            delays?.end()
        }
        if delays != nil, let client {
            TerminationSignal.tell(client)
            control = ControlServer(environment: ProcessInfo.processInfo.environment) { DispatchQueue.main.async {} }
            isDriven = control != nil && options.script == nil && options.screenshot == nil
        }
        step()
        settle()
        do {
            for (number, (command, position)) in (script?.commands ?? []).enumerated() {
                guard exitCode == nil else { break }
                progress?.note(number + 1)
                do {
                    try perform(command)
                } catch let failure as HostScript.Failure {
                    throw HostScript.Failure(description: "\(position): \(failure)")
                }
            }
            if exitCode == nil { settle() }
            try finishRecording()
            if exitCode == nil {
                progress?.note((script?.commands.count ?? 0) + 1)
                if let file = options.screenshot { try writeFrame(to: file) }
            }
            isDriven = control != nil
            if exitCode == nil, let control { obey(control) }
            // The run's end is the app's.
            if exitCode == nil { send(.terminate) }
            return exitCode ?? 0
        } catch {
            FileHandle.standardError.write(Data("sampan: \(error)\n".utf8))
            return 1
        }
    }

    private func loadScript() throws -> HostScript {
        guard let file = options.script else { return try HostScript("", name: "") }
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw HostScript.Failure(description: "\(file): the script cannot be read")
        }
        return try HostScript(text, name: file)
    }

    // MARK: Time

    /// Lets one frame's time pass: what is due on the main queue and run loop is done, then the app draws.
    private func step() {
        FrameTimes.note(isWaiting: false)
        defer { FrameTimes.note(isWaiting: true) }
        let start = eventTime ?? MachineTime.now
        eventTime = nil
        clock.now += Self.frameInterval
        frame += 1
        // What ends with this frame is told in it.
        sounds.advance(to: clock.now)
        // Nothing of the app runs: what is due meanwhile is late when it goes on.
        if let client, client.isSuspended { return client.serveSystem() }
        delays?.advance()
        serveRunLoop()
        delays?.endTurn()
        client?.renderFrame()
        FrameTimes.note(since: start, deadline: start + Self.frameInterval)
    }

    private func serveRunLoop() {
        // One turn at a time, until nothing was waiting. Blocks given to the loop are done without its telling so; those that come from others
        // are in one of the turns that follow.
        var turns = 0
        var quiet = 0
        while quiet < Self.quietTurns, turns < Self.turnLimit {
            turns += 1
            let result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true)
            // There is none where it is zero.
            let nextTimer = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
            let isTimerDue = nextTimer > 0 && nextTimer <= CFAbsoluteTimeGetCurrent()
            quiet = result == .handledSource || isTimerDue ? 0 : quiet + 1
        }
    }

    /// After so many turns in which a run loop did nothing it has nothing to do in this frame.
    private static let quietTurns = 4
    /// So many turns it has in a frame at most.
    private static let turnLimit = 64

    private func settle() {
        let start = MachineTime.now
        var quiet = 0
        var elapsed = 0.0
        while quiet < 3, elapsed < Self.settleLimit, exitCode == nil, client?.isSuspended != true {
            let isWorking = keepPace(with: start + elapsed)
            step()
            elapsed += Self.frameInterval
            let waitsSoon = [client?.nextWake, delays?.nextWorkDue].contains { $0.map { $0 - now < 0.5 } ?? false }
            quiet = isWorking || client?.needsFrame == true || waitsSoon ? 0 : quiet + 1
        }
    }

    /// Lets time pass.
    private func wait(_ seconds: Double) {
        let start = MachineTime.now
        let frames = Int((seconds / Self.frameInterval).rounded(.up))
        for frame in 0..<max(frames, 0) where exitCode == nil {
            // A suspended app has no time of its own: it ends when that is asked of it.
            if client?.isSuspended == true, TerminationSignal.wasCaught { return stop(exitCode: 0) }
            let moment = start + Double(frame) * Self.frameInterval
            keepPace(with: moment)
            // Who waits for an app that waits for the network waits for that.
            if isDriven, OpenConnections.areThere { MachineTime.sleep(until: moment) }
            step()
        }
    }

    /// Waits until a moment of the machine's clock as long as other threads are at work.
    ///
    /// - Returns: whether a thread is at work.
    @discardableResult
    private func keepPace(with moment: Double) -> Bool {
        // A process that is not the app's alone has threads of others.
        guard delays != nil, client?.isSuspended != true else { return false }
        var isWorking = OtherThreads.areAtWork
        if isWorking { FrameTimes.note(isWaiting: true) }
        while isWorking, moment > MachineTime.now {
            usleep(1000)
            isWorking = OtherThreads.areAtWork
        }
        return isWorking
    }

    // MARK: Commands

    private func perform(_ command: HostScript.Command) throws {
        FrameTimes.note(isWaiting: false)
        switch command {
        case .tap(let place):
            let point = try location(of: place)
            send(.touch(id: 0, phase: .began, location: point))
            wait(0.05)
            send(.touch(id: 0, phase: .ended, location: point))
            step()
        case .longPress(let place, let duration):
            let point = try location(of: place)
            send(.touch(id: 0, phase: .began, location: point))
            wait(duration)
            send(.touch(id: 0, phase: .ended, location: point))
            step()
        case .drag(let from, let to, let duration, let hold): drag(try location(of: from), to, duration, hold)
        case .pinch(let center, let from, let to, let duration): pinch(try location(of: center), from, to, duration)
        case .scroll(let place, let delta):
            send(.scroll(location: try location(of: place), delta: delta))
            step()
        case .fingers, .typeText: try play(command)
        case .type(let text):
            for character in text {
                send(.text(String(character)))
                step()
            }
        case .key(let usage):
            let press = HostScript.press(of: usage)
            for event in press.down { send(event) }
            step()
            send(press.up)
        case .wait(let seconds): wait(seconds)
        case .settle: settle()
        case .screenshot(let file) where file.lowercased().hasSuffix(".pdf"):
            try perform(.ask(.screenshotDocument(file: file)))
        case .screenshot(let file): try writeFrame(to: file)
        case .rotate(let isLandscape):
            send(.turn(isLandscape: isLandscape))
            step()
        case .appearance(let isDark): send(.appearance(isDark: isDark))
        case .event(let event): send(event.event)
        case .ask(let request):
            if let refusal = client?.ask(request) { throw HostScript.Failure(description: refusal) }
        case .tree: print(client?.interfaceTree ?? "{}")
        case .elements(let isWhole, let seconds):
            wait(seconds)
            print(client?.screenElements(isWhole: isWhole) ?? "{}")
        case .container(let isData): print(try command.containerAnswer(isData: isData).text ?? "")
        case .listScenarios: print(ControlAnswer.scenarios.text ?? "")
        case .query(let query): print(client?.answer(to: query) ?? "")
        case .record(let recording): try record(recording)
        }
    }

    // MARK: Commands from outside

    /// Does what comes from outside until the app ends. Meanwhile its time is the machine's.
    private func obey(_ control: ControlServer) {
        while exitCode == nil {
            if let request = control.next() { request.answer(answer(request.command)) } else { idle() }
        }
        control.finish()
    }

    private func answer(_ command: HostScript.Command) -> ControlAnswer {
        FrameTimes.note(isWaiting: false)
        do {
            switch command {
            case .screenshot:
                drawNow()
                guard let picture else { throw HostScript.Failure(description: "nothing was drawn yet") }
                return ControlAnswer(picture: picture)
            case .tree: return ControlAnswer(text: client?.interfaceTree)
            case .elements(let isWhole, let seconds):
                wait(seconds)
                return ControlAnswer(text: client?.screenElements(isWhole: isWhole))
            case .container(let isData): return try command.containerAnswer(isData: isData)
            case .listScenarios: return .scenarios
            case .query(let query): return ControlAnswer(text: client?.answer(to: query))
            case .record(let recording): return try answer(to: recording)
            default:
                try perform(command)
                settle()
                return ControlAnswer()
            }
        } catch {
            return ControlAnswer(failure: "\(error)")
        }
    }

    /// Lets a moment pass, as long as the app has nothing to do.
    private func idle() {
        if TerminationSignal.wasCaught, client?.isSuspended == true { return stop(exitCode: 0) }
        let start = MachineTime.now
        step()
        let isBusy = client?.needsFrame == true
        let due = delays?.nextDue.map { max(Self.frameInterval, $0 - now) } ?? .infinity
        let pause = isBusy ? Self.frameInterval : min(Self.idleSleep, due)
        let rest = start + pause - MachineTime.now
        if rest > 0 { if let delays { delays.rest { sleep(rest) } } else { sleep(rest) } }
        clock.now = max(clock.now, clock.now + MachineTime.now - start - Self.frameInterval)
    }

    private func sleep(_ seconds: Double) {
        if client?.isSuspended == true {
            SuspendedLoop.rest(seconds)
        } else {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
        }
    }

    /// How long an app that has nothing to do is left alone, in seconds.
    private static let idleSleep = 0.05

    private func location(of place: HostScript.Place) throws -> CGPoint { try client.map { try place.point(in: $0) } ?? .zero }

    private func send(_ event: HostEvent) {
        FrameTimes.note(isWaiting: false)
        eventTime = eventTime ?? MachineTime.now
        client?.handle(event)
    }

    private func drag(_ from: CGPoint, _ to: CGPoint, _ duration: Double, _ hold: Double) {
        send(.touch(id: 0, phase: .began, location: from))
        step()
        let frames = max(1, Int((duration / Self.frameInterval).rounded()))
        for frame in 1...frames {
            let t = CGFloat(frame) / CGFloat(frames)
            send(.touch(id: 0, phase: .moved, location: CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)))
            step()
        }
        if hold > 0 { wait(hold) }
        send(.touch(id: 0, phase: .ended, location: to))
        step()
    }

    /// Does what a command consists of, each step at its time.
    private func play(_ command: HostScript.Command) throws {
        guard let client else { return }
        var time = 0.0
        for (due, event) in try command.steps(for: client) {
            while time < due - Self.frameInterval / 2 {
                wait(Self.frameInterval)
                time += Self.frameInterval
            }
            if let event { send(event) }
        }
        step()
    }

    private func pinch(_ center: CGPoint, _ from: CGFloat, _ to: CGFloat, _ duration: Double) {
        let frames = max(1, Int((duration / Self.frameInterval).rounded()))
        func fingers(_ distance: CGFloat, _ phase: HostEvent.TouchPhase) {
            send(.touch(id: 0, phase: phase, location: CGPoint(x: center.x - distance / 2, y: center.y)))
            send(.touch(id: 1, phase: phase, location: CGPoint(x: center.x + distance / 2, y: center.y)))
        }
        fingers(from, .began)
        step()
        for frame in 1...frames {
            fingers(from + (to - from) * CGFloat(frame) / CGFloat(frames), .moved)
            step()
        }
        fingers(to, .ended)
        step()
    }

    // MARK: Frames

    private func record(_ recording: Recording) throws {
        switch recording {
        case .start(let file, let framesPerSecond):
            try finishRecording()
            recordingFile = file
            _ = startRecording(RecordingFormat(file: file), framesPerSecond: framesPerSecond)
        case .stop:
            guard recordingFile != nil else { throw HostScript.Failure(description: "nothing is recorded: 'record FILE' begins that") }
            try finishRecording()
        }
    }

    /// Writes what the script recorded, if it still does.
    private func finishRecording() throws {
        guard let file = recordingFile else { return }
        recordingFile = nil
        guard let data = try stopRecording() else { throw HostScript.Failure(description: "\(file): nothing was drawn yet") }
        try FrameWriter.write(data, to: URL(fileURLWithPath: file))
    }

    private func writeFrame(to file: String) throws {
        guard let frame = shownFrame else { throw HostScript.Failure(description: "\(file): nothing was drawn yet") }
        try FrameWriter.write(frame, to: URL(fileURLWithPath: file))
    }
}
