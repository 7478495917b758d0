import Foundation
import Testing

@testable import ObjCRuntime

/// The file of a domain of the user defaults.
@Suite final class DefaultsFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("defaults-\(UUID().uuidString)/Preferences").path
    private let file: DefaultsFile

    init() throws { file = try #require(DefaultsFile(domain: "com.example.app", in: folder)) }

    deinit { try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent) }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? [] }

    @Test func whatIsNotThereHasNoValuesAndReadingItMakesNothing() throws {
        #expect(try file.values().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test func aChangeKeepsWhatOthersSaved() throws {
        try file.update { $0["a"] = 1 }
        try file.update { $0["b"] = "two" }
        let values = try file.values()
        #expect(values["a"] as? Int == 1 && values["b"] as? String == "two")
        #expect(names == ["com.example.app.plist"])
    }

    @Test func withTheLastValueTheFileGoes() throws {
        try file.update { $0["a"] = 1 }
        try file.update { $0["a"] = nil }
        #expect(names == [])
    }

    @Test func whatAKilledProcessLeftUnfinishedIsInNobodysWay() throws {
        try file.update { $0["a"] = 1 }
        try Data(repeating: 0x62, count: 10_000).write(to: URL(fileURLWithPath: "\(folder)/.com.example.app.plist.new"))
        try file.update { $0["b"] = 2 }
        #expect(try file.values().keys.sorted() == ["a", "b"])
        #expect(names == ["com.example.app.plist"])
    }

    @Test func whoeverWritesAtTheSameTimeLosesNothingOfAnother() throws {
        let file = file
        DispatchQueue.concurrentPerform(iterations: 8) { writer in
            for number in 0..<10 {
                do { try file.update { $0["\(writer).\(number)"] = number } } catch { Issue.record(error) }
            }
        }
        #expect(try file.values().count == 80)
        #expect(names == ["com.example.app.plist"])
    }

    @Test(arguments: ["", "bplist00 and no more", "<?xml version=\"1.0\"?><plist><dict><key>a</key>", "<plist><array/></plist>"])
    func aDamagedFileIsSetAsideBesideThoseBefore(_ text: String) throws {
        let present = URL(fileURLWithPath: file.path)
        for count in 1...3 {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("\(text)".utf8).write(to: present)
            #expect(try file.values().isEmpty)
            #expect(names.count == count && !names.contains("com.example.app.plist"))
        }
        #expect(names == ["", "-2", "-3"].map { "com.example.app.plist.damaged\($0)" })
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/com.example.app.plist.damaged-2")) == Data(text.utf8))
    }

    @Test func whatCannotBeReadIsNotReplaced() throws {
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try file.update { $0["a"] = 1 } }
        #expect(names == ["com.example.app.plist"])
    }

    @Test(arguments: ["", "../x", "a/b", "a\0b"]) func aNameThatCanBeNoFilesIsNone(_ name: String) {
        #expect(DefaultsFile(domain: name, in: folder) == nil)
    }
}
