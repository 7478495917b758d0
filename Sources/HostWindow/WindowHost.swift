import Foundation
import SampanFramePictures
import SampanHost

/// A host that shows an app in a window: the mouse is a finger, the wheel pans, the keyboard types.
///
/// Alt and the mouse make two fingers, mirrored about the window's middle, for pinches. Ctrl with the left or right arrow turns the
/// device where no text is entered, Ctrl+Shift+A changes between light and dark, Ctrl+S writes a screenshot into the folder that the app was started from.
@MainActor
public final class WindowHost: AppHost, OwnedLoop {
    /// The device shown, its scale that of the display: one pixel drawn is one pixel seen.
    public private(set) var device: Device
    /// The window's size in points.
    public private(set) var screenSize: CGSize
    /// Whoever looks at the window.
    public var hasUser: Bool { true }
    /// Whether the app starts dark.
    public private(set) var prefersDarkAppearance: Bool
    /// The seconds of the machine's monotonic clock, standing still while a frame is made.
    public nonisolated var now: Double { pacer.clock.now }
    /// The time of day in the person's own time zone.
    public var timeOfDay: String {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: Date())
        return "\(parts.hour ?? 0):" + String(format: "%02d", parts.minute ?? 0)
    }

    /// What is left of the minute.
    public var timeOfDayHolds: Double? { 60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60) }
    /// The day in the person's own time zone.
    public var day: DateComponents { Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date()) }

    private let options: LaunchOptions
    private weak var client: (any HostClient)?
    private var window: SDLWindow?
    private var wakeSource: DisplayWakeSource?
    /// The frame that is shown; its pixels are there until the next one is made.
    private var shown: HostFrame?
    private var recorder: FrameRecorder?
    private let pacer = FramePacer(interval: WindowHost.frameInterval)
    /// How the device is held, whether or not the app's interface follows.
    private var isHeldLandscape = false
    private var pinch: (center: CGPoint, isActive: Bool) = (.zero, false)

    /// The shortest time between frames, in seconds.
    private static let frameInterval = 1.0 / 60

    /// Creates a host. The window opens when the app runs.
    public init(options: LaunchOptions) {
        self.options = options
        device = options.device.flatMap { Device.named($0) } ?? .standard
        screenSize = device.size
        prefersDarkAppearance = options.appearance == .dark
    }

    /// Wakes the main loop: a frame is needed.
    public func setNeedsFrame() { pacer.setNeedsFrame() }

    /// Tells the input method whether, and where, text is entered.
    public func setTextInput(active: Bool, caret: CGRect) { window?.setTextInput(active: active, caret: caret) }

    /// Turns the window, and the device with it.
    public func turn(isLandscape: Bool) {
        isHeldLandscape = isLandscape
        guard isLandscape != (screenSize.width > screenSize.height) else { return }
        screenSize = CGSize(width: screenSize.height, height: screenSize.width)
        window?.resize(to: screenSize)
    }

    /// Limits the window's size.
    public func limitSize(minimum: CGSize, maximum: CGSize) { window?.limitSize(minimum: minimum, maximum: maximum) }

    /// As large as desktops show icons.
    public var iconSide: Int? { 256 }

    /// Shows the app's icon for the window.
    public func showIcon(_ icon: HostFrame) { window?.showIcon(icon) }

    /// The machine's own.
    public let speaker: any HostSpeaker = SDLSpeaker()

    /// Keeps the desktop's screen saver off.
    public func keepAwake(_ isAwake: Bool) { window?.keepAwake(isAwake) }

    /// Shows or hides the desktop's pointer while it is over the window.
    public func showPointer(_ isShown: Bool) { window?.showPointer(isShown) }

    /// The desktop's clipboard.
    public var clipboard: String? {
        get { window?.clipboard }
        set { window?.clipboard = newValue }
    }

    /// The frame that is shown.
    public var picture: Data? { shown.flatMap(FrameWriter.png) }

    /// Ends the app after the present turn.
    public func stop(exitCode: Int32) { pacer.stop(exitCode: exitCode) }

    /// Shows a frame in the window.
    public func present(_ frame: HostFrame) {
        shown = frame
        window?.show(frame)
        recorder?.add(frame, at: now)
    }

    /// Begins to record frames, with the one that is shown.
    public func startRecording(_ format: RecordingFormat, framesPerSecond: Int) -> Bool {
        let recorder = FrameRecorder(format, framesPerSecond: framesPerSecond, scale: device.scale)
        if let shown { recorder.add(shown, at: now) }
        self.recorder = recorder
        return true
    }

    /// Ends the recording.
    public func stopRecording() throws -> Data? {
        defer { recorder = nil }
        return try recorder?.finish(at: now)
    }

    /// Opens the window and starts the app.
    public func start(_ client: any HostClient) throws {
        let window = try SDLWindow(title: Bundle.main.displayName, size: device.size)
        self.window = window
        self.client = client
        device.scale = window.scale
        wakeSource = DisplayWakeSource(window: window) { [weak self] in self?.pacer.setNeedsFrame() }
        client.hostDidStart()
    }

    /// Serves the window and the app until one ends.
    public func serve() -> Int32 {
        guard let client else { return 1 }
        TerminationSignal.tell(client)
        // Without a way to be woken by the display, it has to be asked.
        let exitCode = pacer.serve(client, control: LiveControl(client, on: self)) {
            wakeSource?.isActive == true ? nil : Self.frameInterval
        } takeEvents: {
            while let event = window?.nextEvent() { handle(event) }
        }
        window = nil
        return exitCode
    }

    // MARK: Events

    private func handle(_ event: WindowEvent) {
        switch event {
        case .host(.terminate):
            // The person leaves the app, and has its state saved, before it ends.
            client?.handle(.background)
            client?.handle(.terminate)
        case .host(let event): client?.handle(event)
        case .mouse(let phase, let location, let isPinch): handleMouse(phase, location, isPinch)
        case .resized(let size):
            screenSize = size
            client?.handle(.resize(size))
        case .rotate: rotate()
        case .toggleAppearance: toggleAppearance()
        case .screenshot: keepScreenshot()
        case .menu: client?.show(menu)
        case .exposed: pacer.setNeedsFrame()
        }
    }

    private func handleMouse(_ phase: HostEvent.TouchPhase, _ location: CGPoint, _ wantsPinch: Bool) {
        if phase == .began { pinch = (CGPoint(x: screenSize.width / 2, y: screenSize.height / 2), wantsPinch) }
        client?.handle(.touch(id: 0, phase: phase, location: location))
        guard pinch.isActive else { return }
        let mirrored = CGPoint(x: 2 * pinch.center.x - location.x, y: 2 * pinch.center.y - location.y)
        client?.handle(.touch(id: 1, phase: phase, location: mirrored))
    }

    private func toggleAppearance() {
        prefersDarkAppearance.toggle()
        client?.handle(.appearance(isDark: prefersDarkAppearance))
    }

    private func keepScreenshot() {
        if let shown, let picture = FrameWriter.png(of: shown) { ScreenshotKeeper.keep(picture) }
    }

    /// What F10, or the menu key, offers: scripts' commands that need no more words.
    var menu: HostMenu {
        func event(_ title: String, _ event: HostEvent) -> HostMenu.Item { .init(title) { [weak self] in self?.client?.handle(event) } }
        func request(_ title: String, _ request: HostRequest) -> HostMenu.Item {
            .init(title) { [weak self] in _ = self?.client?.ask(request) }
        }
        let windows =
            options.preview == nil
            ? [request("New Window", .newScene)]
            : [request("Next Preview", .preview(.next)), request("Previous Preview", .preview(.previous))]
        return HostMenu(
            title: Bundle.main.displayName,
            items: [
                event("Home", .background), event("Lock", .lock), .init("Rotate (Ctrl →)") { [weak self] in self?.rotate() },
                event("Shake", .shake), .init("Toggle Appearance (Ctrl Shift A)") { [weak self] in self?.toggleAppearance() },
                request("Increase Text Size", .contentSize(.increment)), request("Decrease Text Size", .contentSize(.decrement)),
                .init("Screenshot (Ctrl S)") { [weak self] in self?.keepScreenshot() }, event("Simulate Memory Warning", .memoryWarning),
                event("Interrupt by a Call", .interrupt),
            ] + windows + [event("Quit", .terminate)])
    }

    private func rotate() {
        isHeldLandscape.toggle()
        client?.handle(.turn(isLandscape: isHeldLandscape))
    }
}
