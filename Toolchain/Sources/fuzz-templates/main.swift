// Renders damaged templates: none may end the process, take long, give something else the second time, or be refused without a place.
//
//     fuzz-templates [--count N] [--seed S] [--kind damaged|assembled|grown|parameters]
import Foundation
import Fuzzing
import Templates

/// Small enough that the slowest template takes far less than the fuzzer's five seconds.
var limits = Environment.Limits()
limits.steps = 20_000
limits.output = 1 << 20
limits.range = 10_000

func fail(_ message: String, _ text: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n\(text)\n".utf8))
    abort()
}

/// Renders a text twice, with one way of spacing after the other.
func render(_ text: String, _ number: Int) throws {
    let spacings: [Environment.Spacing] = [.untouched, .smart, .trimmed, .compact]
    let time = Date(timeIntervalSince1970: 0)
    let environment = Environment(
        loader: DictionaryLoader(Seeds.others.merging(["self": text]) { $1 }), extensions: [.swift],
        spacing: spacings[number % spacings.count], limits: limits, now: { time })
    func outcome() -> Result<String, TemplateError> {
        do {
            return .success(try Template(text, name: "Fuzz", environment: environment).render(Seeds.values))
        } catch let error as TemplateError {
            return .failure(error)
        } catch {
            fail("an error of another kind: \(error)", text)
        }
    }
    switch (outcome(), outcome()) {
    case (.success(let first), .success(let second)):
        if first != second { fail("gives something else the second time", text) }
    case (.failure(let first), .failure(let second)):
        if first.token == nil { fail("is refused without a place: \(first.reason)", text) }
        if "\(first)" != "\(second)" { fail("is refused in other words the second time", text) }
        throw first
    default: fail("is refused only sometimes", text)
    }
}

let fuzzer = Fuzzer()

fuzzer.run("damaged", seeds: Seeds.all.map { Array($0.utf8) }, pieces: Seeds.pieces) { bytes, number in
    try render(String(decoding: bytes, as: UTF8.self), bytes.count + number)
}

// Pieces in any order: most of these do not parse.
fuzzer.run("assembled") { numbers, _ in
    let pieces = Seeds.pieces + ["{{ name }}", "{% if yes %}", "{% for x in list %}", "{% outer: for y in numbers %}", "text\n", " "]
    return (0...numbers.next(below: 60)).flatMap { _ in Array(pieces[numbers.next(below: pieces.count)].utf8) }
} _: { bytes, number in
    try render(String(decoding: bytes, as: UTF8.self), number)
}

// Tags with their ends, inside each other: most of these do.
fuzzer.run("grown") { numbers, _ in
    var grower = Grower(numbers)
    return Array(grower.template().utf8)
} _: { bytes, number in
    try render(String(decoding: bytes, as: UTF8.self), number)
}

fuzzer.run("parameters", seeds: Seeds.parameters.map { Array($0.utf8) }, pieces: ["=", ".", "\n", "a.", "=a"]) { bytes, _ in
    let parameters = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let values = try Parameters.parse(parameters)
    guard try Parameters.parse(Parameters.flatten(values)).count == values.count else { fail("is not read again", "\(parameters)") }
}
