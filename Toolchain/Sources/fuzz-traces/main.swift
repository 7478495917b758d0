import Foundation
import Fuzzing
import Profiling

// Damaged recordings, and damaged traces, which are exported if they are read.

let lines = """
    v 1 2a 0 18eccc59b8e5361c
    m 100000 100000 110000 /nowhere/App
    t 2b Worker
    s 5f5e100 2a f4240 0 101110 101010
    s 6f5e100 2a f4240 1 101210 101010
    a 5f5e100 2a 4000 20 1 101110 101010
    q 6f5e100 1
    h 5f5e100 2faf0800 0
    g 3f5e1000 5faf0800 0
    f 5f5e100 8f5e100 6f5e100
    p 1 5f5e100 2a 1 org.a Points Load a%3c
    p 2 7f5e100 2a 1 org.a Points Load b
    d 2
    x a%20note
    e 3b9aca00
    """
let symbolizer = Symbolizer(program: "/nowhere/App", demangler: Demangler(library: nil))

func trace(of lines: [UInt8]) -> Trace {
    let info = Trace.Info(
        template: .timeProfiler, process: "App", path: "/nowhere/App", device: "iPhone 15", systemVersion: "17.0", timeLimit: 5,
        recordedBy: "1")
    let recording = Recording(info)
    for line in lines.split(separator: UInt8(ascii: "\n")) { recording.take(Data(line)) }
    return recording.trace(endReason: "Target app exited", exitStatus: 0, symbolizer: symbolizer)
}

let tables = try PathQuery("//table")

func export(_ trace: Trace) throws {
    let export = TraceExport(trace)
    _ = (export.contents, export.elements(tables), try export.json(nil), try export.page())
}

let fuzzer = Fuzzer()
// A process can name any file as its code: what is not there is not opened.
fuzzer.run("recording", seeds: [Array(lines.utf8)], pieces: [" ffffffffffffffff", "\ns 1 2 3 0 ", "\np 1 1 1 1 "]) { bytes, _ in
    let data = try TraceFile.encode(trace(of: bytes.filter { $0 != UInt8(ascii: "/") }))
    try export(try TraceFile.decode(data, name: "recording"))
}
fuzzer.run("trace", seeds: [[UInt8](try TraceFile.encode(trace(of: Array(lines.utf8))))], pieces: ["-1", "\"call\":", "99999"]) {
    bytes, _ in
    try export(try TraceFile.decode(Data(bytes), name: "trace"))
}
fuzzer.run("path", seeds: [Array("/trace-toc/run[@number=\"1\"]//table[@schema='hitches' and 2]/*".utf8)], pieces: ["//", "[", "]", "@"]) {
    bytes, _ in
    _ = TraceExport(trace(of: [])).elements(try PathQuery(String(decoding: bytes, as: UTF8.self)))
}
