import Combine

/// What an operator does in four situations, each of which has a row: with a demand that grows, with an upstream that fails or finishes
/// before it has sent anything, and with a subscriber that cancels. There is no row for a failure that ends the process.
enum OperatorTable {
    static func rows<P: Publisher>(
        _ name: String, demand: String, failure: String?, end: String, cancelling: String,
        _ make: @escaping (Source<Int, Fault>) -> P
    ) -> [Row] {
        let failing = failure.map { Row("\(name): failure", $0, [.fail], make).of(.failure) }
        return [
            Row("\(name): demand", demand, demand: .max(2), [1, .ask(3), 2], make).of(.demand),
            Row("\(name): end", end, [.finish], make).of(.end),
            Row("\(name): cancelling", cancelling, [1, .cancel], make).of(.cancelling),
        ] + (failing.map { [$0] } ?? [])
    }

    /// Operators that make one value of one, and pass on everything else.
    static func passing<P: Publisher>(_ name: String, _ make: @escaping (Source<Int, Fault>) -> P) -> [Row] {
        rows(
            name, demand: "ask(2) 1 ask(3) 2", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel", make)
    }

    /// Operators that end the process when their upstream fails, and pass on everything else.
    static func passingUnlessFailing<P: Publisher>(_ name: String, _ make: @escaping (Source<Int, Fault>) -> P) -> [Row] {
        rows(name, demand: "ask(2) 1 ask(3) 2", failure: nil, end: "ask(all) finished", cancelling: "ask(all) 1 cancel", make)
    }

    /// Operators that say something at the end, for which they ask for everything at once.
    static func gathering<P: Publisher>(_ name: String, end: String, _ make: @escaping (Source<Int, Fault>) -> P) -> [Row] {
        rows(
            name, demand: "ask(all)", failure: "ask(all) failed(fault)", end: "ask(all) \(end)finished", cancelling: "ask(all) cancel", make
        )
    }

    static let silent = Empty<Int, Fault>(completeImmediately: false)

    static let mapping: [[Row]] = [
        passing("map") { $0.map { $0 } },
        passing("tryMap") { $0.tryMap { $0 } },
        passing("map of a key path") { $0.map(\.self) },
        rows(
            "map of two key paths", demand: "ask(2) (1, 1) ask(3) (2, 2)", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) (1, 1) cancel"
        ) { $0.map(\.self, \.magnitude) },
        rows(
            "map of three key paths", demand: "ask(2) (1, 1, 1) ask(3) (2, 2, 2)", failure: "ask(all) failed(fault)",
            end: "ask(all) finished", cancelling: "ask(all) (1, 1, 1) cancel"
        ) { $0.map(\.self, \.magnitude, \.self) },
        passing("mapError") { $0.mapError { $0 } },
        passing("replaceNil") { $0.map(Optional.some).replaceNil(with: 0) },
        passing("scan") { $0.scan(0) { $1 } },
        passing("tryScan") { $0.tryScan(0) { $1 } },
        passing("eraseToAnyPublisher") { $0.eraseToAnyPublisher() },
        rows(
            "setFailureType, after replaceError", demand: "ask(2) 1 ask(3) 2", failure: "ask(all) 0 finished", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.replaceError(with: 0).setFailureType(to: Fault.self) },
        passingUnlessFailing("assertNoFailure") { $0.assertNoFailure() },
        passingUnlessFailing("breakpointOnError") { $0.breakpointOnError() },
        passing("print") { $0.print("", to: Nowhere()) },
        passing("handleEvents") { $0.handleEvents() },
        passing("breakpoint") { $0.breakpoint() },
        passing("breakpointOnError of none") { $0.breakpoint(receiveOutput: { _ in false }) },
        passing("receive on the immediate scheduler") { $0.receive(on: ImmediateScheduler.shared) },
        passing("subscribe on the immediate scheduler") { $0.subscribe(on: ImmediateScheduler.shared) },
        passing("dropFirst of none") { $0.dropFirst(0) },
    ]

