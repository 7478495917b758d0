import AVFoundation
import Foundation
import UIKit

/// A node that shows a film. See https://developer.apple.com/documentation/spritekit/skvideonode.
@preconcurrency @MainActor
open class SKVideoNode: SKNode {
    /// Where the node's position is in the picture, in fractions of its size from its lower left corner.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The size, in the parent's points: with the node's scales. Until it is set it is the film's, as soon as that is known.
    open var size: CGSize {
        get { scaled(baseSize) }
        set { ownSize = unscaled(newValue) }
    }

    private(set) var player: AVPlayer
    private var ownSize: CGSize?
    /// What the node plays by itself; `nil` if it was given a player.
    private var url: URL?

    /// The size without the node's scales.
    var baseSize: CGSize { ownSize ?? player.currentItem?.presentationSize ?? .zero }

    // @objc(initWithAVPlayer:)
    /// Creates a node that shows what a player plays.
    public init(avPlayer player: AVPlayer) {
        self.player = player
        super.init()
    }

    // @objc(initWithURL:)
    /// Creates a node that plays a film.
    public init(url: URL) {
        (self.url, player) = (url, AVPlayer(url: url))
        super.init()
    }

    // @objc(initWithFileNamed:)
    /// Creates a node that plays a film of the app's.
    public init(fileNamed videoFile: String) {
        url = Self.url(videoFile)
        player = url.map { AVPlayer(url: $0) } ?? AVPlayer()
        super.init()
    }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) {
        player = AVPlayer()
        super.init(coder: aDecoder)
    }

    private static func url(_ file: String) -> URL? {
        let name = file as NSString
        return Bundle.main.url(forResource: name.deletingPathExtension, withExtension: name.pathExtension)
    }

    /// Plays the film.
    open func play() { player.play() }

    /// Stops where it is.
    open func pause() { player.pause() }

    override var contentBounds: CGRect? {
        let size = baseSize
        return CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    override func decode(_ archive: SceneDecoder) {
        super.decode(archive)
        if let size = archive.rect("_bounds")?.size, size != .zero { ownSize = size }
        url = archive.string("_videoFileName").flatMap(Self.url)
        if let url { player = AVPlayer(url: url) }
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        guard let other = other as? SKVideoNode else { return }
        (anchorPoint, ownSize, url) = (other.anchorPoint, other.ownSize, other.url)
        player = url.map { AVPlayer(url: $0) } ?? other.player
    }

    override func makePicture() -> NodePicture? { VideoPicture(self) }
}

/// A film as a layer, which follows its player by itself.
final class VideoPicture: NodePicture {
    private weak var video: SKVideoNode?
    private let pictures: AVPlayerLayer

    init(_ node: SKVideoNode) {
        video = node
        pictures = AVPlayerLayer(player: node.player)
        super.init(layer: pictures)
        pictures.anchorPoint = .zero
        pictures.videoGravity = .resize
    }

    override func update(_ context: PictureContext) {
        guard let video else { return }
        if pictures.player !== video.player { pictures.player = video.player }
        place(video.baseSize, anchor: video.anchorPoint, context)
    }
}
