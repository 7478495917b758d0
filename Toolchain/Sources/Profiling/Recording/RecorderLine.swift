import Foundation

/// A line that the recorder in an app's process writes (`CRecorder.h`). An app can write there too: a line that is none is `nil`.
enum RecorderLine: Equatable {
    /// The recording begins.
    case begin(process: Int, time: UInt64, date: UInt64)
    /// A file's code lies from one address to another, and its own addresses are by a number lower.
    case code(bias: UInt64, start: UInt64, end: UInt64, path: String)
    /// A thread has a name.
    case thread(Int, name: String)
    /// A thread is somewhere; the innermost call comes first.
    case sample(time: UInt64, thread: Int, weight: UInt64, waits: Bool, calls: [UInt64])
    /// A thread allocated memory, and some more since it was last told; the innermost call comes first.
    case allocation(time: UInt64, thread: Int, weight: UInt64, size: UInt64, number: UInt64, calls: [UInt64])
    /// Memory is given back.
    case release(time: UInt64, number: UInt64)
    /// The main thread did not answer for a while.
    case hang(start: UInt64, end: UInt64, starved: UInt64)
    /// The main thread does not answer.
    case silence(start: UInt64, now: UInt64, starved: UInt64)
    /// The main run loop worked, or waited.
    case runLoop(start: UInt64, end: UInt64, waits: Bool)
    /// A type of Swift's.
    case type(number: UInt64, LeakCollection.TypeName)
    /// Memory that nothing reaches; the innermost call that allocated it comes first.
    case leak(address: UInt64, size: UInt64, type: UInt64, time: UInt64, thread: Int, calls: [UInt64])
    /// Such memory holds other such memory.
    case reference(from: UInt64, offset: UInt64, to: UInt64)
    /// So much memory was looked through for leaks.
    case searched(Int)
    /// A frame was made.
    case frame(start: UInt64, end: UInt64, deadline: UInt64)
    /// The app marked something.
    case signpost(kind: Trace.Signpost.Kind, time: UInt64, thread: Int, identifier: UInt64, texts: [String])
    /// Some entries were lost.
    case lost(Int)
    /// Why something is not recorded.
    case note(String)
    /// The process exits.
    case end(time: UInt64)

    /// Of the recorder that this can read.
    private static let version: UInt64 = 1
    /// A line has no more words.
    private static let mostWords = 600
    /// No line is longer, in bytes.
    private static let longestLine = 1 << 14

