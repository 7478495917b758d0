import Foundation

/// Says where a page's progress begins, and hears whether it is seen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate>
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    // @objc optional
    /// The progress that a page begins with, from 0 to 1; 0 if this is not there.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    // @objc optional
    /// The progress is seen now, or no longer: it is hidden while a finger moves along the dots.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

/// How far the present page of a page control has come; the page's dot is a bar that fills.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontrolprogress>
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    private weak var delegateStorage: (any UIPageControlProgressDelegate)?
    /// The control that shows the progress.
    private(set) weak var control: UIPageControl?
    private var value: Float = 0

    /// Creates a progress of nothing.
    public override init() { super.init() }

    /// Says where pages begin, and hears whether the progress is seen. Not retained.
    @_disfavoredOverload
    open weak var delegate: (any UIPageControlProgressDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// How far the present page has come, from 0 to 1; other values become the nearest of these.
    open var currentProgress: Float {
        get { value }
        set {
            value = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            control?.progressDidChange()
        }
    }

    /// Whether the progress is seen: a control shows it, and no finger moves along its dots.
    open var isProgressVisible: Bool { control.map { $0.interactionState != .continuous } ?? false }

    // MARK: For the control

    /// The progress was given to a control, or taken from it.
    func attach(to control: UIPageControl?) {
        let wasVisible = isProgressVisible
        self.control = control
        if control != nil { pageDidChange() }
        if isProgressVisible != wasVisible { visibilityDidChange() }
    }

    /// The control shows another page: its progress begins where the delegate says.
    func pageDidChange() {
        guard let control else { return }
        let page = control.currentPage
        currentProgress =
            delegateStorage.flatMap { delegate in
                OptionalRequirement.call { delegate.pageControlProgress(self, initialProgressForPage: page) }
            } ?? 0
    }

    func visibilityDidChange() {
        if let delegateStorage { OptionalRequirement.call { delegateStorage.pageControlProgressVisibilityDidChange(self) } }
    }

    /// The control came into a window, or left it.
    func windowDidChange() {}
}

/// Hears how a timed progress goes on, and says whether the next page is turned to.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate>
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    // @objc optional
    /// The progress went on by time.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    // @objc optional
    /// Whether the control turns to a page once the present one's time is over. It does if this is not there.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

/// A progress that goes on by time, and turns to the next page at its end.
///
/// Time goes by while the timer runs, the control is in a window, and the progress is seen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress>
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var ticker: FrameTicker?
    private var lastTick: CFTimeInterval?
    /// Whether the time of the page is over, and was not begun anew.
    private var isOver = false
    private weak var timerDelegate: (any UIPageControlTimerProgressDelegate)?

    /// Creates a progress whose pages last a time, in seconds, which has to be greater than 0. Its timer does not run yet.
    public init(preferredDuration: TimeInterval) {
        Self.require(preferredDuration)
        self.preferredDuration = preferredDuration
        super.init()
    }

    private static func require(_ duration: TimeInterval) {
        precondition(duration > 0, "UIPageControlTimerProgress: the preferred duration has to be greater than 0, and is \(duration)")
    }

    /// Says where pages begin, and hears how the progress goes on. Not retained.
    @_nonoverride
    open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { timerDelegate }
        set {
            timerDelegate = newValue
            super.delegate = newValue
        }
    }

    /// Whether the first page follows the last. `false` by default.
    open var resetsToInitialPageAfterEnd = false

    /// Whether the timer was started, and not stopped since.
    open private(set) var isRunning = false

    /// Starts the timer; it goes on where it was.
    open func resumeTimer() {
        isRunning = true
        updateTicker()
    }

    /// Stops the timer.
    open func pauseTimer() {
        isRunning = false
        updateTicker()
    }

    /// How long pages last that have no time of their own, in seconds.
    open var preferredDuration: TimeInterval { didSet { Self.require(preferredDuration) } }

    /// Gives a page a time of its own, in seconds; 0 takes it back.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration > 0 ? duration : nil }

    /// How long a page lasts, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    // MARK: Time

    override func attach(to control: UIPageControl?) {
        super.attach(to: control)
        updateTicker()
    }

    override func visibilityDidChange() {
        super.visibilityDidChange()
        updateTicker()
    }

    override func windowDidChange() { updateTicker() }

    private func updateTicker() {
        let ticks = isRunning && isProgressVisible && control?.window != nil
        guard ticks != (ticker != nil) else { return }
        lastTick = nil
        ticker = ticks ? FrameTicker { [weak self] time in self?.tick(at: time) } : nil
    }

    private func tick(at time: CFTimeInterval) {
        defer { lastTick = time }
        guard let lastTick, let control, control.numberOfPages > 0 else { return }
        let page = control.currentPage
        if currentProgress < 1 { isOver = false }
        // Whoever did not let the page be turned is not asked again at each frame.
        guard !isOver else { return }
        currentProgress += Float((time - lastTick) / duration(forPage: page))
        if let timerDelegate { OptionalRequirement.call { timerDelegate.pageControlTimerProgressDidChange(self) } }
        guard currentProgress >= 1, control.currentPage == page else { return }
        isOver = true
        turn(control, from: page)
    }

    override func pageDidChange() {
        isOver = false
        super.pageDidChange()
    }

    private func turn(_ control: UIPageControl, from page: Int) {
        let isLast = page + 1 >= control.numberOfPages
        guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
        let next = isLast ? 0 : page + 1
        let allows = timerDelegate.flatMap { delegate in
            OptionalRequirement.call { delegate.pageControlTimerProgress(self, shouldAdvanceToPage: next) }
        }
        guard allows ?? true else { return }
        if next == page { pageDidChange() } else { control.turnByTime(to: next) }
    }
}
