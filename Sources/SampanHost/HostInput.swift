import Foundation

/// What an app asks of the person's side of a host, beside the events that the host sends to `HostClient.handle(_:)`.
///
/// Called on the main thread only. A host may leave out each of these: the defaults are those of a host whose input is not a person's.
@MainActor
public protocol HostInput: AnyObject {
    /// Whether somebody uses the app and may wait for it: one that does not answer is told of then, and ended otherwise. Nobody by default.
    var hasUser: Bool { get }

    /// Whether the outside asks for a dark appearance when the app starts; later `HostEvent.appearance` says so. Light by default.
    var prefersDarkAppearance: Bool { get }

    /// The time of day that the status bar shows. By default "9:41", always: frames of the same app are then the same every run.
    var timeOfDay: String { get }

    /// How long that time of day stays what it is, in seconds: the status bar shows another then. `nil`, the default, is for ever.
    var timeOfDayHolds: Double? { get }

    /// The year, month and day that a pad's status bar shows. By default a Tuesday, always.
    var day: DateComponents { get }

    /// The text on the clipboard that the person's other programs share. By default there is none, and an app's pasteboard is its own.
    var clipboard: String? { get set }

    /// The device is to stay awake though nobody touches it, or no longer. A host whose display does not go dark ignores it, the default.
    func keepAwake(_ isAwake: Bool)

    /// The pointer is to be seen over the screen, or not. A host without one, or that cannot hide it, ignores it, the default.
    func showPointer(_ isShown: Bool)

    /// Text entry begins, ends, or its place changes.
    ///
    /// A host with an input method or a keyboard on the screen shows it, at the caret's rectangle in points of the screen. What is typed
    /// comes back as `HostEvent.text` and `.markedText`. By default nothing is shown: keys come as `HostEvent.key` all the same.
    func setTextInput(active: Bool, caret: CGRect)
}

extension HostInput {
    /// Nobody.
    public var hasUser: Bool { false }
    /// Light.
    public var prefersDarkAppearance: Bool { false }
    /// Always the same.
    public var timeOfDay: String { "9:41" }
    /// For ever.
    public var timeOfDayHolds: Double? { nil }
    /// Always the same.
    public var day: DateComponents { DateComponents(year: 2024, month: 1, day: 9) }
    /// None.
    public var clipboard: String? {
        get { nil }
        set {}
    }
    /// It does not sleep.
    public func keepAwake(_ isAwake: Bool) {}
    /// It is seen.
    public func showPointer(_ isShown: Bool) {}
    /// Nothing to show.
    public func setTextInput(active: Bool, caret: CGRect) {}
}
