import Foundation

/// Opens URLs in the desktop's own apps.
enum DesktopOpener {
    /// Starts the desktop's opener; returns whether there is one.
    static func open(_ url: URL) -> Bool {
        // What it opens stays when this app ends: a session of its own is no part of what `sampan` ends with the app.
        guard let session = path(of: "setsid"), let opener = path(of: "xdg-open") else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: session)
        process.arguments = [opener, url.absoluteString]
        return (try? process.run()) != nil
    }

    private static func path(of program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile(atPath:))
    }
}
