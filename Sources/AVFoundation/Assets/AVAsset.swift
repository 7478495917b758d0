import CoreGraphics
import Foundation
import ObjCRuntime
import SampanFoundation

/// A film, or sound: something that takes time.
///
/// What it is is read when it is first asked for, which waits, or by `load(_:)` beside other work.
///
/// See https://developer.apple.com/documentation/avfoundation/avasset.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, _PartTyping, @unchecked Sendable {
    /// Where it is read from; `nil` for what is put together of others.
    let source: MediaSource?
    private let lock = NSLock()
    private var result: Result<MediaInfo, any Error>?
    private var isLoading = false
    private var waiting: [@Sendable () -> Void] = []
    private var knownTracks: [AVAssetTrack]?

    private static let queue = DispatchQueue(label: "AVAsset", attributes: .concurrent)

    init(source: MediaSource?) { self.source = source }

    // MARK: Reading

    /// What is in it; reads it where nobody did.
    func info() throws -> MediaInfo {
        if let result = lock.withLock({ result }) { return try result.get() }
        let found: Result<MediaInfo, any Error> = source.flatMap(MediaInfo.read).map { .success($0) } ?? .failure(failure)
        return try lock.withLock { () -> Result<MediaInfo, any Error> in
            let result = self.result ?? found
            self.result = result
            return result
        }.get()
    }

    private var failure: any Error {
        let isMissing = source.map { $0.url.isFileURL && !FileManager.default.isReadableFile(atPath: $0.url.path) } ?? false
        return isMissing ? URLError(.fileDoesNotExist) : AVError(.fileFormatNotRecognized)
    }

    /// Whether it was read.
    var isRead: Bool { lock.withLock { result != nil } }

    /// Reads properties, and calls a closure, on a queue of its own, when they are there or cannot be. All are read together.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        let begins = lock.withLock { () -> Bool in
            if let handler { waiting.append(handler) }
            defer { isLoading = true }
            return !isLoading
        }
        guard begins else { return }
        Self.queue.async { [self] in
            _ = try? info()
            let handlers = lock.withLock { () -> [@Sendable () -> Void] in
                isLoading = false
                defer { waiting = [] }
                return waiting
            }
            for handler in handlers { handler() }
        }
    }

    // @objc(statusOfValueForKey:error:)
    /// How far the reading of a property is.
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
        switch lock.withLock({ (result, isLoading) }) {
        case (.success, _): return .loaded
        case (.failure(let error), _):
            outError?.pointee = error as NSError
            return .failed
        case (nil, let isLoading): return isLoading ? .loading : .unknown
        }
    }

    /// Stops waiting for what is read: those who wait are told at once.
    open func cancelLoading() {
        let handlers = lock.withLock { () -> [@Sendable () -> Void] in
            defer { waiting = [] }
            return waiting
        }
        for handler in handlers { handler() }
    }

    // MARK: What it is

    /// How long it is; `CMTime.indefinite` for what has no end, 0 for what cannot be read.
    open var duration: CMTime { (try? info().duration) ?? .zero }

    /// What it consists of.
    @_disfavoredOverload
    open var tracks: [AVAssetTrack] {
        if let known = lock.withLock({ knownTracks }) { return known }
        let made = ((try? info())?.tracks ?? []).enumerated().map { AVAssetTrack($1, id: CMPersistentTrackID($0 + 1), of: self) }
        return lock.withLock {
            let tracks = knownTracks ?? made
            knownTracks = tracks
            return tracks
        }
    }

    /// The track of a number.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }
    /// The tracks of a kind.
    @_disfavoredOverload
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }

    /// Reads the tracks of a kind.
    @_disfavoredOverload
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        try await load(.tracks).filter { $0.mediaType == mediaType }
    }

    // @objc(loadTracksWithMediaType:completionHandler:)
    /// Reads the tracks of a kind.
    open func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        loadValuesAsynchronously(forKeys: ["tracks"]) { [self] in
            do {
                _ = try info()
                completionHandler(tracks(withMediaType: mediaType), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Reads the track of a number.
    open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        try await load(.tracks).first { $0.trackID == trackID }
    }

    /// How fast it is played as a rule.
    open var preferredRate: Float { 1 }
    /// How loud it is played as a rule.
    open var preferredVolume: Float { 1 }
    /// How its pictures are to be turned.
    open var preferredTransform: CGAffineTransform { tracks(withMediaType: .video).first?.preferredTransform ?? .identity }
    // @objc(playable)
    /// Whether it can be played.
    open var isPlayable: Bool { (try? info()) != nil }
    // @objc(readable)
    /// Whether its samples can be read.
    open var isReadable: Bool { isPlayable }
    // @objc(exportable)
    /// Whether it can be written as another file.
    open var isExportable: Bool { isPlayable && duration.isNumeric }
    // @objc(composable)
    /// Whether it can be a part of a composition.
    open var isComposable: Bool { isExportable }
    /// Whether it is protected, which cannot be played.
    open var hasProtectedContent: Bool { false }

    /// What is known of it, such as its title.
    open var commonMetadata: [AVMetadataItem] { (try? info()).map(AVMetadataItem.items) ?? [] }
    /// What is known of it, such as its title.
    open var metadata: [AVMetadataItem] { commonMetadata }
}

/// The number of a track in its film.
public typealias CMPersistentTrackID = Int32

/// No track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

extension AVPartialAsyncProperty where Root: AVAsset {
    /// How long it is.
    public static var duration: AVAsyncProperty<Root, CMTime> { .init("duration") { try $0.info().duration } }
    /// What it consists of.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
        .init("tracks") {
            _ = try $0.info()
            return $0.tracks
        }
    }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("playable") { $0.isPlayable } }
    /// Whether its samples can be read.
    public static var isReadable: AVAsyncProperty<Root, Bool> { .init("readable") { $0.isReadable } }
    /// Whether it can be written as another file.
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init("exportable") { $0.isExportable } }
    /// Whether it can be a part of a composition.
    public static var isComposable: AVAsyncProperty<Root, Bool> { .init("composable") { $0.isComposable } }
    /// Whether it is protected.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init("hasProtectedContent") { $0.hasProtectedContent } }
    /// How its pictures are to be turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        .init("preferredTransform") {
            _ = try $0.info()
            return $0.preferredTransform
        }
    }
    /// How fast it is played as a rule.
    public static var preferredRate: AVAsyncProperty<Root, Float> { .init("preferredRate") { $0.preferredRate } }
    /// What is known of it.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        .init("commonMetadata") { AVMetadataItem.items(try $0.info()) }
    }
    /// What is known of it.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init("metadata") { AVMetadataItem.items(try $0.info()) } }
}

/// The key of whether exact times are wanted, which all are.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// Lets an initializer of `AVAsset` return an instance of a subclass.
public protocol AVAssetMaking {}

extension AVAsset: AVAssetMaking {}

extension AVAssetMaking where Self: AVAsset {
    /// What lies at a URL: an `AVURLAsset`.
    ///
    /// See https://developer.apple.com/documentation/avfoundation/avasset/init(url:).
    public init(url URL: URL) { self = AVURLAsset(url: URL, options: nil) as! Self }
}

/// What lies at a URL: a file, or what is loaded from the network. See https://developer.apple.com/documentation/avfoundation/avurlasset.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// Where it lies.
    public let url: URL

    /// What lies at a URL. Of the options none changes anything here: times are exact.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(source: MediaSource(URL))
    }
}
