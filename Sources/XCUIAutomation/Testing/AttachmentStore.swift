import SampanHost

/// What is kept with a test's result, until the test ends.
enum AttachmentStore {
    private nonisolated(unsafe) static var waiting: [XCTAttachment] = []
    private static let lock = NSLock()

    static func add(_ attachment: XCTAttachment) { lock.withLock { waiting.append(attachment) } }

    /// A test has ended: what is to be kept of it is written, if anybody wants it.
    static func finish(_ test: XCTestCase) {
        let attachments = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        let hasFailed = (test.testRun?.totalFailureCount ?? 0) > 0
        guard let folder = ProcessInfo.processInfo.environment[UITestRequest.attachmentsVariable] else { return }
        var names: [String: Int] = [:]
        for attachment in attachments where hasFailed || attachment.lifetime == .keepAlways {
            let base = "\(test.name)-\(attachment.name ?? "Attachment")".map {
                $0.isLetter || $0.isNumber || "-._ ".contains($0) ? $0 : "_"
            }
            let name = String(base.prefix(120))
            names[name, default: 0] += 1
            let number = names[name]! > 1 ? "-\(names[name]!)" : ""
            let suffix = name.lowercased().hasSuffix(".\(attachment.fileExtension)") ? "" : ".\(attachment.fileExtension)"
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name)\(number)\(suffix)")
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try attachment.data.write(to: file)
            } catch {
                FileHandle.standardError.write(Data("sampan: the attachment \(file.path) cannot be written: \(error)\n".utf8))
            }
        }
    }
}
