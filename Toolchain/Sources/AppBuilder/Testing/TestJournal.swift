import Foundation

/// What the tests of one run did, as their program writes it down line by line. It survives the program.
final class TestJournal {
    private struct Line: Codable {
        var event: String
        var test: String?
        var message: String?
        var file: String?
        var line: Int?
        var seconds: Double?
        var unexpected: Int?
        var isSkipped: Bool?
    }

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
            if let line = try? JSONDecoder().decode(Line.self, from: unread[unread.startIndex..<end]) { note(line) }
            unread = Data(unread[(end + 1)...])
        }
    }

    private func note(_ line: Line) {
        switch line.event {
        case "begin":
            running = results.count
            results.append(TestResult(name: line.test ?? ""))
        case "fail":
            guard let running else { return }
            let place = line.file.map { "\($0):\(line.line ?? 0)" }
            results[running].failures.append(TestResult.Failure(message: line.message ?? "", place: place))
        case "end":
            guard let running else { return }
            results[running].seconds = line.seconds ?? 0
            results[running].unexpectedFailures += line.unexpected ?? 0
            results[running].isSkipped = line.isSkipped ?? false
            self.running = nil
        default: isComplete = true
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
