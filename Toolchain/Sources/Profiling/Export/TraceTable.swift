/// A table of a trace: columns, and rows that are made one at a time.
struct TraceTable {
    /// A column, as a schema says it.
    struct Column {
        var mnemonic: String
        var name: String
        var type: String
    }

    let kind: TableKind
    let columns: [Column]
    let count: Int
    /// Makes a row by its number.
    let row: (Int) -> [Cell]

    init(_ kind: TableKind, of trace: Trace) {
        self.kind = kind
        let cells = TraceCells(trace)
        switch kind {
        case .timeProfile:
            let samples = trace.samples.filter { !$0.waits }
            columns = [
                Column(mnemonic: "time", name: "Sample Time", type: "sample-time"), .thread, .process,
                Column(mnemonic: "thread-state", name: "State", type: "thread-state"),
                Column(mnemonic: "weight", name: "Weight", type: "weight"), .stack,
            ]
            count = samples.count
            row = { number in
                let sample = samples[number]
                return [
                    .time("sample-time", sample.time), cells.thread(sample.thread), cells.process, .text("thread-state", "Running"),
                    .duration(sample.weight, as: "weight"), cells.stack(sample.call),
                ]
            }
        case .potentialHangs:
            columns = [
                .start, .duration, Column(mnemonic: "hang-type", name: "Hang Type", type: "hang-type"), .thread, .process,
                Column(mnemonic: "preempted", name: "Without a Processor", type: "duration"),
                Column(mnemonic: "function", name: "Heaviest Function", type: "string"), .stack,
            ]
            count = trace.hangs.count
            row = { number in
                let hang = trace.hangs[number]
                return [
                    .time("start-time", hang.start), .duration(hang.duration), .text("hang-type", hang.kind), cells.mainThread,
                    cells.process, .duration(hang.starved), .text("string", hang.heaviest.map(trace.culprit) ?? ""),
                    hang.heaviest.map(cells.stack) ?? .text("sentinel", ""),
                ]
            }
        case .hitches, .frames:
            let frames = kind == .frames ? trace.frames : trace.frames.filter { $0.lateness > 0 }
            columns = [
                .start, .duration, .process,
                kind == .frames
                    ? Column(mnemonic: "deadline", name: "Deadline", type: "event-time")
                    : Column(mnemonic: "frame-duration", name: "Time to Make the Frame", type: "duration"),
            ]
            count = frames.count
            row = { number in
                let frame = frames[number]
                return kind == .frames
                    ? [
                        .time("start-time", frame.start), .duration(frame.end - frame.start), cells.process,
                        .time("event-time", frame.deadline),
                    ]
                    : [
                        .time("start-time", frame.deadline), .duration(frame.lateness), cells.process, .duration(frame.end - frame.start),
                    ]
            }
        case .allocations:
            columns = [
                Column(mnemonic: "time", name: "Timestamp", type: "event-time"), .thread, .process,
                Column(mnemonic: "size", name: "Size", type: "size-in-bytes"),
                Column(mnemonic: "weight", name: "Bytes It Stands For", type: "size-in-bytes"),
                Column(mnemonic: "live", name: "Live", type: "boolean"), .stack,
            ]
            count = trace.allocations.count
            row = { number in
                let allocation = trace.allocations[number]
                return [
                    .time("event-time", allocation.time), cells.thread(allocation.thread), cells.process, .bytes(allocation.size),
                    .bytes(allocation.weight), .number("boolean", allocation.end == nil ? 1 : 0, allocation.end == nil ? "Yes" : "No"),
                    cells.stack(allocation.call),
                ]
            }
        case .leaks:
            columns = [
                Column(mnemonic: "leaked-object", name: "Leaked Object", type: "string"),
                Column(mnemonic: "role", name: "Why It Is There", type: "string"),
                Column(mnemonic: "cycle", name: "How It Is Held", type: "string"),
                Column(mnemonic: "address", name: "Address", type: "address"),
                Column(mnemonic: "size", name: "Size", type: "size-in-bytes"),
                Column(mnemonic: "time", name: "Allocated", type: "event-time"), .thread, .process,
                Column(mnemonic: "function", name: "Responsible Function", type: "string"), .stack,
            ]
            count = trace.leaks.count
            row = { number in
                let leak = trace.leaks[number]
                return [
                    .text("string", leak.type), .text("string", leak.role.rawValue),
                    .text("string", leak.cycle.map { trace.leakCycles[$0].path } ?? ""), cells.address(leak.address), .bytes(leak.size),
                    .time("event-time", leak.time), cells.thread(leak.thread), cells.process,
                    .text("string", leak.call.map(trace.culprit) ?? ""), leak.call.map(cells.stack) ?? .text("sentinel", ""),
                ]
            }
        case .leakCycles:
            columns = [
                Column(mnemonic: "path", name: "Path", type: "string"),
                Column(mnemonic: "length", name: "Steps", type: "count"),
                Column(mnemonic: "count", name: "Objects", type: "count"),
                Column(mnemonic: "size", name: "Size", type: "size-in-bytes"), .process,
            ]
            count = trace.leakCycles.count
            row = { number in
                let cycle = trace.leakCycles[number]
                return [
                    .text("string", cycle.path), .number("count", cycle.length, "\(cycle.length)"),
                    .number("count", cycle.count, "\(cycle.count)"), .bytes(cycle.size), cells.process,
                ]
            }
        case .runLoops:
            columns = [
                .start, .duration, Column(mnemonic: "interval-type", name: "Interval Type", type: "string"), .thread, .process,
            ]
            count = trace.runLoops.count
            row = { number in
                let interval = trace.runLoops[number]
                return [
                    .time("start-time", interval.start), .duration(interval.duration), .text("string", interval.kind), cells.mainThread,
                    cells.process,
                ]
            }
        case .signposts:
            columns = [
                Column(mnemonic: "time", name: "Timestamp", type: "event-time"), .thread, .process,
                Column(mnemonic: "event-type", name: "Event Type", type: "event-type"), .identifier, .signpostName, .subsystem, .category,
                Column(mnemonic: "message", name: "Message", type: "string"),
            ]
            count = trace.signposts.count
            row = { number in
                let signpost = trace.signposts[number]
                return [
                    .time("event-time", signpost.time), cells.thread(signpost.thread), cells.process,
                    .text("event-type", signpost.kind.rawValue), cells.identifier(signpost.identifier),
                    .text("signpost-name", signpost.name), .text("subsystem", signpost.subsystem), .text("category", signpost.category),
                    .text("string", signpost.message),
                ]
            }
        case .signpostIntervals:
            let intervals = SignpostInterval.all(in: trace)
            columns = [
                .start, .duration, .signpostName, .category, .subsystem, .identifier, .process,
                Column(mnemonic: "start-thread", name: "Start Thread", type: "thread"),
                Column(mnemonic: "start-message", name: "Start Message", type: "string"),
                Column(mnemonic: "end-message", name: "End Message", type: "string"),
            ]
            count = intervals.count
            row = { number in
                let (begin, interval) = (intervals[number].begin, intervals[number])
                return [
                    .time("start-time", begin.time), .duration(interval.duration), .text("signpost-name", begin.name),
                    .text("category", begin.category), .text("subsystem", begin.subsystem), cells.identifier(begin.identifier),
                    cells.process, cells.thread(begin.thread), .text("string", begin.message),
                    .text("string", interval.end?.message ?? ""),
                ]
            }
        }
    }
}

