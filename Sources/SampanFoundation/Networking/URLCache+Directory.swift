import Foundation
import FoundationNetworking

extension URLCache {
    /// Creates a cache of answers.
    ///
    /// - Parameters:
    ///   - memoryCapacity: what it keeps in memory at most, in bytes.
    ///   - diskCapacity: what it keeps on disk at most, in bytes.
    ///   - directoryURL: where it keeps that; `nil` for the app's own place for caches.
    ///
    /// See https://developer.apple.com/documentation/foundation/urlcache/init(memorycapacity:diskcapacity:directory:).
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
    }
}
