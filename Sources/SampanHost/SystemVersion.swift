import Foundation

/// A version of iOS.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The first number, 17 in "17.5.1".
    public var major: Int
    /// The second number, 5 in "17.5.1".
    public var minor: Int
    /// The third number, 1 in "17.5.1"; 0 where the text has none.
    public var patch: Int

    /// Creates a version from its numbers.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) { (self.major, self.minor, self.patch) = (major, minor, patch) }

    /// Reads one to three numbers with points between them: "17", "17.5", "17.5.1". `nil` for anything else.
    public init?(_ text: String) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = words.compactMap { $0.count <= 4 && $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
        guard numbers.count == words.count, (1...3).contains(numbers.count), numbers[0] > 0 else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    }

    /// The version whose behaviour the frameworks follow; that of a device of which nothing else is said.
    public static let standard = SystemVersion(17)

    /// The variable of the environment that carries the version, as Xcode's simulators have it.
    static let variable = "SIMULATOR_RUNTIME_VERSION"

    /// The version on the device that the app runs on.
    public static let current = ProcessInfo.processInfo.environment[variable].flatMap { SystemVersion($0) } ?? standard

    /// Whether the device has a version or a later one: what `#available` asks.
    public static func isAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool { current >= SystemVersion(major, minor, patch) }

    /// Whether a version came out before another.
    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// The version as iOS writes it: the third number only where there is one.
    public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
