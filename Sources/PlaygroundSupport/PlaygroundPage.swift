import UIKit

/// The page of a playground that runs. See https://developer.apple.com/documentation/playgroundsupport/playgroundpage.
public final class PlaygroundPage {
    /// The page that runs.
    nonisolated(unsafe) public static let current = PlaygroundPage()

    private init() {}

    /// Whether the page goes on when its last statement is done, for what comes later: it does as soon as it has a live view.
    public var needsIndefiniteExecution = false

    /// What the page shows; `nil` for nothing.
    public var liveView: (any PlaygroundLiveViewable)? {
        didSet {
            if liveView != nil { needsIndefiniteExecution = true }
            MainActor.assumeIsolated { PageWindow.shared?.show(liveView) }
        }
    }

    /// Shows a view or a controller.
    public func setLiveView<Viewable: PlaygroundLiveViewable>(_ newLiveView: Viewable?) { liveView = newLiveView }

    /// Ends the page.
    public func finishExecution() -> Never { exit(0) }
}

/// The folder that pages share: below the app's documents here.
/// See https://developer.apple.com/documentation/playgroundsupport/playgroundshareddatadirectory.
public let playgroundSharedDataDirectory = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    .appendingPathComponent("Shared Playground Data", isDirectory: true)
