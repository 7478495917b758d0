import AVFoundation
import Photos
import UIKit

/// How a live photo is played. See https://developer.apple.com/documentation/photosui/phlivephotoviewplaybackstyle.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    /// Not known.
    case undefined = 0
    /// The whole of it, with its sound.
    case full = 1
    /// Its beginning, without sound: that it is more than a picture.
    case hint = 2
}

/// Shows a live photo, which plays while it is pressed. See https://developer.apple.com/documentation/photosui/phlivephotoview.
///
/// What is played goes by the clock of the frames, like all films. It goes back to the picture when it is over, or when the finger is lifted.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    private final let still = UIImageView()
    private final let moving = AVPlayerLayer()
    private final let press = PlaybackPress()
    private final var playing: PHLivePhotoViewPlaybackStyle?
    private final var ending: (any NSObjectProtocol)?

    /// How much of a film a hint shows, in seconds.
    private static let hint = 1.0

    // @objc(livePhotoBadgeImageWithOptions:)
    /// The sign of live photos, 28 points wide. Without `overContent` it has the color of where it is shown.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        LivePhotoBadge.image(badgeOptions)
    }

    /// Who is told.
    open weak var delegate: (any PHLivePhotoViewDelegate)?

    /// What is shown. Another one ends what is played.
    open var livePhoto: PHLivePhoto? {
        didSet {
            guard livePhoto !== oldValue else { return }
            stopPlayback()
            still.image = livePhoto?.picture
        }
    }

    /// The part of the picture that is shown, in fractions of its size; zero for all of it.
    open var contentsRect = CGRect.zero { didSet { updateContentsRect() } }

    /// Whether it is played without its sound.
    open var isMuted = false { didSet { updateSound() } }

    /// What plays it when it is pressed.
    open var playbackGestureRecognizer: UIGestureRecognizer { press }

    open override var contentMode: UIView.ContentMode { didSet { updateContentMode() } }

    open override var intrinsicContentSize: CGSize { still.intrinsicContentSize }

    /// Creates a view of no live photo.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates a view from a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    isolated deinit { endListening() }

    private func build() {
        addSubview(still)
        layer.addSublayer(moving)
        moving.isHidden = true
        clipsToBounds = true
        press.onAction = { [weak self] in self?.pressed($0.state) }
        press.extraDuration = { [weak self] touch in
            guard let self else { return 0 }
            return delegate?.livePhotoView(self, extraMinimumTouchDurationFor: touch, with: .full) ?? 0
        }
        addGestureRecognizer(press)
        updateContentMode()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        still.frame = bounds
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        moving.frame = bounds
        CATransaction.commit()
    }

    private func updateContentMode() {
        still.contentMode = contentMode
        moving.videoGravity =
            switch contentMode {
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            default: .resize
            }
    }

    private func updateContentsRect() {
        still.layer.contentsRect = contentsRect == .zero ? CGRect(x: 0, y: 0, width: 1, height: 1) : contentsRect
    }

    private func updateSound() { moving.player?.isMuted = isMuted || playing == .hint }

    private func pressed(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: startPlayback(with: .full)
        case .ended, .cancelled, .failed: stopPlayback()
        default: break
        }
    }

    // MARK: Playing

    /// Plays from the beginning, if there is a film and the delegate lets it.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        guard playing == nil, let film = livePhoto?.film, playbackStyle != .undefined,
            delegate?.livePhotoView(self, canBeginPlaybackWith: playbackStyle) ?? true
        else { return }
        let item = AVPlayerItem(url: film)
        if playbackStyle == .hint {
            item.forwardPlaybackEndTime = CMTime(seconds: PHLivePhotoView.hint, preferredTimescale: 600)
        }
        ending = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.stopPlayback() }
        }
        playing = playbackStyle
        delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
        moving.player = AVPlayer(playerItem: item)
        updateSound()
        moving.isHidden = false
        moving.player?.play()
    }

    /// Shows the picture again.
    open func stopPlayback() {
        guard let style = playing else { return }
        playing = nil
        endListening()
        moving.player?.pause()
        moving.player = nil
        moving.isHidden = true
        delegate?.livePhotoView(self, didEndPlaybackWith: style)
    }

    private func endListening() {
        if let ending { NotificationCenter.default.removeObserver(ending) }
        ending = nil
    }
}

/// Hears what a view of a live photo does.
///
/// See https://developer.apple.com/documentation/photosui/phlivephotoviewdelegate.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    // @objc optional
    /// Whether it may be played.
    func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool
    // @objc optional
    /// How much longer than usual a touch must be for it to be played, in seconds.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval
    // @objc optional
    /// It begins to be played.
    func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    // @objc optional
    /// It is not played any more.
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

/// A press that may be asked to be longer by who knows what is touched.
private final class PlaybackPress: UILongPressGestureRecognizer {
    /// How much longer a touch must be, in seconds.
    var extraDuration: (UITouch) -> TimeInterval = { _ in 0 }
    private lazy var usualDuration = minimumPressDuration

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { minimumPressDuration = usualDuration + extraDuration(touch) }
        super.touchesBegan(touches, with: event)
    }
}
