import AVFoundation
import Foundation
import ObjCRuntime
import UIKit

/// The domain of this framework's errors.
public let AVKitErrorDomain = "AVKitErrorDomain"

/// What goes wrong with players. See https://developer.apple.com/documentation/avkit/avkiterror-swift.struct.
public struct AVKitError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown = -1000
        /// There can be no picture in a picture.
        case pictureInPictureStartFailed = -1001

        /// Whether an error is that.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? AVKitError)?.code == code }
    }

    /// What went wrong.
    public let code: Code

    /// An error.
    public init(_ code: Code) { self.code = code }

    /// `AVKitErrorDomain`.
    public static var errorDomain: String { AVKitErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        code == .pictureInPictureStartFailed ? "Picture in Picture is not supported on this device" : "The operation could not be completed"
    }
}

/// Shows a player over other apps. The device is one that cannot: apps ask `isPictureInPictureSupported()` and offer nothing of the kind.
///
/// See https://developer.apple.com/documentation/avkit/avpictureinpicturecontroller.
@MainActor
open class AVPictureInPictureController: NSObject {
    /// What is to be shown over other apps. See https://developer.apple.com/documentation/avkit/avpictureinpicturecontroller/contentsource-swift.class.
    @MainActor
    open class ContentSource: NSObject {
        /// The layer that shows the player.
        public let playerLayer: AVPlayerLayer?

        /// What a layer shows.
        public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
    }

    /// Whether the device can show a player over other apps: it cannot.
    open class func isPictureInPictureSupported() -> Bool { false }

    /// The picture of a button that begins it.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The picture of a button that ends it.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

    /// What is to be shown.
    open var contentSource: ContentSource?

    /// Creates a controller of what a layer shows.
    ///
    /// - Returns: `nil` where the device cannot show it over other apps, as here.
    public convenience init?(playerLayer: AVPlayerLayer) {
        guard Self.isPictureInPictureSupported() else { return nil }
        self.init(contentSource: ContentSource(playerLayer: playerLayer))
    }

    /// Creates a controller of what is to be shown.
    public init(contentSource: ContentSource) { self.contentSource = contentSource }

    /// Who is told.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// The layer that shows the player.
    open var playerLayer: AVPlayerLayer? { contentSource?.playerLayer }
    // @objc(pictureInPicturePossible)
    /// Whether it can begin now: it never can.
    open var isPictureInPicturePossible: Bool { false }
    // @objc(pictureInPictureActive)
    /// Whether it is shown: it never is.
    open var isPictureInPictureActive: Bool { false }
    // @objc(pictureInPictureSuspended)
    /// Whether the system has hidden it: it never is shown.
    open var isPictureInPictureSuspended: Bool { false }
    /// Whether it begins when the app is left: the device has none.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the person must not go on at another time.
    open var requiresLinearPlayback = false

    /// Begins, which is not possible: the delegate is told of `AVKitError.Code.pictureInPictureStartFailed`.
    open func startPictureInPicture() {
        DispatchQueue.main.async {
            guard let delegate = self.delegate else { return }
            let error = AVKitError(.pictureInPictureStartFailed)
            OptionalRequirement.call { delegate.pictureInPictureController(self, failedToStartPictureInPictureWithError: error) }
        }
    }

    /// Ends what is shown, which is nothing.
    open func stopPictureInPicture() {}
}

/// Who is told of a player that is shown over other apps.
///
/// See https://developer.apple.com/documentation/avkit/avpictureinpicturecontrollerdelegate.
@MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    // @objc optional
    /// It will begin.
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    // @objc optional
    /// It began.
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    // @objc optional
    /// It cannot begin.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    // @objc optional
    /// It will end.
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    // @objc optional
    /// It ended.
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    // @objc optional
    /// The app is to show the player again, for it ends.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
