import Foundation
import ResourceGeneration
import YAML

/// The fixtures in a checkout of SwiftGen.
struct Fixtures {
    /// The folder with all of them, as an absolute path.
    let folder: String

    init?(checkout: String) {
        folder = URL(fileURLWithPath: checkout).standardizedFileURL.path + "/Sources/TestUtils/Fixtures"
        guard FileManager.default.fileExists(atPath: folder + "/StencilContexts") else { return nil }
    }

    /// The folder of resources.
    var resources: String { folder + "/Resources" }

    /// The bytes of a file.
    func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))) }

    /// An expected context: `Colors/defaults`.
    func context(_ name: String) throws -> Any {
        let path = "StencilContexts/\(name).yaml"
        return try YAML.documents(try bytes(path), path: path).first?.any ?? [String: Any]()
    }

    /// What Sampan's parser makes of resources.
    func context(
        of inputs: [String], parser: String, filter: String? = nil, options: [String: Any] = [:], isDetailed: Bool = false
    ) throws -> [String: Any] {
        guard let kind = ParserKind.named(parser) else { throw Failure("there is no parser \(parser)") }
        return try Generation(workplace: Workplace(folder: resources)) { _ in }
            .context(of: inputs, kind: kind, filter: filter, options: options, isDetailed: isDetailed)
    }
}

/// Why a case fails.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Counts cases by kinds, and prints those that fail.
struct FixtureReport {
    private let only: String?
    private var counts: [(kind: String, passed: Int, all: Int)] = []

    init(only: String?) { self.only = only }

    /// Whether a check is asked for.
    func includes(_ kind: String, _ name: String) -> Bool { only.map("\(kind) \(name)".contains) ?? true }

    /// Makes one check.
    mutating func check(_ kind: String, _ name: String, _ body: () throws -> Void) {
        guard includes(kind, name) else { return }
        var passed = 1
        do { try body() } catch {
            passed = 0
            print("\(kind) \(name): \(error)")
        }
        if let index = counts.firstIndex(where: { $0.kind == kind }) {
            counts[index].passed += passed
            counts[index].all += 1
        } else {
            counts.append((kind, passed, 1))
        }
    }

    /// Prints the counts and ends the process.
    func finish() -> Never {
        for count in counts { print("\(count.kind): \(count.passed) of \(count.all)") }
        print("in all: \(counts.reduce(0) { $0 + $1.passed }) of \(counts.reduce(0) { $0 + $1.all })")
        exit(counts.allSatisfy { $0.passed == $0.all } ? 0 : 1)
    }
}

/// Compares plain values.
enum PlainValue {
    /// What differs first, with its place; `nil` if nothing does.
    static func difference(_ got: Any, _ expected: Any, at place: String = "") -> String? {
        switch (got, expected) {
        case let (got as [String: Any], expected as [String: Any]):
            for key in Set(got.keys).union(expected.keys).sorted() {
                guard let value = got[key] else { return "\(place).\(key) is missing, expected \(expected[key] ?? "")" }
                guard let other = expected[key] else { return "\(place).\(key) is not expected: \(value)" }
                if let found = difference(value, other, at: "\(place).\(key)") { return found }
            }
            return nil
        case let (got as [Any], expected as [Any]):
            guard got.count == expected.count else { return "\(place): \(got.count) elements, expected \(expected.count): \(got)" }
            for (index, (value, other)) in zip(got, expected).enumerated() {
                if let found = difference(value, other, at: "\(place)[\(index)]") { return found }
            }
            return nil
        case (is NSNull, is NSNull): return nil
        case let (got as Bool, expected as Bool) where got == expected: return nil
        case let (got as Int, expected as Int) where got == expected: return nil
        case let (got as Double, expected as Double) where got == expected: return nil
        case let (got as Date, expected as Date) where got == expected: return nil
        case let (got as String, expected as String) where got == expected: return nil
        default: return "\(place): \(got) (\(type(of: got))), expected \(expected) (\(type(of: expected)))"
        }
    }
}
