import CoreGraphics
import Foundation

/// How the pictures of several tracks become one. See https://developer.apple.com/documentation/avfoundation/avvideocomposition.
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    final var values = Values()

    struct Values {
        var frameDuration = CMTime.invalid
        var timingTrackID = kCMPersistentTrackID_Invalid
        var renderSize = CGSize.zero
        var renderScale: Float = 1
        var instructions: [any AVVideoCompositionInstructionProtocol] = []
        var animationTool: AVVideoCompositionCoreAnimationTool?
    }

    override init() { super.init() }

    // @objc(videoCompositionWithPropertiesOfAsset:)
    /// Creates a composition that shows all tracks of pictures of something, turned as they say, over each other.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        values = Values(asset, AVMutableVideoCompositionInstruction())
    }

    // @objc(videoCompositionWithPropertiesOfAsset:completionHandler:)
    /// Makes a composition that shows all tracks of pictures of something, and calls a block with it, or why it cannot be read.
    open class func videoComposition(
        withPropertiesOf asset: AVAsset, completionHandler: @escaping @Sendable (AVVideoComposition?, (any Error)?) -> Void
    ) {
        asset.loadValuesAsynchronously(forKeys: ["tracks"]) {
            do {
                _ = try asset.info()
                completionHandler(AVVideoComposition(propertiesOf: asset), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Makes a composition that shows all tracks of pictures of something.
    ///
    /// - Throws: why it cannot be read.
    open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition {
        _ = try await asset.load(.tracks)
        return AVVideoComposition(propertiesOf: asset)
    }

    /// How long a picture is seen.
    open var frameDuration: CMTime { values.frameDuration }
    /// The track whose times pictures have; `kCMPersistentTrackID_Invalid` for those of `frameDuration`, which all have here.
    open var sourceTrackIDForFrameTiming: CMPersistentTrackID { values.timingTrackID }
    /// The pictures' size, in pixels.
    open var renderSize: CGSize { values.renderSize }
    /// How many pixels are drawn for one, each way.
    open var renderScale: Float { values.renderScale }
    /// What is seen when, in the order of their times, one right after the other.
    open var instructions: [any AVVideoCompositionInstructionProtocol] { values.instructions }
    /// Layers that are drawn into the pictures of an export.
    open var animationTool: AVVideoCompositionCoreAnimationTool? { values.animationTool }

    /// One that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(AVVideoComposition()) }
    /// One that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(AVMutableVideoComposition()) }

    private func filled(_ copy: AVVideoComposition) -> AVVideoComposition {
        copy.values = values
        copy.values.instructions = values.instructions.map { ($0 as? AVVideoCompositionInstruction)?.copied ?? $0 }
        return copy
    }
}

extension AVVideoComposition.Values {
    /// What shows all tracks of pictures of something.
    fileprivate init(_ asset: AVAsset, _ instruction: AVMutableVideoCompositionInstruction) {
        let tracks = asset.tracks(withMediaType: .video)
        let rate = tracks.map { Double($0.nominalFrameRate) }.max() ?? 0
        frameDuration = rate > 0 ? CMTime(value: 1000, timescale: CMTimeScale((rate * 1000).rounded())) : CMTime(value: 1, timescale: 30)
        let boxes = tracks.map { CGRect(origin: .zero, size: $0.naturalSize).applying($0.preferredTransform) }
        renderSize =
            (asset as? AVComposition)?.naturalSize
            ?? CGSize(width: boxes.map(\.width).max() ?? 0, height: boxes.map(\.height).max() ?? 0)
        instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        instruction.layerInstructions = tracks.map { track in
            let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
            if !track.preferredTransform.isIdentity { layer.setTransform(track.preferredTransform, at: .zero) }
            return layer
        }
        if !tracks.isEmpty { instructions = [instruction] }
    }

    /// Whether pictures can be made by it: it has a size, a frame's duration and instructions that follow each other.
    var isSound: Bool {
        guard renderSize.width >= 1, renderSize.height >= 1, renderScale > 0, frameDuration.isNumeric, frameDuration > .zero,
            !instructions.isEmpty
        else { return false }
        var time: CMTime?
        for instruction in instructions {
            guard instruction is AVVideoCompositionInstruction, instruction.timeRange.isValid, instruction.timeRange.start.isNumeric,
                time == nil || instruction.timeRange.start == time
            else { return false }
            time = instruction.timeRange.end
        }
        return true
    }
}

/// How the pictures of several tracks become one, to be changed.
///
/// See https://developer.apple.com/documentation/avfoundation/avmutablevideocomposition.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    /// Creates a composition of no size, without instructions.
    public override init() { super.init() }

    // @objc(videoCompositionWithPropertiesOfAsset:prototypeInstruction:)
    /// Creates a composition that shows all tracks of pictures of something by an instruction like another: with its colour behind them.
    public convenience init(propertiesOf asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction) {
        self.init()
        let instruction = prototypeInstruction.mutableCopy() as? AVMutableVideoCompositionInstruction
        values = Values(asset, instruction ?? AVMutableVideoCompositionInstruction())
    }

    /// How long a picture is seen.
    open override var frameDuration: CMTime {
        get { super.frameDuration }
        set { values.frameDuration = newValue }
    }
    /// The track whose times pictures have; `kCMPersistentTrackID_Invalid` for those of `frameDuration`, which all have here.
    open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
        get { super.sourceTrackIDForFrameTiming }
        set { values.timingTrackID = newValue }
    }
    /// The pictures' size, in pixels.
    open override var renderSize: CGSize {
        get { super.renderSize }
        set { values.renderSize = newValue }
    }
    /// How many pixels are drawn for one, each way.
    open override var renderScale: Float {
        get { super.renderScale }
        set { values.renderScale = newValue }
    }
    /// What is seen when, in the order of their times, one right after the other.
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { super.instructions }
        set { values.instructions = newValue }
    }
    /// Layers that are drawn into the pictures of an export.
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { super.animationTool }
        set { values.animationTool = newValue }
    }
}
