import Foundation

/// A place for messages, with a name for the part of the program that they come from.
/// See https://developer.apple.com/documentation/os/oslog.
///
/// Messages go to the standard error, all of them at once, as they go to Xcode's console.
open class OSLog: NSObject, @unchecked Sendable {
    let subsystem: String
    let category: String
    private let isOn: Bool

    /// Creates a log for a part of a program.
    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isOn) = (subsystem, category, true)
        super.init()
    }

    /// Creates a log for a part of a program.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    private init(isOn: Bool) {
        (subsystem, category, self.isOn) = ("", "", isOn)
        super.init()
    }

    /// The log for messages that belong to no part.
    public static let `default` = OSLog(isOn: true)
    /// A log that takes nothing.
    public static let disabled = OSLog(isOn: false)

    /// Whether messages of a level are taken.
    public func isEnabled(type: OSLogType) -> Bool { isOn }

    /// Categories that tools know.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The category's name.
        public let rawValue: String

        /// Creates a category.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// What is of interest on a time line.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }

    /// Where lines go; tests set it.
    nonisolated(unsafe) package static var write: @Sendable (String) -> Void = { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    func take(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isOn else { return }
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let head = [place, type.word ?? ""].filter { !$0.isEmpty }.map { "[\($0)]" }.joined(separator: " ")
        OSLog.write(head.isEmpty ? message() : "\(head) \(message())")
    }
}

/// Logs a message. The format is that of `String(format:)`; `%{public}@`, `%{private}d` say who may read an argument: here anybody.
/// See https://developer.apple.com/documentation/os/os_log.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    log.take(LogFormat.text("\(message)", arguments), type)
}

/// Logs a message of a level. The format is that of `String(format:)`.
/// See https://developer.apple.com/documentation/os/os_log.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
    log.take(LogFormat.text("\(message)", arguments), type)
}

/// Formats of the log.
enum LogFormat {
    /// A message with its arguments in it. Arguments that are missing leave `<missing>`, as in Apple's log.
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            if rest.first == "{" {
                // Who may read it, and how it is to be shown.
                guard let close = rest.firstIndex(of: "}") else { return result + "%" + rest }
                rest = rest[rest.index(after: close)...]
            }
            guard let end = rest.firstIndex(where: { $0.isLetter && !"hlqLztj".contains($0) || $0 == "@" }) else {
                return result + "%" + rest
            }
            let specification = "%" + rest[...end]
            rest = rest[rest.index(after: end)...]
            guard next < arguments.count else {
                result += "<missing>"
                continue
            }
            result += value(arguments[next], specification)
            next += 1
        }
        return result + rest
    }

    private static func value(_ argument: any CVarArg, _ specification: String) -> String {
        switch specification.last {
        case "@", "s", "S": return "\(argument)"
        case "d", "i", "u", "x", "X", "o", "c", "D", "U", "O":
            guard argument is any BinaryInteger else { return "\(argument)" }
            return String(format: specification, argument)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard argument is any BinaryFloatingPoint else { return "\(argument)" }
            return String(format: specification, argument)
        case "p": return String(format: specification, argument)
        default: return "\(argument)"
        }
    }
}
