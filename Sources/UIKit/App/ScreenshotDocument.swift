import Foundation

/// Writes what the scene on the screen has, as a PDF document that the app makes.
@MainActor
enum ScreenshotDocument {
    /// Asks the scene's delegate for the document, which is written when the app has made it. Returns why there is none, as far as that is
    /// known at once.
    static func write(to file: String) -> String? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let service = scenes.first(where: \.isOnDisplay)?.screenshotService, let delegate = service.delegate else {
            return none(file)
        }
        let answer = Answer()
        let isAsked: Void? = OptionalRequirement.call {
            delegate.screenshotService(service) { data, _, _ in answer.take(data, file) }
        }
        return isAsked == nil ? none(file) : answer.endAsking()
    }

    private static func none(_ file: String) -> String {
        "\(file): the app makes no PDF document of its screen; its scene's screenshotService has no delegate that does"
    }

    /// What came of asking: told to who asked if it is known by then, to the terminal if not.
    private final class Answer: @unchecked Sendable {
        private let lock = NSLock()
        private var failure: String?
        private var isAsking = true

        func take(_ data: Data?, _ file: String) {
            let reason = write(data, file)
            lock.withLock {
                failure = reason
                if !isAsking, let reason { FileHandle.standardError.write(Data("sampan: \(reason)\n".utf8)) }
            }
        }

        private func write(_ data: Data?, _ file: String) -> String? {
            guard let data else { return "\(file): the app has no PDF document of its screen now" }
            do {
                let url = URL(fileURLWithPath: file)
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: url, options: .atomic)
                return nil
            } catch {
                return "\(file) cannot be written: \(error.localizedDescription)"
            }
        }

        func endAsking() -> String? {
            lock.withLock {
                isAsking = false
                return failure
            }
        }
    }
}
