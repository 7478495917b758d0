import Foundation
import Testing

@testable import Shell

/// What the kernel is told of what programs may reach.
@Suite struct ConfinementTests {
    @Test func anOlderKernelIsToldOnlyOfUsesThatItKnows() {
        #expect(LandlockUses.known(version: 0) == [])
        #expect(LandlockUses.known(version: 1).isDisjoint(with: [.refer, .truncate, .controlDevice]))
        #expect(LandlockUses.known(version: 2).intersection([.refer, .truncate, .controlDevice]) == .refer)
        #expect(LandlockUses.known(version: 4).intersection([.refer, .truncate, .controlDevice]) == [.refer, .truncate])
        #expect(LandlockUses.known(version: 5).isSuperset(of: [.refer, .truncate, .controlDevice]))
        #expect(LandlockUses.known(version: 99) == LandlockUses.known(version: 5))
        #expect([1, 5, 6, 99].map(LandlockUses.scopes(version:)) == [0, 0, 2, 2])
    }

    @Test func noDevicesMayBeMade() {
        let all = LandlockUses([.read, .run, .write, .change, .control])
        #expect(LandlockUses.known(version: 5).subtracting(all).rawValue == 1 << 6 | 1 << 11)
    }

    @Test(.enabled(if: Confinement.version != nil, "this kernel has no Landlock"))
    func aConfinedProgramReachesWhatItIsAllowedAndThisProcessStaysFree() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["open", "closed"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
            try name.write(toFile: "\(folder)/\(name)/file", atomically: true, encoding: .utf8)
        }
        var confinement = Confinement()
        for path in ["/usr", "/lib", "/lib64", "/etc", "/bin"] { confinement.allow(path, [.read, .run]) }
        confinement.allow("\(folder)/open", [.read, .change])
        confinement.allow("\(folder)/nowhere", .read)
        func ending(_ script: String, _ confinement: Confinement?) throws -> ChildProcess.Ending {
            try ChildProcess("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], in: folder, confinement: confinement).wait()
        }
        #expect(try ending("exec 2>&1; read x < open/file; test \"$x\" = open", confinement) == .exited(0))
        #expect(try ending("exec 2>&1; read x < closed/file", confinement) != .exited(0))
        #expect(try ending("exec 2>&1; mkdir open/made && ! mkdir closed/made", confinement) == .exited(0))
        #expect(try ending("read x < closed/file; test \"$x\" = closed", nil) == .exited(0))
    }
}
