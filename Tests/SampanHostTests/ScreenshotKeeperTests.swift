import Foundation
import Testing

@testable import SampanHost

@Suite struct ScreenshotKeeperTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screenshots-\(UUID().uuidString)")

    @Test func whatAConfinedAppSendsIsKeptUnderNewNamesIfItIsAPicture() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2])
        func keep(_ text: String) -> Bool { ScreenshotKeeper.keep(line: Data(text.utf8), in: folder.path) }
        #expect(keep("data:image/png;base64,\(picture.base64EncodedString())"))
        #expect(keep("data:image/png;base64,\(picture.base64EncodedString())"))
        #expect(keep("data:image/png;base64,\(Data("#!/bin/sh".utf8).base64EncodedString())"))
        #expect(keep("data:image/png;base64,%"))
        #expect(!keep("https://example.org"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 2 && names.allSatisfy { $0.hasPrefix("Screenshot 2") && $0.hasSuffix(".png") }, "\(names)")
        #expect(try names.allSatisfy { try Data(contentsOf: folder.appendingPathComponent($0)) == picture })
    }
}
