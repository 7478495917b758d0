import Foundation

/// The app, as a host sees it. UIKit's application implements this. All calls come on the main thread; times are seconds of the host's
/// clock, lengths points.
@MainActor
public protocol HostClient: AnyObject {
    /// The host is ready: launch. Called once, before anything else.
    func hostDidStart()
    /// Something happened outside.
    func handle(_ event: HostEvent)
    /// The app is asked for something. Returns why it cannot be, in words for people; `nil` if it can.
    func ask(_ request: HostRequest) -> String?
    /// Shows a menu of the host's over everything. One that is in the background comes back instead.
    func show(_ menu: HostMenu)
    /// The app tells something about itself.
    func answer(to query: HostQuery) -> String
    /// Whether the app is suspended, in the background: nothing of it runs, so the host serves neither its main queue nor its run loop and
    /// makes no frames, but time passes. It goes on with an event or a request that brings it to the foreground.
    var isSuspended: Bool { get }
    /// The system does what is due at the clock's time for an app that is suspended. Nothing of the app runs.
    func serveSystem()
    /// Whether a frame would show anything new now: layout or display is pending, or an animation or display link runs.
    var needsFrame: Bool { get }
    /// When a frame will be needed though none is now (a long press matures, an indicator fades), in the host's seconds.
    var nextWake: Double? { get }
    /// Commits what changed (layout, display, beginnings of animations), as the end of a turn of the run loop does on iOS.
    func commit()
    /// Runs what is due at the clock's time and commits, for hosts that show nothing.
    func runFrame()
    /// Runs what is due at the clock's time, commits, draws, and hands what changed to `HostScreen.present(_:)`; nothing if nothing did.
    func renderFrame()
    /// Where a finger meets what says `text` or has it as its identifier, in points; `nil` if nothing that can be reached does.
    func point(of text: String) -> CGPoint?
    /// The part of the screen that is the app's picture, in points; `nil` for all of it, the default.
    var pictureArea: CGRect? { get }
    /// What the screen shows, view by view, as JSON.
    var interfaceTree: String { get }
    /// What a test sees of the screen, as the JSON of a `ScreenSnapshot`.
    ///
    /// - Parameter isWhole: whether rows are looked into that nothing shows.
    func screenElements(isWhole: Bool) -> String
    /// The texts and identifiers that can be reached now.
    var reachableTexts: [String] { get }
}

extension HostClient {
    /// It can be asked for nothing.
    public func ask(_ request: HostRequest) -> String? { "the app can be asked for nothing" }
    /// It has nothing to show it in.
    public func show(_ menu: HostMenu) {}
    /// It knows nothing.
    public func answer(to query: HostQuery) -> String { "" }
    /// It is all of the screen.
    public var pictureArea: CGRect? { nil }
    /// It tells of nothing.
    public var interfaceTree: String { "{}" }
    /// It shows nothing.
    public func screenElements(isWhole: Bool) -> String { "{}" }
    /// It is not.
    public var isSuspended: Bool { false }
    /// There is no system.
    public func serveSystem() {}
}
