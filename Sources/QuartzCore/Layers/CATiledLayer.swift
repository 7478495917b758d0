import CoreGraphics
import Foundation
import ObjCRuntime

/// A layer that is drawn in tiles, those that are seen, and as finely as they are seen: for pictures and documents that are large, or looked at
/// from near and from far.
///
/// A tile is drawn in the frame after that in which it was first to be seen, and fades in; what was drawn more coarsely shows meanwhile.
/// `draw(in:)` finds the tile as the context's clip, and how fine it is as the scale of the context's transform. All of it happens on the main
/// thread, where iOS uses others.
///
/// See https://developer.apple.com/documentation/quartzcore/catiledlayer.
open class CATiledLayer: CALayer {
    private final var settings = TileSettings()
    /// The tiles, which copies for the presentation tree share.
    final var tiles = TileStore()

    /// Creates a layer without anything drawn.
    public override init() { super.init() }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CATiledLayer { (settings, tiles) = (other.settings, other.tiles) }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How long a tile takes to appear, in seconds: 0.25 unless a subclass says otherwise.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many levels of detail there are: each is drawn half as finely as the one before it. 1 to begin with.
    open var levelsOfDetail: Int {
        get { settings.levels }
        set { changeSettings(.levelsOfDetail) { $0.levels = max(newValue, 1) } }
    }

    /// How many of the levels of detail are for looking from near: the first of them is drawn twice as finely as the layer's contents scale says,
    /// and so on. 0 to begin with.
    open var levelsOfDetailBias: Int {
        get { settings.bias }
        set { changeSettings(.levelsOfDetailBias) { $0.bias = newValue } }
    }

    /// How large tiles are at most, in pixels; 256 × 256 to begin with.
    open var tileSize: CGSize {
        get { settings.tileSize }
        set { changeSettings(.tileSize) { $0.tileSize = newValue } }
    }

    /// The layer's rectangle in its own coordinates. Tiles that a new size leaves as they are stay, unless a change of the bounds is to be drawn.
    open override var bounds: CGRect {
        didSet { if needsDisplayOnBoundsChange, bounds.size != oldValue.size, !isPresentation { tiles.removeAll() } }
    }

    private final func changeSettings(_ key: LayerKey, _ change: (inout TileSettings) -> Void) {
        var new = settings
        change(&new)
        guard new != settings else { return }
        changeOwn(key) { settings = new }
        if !isPresentation { tiles.removeAll() }
    }

    /// Asks for all tiles to be drawn again.
    open override func setNeedsDisplay() {
        tiles.removeAll()
        super.setNeedsDisplay()
    }

    // @objc(setNeedsDisplayInRect:)
    /// Asks for the tiles to be drawn again that a rectangle touches.
    open override func setNeedsDisplay(_ r: CGRect) {
        tiles.remove(touching: r)
        super.setNeedsDisplay(r)
    }

    /// Draws the tiles that were found missing.
    open override func display() {
        for key in tiles.takeWanted() { draw(key) }
        // What shows them, and their fading, is the next frame.
        mark(.commit)
    }

    /// Draws a tile, if anybody draws.
    final func draw(_ key: TileKey) {
        guard let rect = grid?.rect(of: key) else { return }
        let scale = key.scale(contentsScale)
        var raster: Raster?
        if let surface = Surface(covering: rect, scale: scale, isOpaque: isOpaque),
            let context = CGContext(surface: surface, scale: scale, isFlipped: true)
        {
            context.translateBy(x: -rect.minX, y: -rect.minY)
            context.clip(to: rect)
            if OptionalRequirement.call({ draw(in: context) }) != nil { raster = Raster(surface) }
        }
        tiles.add(Tile(key, rect, scale, raster))
    }

    /// How the bounds are cut into tiles; `nil` where there is nothing to cut.
    final var grid: TileGrid? { TileGrid(bounds: bounds, contentsScale: contentsScale, settings) }

    override var frameworkClass: CALayer.Type { CATiledLayer.self }
    package override var specialty: LayerSpecialty { .tiles }
    override func makeFrameworkCopy() -> CALayer { CATiledLayer(layer: self) }
    override func copyOwnProperties(from other: CALayer) {
        if let other = other as? CATiledLayer { (settings, tiles) = (other.settings, other.tiles) }
    }
    override var archivedOwnKeys: [LayerKey] { [.levelsOfDetail, .levelsOfDetailBias, .tileSize] }

    override func ownProperty(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .levelsOfDetail: .number(Double(levelsOfDetail))
        case .levelsOfDetailBias: .number(Double(levelsOfDetailBias))
        case .tileSize: .size(tileSize)
        default: nil
        }
    }

    override func setOwnProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case (.levelsOfDetail, .number(let number)) where abs(number) < 1e6: levelsOfDetail = Int(number)
        case (.levelsOfDetailBias, .number(let number)) where abs(number) < 1e6: levelsOfDetailBias = Int(number)
        case (.tileSize, .size(let size)): tileSize = size
        default: return false
        }
        return true
    }

    override func didCommit(at absolute: Double) { RenderLoop.main.watch(self) }

    /// Whether a tile is still fading in.
    override var emits: Bool { isAttached && tiles.isFading(at: localTime(CACurrentMediaTime()), Swift.type(of: self).fadeDuration()) }
}

extension Surface {
    /// A surface for a rectangle of points, in whole pixels.
    fileprivate convenience init?(covering rect: CGRect, scale: CGFloat, isOpaque: Bool) {
        let (width, height) = ((rect.width * scale - 1e-6).rounded(.up), (rect.height * scale - 1e-6).rounded(.up))
        guard width >= 1, height >= 1, width < 16384, height < 16384 else { return nil }
        self.init(width: Int(width), height: Int(height), format: isOpaque ? .bgrx : .bgra)
    }
}
