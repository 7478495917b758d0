import AVFoundation
import Foundation
import SampanSound
import UIKit

/// What a music player does. See https://developer.apple.com/documentation/mediaplayer/mpmusicplaybackstate.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0
    case playing = 1
    case paused = 2
    /// Something else sounds, such as a call.
    case interrupted = 3
    case seekingForward = 4
    case seekingBackward = 5
}

/// What is played again. See https://developer.apple.com/documentation/mediaplayer/mpmusicrepeatmode.
public enum MPMusicRepeatMode: Int, Sendable {
    /// What the person prefers: nothing.
    case `default` = 0
    case none = 1
    case one = 2
    case all = 3
}

/// What is played in an order by chance. See https://developer.apple.com/documentation/mediaplayer/mpmusicshufflemode.
public enum MPMusicShuffleMode: Int, Sendable {
    /// What the person prefers: nothing.
    case `default` = 0
    case off = 1
    case songs = 2
    case albums = 3
}

/// Plays items of the library. See https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontroller.
///
/// It is used on the main thread. Time goes by as for `AVPlayer`. Of the three players one sounds at a time, and all end with the app. After the
/// last item it stands at the first and is paused, unless it repeats.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
    let player = AVPlayer()
    private let mixer = SoundMixer.current
    let store = MusicStore.current
    var queue = MusicQueue()
    /// What is to be played once it plays.
    var nextQueue: MusicQueue?
    /// What is played now.
    var entry: QueuedItem?
    /// What it does now.
    private(set) var state = MPMusicPlaybackState.stopped
    /// How many want to be told of changes.
    var listeners = 0
    private var endObserver: (any NSObjectProtocol)?
    private var waiting: [((any Error)?) -> Void] = []
    private var seeking: (timer: HostTimer, before: MPMusicPlaybackState)?

    override init() {
        super.init()
        player.actionAtItemEnd = .none
        player.follow(self) { [weak self] in self?.followPlayer() }
    }

    deinit { if let endObserver { NotificationCenter.default.removeObserver(endObserver) } }

    // MARK: The players

    private static let application = MPMusicPlayerController()
    private static let applicationQueue = MPMusicPlayerApplicationController()
    private static let system = SystemMusicPlayer()

    /// The one that sounds, or did last.
    nonisolated(unsafe) private(set) static weak var latest: MPMusicPlayerController?

    /// A player of the app's own.
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    /// A player of the app's own, whose queue can be changed.
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { applicationQueue }
    /// The player of the Music app.
    open class var systemMusicPlayer: MPMusicPlayerController & MPSystemMusicPlayerController { system }
    /// The player of the Music app.
    @available(iOS, introduced: 3.0, deprecated: 8.0, message: "Use +systemMusicPlayer instead.")
    open class var iPodMusicPlayer: MPMusicPlayerController { system }

    // MARK: What it does

    /// What it does.
    open var playbackState: MPMusicPlaybackState { state }

    /// What is played again.
    open var repeatMode = MPMusicRepeatMode.default

    /// What is played in an order by chance. What is played now goes on, and the others follow it.
    open var shuffleMode = MPMusicShuffleMode.default { didSet { queue.arrange(by: shuffleMode, first: entry) } }

    private func enter(_ new: MPMusicPlaybackState) {
        guard new != state else { return }
        state = new
        post(.MPMusicPlayerControllerPlaybackStateDidChange)
    }

    /// Something became of the player: it is ready, it cannot play, it was interrupted.
    private func followPlayer() {
        guard let item = player.currentItem else { return }
        if state == .playing, player.rate == 0 { enter(.interrupted) }
        guard item.status != .unknown else { return }
        let failure: MPError? = item.status == .failed ? MPError(.notFound) : nil
        answerWaiting(failure)
        guard failure != nil, state == .playing else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self, state == .playing, player.currentItem === item else { return }
            // What cannot be played is left. A queue of such comes to its end, where nothing plays.
            goOn(repeats: false)
        }
    }

    /// Tells those who wait for an item to be ready that it is, or why it will not be.
    private func answerWaiting(_ failure: MPError?) {
        let waiting = waiting
        self.waiting = []
        for completion in waiting { completion(failure) }
    }

    // MARK: Playing

    /// Takes the queue that was set, and makes its first item ready.
    open func prepareToPlay() {
        adoptQueue()
        if entry == nil { load(queue.order.first) }
    }

    // @objc(prepareToPlayWithCompletionHandler:)
    /// Takes the queue that was set, and makes its first item ready.
    ///
    /// - Parameter completionHandler: is called on the main thread, with `MPError.notFound` where there is nothing that can be played, and
    ///   `MPError.cancelled` if the player is stopped before the item is ready.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
        prepareToPlay()
        nonisolated(unsafe) let completion = completionHandler
        if entry != nil, player.currentItem?.status == .unknown { return waiting.append(completion) }
        let failure: MPError? = isPreparedToPlay ? nil : MPError(.notFound)
        DispatchQueue.main.async { completion(failure) }
    }

    /// Takes the queue that was set, and makes its first item ready.
    ///
    /// - Throws: `MPError.notFound` where there is nothing that can be played, `MPError.cancelled` if the player is stopped before the item is
    ///   ready.
    open func prepareToPlay() async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            prepareToPlay { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }

    // @objc(isPreparedToPlay)
    /// Whether an item is ready.
    open var isPreparedToPlay: Bool { player.currentItem?.status == .readyToPlay }

    /// Plays on, or the queue that was set from its beginning.
    open func play() { play(at: 1) }

    private func play(at rate: Float) {
        prepareToPlay()
        guard entry != nil else { return }
        if let other = Self.latest, other !== self, other.state == .playing { other.pause() }
        Self.latest = self
        stopSeeking()
        enter(.playing)
        player.rate = rate
    }

    /// Stops, and stays where it is.
    open func pause() {
        guard entry != nil else { return }
        stopSeeking()
        enter(.paused)
        player.rate = 0
        keepBookmark()
    }

    /// Stops; what plays next is the queue from its beginning.
    open func stop() {
        stopSeeking()
        enter(.stopped)
        player.rate = 0
        load(nil)
    }

    /// Where the item is, in seconds.
    open var currentPlaybackTime: TimeInterval {
        get { player.currentItem == nil ? 0 : player.currentTime().seconds }
        set { seek(to: newValue) }
    }

    private func seek(to seconds: TimeInterval) {
        guard seconds.isFinite else { return }
        player.seek(to: CMTime(seconds: max(0, seconds), preferredTimescale: 1_000_000))
    }

    /// How fast it plays: 1 is as it is, 0 stands still.
    open var currentPlaybackRate: Float {
        get { player.rate }
        set { if newValue > 0 { play(at: newValue) } else { pause() } }
    }

    // MARK: Items

    /// What is played. Setting one of the queue goes on with it, as the player did before; `nil` stops.
    open var nowPlayingItem: MPMediaItem? {
        get { entry?.item }
        set {
            adoptQueue()
            guard let newValue else { return stop() }
            if let wanted = queue.order.first(where: { $0.item == newValue }) { load(wanted) }
        }
    }

    /// The place of what is played among all that is; `NSNotFound` if there is none.
    open var indexOfNowPlayingItem: Int { queue.place(of: entry) ?? NSNotFound }

    /// Plays the next item. After the last it stands at the first and is paused, unless it repeats all.
    open func skipToNextItem() {
        adoptQueue()
        guard let entry else { return }
        if let song = entry.item.song { store.note(song.path) { $0.skips += 1 } }
        goOn(repeats: repeatMode == .all)
    }

    /// Plays the item from its beginning.
    open func skipToBeginning() { seek(to: entry?.start ?? 0) }

    /// Plays the item before. Before the first it stops, unless it repeats all.
    open func skipToPreviousItem() {
        adoptQueue()
        guard let place = queue.place(of: entry) else { return }
        if place > 0 { return load(queue.order[place - 1]) }
        if repeatMode == .all { load(queue.order.last) } else { stop() }
    }

    func goOn(repeats: Bool) {
        let next = (queue.place(of: entry) ?? -1) + 1
        if next < queue.order.count { return load(queue.order[next]) }
        if !repeats {
            stopSeeking()
            enter(.paused)
            player.rate = 0
        }
        load(queue.order.first)
    }

    private func endItem() {
        if let song = entry?.item.song {
            store.note(song.path) { history in
                history.plays += 1
                (history.played, history.bookmark) = (Date(), 0)
            }
        }
        if repeatMode == .one { skipToBeginning() } else { goOn(repeats: repeatMode == .all) }
    }

    /// Episodes and books go on where the listener was.
    private func keepBookmark() {
        guard let song = entry?.item.song, song.isContinued, isPreparedToPlay else { return }
        let (place, isOver) = (currentPlaybackTime, currentPlaybackTime >= song.tags.duration)
        store.note(song.path) { $0.bookmark = isOver ? 0 : place }
    }

    /// Has an entry played from its beginning, if it plays; nothing for `nil`.
    func load(_ new: QueuedItem?) {
        if new !== entry { keepBookmark() }
        if let endObserver { NotificationCenter.default.removeObserver(endObserver) }
        endObserver = nil
        let isOther = new !== entry
        entry = new
        if let new, let url = new.item.assetURL {
            let item = mixer.making { AVPlayerItem(url: url) }
            if let end = new.end { item.forwardPlaybackEndTime = CMTime(seconds: end, preferredTimescale: 1_000_000) }
            let start = new.start ?? new.item.song.flatMap { store.history(of: $0.path)?.bookmark } ?? 0
            if start > 0 { item.seek(to: CMTime(seconds: start, preferredTimescale: 1_000_000), completionHandler: nil) }
            endObserver = NotificationCenter.default.addObserver(
                forName: AVPlayerItem.didPlayToEndTimeNotification, object: item, queue: nil
            ) { [weak self] _ in self?.endItem() }
            player.replaceCurrentItem(with: item)
        } else {
            player.replaceCurrentItem(with: nil)
            answerWaiting(MPError(.cancelled))
        }
        if isOther { post(.MPMusicPlayerControllerNowPlayingItemDidChange) }
    }

    // MARK: Seeking

    /// How much faster it moves then, and how often it does, in seconds.
    private static let (seekingRate, seekingStep) = (10.0, 0.1)

    /// Moves on fast until `endSeeking()`.
    open func beginSeekingForward() { beginSeeking(.seekingForward) }
    /// Moves back fast until `endSeeking()`.
    open func beginSeekingBackward() { beginSeeking(.seekingBackward) }

    private func beginSeeking(_ direction: MPMusicPlaybackState) {
        guard entry != nil, state != direction else { return }
        let before = seeking?.before ?? state
        stopSeeking()
        enter(direction)
        player.rate = 0
        moveLater(before)
    }

    private func moveLater(_ before: MPMusicPlaybackState) {
        MainActor.assumeIsolated {
            let timer = HostTimer.schedule(after: Self.seekingStep) { [weak self] in
                guard let self, seeking != nil else { return }
                let step = Self.seekingStep * Self.seekingRate * (state == .seekingForward ? 1 : -1)
                seek(to: currentPlaybackTime + step)
                moveLater(before)
            }
            seeking = (timer, before)
        }
    }

    private func stopSeeking() {
        if let timer = seeking?.timer { MainActor.assumeIsolated { timer.invalidate() } }
        seeking = nil
    }

    /// Plays on as before, from where it has come to.
    open func endSeeking() {
        guard let before = seeking?.before else { return }
        stopSeeking()
        if before == .playing { return play() }
        enter(before)
    }
}
