import Foundation

/// Opens URLs in the desktop's own apps.
public enum DesktopOpener {
    /// The variable with the number of the open descriptor on which a confined app asks for it, a URL a line: what it started itself would be
    /// confined with it.
    public static let variable = "SAMPAN_OPENER"

    /// What a confined app may have opened: what is opened elsewhere with no more rights than the URL's writer had. A file may be a program.
    private static let schemes: Set = ["http", "https", "mailto"]

    /// The descriptor on which a confined app asks; `nil` for one that is not.
    static var descriptor: Int32? { getenv(variable).map { Int32(String(cString: $0)) ?? -1 } }

    /// Opens a URL, or asks for it; returns whether there is something that opens it.
    public static func open(_ url: URL) -> Bool {
        guard let descriptor else { return start(url) }
        guard isForConfinedApps(url), opener != nil else { return false }
        let line = Data("\(url.absoluteString)\n".utf8)
        return line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == line.count
    }

    /// Opens what a confined app asked for, if such an app may.
    public static func open(line: Data) {
        guard let url = URL(string: String(decoding: line, as: UTF8.self)), isForConfinedApps(url) else { return }
        _ = start(url)
    }

    private static func isForConfinedApps(_ url: URL) -> Bool { schemes.contains(url.scheme?.lowercased() ?? "") }

    private static func start(_ url: URL) -> Bool {
        guard let opener else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: opener.session)
        process.arguments = [opener.program, url.absoluteString]
        // It stays, and who waits for the end of what the app prints must not wait for it.
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }

    /// What it opens stays when the app ends: a session of its own is no part of what `sampan` ends with the app.
    private static var opener: (session: String, program: String)? {
        guard let session = path(of: "setsid"), let program = path(of: "xdg-open") else { return nil }
        return (session, program)
    }

    private static func path(of program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile(atPath:))
    }
}
