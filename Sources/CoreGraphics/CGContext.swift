internal import CCairo
import Foundation

/// Where drawing goes, with the state that says how.
///
/// A bitmap context's origin is at the bottom left and y grows upwards, as in Quartz.
public class CGContext {
    /// What is drawn to at present: the bitmap, or the transparency layer begun last.
    package private(set) final var cairo: OpaquePointer
    /// From base space, whose y grows upwards, to Cairo's device space.
    package private(set) final var baseTransform: CGAffineTransform
    /// The part of the transform that was there from the beginning: shadows and patterns are measured in its space.
    package private(set) final var initialCTM: CGAffineTransform
    final var state = GraphicsState()
    private final var saved: [GraphicsState] = []
    /// The path under construction, in Cairo's device space.
    final var devicePath = PathStorage()
    final let bitmap: BitmapStore?
    /// The document that is written, if it is not a bitmap that is drawn to.
    final let document: PDFDocument?
    private final let surface: Surface
    private final var layers: [TransparencyLayer] = []
    final var allowsAntialiasing = true
    /// From the text's own space to user space.
    final var textTransform = CGAffineTransform.identity

    struct TransparencyLayer {
        var outerCairo: OpaquePointer
        var outerState: GraphicsState
        var savedCount: Int
        var surface: Surface
        var bounds: CGRect
    }

