import Foundation
import SampanHost

/// A host that shows an app in the terminal: two pixels a character, the mouse is a finger, the wheel pans, the keyboard types.
///
/// Control and C ends the app. It needs a terminal with 24-bit colours and SGR mouse reports, as nearly all have.
@MainActor
public final class TerminalHost: AppHost, OwnedLoop {
    /// The device shown, at one pixel a point: a terminal shows less than that.
    public let device: Device
    /// The device's size in portrait, in points.
    public let screenSize: CGSize
    /// Whoever sits at the terminal.
    public var hasUser: Bool { true }
    /// Whether the app starts dark.
    public let prefersDarkAppearance: Bool
    /// The seconds of the machine's monotonic clock, standing still while a frame is made.
    public nonisolated var now: Double { pacer.clock.now }

    private weak var client: (any HostClient)?
    private var terminal: Terminal?
    private var picture: CellPicture
    /// The frame that is shown; its pixels are there until the next one is made.
    private var shown: HostFrame?
    private var input = TerminalInput()
    /// Terminals are slow.
    private let pacer = FramePacer(interval: 1.0 / 30)

    /// How long an escape waits for the rest of a sequence, in seconds.
    private static let escapeDelay = 0.05
    /// How far a step of the wheel pans, in points.
    private static let wheelStep: CGFloat = 40

    /// Creates a host. The terminal is taken over when the app starts.
    public init(options: LaunchOptions) {
        var device = options.device.flatMap { Device.named($0) } ?? .standard
        device.scale = 1
        self.device = device
        screenSize = device.size
        prefersDarkAppearance = options.appearance == .dark
        picture = CellPicture(screen: device.size, terminal: (80, 24))
    }

    /// Takes the terminal over and starts the app.
    public func start(_ client: any HostClient) throws {
        self.client = client
        terminal = try Terminal { [weak self] bytes in
            MainActor.assumeIsolated { self?.read(bytes) }
        } resized: { [weak self] in
            MainActor.assumeIsolated { self?.resize() }
        }
        resize()
        client.hostDidStart()
    }

    /// Serves the terminal and the app until one ends.
    public func serve() -> Int32 {
        guard let client else { return 1 }
        TerminationSignal.tell(client)
        let exitCode = pacer.serve(client, control: LiveControl(client, on: self)) {
            nil
        } takeEvents: {
            if client.isSuspended { terminal?.takeWaiting() }
        }
        terminal?.close()
        terminal = nil
        return exitCode
    }

    /// Wakes the main loop: a frame is needed.
    public func setNeedsFrame() { pacer.setNeedsFrame() }

    /// Ends the app after the present turn.
    public func stop(exitCode: Int32) { pacer.stop(exitCode: exitCode) }

    /// Shows what changed.
    public func present(_ frame: HostFrame) {
        terminal?.write(picture.show(frame, isWhole: shown == nil))
        shown = frame
    }

    // MARK: Events

    /// The terminal has another number of cells: the screen is the same, its picture another.
    private func resize() {
        guard let terminal else { return }
        picture = CellPicture(screen: screenSize, terminal: terminal.size)
        terminal.clear()
        if let shown { terminal.write(picture.show(shown, isWhole: true)) }
    }

    private func read(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return stop(exitCode: 1) }
        pacer.clock.advance()
        input.read(bytes).forEach(handle)
        guard bytes.last == 0x1B else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.escapeDelay) { [weak self] in
            MainActor.assumeIsolated { self?.input.pause().forEach { self?.handle($0) } }
        }
    }

    private func handle(_ event: TerminalEvent) {
        switch event {
        case .mouse(let phase, let column, let row):
            client?.handle(.touch(id: 0, phase: phase, location: picture.point(column: column, row: row, in: screenSize)))
        case .wheel(let steps, let column, let row):
            let place = picture.point(column: column, row: row, in: screenSize)
            client?.handle(.scroll(location: place, delta: CGPoint(x: 0, y: CGFloat(steps) * Self.wheelStep)))
        case .key(let usage, let characters, let modifiers):
            client?.handle(.key(usage: usage, isDown: true, characters: characters, modifiers: modifiers))
            client?.handle(.key(usage: usage, isDown: false, characters: characters, modifiers: modifiers))
        case .interrupt:
            // The person leaves the app, and has its state saved, before it ends.
            client?.handle(.background)
            client?.handle(.terminate)
        }
        setNeedsFrame()
    }
}