extension TraceTable.Column {
    fileprivate static let thread = Self(mnemonic: "thread", name: "Thread", type: "thread")
    fileprivate static let process = Self(mnemonic: "process", name: "Process", type: "process")
    fileprivate static let stack = Self(mnemonic: "stack", name: "Backtrace", type: "backtrace")
    fileprivate static let start = Self(mnemonic: "start", name: "Start", type: "start-time")
    fileprivate static let duration = Self(mnemonic: "duration", name: "Duration", type: "duration")
    fileprivate static let identifier = Self(mnemonic: "identifier", name: "Identifier", type: "os-signpost-identifier")
    fileprivate static let signpostName = Self(mnemonic: "name", name: "Name", type: "signpost-name")
    fileprivate static let subsystem = Self(mnemonic: "subsystem", name: "Subsystem", type: "subsystem")
    fileprivate static let category = Self(mnemonic: "category", name: "Category", type: "category")
}

/// The values that are the same in many rows.
private struct TraceCells {
    let trace: Trace
    let process: Cell
    private let threads: [Int: Trace.Thread]

    init(_ trace: Trace) {
        self.trace = trace
        let number = trace.info.processNumber
        process = Cell(
            type: "process", text: "\(trace.info.process) (\(number))", children: [.number("pid", number, "\(number)")], key: "process")
        threads = Dictionary(trace.threads.map { ($0.number, $0) }) { first, _ in first }
    }

    var mainThread: Cell { thread(trace.info.processNumber) }

    func thread(_ number: Int) -> Cell {
        let thread = threads[number]
        let hexadecimal = "0x" + String(number, radix: 16)
        let head = number == trace.info.processNumber ? "Main Thread" : thread?.name ?? ""
        return Cell(
            type: "thread", text: "\(head) \(hexadecimal) (\(trace.info.process), pid: \(trace.info.processNumber))",
            children: [.number("tid", number, hexadecimal), process], key: "thread \(number)")
    }

    func identifier(_ identifier: UInt64) -> Cell {
        let text = "0x" + String(identifier, radix: 16)
        return Cell(type: "os-signpost-identifier", text: text, value: .text("\(identifier)"), key: "identifier \(identifier)")
    }

    func address(_ address: UInt64) -> Cell {
        let text = "0x" + String(address, radix: 16)
        return Cell(type: "address", text: text, value: .text(text), key: "address \(address)")
    }

    func stack(_ call: Int) -> Cell {
        let stack = trace.stack(of: call)
        return Cell(type: "backtrace", text: trace.function(of: stack[0]).name, children: stack.map(frame), key: "backtrace \(call)")
    }

    private func frame(_ call: Trace.Call) -> Cell {
        let function = trace.function(of: call)
        let address = "0x" + String(call.address, radix: 16)
        return Cell(
            type: "frame", text: function.name, attributes: [("name", function.name), ("addr", address)],
            children: function.binary.map { [binary($0)] } ?? [], key: "frame \(call.function) \(address)")
    }

    private func binary(_ number: Int) -> Cell {
        let binary = trace.binaries[number]
        return Cell(
            type: "binary", text: binary.name,
            attributes: [
                ("name", binary.name), ("UUID", binary.identifier), ("load-addr", "0x" + String(binary.loadAddress, radix: 16)),
                ("path", binary.path),
            ], key: "binary \(number)")
    }
}
