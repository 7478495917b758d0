import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

/// A film as a player plays it: how far it is, whether it can be played. See https://developer.apple.com/documentation/avfoundation/avplayeritem.
///
/// What it is of is read once a player has it; `status` changes on the main thread. Files are read at once in a headless app, so that a script
/// finds them at the same frame every time, and beside other work in a window.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether it can be played.
    public enum Status: Int, Sendable {
        /// It is not known yet.
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// What it plays.
    public let asset: AVAsset
    /// The keys that are read before it is ready.
    public let automaticallyLoadedAssetKeys: [String]
    /// The player that has it.
    weak var player: AVPlayer?

    /// What has the item's time.
    let followers = Followers()

    let mixer = SoundMixer.current
    /// What plays it; `nil` before it is ready.
    private(set) var voice: ItemVoice?
    private(set) var video: (any PictureReader)?
    /// What it is played of: a composition as it was when it was got ready.
    private var playedAsset: AVAsset?
    private var isPreparing = false
    /// Where it is to begin, once it is ready, and who waits for that.
    private var wantedTime: CMTime?
    private var seeks: [(Bool) -> Void] = []
    private var keptMix: AVAudioMix?
    private var keptComposition: AVVideoComposition?

    // @objc(playerItemWithURL:)
    /// Plays what lies at a URL.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    // @objc(playerItemWithAsset:)
    /// Plays something.
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: ["duration"]) }

    /// Plays something, once keys of it are read: all are read together.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        (self.asset, self.automaticallyLoadedAssetKeys) = (asset, automaticallyLoadedAssetKeys ?? [])
    }

    deinit { if let voice { mixer.remove(voice) } }

    func noting<Result>(_ key: String, _ body: () -> Result) -> Result {
        willChangeValue(forKey: key)
        defer { didChangeValue(forKey: key) }
        return body()
    }

    // MARK: Getting ready

    private var state = Status.unknown
    private var failure: (any Error)?

    /// Whether it can be played.
    open var status: Status { state }
    /// Why it cannot be played.
    open var error: (any Error)? { failure }

    private static let queue = DispatchQueue(label: "AVPlayerItem", attributes: .concurrent)

    /// A player has it: reads what it is.
    func prepare() {
        guard state == .unknown, !isPreparing else { return }
        isPreparing = true
        let waits = asset.isOnThisMachine && !SoundOutlet.shared.isLive
        let queue = waits ? DispatchQueue.main : Self.queue
        let asset = (asset as? AVComposition)?.copy() as? AVAsset ?? asset
        let (mix, composition) = (keptMix, keptComposition)
        let keepsPitch = audioTimePitchAlgorithm != .varispeed
        queue.async { [weak self] in
            guard let self else { return }
            let found = Result { try Prepared(asset, mix, composition, keepsPitch: keepsPitch) }
            if waits { adopt(found) } else { DispatchQueue.main.async { self.adopt(found) } }
        }
    }

    private struct Prepared: @unchecked Sendable {
        let info: MediaInfo
        let voice: ItemVoice
        let asset: AVAsset
        let video: (any PictureReader)?

        let mix: AVAudioMix?
        let composition: AVVideoComposition?

        init(_ asset: AVAsset, _ mix: AVAudioMix?, _ composition: AVVideoComposition?, keepsPitch: Bool) throws {
            info = try asset.info()
            (self.asset, self.mix, self.composition) = (asset, mix, composition)
            voice = ItemVoice(asset.soundReader(mix, keepsPitch: keepsPitch))
            video = try asset.pictureReader(composition)
        }
    }

    private func adopt(_ found: Result<Prepared, any Error>) {
        isPreparing = false
        switch found {
        case .success(let prepared):
            voice = prepared.voice
            video = prepared.video
            playedAsset = prepared.asset
            mixer.locked {
                prepared.voice.end = endInSeconds
                prepared.voice.keepsPitch = audioTimePitchAlgorithm != .varispeed
                prepared.voice.tell = { [weak self] event in
                    DispatchQueue.main.async { self?.take(event) }
                }
                if let wantedTime { prepared.voice.seek(to: clamped(wantedTime)) }
            }
            // What was set in the meantime.
            if keptMix !== prepared.mix { audioMix = keptMix }
            if keptComposition !== prepared.composition { videoComposition = keptComposition }
            noting("duration") { noting("presentationSize") { noting("tracks") { noting("status") { state = .readyToPlay } } } }
        case .failure(let error):
            noting("status") {
                failure = error
                state = .failed
            }
        }
        player?.itemBecameReady(self)
        let waiting = seeks
        seeks = []
        for body in waiting { body(state == .readyToPlay) }
    }

    // MARK: Time

    /// How long it is; `CMTime.indefinite` until it is known, and for what has no end.
    open var duration: CMTime { state == .readyToPlay ? (playedAsset ?? asset).duration : .indefinite }

    /// Where it ends before its end, if that is set.
    open var forwardPlaybackEndTime = CMTime.invalid {
        didSet { mixer.locked { voice?.end = endInSeconds } }
    }

    private var endInSeconds: Double? {
        let duration = (playedAsset ?? asset).duration
        let whole = duration.isNumeric ? duration.seconds : nil
        return forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime.seconds, whole ?? .infinity) : whole
    }

    private func clamped(_ time: CMTime) -> Double {
        if time.isPositiveInfinity { return endInSeconds ?? 0 }
        return max(0, min(time.isNumeric ? time.seconds : 0, endInSeconds ?? .infinity))
    }

    /// How far it is.
    open func currentTime() -> CMTime {
        guard let voice else { return wantedTime ?? .zero }
        let seconds = mixer.locked { max(0, voice.place - mixer.lag * voice.rate) }
        return CMTime(value: CMTimeValue((seconds * 1e9).rounded()), timescale: 1_000_000_000)
    }

    // @objc(seekToTime:completionHandler:)
    /// Goes on at a time, exactly.
    ///
    /// - Parameter completionHandler: is told whether that was done: not if it was wanted to go on elsewhere before.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
    }

    // @objc(seekToTime:toleranceBefore:toleranceAfter:completionHandler:)
    /// Goes on at a time. It is exact, whatever is tolerated.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?) {
        for body in seeks { body(false) }
        seeks = []
        guard let voice else {
            wantedTime = time
            if let completionHandler { seeks = [completionHandler] }
            return
        }
        mixer.locked { voice.seek(to: clamped(time)) }
        NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
        player?.itemJumped(self)
        guard let completionHandler else { return }
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(true) }
    }

    // @objc(seekToTime:completionHandler:)
    /// Goes on at a time, exactly. Returns whether that was done.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { done in seek(to: time) { done.resume(returning: $0) } }
    }

    // @objc(seekToTime:toleranceBefore:toleranceAfter:completionHandler:)
    /// Goes on at a time. Returns whether that was done.
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }

    /// Goes on some pictures later, or before.
    open func step(byCount stepCount: Int) {
        let rate = asset.tracks(withMediaType: .video).first.map { Double($0.nominalFrameRate) } ?? 0
        guard rate > 0 else { return }
        seek(to: currentTime() + CMTime(seconds: Double(stepCount) / rate, preferredTimescale: 1_000_000_000), completionHandler: nil)
    }

    /// Stops waiting for a time to go on at.
    open func cancelPendingSeeks() {
        for body in seeks { body(false) }
        seeks = []
    }

    private func take(_ event: ItemVoice.Event) {
        switch event {
        case .passed(let begin, let end):
            followers.tell()
            player?.time(passedFrom: begin, to: end, of: self)
        case .ended:
            // Who is told may have it play on.
            player?.itemEnded(self)
            NotificationCenter.default.post(name: Self.didPlayToEndTimeNotification, object: self)
            player?.itemWasEnded(self)
        }
    }

    // MARK: What it is

    /// The pictures' size, in points of a picture; nothing until it is known.
    open var presentationSize: CGSize {
        guard state == .readyToPlay else { return .zero }
        if let videoComposition { return videoComposition.renderSize }
        return (playedAsset ?? asset).presentationSize
    }

    /// What it consists of, once that is known.
    open var tracks: [AVPlayerItemTrack] { state == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : [] }

    /// What of it is there to be played: all of a file.
    open var loadedTimeRanges: [NSValue] {
        guard state == .readyToPlay, duration.isNumeric else { return [] }
        return [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
    }

    /// Where it can go on.
    open var seekableTimeRanges: [NSValue] { loadedTimeRanges }

    // @objc(playbackLikelyToKeepUp)
    /// Whether it will play without a stop.
    open var isPlaybackLikelyToKeepUp: Bool { state == .readyToPlay }
    // @objc(playbackBufferEmpty)
    /// Whether there is nothing to play yet.
    open var isPlaybackBufferEmpty: Bool { state != .readyToPlay }
    // @objc(playbackBufferFull)
    /// Whether all that is kept in advance is there.
    open var isPlaybackBufferFull: Bool { state == .readyToPlay }
    /// Whether it can be played faster.
    open var canPlayFastForward: Bool { state == .readyToPlay }
    /// Whether it can be played slower.
    open var canPlaySlowForward: Bool { state == .readyToPlay }
    /// Whether it can be played backwards: it cannot.
    open var canPlayReverse: Bool { false }
    /// Whether it can go on a picture later.
    open var canStepForward: Bool { state == .readyToPlay && video != nil }
    /// Whether it can go on a picture before.
    open var canStepBackward: Bool { canStepForward }

    /// How pitch follows pace.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain {
        didSet { mixer.locked { voice?.keepsPitch = audioTimePitchAlgorithm != .varispeed } }
    }

    // MARK: How it is put together

    /// How loud each track is when; `nil` for as loud as they are. A copy is kept.
    open var audioMix: AVAudioMix? {
        get { keptMix }
        set {
            keptMix = newValue?.copy() as? AVAudioMix
            guard let voice, let playedAsset else { return }
            let reader = playedAsset.soundReader(keptMix, keepsPitch: audioTimePitchAlgorithm != .varispeed)
            mixer.locked { voice.replaceSound(reader) }
        }
    }

    /// How the tracks' pictures become one; `nil` for the first track's. A copy is kept.
    ///
    /// With one that cannot be followed nothing is seen, and an item that is not ready yet fails: one without a size, a frame's duration or
    /// instructions, or with an animation tool, which is for exports.
    open var videoComposition: AVVideoComposition? {
        get { keptComposition }
        set {
            keptComposition = newValue?.copy() as? AVVideoComposition
            guard let playedAsset else { return }
            video = try? playedAsset.pictureReader(keptComposition)
            player?.itemChangedLook(self)
        }
    }

    /// The picture that is seen now.
    func picture() -> CGImage? {
        video?.picture(at: currentTime().seconds, isLive: SoundOutlet.shared.isLive)?.image
    }

    // MARK: Notifications

    /// Posted when it came to its end.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when it could not come to its end.
    public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Posted when it goes on at another time.
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    /// Posted when what comes next was not there in time.
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

extension NSNotification.Name {
    /// Posted when an item came to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when an item could not come to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// Posted when an item goes on at another time.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    /// Posted when what comes next was not there in time.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}

/// The key of why an item could not come to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// A part of an item. See https://developer.apple.com/documentation/avfoundation/avplayeritemtrack.
open class AVPlayerItemTrack: NSObject {
    /// The part of what the item is of.
    public let assetTrack: AVAssetTrack?

    init(_ track: AVAssetTrack) { assetTrack = track }
}
