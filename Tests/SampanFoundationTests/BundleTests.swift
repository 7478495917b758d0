import Foundation
import SampanFoundation
import Testing

@Suite struct BundleTests {
    @Test func resourcesOfAnExtensionAreURLs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Inner"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a.xyz", "b.xyz", "c.other", "Inner/d.xyz"] { try Data().write(to: folder.appendingPathComponent(name)) }
        let bundle = try #require(Bundle(url: folder))
        let found = try #require(bundle.urls(forResourcesWithExtension: "xyz", subdirectory: nil))
        let urls: [URL] = found
        #expect(urls.map(\.lastPathComponent).sorted() == ["a.xyz", "b.xyz"])
        #expect(bundle.urls(forResourcesWithExtension: "xyz", subdirectory: "Inner")?.map(\.lastPathComponent) == ["d.xyz"])
        #expect(Bundle.urls(forResourcesWithExtension: "other", subdirectory: nil, in: folder)?.first?.pathExtension == "other")
    }
}
