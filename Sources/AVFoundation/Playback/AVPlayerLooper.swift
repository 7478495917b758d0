import Foundation
import ObjCRuntime

/// Plays an item again and again. See https://developer.apple.com/documentation/avfoundation/avplayerlooper.
///
/// The next time round begins with the frame after the one in which the last one ended.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Whether it plays again and again.
    public enum Status: Int, Sendable {
        case unknown = 0
        case ready = 1
        case failed = 2
        case cancelled = 3
    }

    private weak var player: AVQueuePlayer?
    private let range: CMTimeRange
    private var copies: [AVPlayerItem] = []
    private var observer: NSObjectProtocol?
    private var count = 0
    private var state = Status.ready

    /// So many copies of the item are in the queue at once.
    private static let depth = 3

    // @objc(playerLooperWithPlayer:templateItem:)
    /// Has a queue, which must be empty, play an item again and again.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    /// Has a queue, which must be empty, play a part of an item again and again.
    ///
    /// - Parameter loopRange: the part; `CMTimeRange.invalid` is all of it.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        (self.player, range) = (player, loopRange)
        super.init()
        player.removeAllItems()
        copies = (0..<Self.depth).map { _ in copy(of: itemToLoop) }
        for item in copies { player.insert(item, after: nil) }
        observer = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
        ) { [weak self] note in self?.ended(note.object as? AVPlayerItem) }
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    private func copy(of item: AVPlayerItem) -> AVPlayerItem {
        let copy = AVPlayerItem(asset: item.asset)
        copy.audioTimePitchAlgorithm = item.audioTimePitchAlgorithm
        (copy.audioMix, copy.videoComposition) = (item.audioMix, item.videoComposition)
        rewind(copy)
        return copy
    }

    private func rewind(_ item: AVPlayerItem) {
        if range.isValid { item.forwardPlaybackEndTime = range.end }
        item.seek(to: range.isValid ? range.start : .zero, completionHandler: nil)
    }

    private func ended(_ item: AVPlayerItem?) {
        guard state == .ready, let item, let place = copies.firstIndex(of: item), let player else { return }
        willChangeValue(forKey: "loopCount")
        count += 1
        didChangeValue(forKey: "loopCount")
        // The queue goes on with the next copy, and this one comes last again.
        DispatchQueue.main.async { [self] in
            guard state == .ready else { return }
            rewind(item)
            player.insert(item, after: nil)
        }
        copies.append(copies.remove(at: place))
    }

    /// Whether it plays again and again.
    open var status: Status { state }
    /// Why it does not.
    open var error: (any Error)? { copies.lazy.compactMap(\.error).first }
    /// How often the item came to its end.
    open var loopCount: Int { count }
    /// The copies of the item that are played.
    open var loopingPlayerItems: [AVPlayerItem] { copies }

    /// Lets the item come to its end once more, and no further.
    open func disableLooping() {
        willChangeValue(forKey: "status")
        state = .cancelled
        didChangeValue(forKey: "status")
        guard let player else { return }
        for item in copies where item !== player.currentItem { player.remove(item) }
    }
}
