import AVFoundation
import Foundation
import ObjCRuntime
import UIKit

/// Shows a player with the system's controls: they come with a tap and go by themselves.
///
/// There is no other screen, and no picture in a picture: the device is one that has neither.
///
/// See https://developer.apple.com/documentation/avkit/avplayerviewcontroller.
open class AVPlayerViewController: UIViewController {
    private let screen = PlayerView()
    private let controls = PlayerControls()
    private let overlay = UIView()
    private var endObserver: (any NSObjectProtocol)?

    /// Creates a controller of no player.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller that a document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    isolated deinit { if let endObserver { NotificationCenter.default.removeObserver(endObserver) } }

    /// The player that is shown.
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            screen.playerLayer.player = player
            controls.player = player
        }
    }

    /// Who is told, and asked.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    /// Whether a tap brings the controls.
    open var showsPlaybackControls = true { didSet { controls.isHidden = !showsPlaybackControls } }

    /// How pictures are fitted into the controller.
    open var videoGravity: AVLayerVideoGravity {
        get { screen.playerLayer.videoGravity }
        set { screen.playerLayer.videoGravity = newValue }
    }

    // @objc(readyForDisplay)
    /// Whether the first picture is there.
    open var isReadyForDisplay: Bool { screen.playerLayer.isReadyForDisplay }
    /// Where the pictures are.
    open var videoBounds: CGRect { screen.playerLayer.videoRect }
    /// What the app shows over the pictures, and below the controls.
    open var contentOverlayView: UIView? { isViewLoaded ? overlay : nil }

    /// Whether the person must not go on at another time.
    open var requiresLinearPlayback = false { didSet { controls.isLinear = requiresLinearPlayback } }
    /// Whether a picture in a picture may be shown: the device has none.
    open var allowsPictureInPicturePlayback = true
    /// Whether a picture in a picture begins when the app is left: the device has none.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether it fills the screen when it plays: a controller that is presented does anyway.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether a controller that is presented is left at the player's end.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether what is played is told to `MPNowPlayingInfoCenter`: the device shows it nowhere else.
    open var updatesNowPlayingInfoCenter = true

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for part in [screen, overlay, controls] as [UIView] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        controls.isHidden = !showsPlaybackControls
        controls.onClose = { [weak self] in self?.close() }
        endObserver = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
        ) { [weak self] note in
            let item = note.object as? AVPlayerItem
            MainActor.assumeIsolated { self?.ended(item) }
        }
    }

    private func ended(_ item: AVPlayerItem?) {
        if exitsFullScreenWhenPlaybackEnds, let item, item === player?.currentItem { close() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        controls.canBeClosed = fillsScreen
        controls.show()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Who leaves a film that fills the screen has seen enough of it.
        if isBeingDismissed { player?.pause() }
    }

    open override var prefersStatusBarHidden: Bool { fillsScreen }

    /// Whether it was presented, and is not a part of another controller.
    private var fillsScreen: Bool { presentingViewController?.presentedViewController === self }

    private func close() {
        guard fillsScreen else { return }
        dismiss(animated: true)
    }
}

/// Who is told what a controller does. See https://developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate.
@MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    // @objc optional
    /// It will fill the screen.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    // @objc optional
    /// It will not fill the screen any more.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    // @objc optional
    /// A picture in a picture will begin. The device has none.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    // @objc optional
    /// A picture in a picture began.
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    // @objc optional
    /// A picture in a picture will end.
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    // @objc optional
    /// A picture in a picture ended.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    // @objc optional
    /// There can be no picture in a picture.
    func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    // @objc optional
    /// Whether the controller is left when a picture in a picture begins.
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
    // @objc optional
    /// The controller is to be shown again, for a picture in a picture ends.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

/// The view of a player's pictures.
final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
