import SampanFoundation
import Testing
import UIKit

@testable import SwiftUI

/// A folder of documents, and a finger in lists of them. For suites with a `.session`.
@MainActor
final class DocumentDesk {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")

    /// Puts files into the folder, which is that of the app's documents.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        DocumentPlaces.current.documents = folder
        DocumentPlaces.current.shared = nil
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func text(_ name: String) -> String? { try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }
}

extension Stage {
    private func tap(_ view: UIView) {
        let finger = Finger { self.now }
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        finger.down(at: point)
        advance(1.0 / 30)
        finger.up(at: point)
        advance(1)
    }

    /// Touches what a text is in: a row, or the button of a bar.
    func touch(_ text: String) throws {
        try tap(#require(views(UILabel.self).last { $0.text == text && $0.bounds.width > 0 }, "there is no \(text)"))
    }

    /// Touches a button that shows a symbol.
    func touchButton(_ label: String) throws { try tap(#require(button(label), "there is no \(label)")) }

    func button(_ label: String) -> UIView? { views(UIView.self).last { $0.accessibilityLabel == label && $0.bounds.width > 0 } }

    /// Lets time pass until something that a queue does has come about.
    func wait(until condition: () -> Bool) async {
        for _ in 0..<400 where !condition() {
            try? await Task.sleep(for: .milliseconds(5))
            advance(1.0 / 30)
        }
        advance(1)
    }
}

/// A document that is a value: a text.
struct Letter: FileDocument, Equatable {
    static let readableContentTypes: [UTType] = [.plainText]
    static let writableContentTypes: [UTType] = [.plainText, .utf8PlainText]
    var text = ""

    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if text == "unspeakable" { throw CocoaError(.fileWriteUnknown) }
        let former = configuration.existingFile?.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
        return FileWrapper(regularFileWithContents: Data((text + (former.map { " after \($0)" } ?? "")).utf8))
    }
}

/// A document that is an object: a number.
final class Tally: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes: [UTType] = [.json]
    @Published var count = 0

    init(_ count: Int) { self.count = count }
    init(configuration: ReadConfiguration) throws {
        count = try JSONDecoder().decode(Int.self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> Int { count }
    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }

    func add(_ undoManager: UndoManager?) {
        count += 1
        undoManager?.registerUndo(withTarget: self) { $0.count -= 1 }
    }
}
