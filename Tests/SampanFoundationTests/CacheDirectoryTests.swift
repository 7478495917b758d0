import Foundation
import FoundationNetworking
import SampanFoundation
import Testing

@Suite struct CacheDirectoryTests {
    @Test func aCacheOfAnswersNeedsNoDirectory() {
        let cache = URLCache(memoryCapacity: 1000, diskCapacity: 0)
        #expect(cache.memoryCapacity == 1000 && cache.diskCapacity == 0)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
        #expect(URLCache(memoryCapacity: 1, diskCapacity: 2000, directory: folder).diskCapacity == 2000)
    }
}
