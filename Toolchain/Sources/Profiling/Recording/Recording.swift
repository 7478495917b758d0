import Foundation

/// Collects what the recorder in an app's process writes, and makes a trace of it.
public final class Recording {
    /// A process can write more than anybody can keep: so many entries are, threads, and bytes of texts.
    private static let mostEntries = 2_000_000
    private static let mostThreads = 10_000
    private static let mostText = 1 << 25

    private var info: Trace.Info
    private var calls = CallTable()
    private var code = CodeMap()
    private var names: [Int: String] = [:]
    private var threads: [Int] = []
    private var samples: [Trace.Sample] = []
    private var hangs: [Trace.Hang] = []
    private var silence: (start: Int, now: Int, starved: Int)?
    private var signposts: [Trace.Signpost] = []
    private var frames: [Trace.Frame] = []
    private var allocations: [Trace.Allocation] = []
    private var leaks = LeakCollection()
    private var runLoops: [Trace.RunLoopInterval] = []
    /// The entries of memory that is there, and when memory was given back whose entry is still to come.
    private var live: [UInt64: Int] = [:]
    private var released: [UInt64: Int] = [:]
    private var textSize = 0
    private var lost = 0
    private var notes: [String] = []
    private var begin: UInt64?
    private var last = 0
    private var ended = false

    /// Begins to collect.
    public init(_ info: Trace.Info) { self.info = info }

    /// Whether the app's process has said that it is recorded.
    public var hasBegun: Bool { begin != nil }

    /// Takes a line that was written, without its end. What is none of the recorder's is passed over.
    public func take(_ line: Data) {
        guard let line = RecorderLine(line) else { return }
        if case .begin(let process, let time, let date) = line, begin == nil {
            begin = time
            info.processNumber = process
            info.start = Double(date) / 1e9
            return
        }
        guard let begin else { return }
        guard count < Self.mostEntries, textSize < Self.mostText else { return lost = min(lost + 1, 1 << 40) }
        func time(_ value: UInt64) -> Int { min(Int(clamping: value > begin ? value - begin : 0), TraceFile.longestTime) }
        func length(_ value: UInt64) -> Int { min(Int(clamping: value), TraceFile.longestTime) }
        switch line {
        case .begin: break
        case .code(let bias, let start, let end, let path): code.add(CodeMap.Stretch(bias: bias, start: start, end: end, path: path))
        case .thread(let number, let name):
            textSize += name.utf8.count
            note(thread: number, name: name)
        case .sample(let moment, let thread, let weight, let waits, let stack):
            // A thread that went on while its stack was read has none.
            guard !stack.isEmpty else { return }
            guard let call = calls.number(of: stack) else { return lost = min(lost + 1, 1 << 40) }
            if names[thread] == nil { note(thread: thread, name: "") }
            let weight = min(length(weight), TraceFile.largestWeight)
            samples.append(Trace.Sample(time: time(moment), thread: thread, weight: weight, waits: waits, call: call))
            last = max(last, time(moment))
        case .allocation(let moment, let thread, let weight, let size, let number, let stack):
            guard let call = calls.number(of: stack) else { return lost = min(lost + 1, 1 << 40) }
            if names[thread] == nil { note(thread: thread, name: "") }
            live[number] = allocations.count
            allocations.append(
                Trace.Allocation(
                    time: time(moment), thread: thread, size: length(size), weight: min(length(weight), TraceFile.largestWeight),
                    end: released.removeValue(forKey: number), call: call))
            last = max(last, time(moment))
        case .release(let moment, let number):
            if let entry = live.removeValue(forKey: number) {
                allocations[entry].end = time(moment)
            } else if released.count < Self.mostThreads {
                released[number] = time(moment)
            }
        case .hang(let start, let end, let starved):
            silence = nil
            add((time(start), time(end), length(starved)), isUnfinished: false)
        case .silence(let start, let now, let starved):
            silence = (time(start), time(now), length(starved))
            last = max(last, time(now))
        case .runLoop(let start, let end, let waits):
            runLoops.append(Trace.RunLoopInterval(start: time(start), duration: time(end) - time(start), waits: waits))
            last = max(last, time(end))
        case .type(let number, let name):
            textSize += name.name.utf8.count
            leaks.add(type: number, name)
        case .leak(let address, let size, let type, let moment, let thread, let stack):
            if names[thread] == nil { note(thread: thread, name: "") }
            leaks.add(
                LeakCollection.Block(
                    address: address, size: min(length(size), TraceFile.largestWeight), type: type, time: time(moment), thread: thread,
                    call: calls.number(of: stack)))
        case .reference(let from, let offset, let to): leaks.addReference(from: from, offset: length(offset), to: to)
        case .searched(let count): leaks.end(count)
        case .frame(let start, let end, let deadline):
            frames.append(Trace.Frame(start: time(start), end: time(end), deadline: time(deadline)))
        case .signpost(let kind, let moment, let thread, let identifier, let texts):
            textSize += texts.reduce(0) { $0 + $1.utf8.count }
            signposts.append(
                Trace.Signpost(
                    time: time(moment), thread: thread, kind: kind, identifier: identifier, subsystem: texts[0], category: texts[1],
                    name: texts[2], message: texts[3]))
        case .lost(let count): lost = min(lost + min(count, 1 << 40), 1 << 40)
        case .note(let text): if notes.count < 100 { notes.append(text) }
        case .end(let moment):
            last = max(last, time(moment))
            ended = true
        }
    }

