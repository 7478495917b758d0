import Foundation

/// How important a message is. See https://developer.apple.com/documentation/os/oslogtype.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number, as the system has it.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What is worth knowing when something failed.
    public static let `default` = OSLogType(0)
    /// What may help.
    public static let info = OSLogType(1)
    /// What helps while one develops.
    public static let debug = OSLogType(2)
    /// An error of the process.
    public static let error = OSLogType(16)
    /// An error of the system, or in the program itself.
    public static let fault = OSLogType(17)

    /// The level's word in a line of the log; none for the default one.
    var word: String? {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: nil
        }
    }
}
