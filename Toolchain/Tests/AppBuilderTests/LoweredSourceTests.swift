import Foundation
import Testing

@testable import AppBuilder

@Suite struct LoweredSourceTests {
    @Test func aSourceThatIsWrittenAgainInTheSameSecondIsAnotherOneToTheCompilersDriver() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lowered-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = ConfinedFolder(root: folder).file("A.lowered.swift")
        func second() -> Int {
            var status = stat()
            lstat(file.path, &status)
            return status.st_mtim.tv_sec
        }
        try file.write(source: "first")
        let first = second()
        try file.write(source: "first")
        #expect(second() == first)
        for number in 1...3 {
            let before = second()
            try file.write(source: "text \(number)")
            #expect(second() > before)
        }
    }
}
