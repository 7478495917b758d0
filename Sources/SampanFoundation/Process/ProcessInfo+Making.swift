import Foundation

/// Lets an initializer of `ProcessInfo` return the one there is.
public protocol ProcessInfoMaking {}

extension ProcessInfo: ProcessInfoMaking {}

extension ProcessInfoMaking where Self: ProcessInfo {
    /// What is known of the process.
    public init() { self = ProcessInfo.processInfo as! Self }
}
