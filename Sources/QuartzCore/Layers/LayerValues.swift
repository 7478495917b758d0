import CoreGraphics
import Foundation

/// The properties that every layer has and that a presentation copy takes over: one value, so that copying is cheap.
package struct LayerValues {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    /// Whether the two transforms are the identity; spares comparing them at every use.
    package var hasTransform = false
    package var hasSublayerTransform = false

    package var opacity: Float = 1
    package var isHidden = false
    package var isOpaque = false
    package var isDoubleSided = true
    package var isGeometryFlipped = false
    package var masksToBounds = false
    package var shouldRasterize = false
    package var allowsGroupOpacity = true
    package var allowsEdgeAntialiasing = LayerValues.smoothsEdges
    package var drawsAsynchronously = false
    package var needsDisplayOnBoundsChange = false
    package var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    package var rasterizationScale: CGFloat = 1

    package var contents: Any?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsFormat = CALayerContentsFormat.RGBA8Uint
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias: Float = 0

    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var cornerCurve = CALayerCornerCurve.circular
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = LayerValues.black
    package var shadowColor: CGColor? = LayerValues.black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var effects: LayerEffects?
    package var contentsBlend = ContentsBlend()

    /// The layer's own clock.
    package var timing = MediaTiming()

    /// Every layer's border and shadow colour to begin with.
    package static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    /// Whether edges of turned layers are smooth unless a layer says otherwise: what the app's property list says under
    /// `UIViewEdgeAntialiasing`; smooth if it says nothing.
    private static let smoothsEdges = Bundle.main.object(forInfoDictionaryKey: "UIViewEdgeAntialiasing") as? Bool ?? true

    /// A new layer's values.
    package init() {}
}

extension LayerValues {
    /// Whether the contents stretch in their middle only.
    var hasContentsCenter: Bool { contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) }
}
