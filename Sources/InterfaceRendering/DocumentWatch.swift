import Foundation
import SampanInterfaceBuilder
import UIKit

/// Notes what is made from one document, and what goes wrong meanwhile.
@MainActor
final class DocumentWatch: InterfaceObserver {
    /// An object with the record it was made from.
    struct Made {
        let object: AnyObject
        let record: IBObject
    }

    private let document: String
    private(set) var made: [Made] = []
    private(set) var findings: [Finding] = []
    private var known: Set<Finding> = []
    private var records: [ObjectIdentifier: IBObject] = [:]

    /// Watches what is made from the document of the given file name.
    init(document: String) { self.document = document }

    /// Adds a finding, once.
    func add(_ line: Int, _ message: String) {
        let finding = Finding(line: line, message: message)
        if known.insert(finding).inserted { findings.append(finding) }
    }

    /// Forgets what was made, so that it can go.
    func forgetObjects() {
        made.removeAll()
        records.removeAll()
    }

    /// The record that an object was made from.
    func record(of object: AnyObject) -> IBObject? { records[ObjectIdentifier(object)] }

    func made(_ object: AnyObject, from record: IBObject) {
        made.append(Made(object: object, record: record))
        records[ObjectIdentifier(object)] = record
    }

    func noted(_ message: String, document: String, line: Int) {
        if document == self.document { add(line, message) }
    }

    func broke(_ constraint: NSLayoutConstraint, among constraints: [NSLayoutConstraint]) {
        // How large texts are is the fonts' doing, and images the catalog's: Apple's may well fit.
        guard !constraints.contains(where: { $0 is NSContentSizeLayoutConstraint }) else { return }
        let lines = constraints.compactMap { record(of: $0)?.line }.sorted()
        guard let line = record(of: constraint)?.line ?? lines.first else { return }
        let others = Set(lines).subtracting([line]).sorted().map(String.init)
        let among = others.isEmpty ? "" : " with the constraint\(others.count == 1 ? "" : "s") of line \(others.joined(separator: ", "))"
        add(line, "conflicting constraint: it cannot hold together\(among), and is broken")
    }
}

extension IBObject {
    /// How messages call the object: by its name in the document's outline, or by its text and element.
    var displayName: String {
        if let label = self["userLabel"] { return "\"\(label)\"" }
        let text = text("text") ?? text("title") ?? list("states").first.flatMap { $0.text("title") }
        let short = text.map { String($0.prefix(24)) + ($0.count > 24 ? "…" : "") }
        return "\(element)\(short.map { " \"\($0)\"" } ?? "")"
    }
}