    /// How many entries are kept.
    private var count: Int {
        samples.count + signposts.count + frames.count + hangs.count + allocations.count + leaks.count + runLoops.count
    }

    private func note(thread number: Int, name: String) {
        if names[number] == nil {
            guard threads.count < Self.mostThreads else { return }
            threads.append(number)
        }
        names[number] = name
    }

    private func add(_ silence: (start: Int, now: Int, starved: Int), isUnfinished: Bool) {
        last = max(last, silence.now)
        // That the machine had no processor to spare is no fault of the app's.
        let duration = silence.now - silence.start
        guard duration - silence.starved >= Trace.Hang.threshold else { return }
        hangs.append(
            Trace.Hang(start: silence.start, duration: duration, starved: silence.starved, isUnfinished: isUnfinished, heaviest: nil))
    }

    /// The trace of what was taken, when no more is to come.
    ///
    /// - Parameters:
    ///   - endReason: why the recording ended.
    ///   - exitStatus: the code that the app exited with, if it did.
    ///   - symbolizer: knows the functions' names.
    public func trace(endReason: String, exitStatus: Int?, symbolizer: Symbolizer) -> Trace {
        if let silence { add((silence.start, max(silence.now, last), silence.starved), isUnfinished: true) }
        silence = nil
        info.duration = last
        info.endReason = endReason
        info.exitStatus = exitStatus
        var trace = Trace(info: info)
        (trace.lost, trace.notes) = (lost, notes)
        trace.frames = frames.sorted { $0.start < $1.start }
        trace.allocations = allocations
        trace.runLoops = runLoops
        (trace.leaks, trace.leakCycles) = leaks.leaks(of: Trace.module(of: info.process))
        if info.template.findsLeaks, leaks.searched == nil, notes.isEmpty {
            trace.notes.append(
                "the app was gone before its memory could be looked through for leaks: it has to exit by itself, or when asked")
        }
        trace.signposts = signposts.sorted { $0.time < $1.time }
        trace.threads = threads.map { Trace.Thread(number: $0, name: names[$0] ?? "", isMain: $0 == info.processNumber) }
        trace.samples = samples.sorted { $0.time < $1.time }
        symbolizer.name(calls.entries, in: code, of: &trace)
        trace.hangs = hangs.map { hang in
            var hang = hang
            hang.heaviest = HeaviestStack(trace).innermostCall(of: trace.mainSamples(in: hang))
            return hang
        }
        return trace
    }
}

extension Trace {
    /// The module of a program: its name, as Swift writes it.
    static func module(of program: String) -> String { String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// Where the main thread was during a hang.
    func mainSamples(in hang: Hang) -> [Sample] {
        samples.filter { $0.thread == info.processNumber && (hang.start...hang.start + hang.duration).contains($0.time) }
    }
}
