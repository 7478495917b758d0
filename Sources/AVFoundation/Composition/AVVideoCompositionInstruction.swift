import CoreGraphics
import Foundation

/// What says what is seen in a stretch of time. See https://developer.apple.com/documentation/avfoundation/avvideocompositioninstructionprotocol.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// When it is seen.
    var timeRange: CMTimeRange { get }
    /// Whether layers are drawn over it.
    var enablePostProcessing: Bool { get }
    /// Whether the same pictures become other ones in the course of time.
    var containsTweening: Bool { get }
    /// The numbers of the tracks that it needs; `nil` for all.
    var requiredSourceTrackIDs: [NSValue]? { get }
    /// The track whose pictures are seen as they are; `kCMPersistentTrackID_Invalid` if there is none.
    var passthroughTrackID: CMPersistentTrackID { get }
}

/// What is seen in a stretch of time: tracks over each other. See https://developer.apple.com/documentation/avfoundation/avvideocompositioninstruction.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, NSCopying, NSMutableCopying,
    @unchecked Sendable
{
    final var values = Values()

    struct Values {
        var timeRange = CMTimeRange.invalid
        var backgroundColor: CGColor?
        var layers: [AVVideoCompositionLayerInstruction] = []
        var enablePostProcessing = true
    }

    override init() { super.init() }

    /// When it is seen.
    open var timeRange: CMTimeRange { values.timeRange }
    /// What is behind the tracks; `nil` for black.
    open var backgroundColor: CGColor? { values.backgroundColor }
    /// The tracks that are seen, the topmost first.
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { values.layers }
    /// Whether layers are drawn over it.
    open var enablePostProcessing: Bool { values.enablePostProcessing }
    /// Whether the same pictures become other ones in the course of time.
    open var containsTweening: Bool { layerInstructions.contains(where: \.changesEvenly) }
    /// The numbers of the tracks that are seen.
    open var requiredSourceTrackIDs: [NSValue]? { layerInstructions.map { NSNumber(value: $0.trackID) } }
    /// The track whose pictures are seen as they are: that is not known before they are read.
    open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }

    /// One that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { copied }
    /// One that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(AVMutableVideoCompositionInstruction()) }

    final var copied: AVVideoCompositionInstruction { filled(AVVideoCompositionInstruction()) }

    private func filled(_ copy: AVVideoCompositionInstruction) -> AVVideoCompositionInstruction {
        copy.values = values
        copy.values.layers = values.layers.map(\.copied)
        return copy
    }
}

/// What is seen in a stretch of time, to be changed. See https://developer.apple.com/documentation/avfoundation/avmutablevideocompositioninstruction.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    /// Creates an instruction of no time, in which no track is seen.
    public override init() { super.init() }

    /// When it is seen.
    open override var timeRange: CMTimeRange {
        get { super.timeRange }
        set { values.timeRange = newValue }
    }
    /// What is behind the tracks; `nil` for black.
    open override var backgroundColor: CGColor? {
        get { super.backgroundColor }
        set { values.backgroundColor = newValue }
    }
    /// The tracks that are seen, the topmost first.
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { super.layerInstructions }
        set { values.layers = newValue }
    }
    /// Whether layers are drawn over it.
    open override var enablePostProcessing: Bool {
        get { super.enablePostProcessing }
        set { values.enablePostProcessing = newValue }
    }
}

