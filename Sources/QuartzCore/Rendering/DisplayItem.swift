import CoreGraphics

/// Round corners as pixels see them.
package struct Corners: Hashable {
    /// The radius, in the unit of the item's rectangle: pixels if it is aligned, the layer's points otherwise.
    package var radius: CGFloat = 0
    package var mask: UInt8 = 0
    package var isContinuous = false

    package var isSquare: Bool { radius <= 0 || mask == 0 }
    /// How far from a corner the outline is curved.
    package var reach: CGFloat { isContinuous ? radius * 1.528665 : radius }
}

/// One thing to paint, or a group of things; all places are in device pixels unless said otherwise.
package struct DisplayItem {
    package enum Kind: UInt8 {
        /// A rectangle, perhaps with round corners, of one colour.
        case fill
        /// The edge of such a rectangle, of one colour, `width` thick.
        case ring
        /// A picture in a rectangle.
        case image
        /// A path, filled and stroked.
        case shape
        /// A gradient in a rectangle.
        case gradient
        /// Small pictures, each with a place and a colour of its own.
        case particles
        /// A blurred mask of one colour.
        case shadow
        /// What is behind a rectangle, blurred and coloured.
        case backdrop
        /// What follows, up to `end`, blended as one picture, seen through what follows up to `middle`.
        case group
        /// What follows, up to `end`, cut to a rectangle with round corners, or to one that is not upright.
        case clip
        /// What follows, up to `end`, in place of another picture.
        case transition
    }

    package var kind: Kind
    /// Which of the layer's items this is.
    package var slot: UInt8
    package var isAligned = true
    package var filters = ContentsFilters()
    /// Which edges of a rectangle that is not upright are smooth, as in `CAEdgeAntialiasingMask`.
    package var smoothEdges: UInt8 = 15
    package var layer: UInt32
    /// The layer's next item in the list; 0 if there is none.
    package var next: Int32 = 0
    /// The index after the last item of a group; the item's own index + 1 for others.
    package var end: Int32 = 0
    /// Where a group's mask ends and its picture begins.
    package var middle: Int32 = 0
    /// What the item may touch, clips applied.
    package var bounds: PixelRect
    /// What the items of a group would touch without it: what changes when the group comes, goes or looks different.
    package var extent = PixelRect.empty
    /// What the item certainly covers.
    package var opaque = PixelRect.empty
    /// The rectangle of an aligned item.
    package var frame = PixelRect.empty
    package var color = PixelColor.clear
    package var opacity: Float = 1
    /// How a picture is put over what is behind it.
    package var blendMode = CGBlendMode.normal
    /// A way to put a picture over what is behind it that no blend mode stands for.
    package var arithmetic = BlendArithmetic.none
    package var width: CGFloat = 0
    package var corners = Corners()
    /// The rectangle in the layer's coordinates.
    package var rect = CGRect.zero
    /// From the layer's coordinates to device pixels.
    package var projection = Projection()
    /// The part of a picture that is shown, in its pixels.
    package var source = CGRect.zero
    /// What is painted: a `Raster`, a `ShapePaint`, …
    package var resource: AnyObject?
    /// Whether the next frame's list has the same item.
    var isMatched = false

    /// The last list's index of what was known to be still in its place when the item was added.
    var floor: Int32 = -1
    /// Whether a group is seen through a mask.
    var hasMask = false

    /// What has to be painted anew when the item changes.
    var reach: PixelRect { kind == .group || kind == .clip ? bounds.union(extent) : bounds }

    init(_ kind: Kind, slot: UInt8, layer: UInt32, bounds: PixelRect) {
        (self.kind, self.slot, self.layer, self.bounds) = (kind, slot, layer, bounds)
    }

    /// Whether two items paint the same pixels, what is inside groups left out.
    func looksLike(_ o: DisplayItem) -> Bool {
        if kind == .group { return o.kind == .group && opacity == o.opacity && hasMask == o.hasMask }
        return kind == o.kind && slot == o.slot && bounds == o.bounds && frame == o.frame && color == o.color && opacity == o.opacity
            && isAligned == o.isAligned && blendMode == o.blendMode
            && arithmetic == o.arithmetic && resource === o.resource && width == o.width && corners == o.corners
            && filters == o.filters && smoothEdges == o.smoothEdges && source == o.source
            && (isAligned || (rect == o.rect && projection == o.projection))
    }
}
