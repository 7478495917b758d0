import CoreGraphics

/// The keys of layers' own properties, spelled as in key paths and actions.
package enum LayerKey: String, CaseIterable {
    // CALayer
    case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform, opacity, hidden, doubleSided
    case geometryFlipped, masksToBounds, contents, contentsRect, contentsCenter, contentsScale, contentsGravity, contentsFormat
    case minificationFilter, magnificationFilter, minificationFilterBias, backgroundColor, cornerRadius, maskedCorners, cornerCurve
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, shouldRasterize
    case rasterizationScale, opaque, allowsGroupOpacity, allowsEdgeAntialiasing, edgeAntialiasingMask, drawsAsynchronously
    case needsDisplayOnBoundsChange, mask, sublayers, name, frame, style, actions, delegate, superlayer
    case beginTime, timeOffset, repeatCount, repeatDuration, duration, speed, autoreverses, fillMode
    // CAShapeLayer
    case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap, lineJoin, lineDashPhase
    case lineDashPattern
    // CAGradientLayer
    case colors, locations, startPoint, endPoint, type
    // CATextLayer
    case string, font, fontSize, foregroundColor, wrapped, truncationMode, alignmentMode, allowsFontSubpixelQuantization
    // CAReplicatorLayer
    case instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset
    case instanceBlueOffset, instanceAlphaOffset
    // CAScrollLayer
    case scrollMode
    // CATiledLayer
    case levelsOfDetail, levelsOfDetailBias, tileSize
    // CAEmitterLayer
    case emitterCells, birthRate, lifetime, emitterPosition, emitterZPosition, emitterSize, emitterDepth, emitterShape, emitterMode
    case renderMode, velocity, scale, spin, seed
    // BackdropLayer; not names that an app's own layers may have for properties.
    case blurRadius = "backdropBlurRadius"
    case saturation = "backdropSaturation"
    case tint = "backdropTint"
    case brightness = "backdropBrightness"
}
