import Foundation

/// Opens URLs in the desktop's own apps.
enum DesktopOpener {
    /// Starts the desktop's opener; returns whether there is one.
    static func open(_ url: URL) -> Bool {
        let candidates = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
        guard let opener = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: opener)
        process.arguments = [url.absoluteString]
        return (try? process.run()) != nil
    }
}
