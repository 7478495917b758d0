import Foundation

extension URL {
    /// Whether the resource of a file's address is there, without looking for what it may be promised from: nothing promises a file here, so
    /// it is there if the file is.
    /// See https://developer.apple.com/documentation/foundation/url/checkpromiseditemisreachable().
    ///
    /// - Throws: what the file system says of a file that cannot be reached.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