    /// Reads a line without its end.
    init?(_ line: Data) {
        guard let kind = line.first, line.count <= Self.longestLine else { return nil }
        let words = line.dropFirst().split(separator: UInt8(ascii: " "), maxSplits: Self.mostWords)
        guard words.count <= Self.mostWords else { return nil }
        func number(_ index: Int) -> UInt64? { words.indices.contains(index) ? Self.number(words[index]) : nil }
        func count(_ index: Int) -> Int? { number(index).flatMap { Int(exactly: $0) } }
        func text(_ index: Int) -> String? { words.indices.contains(index) ? Self.text(words[index]) : nil }
        switch kind {
        case UInt8(ascii: "v"):
            guard number(0) == Self.version, let process = count(1), let time = number(2), let date = number(3) else { return nil }
            self = .begin(process: process, time: time, date: date)
        case UInt8(ascii: "m"):
            guard let bias = number(0), let start = number(1), let end = number(2), let path = text(3), start < end else { return nil }
            self = .code(bias: bias, start: start, end: end, path: path)
        case UInt8(ascii: "t"):
            guard let thread = count(0) else { return nil }
            self = .thread(thread, name: text(1) ?? "")
        case UInt8(ascii: "s"):
            guard let time = number(0), let thread = count(1), let weight = number(2), let state = number(3) else { return nil }
            let calls = words.dropFirst(4).compactMap(Self.number)
            guard calls.count == words.count - 4 else { return nil }
            self = .sample(time: time, thread: thread, weight: weight, waits: state == 1, calls: calls)
        case UInt8(ascii: "a"):
            guard let time = number(0), let thread = count(1), let weight = number(2), let size = number(3), let entry = number(4) else {
                return nil
            }
            let calls = words.dropFirst(5).compactMap(Self.number)
            guard calls.count == words.count - 5 else { return nil }
            self = .allocation(time: time, thread: thread, weight: weight, size: size, number: entry, calls: calls)
        case UInt8(ascii: "q"):
            guard let time = number(0), let entry = number(1) else { return nil }
            self = .release(time: time, number: entry)
        case UInt8(ascii: "h"), UInt8(ascii: "g"):
            guard let start = number(0), let end = number(1), let starved = number(2), start <= end else { return nil }
            self =
                kind == UInt8(ascii: "h")
                ? .hang(start: start, end: end, starved: starved) : .silence(start: start, now: end, starved: starved)
        case UInt8(ascii: "w"):
            guard let start = number(0), let end = number(1), let waits = number(2), start <= end, waits <= 1 else { return nil }
            self = .runLoop(start: start, end: end, waits: waits == 1)
        case UInt8(ascii: "n"):
            guard let type = number(0), type > 0, let name = text(2), let kind = number(1).flatMap(LeakCollection.TypeName.Kind.init) else {
                return nil
            }
            self = .type(number: type, LeakCollection.TypeName(kind: kind, name: name))
        case UInt8(ascii: "b"):
            guard let address = number(0), let size = number(1), let type = number(2), let time = number(3), let thread = count(4) else {
                return nil
            }
            let calls = words.dropFirst(5).compactMap(Self.number)
            guard calls.count == words.count - 5 else { return nil }
            self = .leak(address: address, size: size, type: type, time: time, thread: thread, calls: calls)
        case UInt8(ascii: "r"):
            guard let from = number(0), let offset = number(1), let to = number(2) else { return nil }
            self = .reference(from: from, offset: offset, to: to)
        case UInt8(ascii: "u"):
            guard let number = count(0) else { return nil }
            self = .searched(number)
        case UInt8(ascii: "f"):
            guard let start = number(0), let end = number(1), let deadline = number(2), start <= end else { return nil }
            self = .frame(start: start, end: end, deadline: deadline)
        case UInt8(ascii: "p"):
            // Empty texts leave nothing between two spaces.
            let parts = line.dropFirst(2).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            let kinds: [Trace.Signpost.Kind] = [.event, .begin, .end]
            guard parts.count == 8, let type = Self.number(parts[0]),
                let kind = kinds.indices.contains(Int(clamping: type)) ? kinds[Int(type)] : nil,
                let time = Self.number(parts[1]), let thread = Self.number(parts[2]).flatMap({ Int(exactly: $0) }),
                let identifier = Self.number(parts[3])
            else { return nil }
            self = .signpost(kind: kind, time: time, thread: thread, identifier: identifier, texts: parts[4...].map(Self.text))
        case UInt8(ascii: "d"):
            guard let lost = count(0) else { return nil }
            self = .lost(lost)
        case UInt8(ascii: "x"):
            guard let reason = text(0) else { return nil }
            self = .note(reason)
        case UInt8(ascii: "e"):
            guard let time = number(0) else { return nil }
            self = .end(time: time)
        default: return nil
        }
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
        default: nil
        }
    }

    private static func number(_ word: Data) -> UInt64? {
        guard !word.isEmpty, word.count <= 16 else { return nil }
        var value: UInt64 = 0
        for byte in word {
            guard let digit = digit(byte) else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    private static func text(_ word: Data) -> String {
        guard word.contains(UInt8(ascii: "%")) else { return String(decoding: word, as: UTF8.self) }
        var bytes: [UInt8] = []
        var rest = word[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit), let low = rest.dropFirst().first.flatMap(digit) {
                bytes.append(UInt8(high << 4 | low))
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
