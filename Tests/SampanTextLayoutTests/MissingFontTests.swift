import Foundation
import Testing
import SampanTextLayout

/// What a machine without fonts is told.
@Suite struct MissingFontTests {
    @Test func thePackagesThatHoldTheSystemFontAreNamed() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            // fontconfig looks for all its folders below this one.
            let empty = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
            setenv("FONTCONFIG_SYSROOT", empty.path, 1)
            _ = FontLibrary.shared.systemFace(size: 17)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("fonts-inter and fonts-noto-core") && said.contains("rsms-inter-fonts"), "\(said)")
    }
}
