import Foundation

/// How far a headless app has come in its script, in a file that it and who started it have open.
public struct ScriptProgress: Sendable {
    /// The variable with the number of the descriptor that an app notes it on.
    public static let variable = "SAMPAN_PROGRESS"

    private let descriptor: Int32

    /// The file that a descriptor stands for. It stays who opened it's to close.
    public init(descriptor: Int32) { self.descriptor = descriptor }

    /// The file that an environment names; `nil` where nobody wants to know.
    public init?(environment: [String: String]) {
        guard let descriptor = environment[Self.variable].flatMap({ Int32($0) }) else { return nil }
        self.init(descriptor: descriptor)
    }

    /// Notes how many commands have begun; one more when the last is over and the app has come to rest.
    public func note(_ count: Int) {
        var value = UInt64(count)
        _ = pwrite(descriptor, &value, MemoryLayout<UInt64>.size, 0)
    }

    /// How many commands have begun; one more when the last is over.
    public var count: Int {
        var value: UInt64 = 0
        return pread(descriptor, &value, MemoryLayout<UInt64>.size, 0) == MemoryLayout<UInt64>.size ? Int(value) : 0
    }
}
