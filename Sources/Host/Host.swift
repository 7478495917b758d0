import CoreGraphics

/// A finished picture of the screen.
public struct HostFrame {
    /// The pixels: 32-bit BGRA, premultiplied, top row first, valid until the next frame is rendered.
    public let pixels: UnsafeRawPointer
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Bytes from one row to the next.
    public let bytesPerRow: Int
    /// What changed since the last frame, in pixels. Everything, for a first frame.
    public let damage: [CGRect]
    /// The host's time this frame shows, in seconds.
    public let time: Double

    /// Creates a frame that refers to pixels owned by the renderer.
    public init(pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, damage: [CGRect], time: Double) {
        (self.pixels, self.width, self.height, self.bytesPerRow, self.damage, self.time) = (
            pixels, width, height, bytesPerRow, damage, time
        )
    }
}

/// The app, as a host sees it. UIKit's application implements this; all calls come on the main thread.
@MainActor
public protocol HostClient: AnyObject {
    /// The host is ready: launch. Called once, before anything else.
    func hostDidStart()
    /// Something happened outside.
    func handle(_ event: HostEvent)
    /// Whether a frame would show anything new now: layout or display is pending, or an animation or display link runs.
    var needsFrame: Bool { get }
    /// When a frame will be needed though none is now (a long press matures, an indicator fades), in the host's seconds.
    var nextWake: Double? { get }
    /// Commits what changed (layout, display, beginnings of animations), as the end of a turn of the run loop does on iOS.
    func commit()
    /// Runs what is due at the clock's time and commits, for hosts that show nothing.
    func runFrame()
    /// Runs what is due at the clock's time, commits, and draws. Returns `nil` when nothing changed on screen.
    func renderFrame() -> HostFrame?
    /// Where a finger meets what says `text` or has it as its identifier, in points; `nil` if nothing that can be reached does.
    func point(of text: String) -> CGPoint?
    /// The texts and identifiers that can be reached now.
    var reachableTexts: [String] { get }
}

/// What runs an app: gives it a screen, a clock and events, and takes its frames.
///
/// A host owns the main loop. It serves `RunLoop.main` (timers, the main queue, sockets), hands over events, and asks for a frame
/// whenever `needsFrame` is true, once a refresh. When it is false a host sleeps until an event or the run loop wakes it.
@MainActor
public protocol AppHost: AnyObject {
    /// The device shown.
    var device: Device { get }
    /// The screen's size in points in its present orientation.
    var screenSize: CGSize { get }
    /// Whether the outside asks for a dark appearance.
    var prefersDarkAppearance: Bool { get }
    /// The clock that all animation time comes from, in seconds. Never goes back.
    var now: Double { get }
    /// The time of day that the status bar shows, "9:41": a host that must show the same every run shows the same time.
    var timeOfDay: String { get }
    /// Something asks for a frame: called when `needsFrame` may have become true outside an event.
    func setNeedsFrame()
    /// Starts the app and serves it until it ends; returns the process's exit code.
    func run(_ client: any HostClient) -> Int32
    /// Shows or hides the on-screen way of entering text, with the place of the caret in points, for input methods.
    func setTextInput(active: Bool, caret: CGRect)
    /// Ends the main loop after the present turn with the given exit code.
    func stop(exitCode: Int32)
}
