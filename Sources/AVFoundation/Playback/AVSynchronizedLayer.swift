import Foundation
import ObjCRuntime
import QuartzCore

/// A layer whose time, and that of all in it, is a player item's: animations in it stand still, go on and jump with the film.
///
/// Animations that are to begin with the film have `AVCoreAnimationBeginTimeAtZero` as `beginTime`, and are not removed on completion.
///
/// See https://developer.apple.com/documentation/avfoundation/avsynchronizedlayer.
open class AVSynchronizedLayer: CALayer {
    /// The layer's time may differ by so much, in seconds, before it is set anew: players and screens have clocks of their own.
    private static let tolerance = 0.04

    /// Creates a layer of no item.
    public override init() { super.init() }

    // @objc(synchronizedLayerWithPlayerItem:)
    /// Creates a layer that has the time of an item.
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        follow(playerItem)
    }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Initializers do not set observers off.
    private func follow(_ item: AVPlayerItem) { playerItem = item }

    /// The item whose time it has; with `nil` time goes by as elsewhere.
    open var playerItem: AVPlayerItem? {
        didSet {
            guard playerItem !== oldValue else { return }
            oldValue?.followers.remove(self)
            playerItem?.followers.add(self) { [weak self] in self?.synchronize() }
            synchronize()
        }
    }

    private func synchronize() {
        guard let playerItem else {
            (beginTime, timeOffset, speed) = (0, 0, 1)
            return
        }
        let player = playerItem.player
        let isPlaying = player?.currentItem === playerItem && player?.timeControlStatus == .playing
        let rate = isPlaying ? player?.rate ?? 0 : 0
        let now = superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
        let time = playerItem.currentTime().seconds
        let shown = (now - beginTime) * Double(speed) + timeOffset
        guard rate != speed || abs(shown - time) > (rate == 0 ? 0 : Self.tolerance) else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (beginTime, timeOffset, speed) = (now, time, rate)
        CATransaction.commit()
    }
}
