import Foundation
internal import CWebKitGTK
import UIKit

/// WebKitGTK, which loads pages and draws them. It is started when an app first has a view for one.
@MainActor
enum WebEngine {
    /// Starts it, or ends the process with a word where that is impossible.
    static let start: Void = {
        ScreenScale.value = Int32(max(1, UIScreen.main.scale.rounded()))
        guard let display = DisplayServer.begin() else { fatalError("WebKit: there is no socket for a display of its own") }
        setenv("GDK_BACKEND", "broadway", 1)
        setenv("BROADWAY_DISPLAY", display, 1)
        // Pages are drawn by the processor into memory: nobody shows layers of a graphics card here.
        setenv("WEBKIT_DISABLE_COMPOSITING_MODE", "1", 1)
        // The person's settings and services of the desktop's are none of the device's.
        setenv("NO_AT_BRIDGE", "1", 1)
        setenv("GSETTINGS_BACKEND", "memory", 1)
        setenv("GIO_USE_VFS", "local", 1)
        setenv("GTK_USE_PORTAL", "0", 1)
        nameSystemFont()
        // Numbers of the app's stay as they are.
        gtk_disable_setlocale()
        gdk_set_allowed_backends("broadway")
        guard gtk_init_check(nil, nil) != 0 else { fatalError("WebKit: GTK cannot be started") }
        // Broadway knows no density; a point of text is 4/3 of a page's.
        gdk_screen_set_resolution(gdk_screen_get_default(), 96)
        if let settings = gtk_settings_get_default() {
            sampan_set_integer(settings, "gtk-xft-dpi", 96 * 1024)
            // Fingers that move scroll the app's view, not GTK's.
            sampan_set_integer(settings, "gtk-dnd-drag-threshold", 1 << 20)
            sampan_set_boolean(settings, "gtk-enable-animations", 0)
        }
        _ = GLibLoop.shared
    }()

    /// The folder of the app's that a name is for: `Library/Caches/WebKit`.
    static func folder(_ path: String) -> String {
        let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] ?? NSTemporaryDirectory()
        let folder = URL(fileURLWithPath: home).appendingPathComponent(path)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    /// Pages ask for the system's font by Apple's names for it, which the processes that draw them learn from a file.
    private static func nameSystemFont() {
        let names = ["-apple-system", "BlinkMacSystemFont", "system-ui", "ui-sans-serif", "SF Pro", "SF Pro Text", "SF Pro Display"]
        let aliases = names.map {
            "<alias binding=\"same\"><family>\($0)</family><prefer><family>Inter</family></prefer></alias>"
        }
        let file = folder("Library/Caches/WebKit") + "/fonts.conf"
        let named = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"]
        let system = named.flatMap { $0 == file ? nil : $0 } ?? "/etc/fonts/fonts.conf"
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig><include ignore_missing="yes">\(system)</include>\(aliases.joined())</fontconfig>
            """
        guard (try? text.write(toFile: file, atomically: true, encoding: .utf8)) != nil else { return }
        setenv("FONTCONFIG_FILE", file, 1)
    }
}