    static let filtering: [[Row]] = [
        passing("filter") { $0.filter { _ in true } },
        passing("tryFilter") { $0.tryFilter { _ in true } },
        passing("compactMap") { $0.compactMap { $0 } },
        passing("tryCompactMap") { $0.tryCompactMap { $0 } },
        passing("removeDuplicates") { $0.removeDuplicates() },
        passing("removeDuplicates by") { $0.removeDuplicates { $0 == $1 } },
        passing("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
        passing("drop while") { $0.drop { _ in false } },
        passing("tryDrop while") { $0.tryDrop { _ in false } },
        passing("prefix while") { $0.prefix { _ in true } },
        passing("tryPrefix while") { $0.tryPrefix { _ in true } },
        rows(
            "filter that takes even ones", demand: "ask(2) more(1) ask(3) 2", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) more(1) cancel"
        ) { $0.filter { $0 % 2 == 0 } },
        rows(
            "compactMap that takes even ones", demand: "ask(2) more(1) ask(3) 2", failure: "ask(all) failed(fault)",
            end: "ask(all) finished", cancelling: "ask(all) more(1) cancel"
        ) { $0.compactMap { $0 % 2 == 0 ? $0 : nil } },
        rows(
            "dropFirst", demand: "ask(3) ask(3) 2", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) cancel"
        ) { $0.dropFirst() },
        rows(
            "replaceEmpty", demand: "ask(2) ask(all) 1 ask(3) 2", failure: "ask(all) ask(all) failed(fault)",
            end: "ask(all) ask(all) 0 finished",
            cancelling: "ask(all) ask(all) 1 cancel"
        ) { $0.replaceEmpty(with: 0) },
        rows(
            "replaceError", demand: "ask(2) 1 ask(3) 2", failure: "ask(all) 0 finished", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.replaceError(with: 0) },
        rows(
            "prefix of one", demand: "ask(2) 1 cancel finished", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel finished"
        ) { $0.prefix(1) },
        rows(
            "output in a range", demand: "ask(2) more(1) ask(3) 2", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) more(1) cancel"
        ) { $0.output(in: 1..<3) },
        rows(
            "prefix of none", demand: "ask(2) cancel finished", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) cancel finished"
        ) { $0.prefix(0) },
    ]

    static let reducing: [[Row]] = [
        gathering("collect", end: "[] ") { $0.collect() },
        gathering("count", end: "0 ") { $0.count() },
        gathering("reduce", end: "7 ") { $0.reduce(7, +) },
        gathering("tryReduce", end: "7 ") { $0.tryReduce(7) { $0 + $1 } },
        gathering("max", end: "") { $0.max() },
        gathering("max by", end: "") { $0.max { $0 < $1 } },
        gathering("tryMax", end: "") { $0.tryMax { $0 < $1 } },
        gathering("min", end: "") { $0.min() },
        gathering("min by", end: "") { $0.min { $0 < $1 } },
        gathering("tryMin", end: "") { $0.tryMin { $0 < $1 } },
        gathering("last", end: "") { $0.last() },
        gathering("last where", end: "") { $0.last { _ in true } },
        gathering("tryLast where", end: "") { $0.tryLast { _ in true } },
        gathering("allSatisfy", end: "true ") { $0.allSatisfy { _ in true } },
        gathering("tryAllSatisfy", end: "true ") { $0.tryAllSatisfy { _ in true } },
        gathering("contains", end: "false ") { $0.contains(9) },
        gathering("contains where", end: "false ") { $0.contains { $0 == 9 } },
        gathering("tryContains where", end: "false ") { $0.tryContains { $0 == 9 } },
        gathering("first where", end: "") { $0.first { $0 == 9 } },
        gathering("tryFirst where", end: "") { $0.tryFirst { $0 == 9 } },
        rows(
            "first", demand: "ask(all) cancel 1 finished", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) cancel 1 finished"
        ) { $0.first() },
        rows(
            "allSatisfy that one does not", demand: "ask(all) cancel false finished", failure: "ask(all) failed(fault)",
            end: "ask(all) true finished", cancelling: "ask(all) cancel false finished"
        ) { $0.allSatisfy { _ in false } },
        rows(
            "contains what comes", demand: "ask(all) cancel true finished", failure: "ask(all) failed(fault)",
            end: "ask(all) false finished", cancelling: "ask(all) cancel true finished"
        ) { $0.contains(1) },
        rows(
            "ignoreOutput", demand: "ask(2) ask(all) ask(3)", failure: "ask(all) ask(all) failed(fault)", end: "ask(all) ask(all) finished",
            cancelling: "ask(all) ask(all) cancel"
        ) { $0.ignoreOutput() },
        rows(
            "collect by count", demand: "ask(4) ask(6) [1, 2]", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) cancel"
        ) { $0.collect(2) },
    ]

    static let combining: [[Row]] = [
        rows(
            "append", demand: "ask(2) 1 ask(3) 2", failure: "ask(all) failed(fault)", end: "ask(all) 9 finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.append(9) },
        rows(
            "append of a publisher", demand: "ask(2) 1 ask(3) 2", failure: "ask(all) failed(fault)", end: "ask(all) 9 finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.append(Just(9).setFailureType(to: Fault.self)) },
        rows(
            "prepend", demand: "9 ask(1) 1 ask(3) 2", failure: "9 ask(all) failed(fault)", end: "9 ask(all) finished",
            cancelling: "9 ask(all) 1 cancel"
        ) { $0.prepend(9) },
        passing("prepend of nothing") { $0.prepend(Empty<Int, Fault>()) },
        rows(
            "catch", demand: "ask(2) 1 ask(3) 2", failure: "ask(all) 9 finished", end: "ask(all) finished", cancelling: "ask(all) 1 cancel"
        ) { $0.catch { _ in Just(9) } },
        rows(
            "tryCatch", demand: "ask(2) 1 ask(3) 2", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.tryCatch { error -> Just<Int> in throw error } },
        rows(
            "tryCatch that has another publisher", demand: "ask(2) 1 ask(3) 2", failure: "ask(all) 9 finished", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.tryCatch { _ in Just(9) } },
        passing("retry of none") { $0.retry(0) },
        rows(
            "retry", demand: "ask(2) 1 ask(3) 2", failure: "ask(all) ask(all)", end: "ask(all) finished", cancelling: "ask(all) 1 cancel"
        ) { $0.retry(1) },
        rows(
            "flatMap", demand: "ask(all) 1 2", failure: "ask(all) failed(fault)", end: "ask(all) finished", cancelling: "ask(all) 1 cancel"
        ) { $0.flatMap { Just($0).setFailureType(to: Fault.self) } },
        rows(
            "flatMap, one at a time", demand: "ask(1) 1 ask(1) 2 ask(1)", failure: "ask(1) failed(fault)", end: "ask(1) finished",
            cancelling: "ask(1) 1 ask(1) cancel"
        ) { $0.flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: Fault.self) } },
        rows(
            "switchToLatest", demand: "ask(all) 1 2", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.map { Just($0).setFailureType(to: Fault.self) }.switchToLatest() },
        rows(
            "prefix until another", demand: "ask(2) 1 ask(3) 2", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.prefix(untilOutputFrom: silent) },
        rows(
            "drop until another", demand: "ask(2) ask(3)", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) cancel"
        ) { $0.drop(untilOutputFrom: silent) },
    ]

    static let sharing: [[Row]] = [
        rows(
            "buffer that keeps full", demand: "ask(9) 1 more(1) 2 more(1)", failure: "ask(9) failed(fault)", end: "ask(9) finished",
            cancelling: "ask(9) 1 more(1) cancel"
        ) { $0.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest) },
        rows(
            "buffer by request", demand: "ask(all) 1 2", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) },
        rows(
            "share", demand: "ask(all) 1 2", failure: "ask(all) failed(fault)", end: "ask(all) finished", cancelling: "ask(all) 1 cancel"
        ) { $0.share() },
        rows(
            "multicast", demand: "ask(all) 1 2", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.multicast { PassthroughSubject<Int, Fault>() }.autoconnect() },
        rows(
            "makeConnectable, after replaceError", demand: "ask(all) 1 2", failure: "ask(all) 0 finished", end: "ask(all) finished",
            cancelling: "ask(all) 1 cancel"
        ) { $0.replaceError(with: 0).makeConnectable().autoconnect() },
        rows(
            "multicast that nobody connects", demand: "", failure: "", end: "", cancelling: ""
        ) { $0.multicast(subject: PassthroughSubject<Int, Fault>()) },
        rows(
            "output at 1", demand: "ask(2) more(1) ask(3) 2 cancel finished", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) more(1) cancel"
        ) { $0.output(at: 1) },
        rows(
            "encode", demand: "ask(2) 1 byte ask(3) 1 byte", failure: "ask(all) failed(fault)", end: "ask(all) finished",
            cancelling: "ask(all) 1 byte cancel"
        ) { $0.encode(encoder: Bytes()).map { "\($0.count) byte" } },
        passing("decode") { $0.map { [UInt8($0)] }.decode(type: Int.self, decoder: Bytes()) },
    ]

    static let all: [Row] = [mapping, filtering, reducing, combining, joining, sharing, timing].flatMap { $0.flatMap { $0 } }
}

/// A stream whose text nobody reads.
struct Nowhere: TextOutputStream {
    func write(_ string: String) {}
}

/// Numbers as single bytes.
private struct Bytes: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> [UInt8] { [UInt8(truncatingIfNeeded: value as? Int ?? 0)] }
    func decode<T: Decodable>(_ type: T.Type, from input: [UInt8]) throws -> T { Int(input[0]) as! T }
}
