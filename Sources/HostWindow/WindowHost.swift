import Foundation
import Host

/// A host that shows an app in a window: the mouse is a finger, the wheel pans, the keyboard types.
///
/// Alt and the mouse make two fingers, mirrored about the window's middle, for pinches. Ctrl with the left or right arrow turns the
/// device, Ctrl+Shift+A changes between light and dark, Ctrl+S writes a screenshot to the working directory.
@MainActor
public final class WindowHost: AppHost, OwnedLoop {
    /// The device shown, its scale that of the display: one pixel drawn is one pixel seen.
    public private(set) var device: Device
    /// The window's size in points.
    public private(set) var screenSize: CGSize
    /// Whether the app starts dark.
    public private(set) var prefersDarkAppearance: Bool
    /// The seconds of the machine's monotonic clock, standing still while a frame is made.
    public private(set) var now: Double
    /// The time of day in the person's own time zone.
    public var timeOfDay: String {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: Date())
        return "\(parts.hour ?? 0):" + String(format: "%02d", parts.minute ?? 0)
    }

    private let options: LaunchOptions
    private weak var client: (any HostClient)?
    private var window: SDLWindow?
    private var wakeSource: DisplayWakeSource?
    private var exitCode: Int32?
    private var frameIsDue = true
    private var pinch: (center: CGPoint, isActive: Bool) = (.zero, false)

    /// The shortest time between frames, in seconds.
    private static let frameInterval = 1.0 / 60

    /// Creates a host. The window opens when the app runs.
    public init(options: LaunchOptions) {
        self.options = options
        device = options.device.flatMap { Device.named($0) } ?? .standard
        screenSize = device.size
        prefersDarkAppearance = options.appearance == .dark
        now = MachineClock.now
    }

    /// Wakes the main loop: a frame is needed.
    public func setNeedsFrame() {
        guard !frameIsDue else { return }
        frameIsDue = true
        // The run loop does not return for timers alone; an empty block on the main queue makes it.
        DispatchQueue.main.async {}
    }

    /// Tells the input method whether, and where, text is entered.
    public func setTextInput(active: Bool, caret: CGRect) { window?.setTextInput(active: active, caret: caret) }

    /// Ends the app after the present turn.
    public func stop(exitCode: Int32) {
        self.exitCode = self.exitCode ?? exitCode
        setNeedsFrame()
    }

    /// Shows a frame in the window.
    public func present(_ frame: HostFrame) { window?.show(frame) }

    /// Opens the window and starts the app.
    public func start(_ client: any HostClient) throws {
        let window = try SDLWindow(title: Bundle.main.displayName, size: device.size)
        self.window = window
        self.client = client
        device.scale = window.scale
        wakeSource = DisplayWakeSource(window: window) { [weak self] in self?.frameIsDue = true }
        client.hostDidStart()
    }

    /// Serves the window and the app until one ends.
    public func serve() -> Int32 {
        while exitCode == nil { turn() }
        window = nil
        return exitCode ?? 0
    }

    // MARK: The main loop

    private func turn() {
        now = MachineClock.now
        while let event = window?.nextEvent() { handle(event) }
        let started = now
        if client?.needsFrame == true || frameIsDue {
            frameIsDue = false
            client?.renderFrame()
        }
        _ = RunLoop.main.run(mode: .default, before: deadline(after: started))
    }

    /// When the loop has to look again, whatever happens meanwhile.
    private func deadline(after started: Double) -> Date {
        guard let client, exitCode == nil else { return .distantPast }
        if client.needsFrame || frameIsDue {
            return Date(timeIntervalSinceNow: max(0, started + Self.frameInterval - MachineClock.now))
        }
        // Without a way to be woken by the display, it has to be asked.
        var wait = wakeSource?.isActive == true ? Double.greatestFiniteMagnitude : Self.frameInterval
        if let wake = client.nextWake { wait = min(wait, max(0, wake - MachineClock.now)) }
        return wait > 1e9 ? .distantFuture : Date(timeIntervalSinceNow: wait)
    }

    // MARK: Events

    private func handle(_ event: WindowEvent) {
        switch event {
        case .host(let event): client?.handle(event)
        case .mouse(let phase, let location, let isPinch): handleMouse(phase, location, isPinch)
        case .resized(let size):
            screenSize = size
            client?.handle(.resize(size))
        case .rotate: rotate()
        case .toggleAppearance:
            prefersDarkAppearance.toggle()
            client?.handle(.appearance(isDark: prefersDarkAppearance))
        case .screenshot: window?.writeScreenshot()
        case .exposed: frameIsDue = true
        }
    }

    private func handleMouse(_ phase: HostEvent.TouchPhase, _ location: CGPoint, _ wantsPinch: Bool) {
        if phase == .began { pinch = (CGPoint(x: screenSize.width / 2, y: screenSize.height / 2), wantsPinch) }
        client?.handle(.touch(id: 0, phase: phase, location: location))
        guard pinch.isActive else { return }
        let mirrored = CGPoint(x: 2 * pinch.center.x - location.x, y: 2 * pinch.center.y - location.y)
        client?.handle(.touch(id: 1, phase: phase, location: mirrored))
    }

    private func rotate() {
        screenSize = CGSize(width: screenSize.height, height: screenSize.width)
        window?.resize(to: screenSize)
        client?.handle(.resize(screenSize))
    }
}

extension Bundle {
    /// The app's name for people.
    fileprivate var displayName: String {
        object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? object(forInfoDictionaryKey: "CFBundleName") as? String
            ?? "Sampan"
    }
}
