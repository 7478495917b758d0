import Foundation

/// Writes messages for a part of a program to the log. See https://developer.apple.com/documentation/os/logger.
public struct Logger: Sendable {
    let target: OSLog

    /// Creates a logger for a part of a program.
    public init(subsystem: String, category: String) { target = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { target = logObj }

    /// Creates a logger for messages that belong to no part.
    public init() { target = .default }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { target.take(message.text, .default) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { target.take(message.text, level) }
    /// Writes what helps while one looks for a fault.
    public func trace(_ message: OSLogMessage) { target.take(message.text, .debug) }
    /// Writes what helps while one develops.
    public func debug(_ message: OSLogMessage) { target.take(message.text, .debug) }
    /// Writes what may help.
    public func info(_ message: OSLogMessage) { target.take(message.text, .info) }
    /// Writes what is worth knowing when something failed.
    public func notice(_ message: OSLogMessage) { target.take(message.text, .default) }
    /// Writes that something may go wrong.
    public func warning(_ message: OSLogMessage) { target.take(message.text, .error) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { target.take(message.text, .error) }
    /// Writes a fault of the program.
    public func critical(_ message: OSLogMessage) { target.take(message.text, .fault) }
    /// Writes a fault of the program.
    public func fault(_ message: OSLogMessage) { target.take(message.text, .fault) }
}

/// The text of a message, written with values in it. See https://developer.apple.com/documentation/os/oslogmessage.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message from its parts.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message. Who may read a value is for logs that are kept; here everybody may.
/// See https://developer.apple.com/documentation/os/osloginterpolation.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Prepares for parts.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + 8 * interpolationCount) }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
        text += "\(value())"
    }
}

/// Who may read a value in a log that is kept. See https://developer.apple.com/documentation/os/oslogprivacy.
public struct OSLogPrivacy: Hashable, Sendable {
    private let name: String
    private init(name: String) { self.name = name }

    /// What is right for the value's type.
    public static let auto = OSLogPrivacy(name: "auto")
    /// Everybody.
    public static let `public` = OSLogPrivacy(name: "public")
    /// The device's owner.
    public static let `private` = OSLogPrivacy(name: "private")
    /// The device's owner, if at all.
    public static let sensitive = OSLogPrivacy(name: "sensitive")
}
