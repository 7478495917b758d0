import Foundation

@testable import Profiling

/// Recordings for tests: what a recorder would have written.
enum Recorded {
    static let info = Trace.Info(
        template: .timeProfiler, process: "App", path: "/app/App", device: "iPhone 15", systemVersion: "17.0", timeLimit: nil,
        recordedBy: "1.0")

    /// The lines of a process with the number 0x2a that began at the time 0.
    static func trace(_ lines: String..., info: Trace.Info = Recorded.info, file: Data? = nil) throws -> Trace {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("App").path
        try (file ?? SmallELF.file(functions)).write(to: URL(fileURLWithPath: program))
        let recording = Recording(info)
        for line in ["v 1 2a 0 0", "m 100000 100000 110000 \(program)"] + lines { recording.take(Data(line.utf8)) }
        return recording.trace(
            endReason: "Target app exited", exitStatus: 0, symbolizer: Symbolizer(program: program, demangler: Demangler(library: nil)))
    }

    /// The functions of the process's program, 0x100 long each: main at 0x101000, grind at 0x101100, …
    static let functions = ["main", "grind", "<script>alert(1)</script>&\"'\u{1}", "$s3App5grindyyF"]

    /// A trace with everything in it.
    static func whole() throws -> Trace {
        var trace = try trace(
            "t 2a App", "t 2b Worker", "s 5f5e100 2a f4240 0 101110 101010", "s 6f5e100 2a f4240 0 101210 101010",
            "s 7f5e100 2b f4240 1 101310", "h 5f5e100 2faf0800 0", "f 5f5e100 8f5e100 6f5e100", "p 1 5f5e100 2a 1 org.a Points Load a%3c",
            "p 2 7f5e100 2a 1 org.a Points Load b", "p 0 7f5e100 2b eeee org.a Points Hit ", "d 2", "a 5f5e100 2a 4000 20 1 101110 101010",
            "q 6f5e100 1",
            "a 5f5e100 2a 4000 20 2 101210", "n 1 0 App.<Cook>", "b 1000 28 1 5f5e100 2a 101110 101010", "b 2000 20 1 5f5e100 2a",
            "r 1000 10 2000", "r 2000 10 1000", "u 2", "w 5f5e100 6f5e100 0", "w 6f5e100 7f5e100 1", "e 3b9aca00")
        trace.notes = ["a <note>"]
        return trace
    }
}

/// A small file in ELF's format with functions.
enum SmallELF {
    static func file(_ names: [String], size: UInt64 = 0x100) -> Data {
        var texts: [UInt8] = [0]
        var symbols = [UInt8](repeating: 0, count: 24)
        for (number, name) in names.enumerated() {
            symbols += bytes(UInt32(texts.count)) + [0x12, 0] + bytes(UInt16(1))
            symbols += bytes(UInt64(0x1000 + number * 0x100)) + bytes(size)
            texts += Array(name.utf8) + [0]
        }
        let note = bytes(UInt32(4)) + bytes(UInt32(4)) + bytes(UInt32(3)) + Array("GNU\0".utf8) + [0xAB, 0xCD, 0xEF, 0x01]
        let code = [UInt8](repeating: 0, count: names.count * 0x100)
        let parts: [(kind: UInt32, bytes: [UInt8], link: UInt32)] = [
            (0, [], 0), (1, code, 0), (2, symbols, 3), (3, texts, 0), (7, note, 0),
        ]
        var body: [UInt8] = []
        var table: [UInt8] = []
        for part in parts {
            table +=
                bytes(UInt32(0)) + bytes(part.kind) + bytes(UInt64(0)) + bytes(UInt64(part.kind == 1 ? 0x1000 : 0))
                + bytes(UInt64(64 + body.count))
            table += bytes(UInt64(part.bytes.count)) + bytes(part.link) + [UInt8](repeating: 0, count: 20)
            body += part.bytes
        }
        var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 33)
        header += bytes(UInt64(64 + body.count)) + [UInt8](repeating: 0, count: 10)
        header += bytes(UInt16(64)) + bytes(UInt16(parts.count)) + bytes(UInt16(0))
        return Data(header + body + table)
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian, Array.init)
    }
}
