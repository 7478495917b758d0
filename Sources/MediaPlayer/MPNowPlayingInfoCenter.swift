import Foundation
import UIKit

/// Whether something plays. See https://developer.apple.com/documentation/mediaplayer/mpnowplayingplaybackstate.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0
    case playing = 1
    case paused = 2
    case stopped = 3
    case interrupted = 4
}

/// What the app plays, as the system tells the person. See https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter.
///
/// The device has no lock screen that would show it.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()

    // @objc(defaultCenter)
    /// The app's.
    open class func `default`() -> MPNowPlayingInfoCenter { shared }

    private let lock = NSLock()
    private var info: [String: Any]?
    private var state = MPNowPlayingPlaybackState.unknown

    override init() { super.init() }

    /// What plays, by the keys of `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`; `nil` for nothing.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set { lock.withLock { info = newValue } }
    }

    /// Whether it plays.
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
}

/// The key of how far it is, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of how fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of how fast it plays as a rule.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of how far it is in proportion, from 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The key of its place in a queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of how many there are in a queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of what kind of media it is, the raw value of an `MPNowPlayingInfoMediaType`.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of where it lies.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// A kind of media. See https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfomediatype.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none = 0
    case audio = 1
    case video = 2
}

/// The picture of something that plays. See https://developer.apple.com/documentation/mediaplayer/mpmediaitemartwork.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let make: (CGSize) -> UIImage

    /// The size of the picture, in points.
    public let bounds: CGRect
    /// Where in it there is something: everywhere.
    @available(iOS, introduced: 3.0, deprecated: 10.0, message: "cropRect is no longer used")
    open var imageCropRect: CGRect { bounds }

    /// A picture that is made in the size that is asked for.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        make = requestHandler
    }

    /// A picture as it is.
    @available(iOS, introduced: 5.0, deprecated: 10.0, message: "Use init(boundsSize:requestHandler:)")
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    // @objc(imageWithSize:)
    /// The picture in a size.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}
