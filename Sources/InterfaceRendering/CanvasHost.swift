import Foundation
import SampanFramePictures
import SampanHost
import UIKit

/// A screen for documents: a device with one window, whose time passes only to let layout settle.
@MainActor
final class CanvasHost: AppHost, OwnedLoop {
    let device: Device
    private(set) var screenSize: CGSize
    let prefersDarkAppearance: Bool
    nonisolated var now: Double { clock.now }

    private let clock = HostClock(now: 1)
    private let work: (CanvasHost) throws -> Int32
    private weak var client: (any HostClient)?
    private var lastFrame: HostFrame?

    /// Creates a screen that does its work once it is on.
    init(device: Device, isLandscape: Bool, isDark: Bool, work: @escaping (CanvasHost) throws -> Int32) {
        self.device = device
        let size = device.size
        screenSize = isLandscape ? CGSize(width: size.height, height: size.width) : size
        prefersDarkAppearance = isDark
        self.work = work
    }

    func present(_ frame: HostFrame) { lastFrame = frame }
    func stop(exitCode: Int32) {}

    func start(_ client: any HostClient) {
        self.client = client
        client.hostDidStart()
    }

    func serve() -> Int32 {
        settle()
        do {
            return try work(self)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 1
        }
    }

    /// Lets frames pass until nothing moves, or for a second.
    func settle() {
        var quiet = 0
        for _ in 0..<60 where quiet < 2 {
            clock.now += 1.0 / 60
            client?.renderFrame()
            quiet = client?.needsFrame == true ? 0 : quiet + 1
        }
    }

    /// Writes what is on screen.
    func write(to url: URL) throws {
        if let lastFrame { try FrameWriter.write(lastFrame, to: url) }
    }
}

/// The app around the canvas: it has a window and nothing else.
final class CanvasAppDelegate: UIResponder, UIApplicationDelegate {
    private(set) static weak var current: CanvasAppDelegate?
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.current = self
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        // The canvas is where a scene has no colour of its own.
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
