import Foundation
import SampanFoundation
import Testing

@Suite struct FileManagerDelegateTests {
    /// Has a say about copies alone.
    private final class CopyGuard: NSObject, FileManagerDelegate, @unchecked Sendable {
        var asked: [String] = []

        func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool {
            asked.append((srcPath as NSString).lastPathComponent)
            return !srcPath.hasSuffix("secret.txt")
        }
    }

    @Test func aDelegateMayLeaveOutWhatItHasNothingToSayOf() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("delegate-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("source")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        for name in ["open.txt", "secret.txt"] { try Data().write(to: source.appendingPathComponent(name)) }
        let (manager, guardian) = (FileManager(), CopyGuard())
        manager.delegate = guardian
        let copy = folder.appendingPathComponent("copy")
        try manager.copyItem(atPath: source.path, toPath: copy.path)
        #expect(try manager.contentsOfDirectory(atPath: copy.path) == ["open.txt"])
        #expect(guardian.asked.contains("secret.txt"))
        // Where addresses are copied, the method about paths is asked.
        try? manager.copyItem(at: source.appendingPathComponent("secret.txt"), to: folder.appendingPathComponent("second.txt"))
        #expect(!manager.fileExists(atPath: folder.appendingPathComponent("second.txt").path))
        try manager.removeItem(at: copy)
        #expect(!manager.fileExists(atPath: copy.path))
    }
}