    /// Draws to a surface. `ctm` maps user space to base space, which lies upwards from the surface's bottom left;
    /// when `isFlipped`, it is preceded by what UIKit and layers have: the origin at the top left, y growing downwards, `scale` pixels a point.
    package init?(surface: Surface, scale: CGFloat = 1, isFlipped: Bool = false, bitmap: BitmapStore? = nil) {
        guard let cairo = cairo_create(surface.pointer) else { return nil }
        self.cairo = cairo
        self.surface = surface
        self.bitmap = bitmap
        document = nil
        let height = CGFloat(surface.height)
        baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        initialCTM =
            isFlipped
            ? CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height)
            : CGAffineTransform(scaleX: scale, y: scale)
        state.ctm = initialCTM
        syncMatrix()
    }

    /// Draws to a document, once a page is begun.
    init?(document: PDFDocument) {
        guard let cairo = cairo_create(document.surface.pointer) else { return nil }
        (self.cairo, surface, bitmap, self.document) = (cairo, document.surface, nil, document)
        (baseTransform, initialCTM) = (.identity, .identity)
        syncMatrix()
    }

    /// Begins a page: its box's lower left corner is where its coordinates say, and the graphics state is fresh.
    final func beginPage(in box: CGRect, scale: CGFloat) {
        baseTransform = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: box.height * scale)
        initialCTM = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        cairo_save(cairo)
        state = GraphicsState()
        state.ctm = initialCTM
        devicePath = PathStorage()
        syncMatrix()
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
        cairo_clip(cairo)
    }

    /// Ends a page, and with it what was begun or saved on it.
    final func endPage(of document: PDFDocument) {
        while !layers.isEmpty { endTransparencyLayer() }
        for _ in saved { cairo_restore(cairo) }
        saved = []
        cairo_restore(cairo)
        document.end()
    }

    /// Draws to pixels of our own format that stay where they are as long as the context is used.
    package convenience init?(
        pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool = false, scale: CGFloat = 1,
        isFlipped: Bool = false, owner: AnyObject? = nil
    ) {
        guard
            let surface = Surface(
                data: pixels, width: width, height: height, bytesPerRow: bytesPerRow, format: isOpaque ? .bgrx : .bgra, owner: owner)
        else { return nil }
        self.init(surface: surface, scale: scale, isFlipped: isFlipped)
    }

    deinit {
        closePDF()
        for layer in layers { cairo_destroy(layer.outerCairo) }
        cairo_destroy(cairo)
    }

    /// The surface that the context draws to, transparency layers left out.
    package final var targetSurface: Surface { surface }

    // MARK: State

    /// Keeps the graphics state, to be brought back by `restoreGState()`.
    public final func saveGState() {
        saved.append(state)
        cairo_save(cairo)
    }

    /// Brings back the graphics state kept last. Without one, nothing happens.
    public final func restoreGState() {
        guard saved.count > (layers.last?.savedCount ?? 0), let last = saved.popLast() else { return }
        state = last
        cairo_restore(cairo)
        syncMatrix()
    }

    /// From user space to base space.
    public final var ctm: CGAffineTransform { state.ctm }

    /// From user space to the device's pixels, whose y grows upwards.
    public final var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Scales user space.
    public final func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Moves user space's origin.
    public final func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Turns user space by `angle` radians.
    public final func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Puts a transform in front of the present one.
    public final func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        syncMatrix()
    }

    /// From user space to Cairo's device space.
    package final var deviceTransform: CGAffineTransform { state.ctm.concatenating(baseTransform) }

    /// Whether anything drawn would have an area; Cairo refuses to work with transforms under which nothing has.
    final var canDraw: Bool { deviceTransform.isInvertible }

    /// Gives Cairo the present transform. One that cannot be undone is kept from it: it would stop working for good.
    private final func syncMatrix() {
        let transform = deviceTransform
        var matrix = transform.isInvertible ? transform.cairo : CGAffineTransform.identity.cairo
        cairo_set_matrix(cairo, &matrix)
    }

    /// Sets how wide lines are, in user space.
    public final func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
    /// Sets how lines end.
    public final func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
    /// Sets how lines meet.
    public final func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
    /// Sets up to which ratio of miter length to line width miters are drawn.
    public final func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
    /// Sets the lengths of dashes and gaps and how far into them a line begins; no lengths mean a solid line.
    public final func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashPhase = phase
        state.stroke.dashLengths = lengths
    }
    /// Sets how far curves may be from what is drawn, in pixels; 0 stands for the finest.
    public final func setFlatness(_ flatness: CGFloat) {
        state.flatness = flatness
        cairo_set_tolerance(cairo, Double(max(min(flatness, 100) / 6, 0.05)))
    }
    /// Sets the alpha of all that is drawn.
    public final func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    /// Sets how what is drawn is mixed with what is there.
    public final func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets whether edges are smoothed.
    public final func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
    /// Sets whether the context smoothes edges at all.
    public final func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }
    /// Sets whether text is smoothed by the parts of different colours that a pixel has.
    ///
    /// There are none to smooth by on a screen of iOS's: text has grey edges there, and here, whatever is set.
    public final func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Sets whether the context smoothes text by the parts of different colours that a pixel has.
    ///
    /// There are none to smooth by on a screen of iOS's: text has grey edges there, and here, whatever is set.
    public final func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Sets how colours out of range are treated.
    public final func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.intent = intent }

    /// How smoothly images are scaled.
    public final var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets the shadow of all that is drawn. Offset and blur are in base space: transforms do not change them.
    public final func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
    }

    /// Sets the shadow of all that is drawn, black with an alpha of a third.
    public final func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Transparency layers

    /// Begins a layer: what is drawn until its end is put together first, then drawn as one with the present alpha, shadow and blend mode.
    public final func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(bounds: clipExtents) }

    /// Begins a layer that only shows what is inside a rectangle.
    public final func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginLayer(bounds: rect.applying(deviceTransform).intersection(clipExtents))
    }

    private final func beginLayer(bounds: CGRect) {
        saveGState()
        let reach = shadowReach
        var bounds = bounds.isNull || bounds.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : bounds
        bounds = bounds.insetBy(dx: -reach, dy: -reach).integral
        guard let surface = Surface(covering: bounds), let inner = cairo_create(surface.pointer) else {
            fatalError("CGContext: no memory for a transparency layer of \(bounds)")
        }
        layers.append(
            TransparencyLayer(outerCairo: cairo, outerState: state, savedCount: saved.count, surface: surface, bounds: bounds))
        cairo = inner
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.masks = []
        syncMatrix()
    }

    /// Ends the layer begun last and draws it. Without one, nothing happens.
    public final func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        saved.removeSubrange(layer.savedCount...)
        cairo_destroy(cairo)
        cairo = layer.outerCairo
        state = layer.outerState
        composite(layer.surface, bounds: layer.bounds, alpha: Double(state.alpha))
        restoreGState()
    }

    // MARK: Colours

    /// Sets the fill colour.
    public final func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// Sets the stroke colour.
    public final func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// Sets the fill colour in sRGB.
    public final func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (state.fillSpace, state.fillColor) = (.deviceRGB, CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the stroke colour in sRGB.
    public final func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (state.strokeSpace, state.strokeColor) = (.deviceRGB, CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the fill colour to a grey.
    public final func setFillColor(gray: CGFloat, alpha: CGFloat) {
        (state.fillSpace, state.fillColor) = (.deviceGray, CGColor(gray: gray, alpha: alpha))
    }
    /// Sets the stroke colour to a grey.
    public final func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        (state.strokeSpace, state.strokeColor) = (.deviceGray, CGColor(gray: gray, alpha: alpha))
    }
    /// Sets the fill colour in four inks.
    public final func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fillSpace = .deviceCMYK
        state.fillColor = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
    /// Sets the stroke colour in four inks.
    public final func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.strokeSpace = .deviceCMYK
        state.strokeColor = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
    /// Sets the space of the fill colours given as components, and the fill colour to the space's black.
    public final func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fillColor = .initial(in: space)
    }
    /// Sets the space of the stroke colours given as components, and the stroke colour to the space's black.
    public final func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.strokeColor = .initial(in: space)
    }
    /// Sets the fill colour to components in the present fill space, alpha last.
    public final func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fillColor = color }
    }
    /// Sets the stroke colour to components in the present stroke space, alpha last.
    public final func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.strokeColor = color }
    }
    /// Sets the fill to a pattern; the fill space must be a pattern space.
    public final func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: colorComponents) { state.fillColor = color }
    }
    /// Sets the stroke to a pattern; the stroke space must be a pattern space.
    public final func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: colorComponents) { state.strokeColor = color }
    }
    /// Sets where patterns begin, in base space.
    public final func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
}

extension CGColor {
    /// The colour that a graphics state has after its space was set.
    static func initial(in space: CGColorSpace) -> CGColor {
        var components = [CGFloat](repeating: 0, count: space.numberOfComponents + 1)
        components[components.count - 1] = 1
        if space.model == .cmyk { components[3] = 1 }
        return CGColor(colorSpace: space, components: components) ?? .black
    }
}

extension Surface {
    /// A transparent surface that lies at `bounds`, whole device pixels, of whatever it is drawn to.
    package convenience init?(covering bounds: CGRect, format: Format = .bgra) {
        guard bounds.width.isFinite, bounds.height.isFinite, bounds.width < 32767, bounds.height < 32767 else { return nil }
        self.init(width: max(Int(bounds.width), 1), height: max(Int(bounds.height), 1), format: format)
        cairo_surface_set_device_offset(pointer, -Double(bounds.minX), -Double(bounds.minY))
    }
}
