import Foundation
import SampanHost

/// What the tests of one run did, as their program writes it down line by line. It survives the program.
final class TestJournal {
    /// The file that the program appends to.
    let path: String
    /// The tests that have begun, in their order.
    private(set) var results: [TestResult] = []
    /// The test that has begun and not ended, by its place in `results`.
    private(set) var running: Int?
    /// Whether the program that runs has come to the end of its tests.
    private(set) var isComplete = false

    private let file: FileHandle
    private var unread = Data()

    /// Begins a journal.
    ///
    /// - Throws: `BuildError.file` if there can be no temporary file.
    init() throws {
        path = Files.join(NSTemporaryDirectory(), "sampan-tests-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forReadingAtPath: path) else {
            throw BuildError.file(path: path, message: "the file cannot be made")
        }
        self.file = file
    }

    deinit { unlink(path) }

    /// Reads what has been written since.
    func update() {
        unread += file.readDataToEndOfFile()
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            if let event = try? JSONDecoder().decode(TestJournalEvent.self, from: unread[unread.startIndex..<end]) { note(event) }
            unread = Data(unread[(end + 1)...])
        }
    }

    private func note(_ event: TestJournalEvent) {
        switch event.kind {
        case .begin:
            running = results.count
            results.append(TestResult(name: event.test ?? ""))
        case .fail:
            guard let running else { return }
            let place = event.file.map { "\($0):\(event.line ?? 0)" }
            results[running].failures.append(TestResult.Failure(message: event.message ?? "", place: place))
        case .end:
            guard let running else { return }
            results[running].seconds = event.seconds ?? 0
            results[running].unexpectedFailures += event.unexpected ?? 0
            results[running].isSkipped = event.isSkipped ?? false
            self.running = nil
        case .all: isComplete = true
        }
    }

    /// Notes that the test that was running ended the program, or was ended with it, and what is known of that. Returns its name.
    func endRunning(seconds: Double, message: String, details: String) -> String? {
        guard let place = running else { return nil }
        running = nil
        results[place].seconds = seconds
        results[place].failures.append(TestResult.Failure(message: message, details: details))
        results[place].unexpectedFailures += 1
        return results[place].name
    }
}
