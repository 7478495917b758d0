// Feeds damaged resources and configurations to the parsers of typed resources, and of what is exchanged with translators.
//
//     fuzz-resources [--count N] [--seed S] [--kind colors-txt|…|yaml|configuration]
import Foundation
import Fuzzing
import ResourceGeneration
import YAML

let fuzzer = Fuzzer()
let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-resources-\(getpid())").path
try FileManager.default.createDirectory(atPath: scratch + "/M.xcdatamodel", withIntermediateDirectories: true)
try FileManager.default.createDirectory(atPath: scratch + "/C.xcassets/G", withIntermediateDirectories: true)

/// What is said of a file names it, and a line of it where the format has lines.
func checkError(_ text: String, _ error: any Error, names file: String, in bytes: [UInt8]) throws {
    let hasLines = !file.hasSuffix(".ttf") && !bytes.starts(with: Array("bplist".utf8))
    let lines = String(decoding: bytes, as: UTF8.self).count(where: \.isNewline) + 1
    let places = text.ranges(of: file).map { text[$0.upperBound...].prefixMatch(of: #/:(\d+)/#).flatMap { Int($0.1) } ?? 0 }
    guard hasLines ? places.contains(where: { (1...lines).contains($0) }) : !places.isEmpty else {
        FileHandle.standardError.write(Data("an error without \(hasLines ? "a line of " : "")\(file): \(text)\n".utf8))
        abort()
    }
    throw error
}

/// Damages what one parser reads from a file.
func fuzz(_ name: String, _ parser: String, _ file: String, seeds: [[UInt8]], input: String? = nil, pieces: [String] = []) {
    guard let kind = ParserKind.named(parser) else { preconditionFailure("there is no parser \(parser)") }
    let generation = Generation(workplace: Workplace(folder: scratch)) { _ in }
    fuzzer.run(name, seeds: seeds, pieces: pieces) { bytes, _ in
        try Data(bytes).write(to: URL(fileURLWithPath: "\(scratch)/\(file)"))
        do { _ = try generation.context(of: [input ?? file], kind: kind, filter: nil, options: [:]) } catch {
            try checkError("\(error)", error, names: file, in: bytes)
        }
    }
    try? FileManager.default.removeItem(atPath: "\(scratch)/\(file)")
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

fuzz("colors-txt", "colors", "Fuzz.txt", seeds: [bytes(Seeds.colorTexts)], pieces: [":", "#", "0x", "One", "Two"])
fuzz("colors-json", "colors", "Fuzz.json", seeds: [bytes(Seeds.colorJSON)])
fuzz("colors-xml", "colors", "Fuzz.xml", seeds: [bytes(Seeds.colorXML)], pieces: ["@color/one", "@color/two", "name=\"one\""])
fuzz("colors-clr", "colors", "Fuzz.clr", seeds: [bytes(Seeds.colorList)], pieces: ["CF$UID", "<integer>6</integer>", "NSColorSpace"])
fuzz("coredata", "coredata", "M.xcdatamodel/contents", seeds: [bytes(Seeds.model)], input: "M.xcdatamodel", pieces: ["$X", "==", "[cd]"])
fuzz("fonts", "fonts", "Fuzz.ttf", seeds: [Seeds.font], pieces: ["ttcf", "name", "OTTO"])
fuzz("ib", "ib", "Fuzz.storyboard", seeds: [bytes(Seeds.storyboard)])
fuzz("json", "json", "Fuzz.json", seeds: [bytes(Seeds.json)])
fuzz("plist", "plist", "Fuzz.plist", seeds: [bytes(Seeds.rules), bytes(Seeds.colorList)])
fuzz("strings", "strings", "Fuzz.strings", seeds: [bytes(Seeds.strings)], pieces: ["=", ";", "/*", "*/", "//", "%", "$", "%@", "%1$"])
fuzz("stringsdict", "strings", "Fuzz.stringsdict", seeds: [bytes(Seeds.rules)], pieces: ["%#@v@", "%1$#@", "NSStringLocalizedFormatKey"])
fuzz("xcstrings", "strings", "Fuzz.xcstrings", seeds: [bytes(Seeds.catalog)], pieces: ["%#@a@", "\"variations\"", "\"plural\""])
fuzz(
    "xcassets", "xcassets", "C.xcassets/G/Contents.json", seeds: [bytes("{\"properties\": {\"provides-namespace\": true}}")],
    input: "C.xcassets")
fuzz(
    "yaml", "yaml", "Fuzz.yml", seeds: [bytes(Seeds.yaml)],
    pieces: ["&a ", "*a", "<<: *base", "- ", "? ", "|", ">", "---\n", "!!int ", "\t"])

fuzzer.run("configuration", seeds: [bytes(Seeds.configuration)], pieces: ["${OUT}", "outputs:", "- ", "<<: *a", "&a "]) { bytes, _ in
    do {
        let configuration = try Configuration(bytes, path: "Fuzz.yml", environment: ["OUT": "${OUT}/x"])
        configuration.lint(in: Workplace(folder: scratch)) { _ in }
        _ = (try configuration.inputList(in: Workplace(folder: scratch), present: scratch), configuration.outputs)
    } catch {
        for one in GenerationError.all(in: error) {
            do { try checkError(GenerationError.line(for: one, program: "sampan generate"), one, names: "Fuzz.yml", in: bytes) } catch {}
        }
        throw error
    }
}

fuzzExchange(fuzzer)

try FileManager.default.removeItem(atPath: scratch)
