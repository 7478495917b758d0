import Foundation
import Synchronization

/// Tells signposts of the same name apart. See https://developer.apple.com/documentation/os/ossignpostid.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// Creates an identifier of a number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates an identifier that no other signpost of a log has.
    public init(log: OSLog) { rawValue = Self.next() }
    /// Creates the identifier that an object's signposts have in a log.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// What stands for one signpost at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// What stands for none.
    public static let invalid = OSSignpostID(UInt64.max)
    /// What stands for none.
    public static let null = OSSignpostID(0)

    /// Compares the numbers.
    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }

    private static let last = Atomic<UInt64>(0)

    fileprivate static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}

/// What a signpost says. See https://developer.apple.com/documentation/os/ossignposttype.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt8
    /// Creates a kind of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Something happened.
    public static let event = OSSignpostType(rawValue: 0)
    /// Something begins.
    public static let begin = OSSignpostType(rawValue: 1)
    /// Something ends.
    public static let end = OSSignpostType(rawValue: 2)
}

/// A stretch of time that has begun. See https://developer.apple.com/documentation/os/ossignpostintervalstate.
public final class OSSignpostIntervalState: Codable, Sendable {
    /// The identifier.
    public let signpostID: OSSignpostID

    fileprivate init(_ id: OSSignpostID) { signpostID = id }

    /// Goes on with an interval that another has begun.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

    /// Reads a state.
    public init(from decoder: any Decoder) throws { signpostID = OSSignpostID(try UInt64(from: decoder)) }
    /// Writes the state.
    public func encode(to encoder: any Encoder) throws { try signpostID.rawValue.encode(to: encoder) }
}

/// Marks stretches of time for a tool that records them: `sampan profile`. While that does not, it is off, as on a device that no tool is
/// connected to.
///
/// See https://developer.apple.com/documentation/os/ossignposter.
public struct OSSignposter: @unchecked Sendable {
    private let log: OSLog

    /// Creates one for a part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates one for a part of a program.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates one that writes to a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// Creates one that writes where a logger does.
    public init(logger: Logger) { log = logger.target }
    /// Creates one for what belongs to no part.
    public init() { log = .default }

    /// One that is never on.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether anything is recorded.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// An identifier that no other signpost has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// The identifier of an object's signposts.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Marks the beginning of something.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        SignpostRecorder.record(.begin, log, name, id)
        return OSSignpostIntervalState(id)
    }
    /// Marks the beginning of something.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        SignpostRecorder.record(.begin, log, name, id, message().text)
        return OSSignpostIntervalState(id)
    }
    /// Marks the end of something.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        SignpostRecorder.record(.end, log, name, state.signpostID)
    }
    /// Marks the end of something.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage) {
        SignpostRecorder.record(.end, log, name, state.signpostID, message().text)
    }
    /// Marks that something happened.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { SignpostRecorder.record(.event, log, name, id) }
    /// Marks that something happened.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage) {
        SignpostRecorder.record(.event, log, name, id, message().text)
    }

    /// Marks the beginning and the end of what a closure does.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
    /// Marks the beginning and the end of what a closure does.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id, message())
        defer { endInterval(name, state) }
        return try task()
    }
}

extension OSLog {
    /// Whether signposts of the log are recorded.
    public var signpostsEnabled: Bool { isEnabled(type: .default) && SignpostRecorder.isThere }
}

/// Marks that something happens, begins or ends, for a tool that records it. See `OSSignposter`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
    SignpostRecorder.record(type, log, name, signpostID)
}

/// Marks that something happens, begins or ends, for a tool that records it. See `OSSignposter`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: any CVarArg...
) {
    SignpostRecorder.record(type, log, name, signpostID, LogFormat.text("\(format)", arguments))
}
