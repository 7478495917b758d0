import AVFoundation
import Foundation
import UIKit

/// A node that sounds, over and over while it is in a scene unless it is told otherwise.
/// See https://developer.apple.com/documentation/spritekit/skaudionode.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
    /// Whether the sound begins when the node comes into a scene, and is played over and over.
    open var autoplayLooped = true {
        didSet {
            player?.numberOfLoops = autoplayLooped ? -1 : 0
            sceneChanged()
        }
    }
    /// Whether the sound comes from where the node is: from the scene's listener, if it has one.
    open var isPositional = true { didSet { if !isPositional { player?.pan = pan } } }

    private let url: URL?
    // Read on no thread but the main one, until nobody has the node any more.
    nonisolated(unsafe) private var storedPlayer: AVAudioPlayer?
    private var player: AVAudioPlayer? {
        if let storedPlayer { return storedPlayer }
        guard let url, let made = try? AVAudioPlayer(contentsOf: url) else { return nil }
        made.numberOfLoops = autoplayLooped ? -1 : 0
        made.enableRate = true
        storedPlayer = made
        return made
    }
    private var hasBegun = false

    // @objc(initWithURL:)
    /// Creates a node that plays a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    // @objc(initWithFileNamed:)
    /// Creates a node that plays a file of the app's.
    public init(fileNamed name: String) {
        url = SoundFiles.url(name)
        super.init()
    }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) {
        url = (aDecoder as? SceneDecoder)?.soundURL
        super.init(coder: aDecoder)
    }

    deinit { storedPlayer?.stop() }

    override func sceneChanged() {
        if scene == nil {
            storedPlayer?.stop()
            hasBegun = false
        } else if autoplayLooped, !hasBegun {
            play()
        }
    }

    override func advance(by seconds: TimeInterval) {
        guard isPositional, let scene, let listener = scene.listener, let player else { return }
        // As far to the side as the scene is wide is all on that side.
        let place = listener.convert(.zero, from: self)
        player.pan = Float(max(-1, min(1, place.x / max(scene.size.width / 2, 1))))
    }

    // MARK: For actions

    func play() {
        hasBegun = true
        player?.play()
    }

    func pause() { player?.pause() }

    func stop() {
        player?.stop()
        player?.currentTime = 0
    }

    var volume: Float = 1 { didSet { player?.volume = volume } }
    var rate: Float = 1 { didSet { player?.rate = rate } }
    var pan: Float = 0 { didSet { player?.pan = pan } }
}
