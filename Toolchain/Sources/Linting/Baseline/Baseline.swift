import Foundation
import YAML

/// Findings that are left alone because they were there before. They are known by their signatures, so lines may move.
public struct Baseline: Sendable {
    /// How often each signature is left alone.
    public private(set) var signatures: [String: Int] = [:]

    /// A baseline of findings.
    public init(_ incidents: [Incident]) { for incident in incidents { signatures[incident.signature, default: 0] += 1 } }

    /// Reads a baseline's file.
    ///
    /// - Throws: `ConfigurationError`.
    public init(_ bytes: [UInt8], path: String) throws {
        func refuse(_ line: Int, _ column: Int, _ message: String) -> ConfigurationError {
            ConfigurationError(path: path, faults: [.init(line: line, column: column, message: message)])
        }
        let root: YAMLNode?
        do { root = try YAML.documents(bytes, path: path).first } catch let error as YAMLError {
            throw refuse(error.line, error.column, error.message)
        }
        guard let root, root.text != "" else { return }
        guard let elements = root.elements else { throw refuse(root.line, root.column, "expected a list of findings' signatures") }
        for element in elements {
            guard let text = element.text else { throw refuse(element.line, element.column, "expected a finding's signature") }
            signatures[text, default: 0] += 1
        }
    }

    /// The file's text.
    public var text: String {
        var text = "# Findings that are left alone. Written by sampan lint --write-baseline.\n"
        for (signature, count) in signatures.sorted(by: { $0.key < $1.key }) {
            let line = "- '" + signature.replacingOccurrences(of: "'", with: "''") + "'\n"
            for _ in 0..<count { text += line }
        }
        return signatures.isEmpty ? text + "[]\n" : text
    }

    /// The findings that are not left alone, and the signatures that nothing matches any more.
    public func apply(to incidents: [Incident]) -> (new: [Incident], stale: [String]) {
        var left = signatures
        let new = incidents.filter { incident in
            guard let count = left[incident.signature], count > 0 else { return true }
            left[incident.signature] = count - 1
            return false
        }
        return (new, left.filter { $0.value > 0 }.keys.sorted())
    }
}
