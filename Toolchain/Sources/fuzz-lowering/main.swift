// Lowers damaged Swift sources: none may end the process, take long, or come out differently the second time.
//
//     fuzz-lowering [--count N] [--seed S] [--kind bytes|lines]
import Foundation
import Fuzzing
import Lowering

struct Refused: Error {}

/// Lowers a text twice. A text that does not parse counts as refused.
func lower(_ text: String) throws {
    let input = ModuleInput(
        name: "Fuzz", sources: [.init(path: "/f/A.swift", text: text), .init(path: "/f/B.swift", text: Seeds.neighbour)],
        dependencies: [Seeds.kit])
    let output = try Lowering.lower(input)
    let again = try Lowering.lower(input)
    guard output.files.map(\.text) == again.files.map(\.text), output.generated == again.generated, output.summary == again.summary,
        output.diagnostics.map(\.description) == again.diagnostics.map(\.description)
    else { fail("comes out differently the second time", text) }
    if let twice = output.diagnostics.first(where: { $0.message.contains("lowering changes this twice") }) { fail(twice.description, text) }
    // Every line of the user's is there, and every place in it can be told.
    let lowered = output.files[0]
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    guard lowered.text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) > lines else { fail("loses lines", text) }
    for line in 1...lines + 1 { _ = lowered.originalColumn(line: line, column: 40) }
    if output.diagnostics.contains(where: { $0.message.hasPrefix("the file is compiled as it is") }) { throw Refused() }
}

func fail(_ message: String, _ text: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n\(text)\n".utf8))
    abort()
}

let fuzzer = Fuzzer()

// Most of these do not parse; the parser and what looks at broken files has to bear them.
fuzzer.run("bytes", seeds: Seeds.sources.map { Array($0.utf8) }, pieces: Seeds.pieces) { bytes, _ in
    do {
        try lower(String(decoding: bytes, as: UTF8.self))
    } catch is Refused where !Seeds.sources.contains(String(decoding: bytes, as: UTF8.self)) {
        throw Refused()
    }
}

// Sources whose lines and names are exchanged parse more often, and say what nobody would write.
fuzzer.run("lines", seeds: Seeds.sources.map { Array($0.utf8) }) { bytes, seed in
    let source = Seeds.sources[seed]
    guard bytes != Array(source.utf8) else { return try lower(source) }
    var scrambler = Scrambler(bytes)
    try lower(scrambler.scramble(source))
}
