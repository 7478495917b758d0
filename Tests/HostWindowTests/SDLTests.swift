import Foundation
import SampanHost
import Testing

@testable import HostWindow

/// SDL itself, with its driver that shows nothing.
@MainActor @Suite(.serialized) struct SDLTests {
    init() { setenv("SDL_VIDEODRIVER", "dummy", 1) }

    @Test func theHostIsEnteredAndTakenWhereThereIsADisplay() throws {
        #expect(HostRegistry.names.contains("window"))
        #expect(try HostRegistry.make(LaunchOptions(), environment: ["DISPLAY": ":0"]) is WindowHost)
        #expect(try HostRegistry.make(LaunchOptions(), environment: ["WAYLAND_DISPLAY": "wayland-0"]) is WindowHost)
    }

    @Test func aWindowOpensAndTakesFrames() throws {
        let window = try SDLWindow(title: "Test", size: CGSize(width: 20, height: 10))
        let pixels = [UInt32](repeating: 0xFF33_6699, count: 20 * 10)
        pixels.withUnsafeBytes { bytes in
            for damage in [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: -5, y: 8, width: 40, height: 40)] {
                window.show(
                    HostFrame(pixels: bytes.baseAddress!, width: 20, height: 10, bytesPerRow: 80, damage: [damage], time: 1))
            }
        }
        while window.nextEvent() != nil {}
        #expect(window.scale == 1)
    }

    @Test func anIconIsTaken() throws {
        let window = try SDLWindow(title: "Test", size: CGSize(width: 20, height: 10))
        let pixels = [UInt32](repeating: 0xFF33_6699, count: 16 * 16)
        pixels.withUnsafeBytes { bytes in
            #expect(window.showIcon(HostFrame(pixels: bytes.baseAddress!, width: 16, height: 16, bytesPerRow: 64, damage: [], time: 0)))
        }
    }

    @Test func theMenuDoesWhatTheKeysDo() throws {
        let host = WindowHost(options: LaunchOptions())
        let titles = host.menu.items.map(\.title)
        #expect(titles.first == "Home" && titles.last == "Quit" && Set(titles).count == titles.count)
        let wasDark = host.prefersDarkAppearance
        host.menu.items.first { $0.title.hasPrefix("Toggle Appearance") }?.action()
        #expect(host.prefersDarkAppearance != wasDark)
    }

    @Test func theClipboardIsTheDesktops() throws {
        let window = try SDLWindow(title: "Test", size: CGSize(width: 20, height: 10))
        window.clipboard = "Xin chào"
        #expect(window.clipboard == "Xin chào")
        window.clipboard = nil
        #expect(window.clipboard == nil)
    }
}
