import Foundation
import ObjCRuntime
import SampanSound

/// Plays films and sound. Time goes by as the host's speaker takes samples: headless, with each frame.
///
/// It is used on the main thread, as its observers are told there. See https://developer.apple.com/documentation/avfoundation/avplayer.
open class AVPlayer: NSObject, @unchecked Sendable, Interruptible {
    /// Whether it can play.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        /// It will play once it can.
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }

    /// What is done at an item's end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next one, in a queue.
        case advance = 0
        case pause = 1
        case none = 2
    }

    /// Why it waits. See https://developer.apple.com/documentation/avfoundation/avplayer/waitingreason.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a reason from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// What comes next is not there yet.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// It finds out how fast what comes next arrives.
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// There is nothing to play.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    let observers = TimeObservers()
    private var item: AVPlayerItem?
    private var wantedRate: Float = 0
    private var control = TimeControlStatus.paused
    /// What shows it.
    private let followers = Followers()

    /// Creates a player of nothing.
    public override init() { super.init() }

    // @objc(playerWithURL:)
    /// Plays what lies at a URL.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    // @objc(playerWithPlayerItem:)
    /// Plays an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        adopt(item)
    }

    deinit { if let item, let voice = item.voice { item.mixer.remove(voice) } }

    func noting<Result>(_ key: String, _ body: () -> Result) -> Result {
        willChangeValue(forKey: key)
        defer { didChangeValue(forKey: key) }
        return body()
    }

    // MARK: What is played

    /// What it plays.
    open var currentItem: AVPlayerItem? { item }

    /// Plays another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== self.item else { return }
        noting("currentItem") { adopt(item) }
        refresh()
    }

    private func adopt(_ item: AVPlayerItem?) {
        if let old = self.item {
            if let voice = old.voice { old.mixer.remove(voice) }
            old.player = nil
            old.followers.tell()
        }
        self.item = item
        item?.player = self
        item?.prepare()
        tellFollowers()
    }

    /// Whether it can play: it always can, unless its item cannot be played.
    open var status: Status { item?.status == .failed ? .failed : item == nil || item?.status == .readyToPlay ? .readyToPlay : .unknown }
    /// Why it cannot play.
    open var error: (any Error)? { item?.error }

    func itemBecameReady(_ item: AVPlayerItem) {
        guard item === self.item else { return }
        noting("status") {}
        refresh()
        tellFollowers()
    }

    // MARK: Playing

    /// Plays at the usual pace, which is `defaultRate`.
    open func play() { rate = defaultRate }
    /// Stops where it is.
    open func pause() { rate = 0 }
    // @objc(playImmediatelyAtRate:)
    /// Plays at a pace.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// The pace that `play()` plays at.
    open var defaultRate: Float = 1

    /// How fast it plays, or is to play once it can: 1 is as it is, 0 stops. Backwards is not there: less than 0 stops, too.
    open var rate: Float {
        get { wantedRate }
        set {
            guard newValue != wantedRate else { return refresh() }
            noting("rate") { wantedRate = max(0, newValue) }
            NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
            refresh()
        }
    }

    /// Whether it plays.
    open var timeControlStatus: TimeControlStatus { control }
    /// Why it waits.
    open var reasonForWaitingToPlay: WaitingReason? {
        guard control == .waitingToPlayAtSpecifiedRate else { return nil }
        return item == nil ? .noItemToPlay : .evaluatingBufferingRate
    }
    /// Whether it waits until enough is there to play without a stop.
    open var automaticallyWaitsToMinimizeStalling = true

    /// Brings the sound, and what is told, to what is wanted.
    private func refresh() {
        let isReady = item?.status == .readyToPlay
        let new: TimeControlStatus = wantedRate == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
        if let item, let voice = item.voice {
            item.mixer.locked {
                voice.rate = Double(wantedRate)
                (voice.volume, voice.isMuted) = (volume, isMuted)
            }
            if wantedRate > 0 { item.mixer.add(voice) } else { item.mixer.remove(voice) }
        }
        if new == .playing { SoundingObjects.shared.add(self) } else { SoundingObjects.shared.remove(self) }
        if new != control { noting("reasonForWaitingToPlay") { noting("timeControlStatus") { control = new } } }
        tellFollowers()
    }

    func pauseForInterruption() -> Bool {
        guard control == .playing else { return false }
        pause()
        return true
    }

    func itemEnded(_ item: AVPlayerItem) {
        guard item === self.item else { return }
        if actionAtItemEnd == .pause { rate = 0 }
        tellFollowers()
    }

    /// An item came to its end, and whoever wanted to know does.
    func itemWasEnded(_ item: AVPlayerItem) {
        if item === self.item, actionAtItemEnd == .advance { replaceCurrentItem(with: nil) }
    }

    /// What is done at an item's end.
    open var actionAtItemEnd = ActionAtItemEnd.pause

    // MARK: Sound

    /// How loud it is, from 0 to 1.
    open var volume: Float = 1 { didSet { refresh() } }
    // @objc(muted)
    /// Whether it is silent.
    open var isMuted = false { didSet { if isMuted != oldValue { refresh() } } }

    // MARK: Time

    /// How far it is.
    open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

    // @objc(seekToTime:)
    /// Goes on at a time, exactly.
    open func seek(to time: CMTime) { item?.seek(to: time, completionHandler: nil) }

    // @objc(seekToTime:completionHandler:)
    /// Goes on at a time, exactly, and says whether that was done.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        guard let item else { return completionHandler(false) }
        item.seek(to: time, completionHandler: completionHandler)
    }

    // @objc(seekToTime:toleranceBefore:toleranceAfter:)
    /// Goes on at a time. It is exact, whatever is tolerated.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    // @objc(seekToTime:toleranceBefore:toleranceAfter:completionHandler:)
    /// Goes on at a time, and says whether that was done. It is exact, whatever is tolerated.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time, completionHandler: completionHandler)
    }

    /// Goes on at a time, exactly. Returns whether that was done.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool { await item?.seek(to: time) ?? false }

    /// Goes on at a time. Returns whether that was done.
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { await item?.seek(to: time) ?? false }

    func itemJumped(_ item: AVPlayerItem) {
        guard item === self.item else { return }
        observers.jumped(to: item.currentTime())
        // What came to its end and was not stopped there goes on.
        if wantedRate > 0, let voice = item.voice { item.mixer.add(voice) }
        tellFollowers()
    }

    /// Other pictures than before are seen.
    func itemChangedLook(_ item: AVPlayerItem) { if item === self.item { tellFollowers() } }

    func time(passedFrom begin: Double, to end: Double, of item: AVPlayerItem) {
        guard item === self.item else { return }
        observers.passed(from: begin, to: end)
    }

    // MARK: What shows it

    /// Has what shows the player told that another item, pace or time is to be shown.
    package func follow(_ object: AnyObject, _ tell: @escaping () -> Void) {
        followers.add(object, tell)
    }

    /// It shows it no more.
    package func unfollow(_ object: AnyObject) { followers.remove(object) }

    private func tellFollowers() {
        followers.tell()
        item?.followers.tell()
    }

    /// Whether another screen may show it, which none does.
    open var allowsExternalPlayback = true
    // @objc(externalPlaybackActive)
    /// Whether another screen shows it: none does.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether the display stays on while it shows pictures.
    open var preventsDisplaySleepDuringVideoPlayback = true

    /// Posted when the pace becomes another.
    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
}
