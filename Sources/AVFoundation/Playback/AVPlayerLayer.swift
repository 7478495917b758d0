import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore

/// Shows what a player plays. See https://developer.apple.com/documentation/avfoundation/avplayerlayer.
open class AVPlayerLayer: CALayer {
    private final var pictureSize = CGSize.zero
    private final var link: CADisplayLink?
    private final var isShowing = false

    /// Creates a layer of no player.
    public override init() { super.init() }

    // @objc(playerLayerWithPlayer:)
    /// Creates a layer that shows a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        show(player)
    }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? AVPlayerLayer { (videoGravity, pictureSize) = (other.videoGravity, other.pictureSize) }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit { link?.invalidate() }

    /// Initializers do not set observers off.
    private func show(_ player: AVPlayer?) { self.player = player }

    /// The player that is shown.
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.unfollow(self)
            player?.follow(self) { [weak self] in self?.playerChanged() }
            playerChanged()
        }
    }

    /// How the pictures are fitted into the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != oldValue { fit() } }
    }

    // @objc(readyForDisplay)
    /// Whether the first picture is there.
    open var isReadyForDisplay: Bool { isShowing }

    /// Where the pictures are, in the layer's coordinates.
    open var videoRect: CGRect { VideoGeometry.frame(of: pictureSize, in: bounds, videoGravity) }

    // MARK: Pictures

    private func playerChanged() {
        let plays = player?.timeControlStatus == .playing && player?.currentItem?.video != nil
        if plays, link == nil {
            let link = CADisplayLink { [weak self] _ in self?.updatePicture() }
            link.add(to: .main, forMode: .common)
            self.link = link
        } else if !plays {
            link?.invalidate()
            link = nil
        }
        updatePicture()
    }

    /// Shows the picture of the present time. The last one stays when the player stops.
    private func updatePicture() {
        let picture = player?.currentItem?.picture()
        if picture == nil, contents == nil { return }
        if let picture, let shown = contents as AnyObject?, shown === picture { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contents = picture
        pictureSize = picture.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        fit()
        CATransaction.commit()
        guard isShowing != (picture != nil) else { return }
        willChangeValue(forKey: "readyForDisplay")
        isShowing = picture != nil
        didChangeValue(forKey: "readyForDisplay")
    }

    private func fit() { fitContents(pictureSize, videoGravity) }

    open override func layoutSublayers() {
        super.layoutSublayers()
        fit()
    }
}
