import CoreGraphics
import Foundation
import QuartzCore

/// The time at which animations begin that begin with the film: 0 itself stands for the time at which they are added.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

/// Draws layers into the pictures of an export. See https://developer.apple.com/documentation/avfoundation/avvideocompositioncoreanimationtool.
///
/// The layers' time is the film's. They are in no window; as at Apple their origin is at the bottom left, unless the outermost layer has
/// `isGeometryFlipped`.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    /// The layer that is one more track, and its number.
    let additional: (layer: CALayer, trackID: CMPersistentTrackID)?
    private let videoLayers: [CALayer]
    private let animationLayer: CALayer?

    private init(additional: (CALayer, CMPersistentTrackID)?, videoLayers: [CALayer], animationLayer: CALayer?) {
        (self.additional, self.videoLayers, self.animationLayer) = (additional, videoLayers, animationLayer)
    }

    // @objc(videoCompositionCoreAnimationToolWithAdditionalLayer:asTrackID:)
    /// Has a layer be one more track, which instructions name by a number that no other track has.
    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
        self.init(additional: (layer, trackID), videoLayers: [], animationLayer: nil)
    }

    // @objc(videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:inLayer:)
    /// Has the pictures be the contents of a layer, and what is exported the layer that that one is in.
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
        self.init(additional: nil, videoLayers: [videoLayer], animationLayer: animationLayer)
    }

    // @objc(videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayers:inLayer:)
    /// Has the pictures be the contents of several layers, and what is exported the layer that those are in.
    public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
        self.init(additional: nil, videoLayers: videoLayers, animationLayer: animationLayer)
    }

    /// What is exported of a picture.
    ///
    /// - Parameters:
    ///   - time: the film's, in seconds.
    ///   - size: in points of the layers.
    func finished(_ picture: CGImage, at time: Double, size: CGSize, scale: CGFloat) -> CGImage? {
        guard let animationLayer else { return picture }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in videoLayers { layer.contents = picture }
        CATransaction.commit()
        guard let canvas = PictureCanvas(size, scale: scale) else { return nil }
        Self.draw(animationLayer, in: canvas.context, at: time, size: size)
        return canvas.makeImage()
    }

    /// The picture of the layer that is one more track.
    func additionalPicture(at time: Double, size: CGSize, scale: CGFloat) -> CGImage? {
        guard let layer = additional?.layer,
            let canvas = PictureCanvas(size, scale: scale, background: CGColor(red: 0, green: 0, blue: 0, alpha: 0))
        else { return nil }
        Self.draw(layer, in: canvas.context, at: time, size: size)
        return canvas.makeImage()
    }

    private static func draw(_ layer: CALayer, in context: CGContext, at time: Double, size: CGSize) {
        guard layer.superlayer == nil else { return layer.renderPresentation(in: context, at: time) }
        let stage = CALayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.bounds = CGRect(origin: .zero, size: size)
        stage.isGeometryFlipped = true
        stage.addSublayer(layer)
        CATransaction.commit()
        stage.renderPresentation(in: context, at: time)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.removeFromSuperlayer()
        CATransaction.commit()
    }
}
