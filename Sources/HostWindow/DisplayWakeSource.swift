import CSDL2
import Foundation

/// Wakes the main run loop when the display server sends something, so that an idle app uses no time at all.
///
/// SDL loads the display server's libraries by itself; their connection's file descriptor is asked of the very same libraries.
@MainActor
final class DisplayWakeSource {
    private var source: (any DispatchSourceRead)?

    /// Whether the display wakes the run loop. Where not, the host has to look for events by itself.
    var isActive: Bool { source != nil }

    init(window: SDLWindow, _ onWake: @escaping @MainActor () -> Void) {
        guard let descriptor = Self.descriptor(of: window) else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { onWake() } }
        source.resume()
        self.source = source
    }

    isolated deinit { source?.cancel() }

    private static func descriptor(of window: SDLWindow) -> Int32? {
        var info = SDL_SysWMinfo()
        info.version = SDL_version(major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION), patch: UInt8(SDL_PATCHLEVEL))
        guard window.sdl.GetWindowWMInfo(window.pointer, &info) == SDL_TRUE else { return nil }
        // Both members begin with the pointer to the display.
        let display = withUnsafeBytes(of: info.info) { $0.load(as: UnsafeMutableRawPointer?.self) }
        guard let display else { return nil }
        switch info.subsystem {
        case SDL_SYSWM_X11: return call("XConnectionNumber", of: "libX11.so.6", display)
        case SDL_SYSWM_WAYLAND: return call("wl_display_get_fd", of: "libwayland-client.so.0", display)
        default: return nil
        }
    }

    private static func call(_ function: String, of library: String, _ display: UnsafeMutableRawPointer) -> Int32? {
        guard let handle = dlopen(library, RTLD_LAZY), let symbol = dlsym(handle, function) else { return nil }
        typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
        let descriptor = unsafeBitCast(symbol, to: Function.self)(display)
        return descriptor >= 0 ? descriptor : nil
    }
}
