import Foundation
import SampanHost
import Shell

/// What an app may reach as on iOS: its bundle, the frameworks and the system's data to read, its container to write. Besides that, what
/// whoever runs it has named.
struct AppConfinement {
    /// What is told to the kernel.
    private(set) var confinement = Confinement()

    /// The variable by which an app knows that it is confined, and tells what it is kept from.
    static let variable = "SAMPAN_CONFINED"

    /// - Parameters:
    ///   - environment: the app's variables.
    ///   - options: how it is shown, with the files that are read for it.
    ///   - read: files that its script names.
    ///   - written: files that are written for whoever runs it.
    ///   - paths: what whoever runs it allows.
    init(
        _ app: AppBuilder.App, environment: [String: String], options: LaunchOptions, read: [String], written: [String],
        besides paths: [String]
    ) {
        confinement.allow(app.path, [.read, .run])
        confinement.allow(app.container.path, [.read, .write, .change])
        let locations = app.container.locations
        for folder in locations.origin.libraries(cache: locations.cache) { confinement.allow(folder, .read) }
        // Beside what the microphone hears stands what is spoken there, for Speech.
        let transcript = options.microphone.map { URL(fileURLWithPath: $0).deletingPathExtension().path + ".txt" }
        let named = [options.script, options.camera, options.microphone, transcript, options.photos, options.storeKit].compactMap(\.self)
        for file in named + read { confinement.allow(file, .read) }
        if let files = options.files { confinement.allow(files, [.read, .write, .change]) }
        for file in written { confinement.allow(file, [.read, .write]) }
        for path in paths { confinement.allow(path, [.read, .write, .change]) }
        confinement.allowSystem(.read)
        confinement.allowSwift()
        allowPrograms(of: app.frameworks, locations.origin)
        allowDisplay(environment)
    }

    /// What frameworks of the app start. What they start is confined as the app is.
    private mutating func allowPrograms(of frameworks: [String], _ origin: Origin) {
        let programs = FrameworkPrograms(of: frameworks, origin).paths
        guard !programs.isEmpty else { return }
        for path in programs + [Confinement.loader].compactMap(\.self) { confinement.allow(path, [.read, .run]) }
    }

    /// What shows windows and draws in them: drivers, the display's key, a person's own fonts and pointers.
    private mutating func allowDisplay(_ environment: [String: String]) {
        for folder in (environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":") { confinement.allow(String(folder), .read) }
        let drivers = (try? Files.names(in: "/dev"))?.filter { $0 == "dri" || $0.hasPrefix("nvidia") } ?? []
        for name in drivers { confinement.allow("/dev/\(name)", [.read, .write, .control]) }
        if let key = environment["XAUTHORITY"] { confinement.allow(key, .read) }
        guard let home = environment["HOME"], !home.isEmpty else { return }
        let own = [
            ".Xauthority", ".XCompose", ".fonts", ".fonts.conf", ".fonts.conf.d", ".icons", ".drirc", ".local/share/fonts",
            ".local/share/icons", ".config/fontconfig",
        ]
        for name in own { confinement.allow(Files.join(home, name), .read) }
    }
}
