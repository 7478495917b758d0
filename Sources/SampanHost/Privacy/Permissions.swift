import Foundation

/// What the person allowed the app. It is kept with what the app has stored, so that it is asked for once; an app that was not started by
/// `sampan` is asked anew each time.
///
/// May be used on any thread.
public final class Permissions: @unchecked Sendable {
    /// Those of this process.
    public static let shared = Permissions(file: defaultFile)

    private let file: URL?
    private let lock = NSLock()
    private var answers: [PrivacyService: PrivacyAnswer]
    private var observers: [@Sendable (PrivacyService) -> Void] = []

    private static var defaultFile: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/Privacy/Permissions.plist")
        }
    }

    /// Reads what was kept. A file that cannot be read counts as if nothing had been asked.
    ///
    /// - Parameter file: where answers are kept; `nil` keeps them in memory.
    package init(file: URL?) {
        self.file = file
        let kept =
            file.flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Int] } ?? [:]
        answers = [:]
        for (name, value) in kept {
            if let service = PrivacyService(rawValue: name), let answer = PrivacyAnswer(rawValue: value) { answers[service] = answer }
        }
    }

    /// What the person said; `nil` if it was not asked yet.
    public func answer(for service: PrivacyService) -> PrivacyAnswer? { lock.withLock { answers[service] } }

    /// Keeps what the person said, or forgets it, and tells the observers.
    public func set(_ answer: PrivacyAnswer?, for service: PrivacyService) {
        let observers = lock.withLock {
            answers[service] = answer
            save()
            return self.observers
        }
        observers.forEach { $0(service) }
    }

    /// Does what a person does in the settings: to one service, or to all. Who signed in with the account is no permission: that is only forgotten
    /// with all others.
    public func apply(_ change: PrivacyChange, to service: PrivacyService?) {
        let answer: PrivacyAnswer? =
            switch change {
            case .grant: .granted
            case .revoke: .denied
            case .reset: nil
            }
        let all = PrivacyService.allCases.filter { $0 != .appleID || change == .reset }
        for service in service.map({ [$0] }) ?? all { set(answer, for: service) }
    }

    /// Calls `body` after each change, on the thread that made it.
    public func observe(_ body: @escaping @Sendable (PrivacyService) -> Void) { lock.withLock { observers.append(body) } }

    private func save() {
        guard let file else { return }
        // Once is until the process ends.
        let kept = answers.filter { $0.value != .grantedOnce }
        let values = Dictionary(uniqueKeysWithValues: kept.map { ($0.key.rawValue, $0.value.rawValue) })
        guard let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0) else { return }
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("sampan: the app's permissions cannot be kept: \(error.localizedDescription)\n".utf8))
        }
    }
}