/// Where a track is seen, how opaque, and what of it. See https://developer.apple.com/documentation/avfoundation/avvideocompositionlayerinstruction.
open class AVVideoCompositionLayerInstruction: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    final var values = Values()

    struct Values {
        var trackID = kCMPersistentTrackID_Invalid
        var transform = RampCourse(CGAffineTransform.identity)
        var opacity = RampCourse<Float>(1)
        var crop = RampCourse(CGRect.infinite)
    }

    override init() { super.init() }

    /// The track.
    open var trackID: CMPersistentTrackID { values.trackID }

    // @objc(getTransformRampForTime:startTransform:endTransform:timeRange:)
    /// Gets the stretch that a time is in, and how the track is transformed at its beginning and end.
    ///
    /// - Returns: whether there is one: not after the last ramp's end.
    open func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { values.transform.get(time, startTransform, endTransform, timeRange) }

    // @objc(getOpacityRampForTime:startOpacity:endOpacity:timeRange:)
    /// Gets the stretch that a time is in, and how opaque the track is at its beginning and end.
    ///
    /// - Returns: whether there is one: not after the last ramp's end.
    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { values.opacity.get(time, startOpacity, endOpacity, timeRange) }

    // @objc(getCropRectangleRampForTime:startCropRectangle:endCropRectangle:timeRange:)
    /// Gets the stretch that a time is in, and what of the track is seen at its beginning and end.
    ///
    /// - Returns: whether there is one: not after the last ramp's end.
    open func getCropRectangleRamp(
        for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?, endCropRectangle: UnsafeMutablePointer<CGRect>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { values.crop.get(time, startCropRectangle, endCropRectangle, timeRange) }

    /// Whether anything about it changes evenly in the course of time.
    var changesEvenly: Bool {
        values.transform.ramps.contains { $0.start != $0.end } || values.opacity.ramps.contains { $0.start != $0.end }
            || values.crop.ramps.contains { $0.start != $0.end }
    }

    /// Whether anything about it changes at all.
    var changes: Bool { !(values.transform.ramps.isEmpty && values.opacity.ramps.isEmpty && values.crop.ramps.isEmpty) }

    /// One that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { copied }
    /// One that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(AVMutableVideoCompositionLayerInstruction()) }

    final var copied: AVVideoCompositionLayerInstruction { filled(AVVideoCompositionLayerInstruction()) }

    private func filled(_ copy: AVVideoCompositionLayerInstruction) -> AVVideoCompositionLayerInstruction {
        copy.values = values
        return copy
    }
}

/// Where a track is seen, how opaque, and what of it, to be changed.
///
/// See https://developer.apple.com/documentation/avfoundation/avmutablevideocompositionlayerinstruction.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// Creates an instruction of no track, which is seen as it is.
    public override init() { super.init() }

    // @objc(videoCompositionLayerInstructionWithAssetTrack:)
    /// Creates an instruction of a track, which is seen as it is, whatever it says itself of how it is to be turned.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        values.trackID = track.trackID
    }

    /// The track.
    open override var trackID: CMPersistentTrackID {
        get { super.trackID }
        set { values.trackID = newValue }
    }

    // @objc(setTransformRampFromStartTransform:toEndTransform:timeRange:)
    /// Has the track's transform go from one to another in a stretch, each number of its matrix evenly. The origin is at the top left.
    open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange) {
        values.transform.set(startTransform, endTransform, timeRange)
    }

    // @objc(setTransform:atTime:)
    /// Sets the track's transform from a time on. The origin is at the top left.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { values.transform.set(transform, at: time) }

    // @objc(setOpacityRampFromStartOpacity:toEndOpacity:timeRange:)
    /// Has the track's opacity, from 0 to 1, go evenly from one to another in a stretch.
    open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {
        values.opacity.set(startOpacity, endOpacity, timeRange)
    }

    // @objc(setOpacity:atTime:)
    /// Sets the track's opacity, from 0 to 1, from a time on.
    open func setOpacity(_ opacity: Float, at time: CMTime) { values.opacity.set(opacity, at: time) }

    // @objc(setCropRectangleRampFromStartCropRectangle:toEndCropRectangle:timeRange:)
    /// Has what is seen of the track go evenly from one rectangle to another in a stretch: in its pixels before it is transformed, from the top left.
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange
    ) { values.crop.set(startCropRectangle, endCropRectangle, timeRange) }

    // @objc(setCropRectangle:atTime:)
    /// Sets what is seen of the track from a time on: a rectangle in its pixels before it is transformed, from the top left.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) { values.crop.set(cropRectangle, at: time) }
}
