import Foundation

/// What is known of the end of an app that did not end by itself: why, and the calls that led to it.
public struct CrashReport: Sendable {
    /// One call of the backtrace.
    struct Frame: Hashable, Sendable {
        /// What was called, with the library it lies in.
        var function: String
        /// The place in the sources, `path:line:column`, where that is known.
        var place: String?
    }

    /// What happened to the app.
    let heading: String
    /// The calls, innermost first.
    let frames: [Frame]
    private let sourceFiles: Set<String>

    /// What a signal did to an app, with the report that Swift's runtime wrote.
    package init(signal: Int32, backtrace: String, sourceFiles: [String]) {
        let line = backtrace.split(separator: "\n").first { $0.hasPrefix("*** ") }
        let reason = line?.replacingOccurrences(of: "*", with: "").trimmingCharacters(in: .whitespaces) ?? ""
        self.init(
            heading: "The app crashed: \(CrashReport.name(of: signal))\(reason.isEmpty ? "" : " (\(reason))")", backtrace: backtrace,
            sourceFiles: sourceFiles)
    }

    /// What was done to an app, with what it did then, as Swift's runtime wrote it.
    package init(heading: String, backtrace: String, sourceFiles: [String]) {
        self.heading = heading
        self.sourceFiles = Set(sourceFiles)
        frames = backtrace.split(separator: "\n").map(String.init).compactMap(CrashReport.frame)
    }

    /// A line such as `3 [ra] 0x00005… Foo.bar(_:) + 110 in App at /…/Foo.swift:5:58`.
    private static func frame(_ line: String) -> Frame? {
        let words = line.split(separator: " ", omittingEmptySubsequences: true)
        guard let number = words.first, Int(number) != nil, let address = words.firstIndex(where: { $0.hasPrefix("0x") }) else {
            return nil
        }
        let rest = words[(address + 1)...].joined(separator: " ")
        guard !rest.isEmpty else { return nil }
        guard let at = rest.range(of: " at /", options: .backwards) else { return Frame(function: rest) }
        let place = String(rest[rest.index(at.upperBound, offsetBy: -1)...])
        let function = String(rest[..<at.lowerBound])
        return Frame(function: function, place: place.contains("<compiler-generated>") ? nil : place)
    }

    /// Whether a frame lies in the user's own files.
    private func isUsers(_ frame: Frame) -> Bool {
        guard let place = frame.place else { return false }
        let path = place.split(separator: ":").dropLast(2).joined(separator: ":")
        return sourceFiles.contains(path)
    }

    /// The innermost call of the user's own.
    var place: String? { frames.first(where: isUsers).map { CrashReport.withoutOffset($0.function) } }

    /// The report for a person: what happened, the user's own calls, then all of them.
    public var text: String {
        var lines = [heading] + [reason].compactMap(\.self)
        let own = frames.filter(isUsers)
        if !own.isEmpty {
            lines.append("In your code:")
            lines += own.map { "  \($0.place ?? ""): \(CrashReport.withoutOffset($0.function))" }
        }
        if !frames.isEmpty {
            lines.append("All calls, innermost first:")
            lines += frames.enumerated().map { index, frame in "  \(index)  \(frame.function)\(frame.place.map { " at \($0)" } ?? "")" }
        }
        return lines.joined(separator: "\n")
    }

    /// What the innermost call tells of why, where the heading does not.
    private var reason: String? {
        guard frames.first?.function.hasPrefix("_dispatch_assert_queue_fail") == true else { return nil }
        let isMain = frames.contains { $0.function.contains("MainActor") || $0.function.contains("swift_task_isCurrentExecutor") }
        return isMain
            ? "Code of the main actor was called on another thread: call it in a Task { @MainActor in … } or in DispatchQueue.main.async."
            : "Code that belongs to one queue was called on another."
    }

    /// What the same crash has in another run too: what happened, without addresses, and where in the user's files.
    var kind: String { heading.replacing(#/0x[0-9a-f]+/#, with: "") + (frames.first(where: isUsers)?.place ?? "") }

    private static func withoutOffset(_ function: String) -> String {
        guard let plus = function.range(of: " + ", options: .backwards) else { return function }
        return String(function[..<plus.lowerBound])
    }

    private static func name(of signal: Int32) -> String {
        let names: [Int32: String] = [
            SIGILL: "SIGILL, illegal instruction", SIGTRAP: "SIGTRAP, trap", SIGABRT: "SIGABRT, abort", SIGBUS: "SIGBUS, bus error",
            SIGFPE: "SIGFPE, arithmetic error", SIGSEGV: "SIGSEGV, bad memory access", SIGKILL: "SIGKILL, killed",
            SIGTERM: "SIGTERM, terminated",
        ]
        return names[signal] ?? "signal \(signal)"
    }
}
