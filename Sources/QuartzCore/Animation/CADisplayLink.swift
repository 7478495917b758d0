import CoreGraphics
import Foundation
import ObjCRuntime

/// Calls a method before each frame. Keeps its target until it is invalidated.
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var callback: ((CADisplayLink) -> Void)?
    private var isAdded = false
    private(set) var isInvalidated = false
    private var lastFired: CFTimeInterval?

    // @objc(displayLinkWithTarget:selector:)
    /// Creates a link that sends `sel` to `target`, with the link as its argument.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    /// Creates a link of a framework's own, that calls a block.
    package init(_ callback: @escaping (CADisplayLink) -> Void) {
        selector = Selector("")
        self.callback = callback
    }

    /// Starts the calls. Frames come in every mode of the main run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalidated else { return }
        isAdded = true
        RenderLoop.main.add(self)
    }

    /// Ends the calls.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        RenderLoop.main.remove(self)
    }

    /// Ends the calls for good and lets go of the target.
    open func invalidate() {
        isInvalidated = true
        isAdded = false
        target = nil
        callback = nil
        RenderLoop.main.remove(self)
    }

    /// The time of the frame last shown, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time that the next frame is shown at, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the display, in seconds.
    open var duration: CFTimeInterval { CADisplayLink.refreshInterval }
    /// Whether the calls are held back.
    open var isPaused = false {
        didSet { if oldValue, !isPaused { RenderLoop.main.wake() } }
    }
    /// How many display frames pass from one call to the next.
    open var frameInterval = 1
    /// How many calls are wanted a second; 0 for one every frame.
    open var preferredFramesPerSecond = 0
    /// The range of rates that is wanted.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The time between two frames, in seconds; hosts whose display differs set it.
    nonisolated(unsafe) package static var refreshInterval: CFTimeInterval = 1.0 / 60

    private var interval: CFTimeInterval {
        let refresh = CADisplayLink.refreshInterval
        let rate = preferredFrameRateRange.preferred.flatMap { $0 > 0 ? Double($0) : nil } ?? Double(preferredFramesPerSecond)
        let frames = rate > 0 ? max(1, (1 / (rate * refresh)).rounded()) : Double(max(1, frameInterval))
        return frames * refresh
    }

    func fire(at time: CFTimeInterval) {
        guard isAdded, target != nil || callback != nil else { return }
        // Half a frame of tolerance: frames do not come at exact multiples.
        if let lastFired, time - lastFired < interval - CADisplayLink.refreshInterval / 2 { return }
        lastFired = time
        timestamp = time
        targetTimestamp = time + interval
        guard let target else {
            callback?(self)
            return
        }
        guard let implementation = ClassRegistry.implementation(of: selector, in: type(of: target)) else {
            fatalError("-[\(type(of: target)) \(selector.description)]: unrecognized selector sent to instance")
        }
        let argument: [Any?] = selector.argumentCount > 0 ? [self] : []
        _ = Isolation.assume { implementation(target, argument) }
    }
}
