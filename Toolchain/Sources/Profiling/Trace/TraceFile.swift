import Foundation

/// A `.trace` file, which may come from anybody: what it holds is looked at before it is believed.
public struct TraceFile {
    /// What is wrong with a file.
    public struct Fault: Error, CustomStringConvertible {
        /// What is wrong, with the file's name.
        public var description: String
    }

    /// How large a file may be, in bytes.
    static let largestFile = 1 << 28
    /// How deep calls may be nested: what is written by levels has to end.
    static let deepestCall = 1024
    /// How many calls all the stacks of a file may have, each counted for itself: they are written out.
    static let mostStackedCalls = 20_000_000
    /// A time, in nanoseconds: eleven days.
    static let longestTime = 1_000_000_000_000_000
    /// What a sample or an allocation may stand for, in nanoseconds or bytes, so that sums of all samples of a file are numbers still.
    static let largestWeight = 100_000_000_000

    /// Reads a file.
    ///
    /// - Throws: `Fault` if it cannot be read, or is none.
    public static func read(_ path: String) throws -> Trace {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Fault(description: "\(path): there is no such file")
        }
        guard !isFolder.boolValue else {
            throw Fault(
                description: "\(path): this is a folder, as Instruments' traces are; those that \"sampan profile record\" writes are files")
        }
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: largestFile + 1) else {
            throw Fault(description: "\(path): the file cannot be read")
        }
        return try decode(data, name: path)
    }

    /// Reads a file's bytes.
    ///
    /// - Throws: `Fault` if they are none of a trace.
    public static func decode(_ data: Data, name: String) throws -> Trace {
        guard data.count <= largestFile else { throw Fault(description: "\(name): the file is larger than \(largestFile >> 20) MB") }
        let trace: Trace
        do {
            trace = try JSONDecoder().decode(Trace.self, from: data)
        } catch let error as DecodingError {
            throw Fault(description: "\(name): this is no trace that \"sampan profile record\" wrote: \(text(error))")
        }
        if let fault = fault(of: trace) { throw Fault(description: "\(name): the trace is damaged: \(fault)") }
        return trace
    }

    /// The bytes of a trace's file.
    public static func encode(_ trace: Trace) throws -> Data { try JSONEncoder().encode(trace) }

    /// What of a trace is no trace's.
    private static func fault(of trace: Trace) -> String? {
        guard trace.format == Trace.currentFormat else { return "its form is \(trace.format), and not \(Trace.currentFormat)" }
        let isTime = { (time: Int) in (0...longestTime).contains(time) }
        var depths: [Int] = []
        for (number, call) in trace.calls.enumerated() {
            guard (-1..<number).contains(call.caller) else {
                return "call \(number) was made by call \(call.caller), which is no earlier one"
            }
            guard trace.functions.indices.contains(call.function) else {
                return "call \(number) is of function \(call.function), which is not there"
            }
            depths.append(call.caller < 0 ? 1 : depths[call.caller] + 1)
            guard depths[number] <= deepestCall else { return "calls are nested more than \(deepestCall) deep" }
        }
        for (number, allocation) in trace.allocations.enumerated() {
            let isPossible = isTime(allocation.time) && allocation.end.map(isTime) ?? true
            guard isPossible, (0...largestWeight).contains(allocation.weight), (0...longestTime).contains(allocation.size) else {
                return "allocation \(number) has no possible time or size"
            }
            guard trace.calls.indices.contains(allocation.call) else {
                return "allocation \(number) is of call \(allocation.call), which is not there"
            }
        }
        if let fault = leakFault(of: trace) { return fault }
        let innermost = trace.samples.map(\.call) + trace.allocations.map(\.call) + trace.leaks.compactMap(\.call)
        let stacks = Set(innermost.filter(depths.indices.contains))
        guard stacks.reduce(0, { $0 + depths[$1] }) <= mostStackedCalls else {
            return "its stacks have more than \(mostStackedCalls) calls, which cannot be written out"
        }
        for function in trace.functions {
            if let binary = function.binary, !trace.binaries.indices.contains(binary) { return "binary \(binary) is not there" }
        }
        for (number, sample) in trace.samples.enumerated() {
            guard isTime(sample.time), (0...largestWeight).contains(sample.weight) else { return "sample \(number) has no possible time" }
            guard trace.calls.indices.contains(sample.call) else { return "sample \(number) is of call \(sample.call), which is not there" }
        }
        for (number, hang) in trace.hangs.enumerated() {
            guard isTime(hang.start), isTime(hang.duration), isTime(hang.starved) else { return "hang \(number) has no possible time" }
            if let call = hang.heaviest, !trace.calls.indices.contains(call) {
                return "hang \(number) is in call \(call), which is not there"
            }
        }
        let times = trace.frames.flatMap { [$0.start, $0.end, $0.deadline] } + trace.signposts.map(\.time) + [trace.info.duration]
        guard times.allSatisfy(isTime) else { return "a frame, a signpost or its end has no possible time" }
        guard (0..<1e11).contains(trace.info.start) else { return "it began at no possible date" }
        guard trace.info.timeLimit.map({ $0.magnitude < 1e12 }) ?? true else { return "it has no possible limit" }
        return nil
    }

    private static func leakFault(of trace: Trace) -> String? {
        for (number, leak) in trace.leaks.enumerated() {
            guard (0...longestTime).contains(leak.time), (0...largestWeight).contains(leak.size) else {
                return "leak \(number) has no possible time or size"
            }
            if let call = leak.call, !trace.calls.indices.contains(call) { return "leak \(number) is of call \(call), which is not there" }
            if let cycle = leak.cycle, !trace.leakCycles.indices.contains(cycle) {
                return "leak \(number) is of cycle \(cycle), which is not there"
            }
        }
        for (number, cycle) in trace.leakCycles.enumerated() {
            let numbers = cycle.steps.map(\.offset) + [cycle.size, cycle.count]
            let isLong = cycle.length >= cycle.steps.count && cycle.length <= longestTime
            guard numbers.allSatisfy((0...longestTime).contains), !cycle.steps.isEmpty, cycle.steps.count <= Trace.LeakCycle.mostSteps,
                isLong
            else { return "cycle \(number) has no possible steps" }
        }
        for (number, interval) in trace.runLoops.enumerated() {
            guard (0...longestTime).contains(interval.start), (0...longestTime).contains(interval.duration) else {
                return "interval \(number) of the run loop has no possible time"
            }
        }
        return nil
    }

    private static func text(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
            return path.isEmpty ? "" : " in \(path)"
        }
        return switch error {
        case .keyNotFound(let key, let context): "\"\(key.stringValue)\" is missing\(place(context))"
        case .typeMismatch(_, let context): "there is another kind of value\(place(context))"
        case .valueNotFound(_, let context): "there is no value\(place(context))"
        case .dataCorrupted(let context): "it is not JSON, or has no possible value\(place(context))"
        @unknown default: "it cannot be read"
        }
    }
}
