import CoreGraphics
import Foundation

/// A layer that emits particles and shows them above its background and border.
///
/// Where particles are is decided by the seed and the layer's time alone, which begins at `beginTime`: without one, the emitter shows as if
/// it had been running all along.
open class CAEmitterLayer: CALayer {
    /// The emitter's properties.
    package final var emitter = EmitterValues()
    final var cells: [CAEmitterCell]?
    /// In a copy that shows a moment: the cells as they are then.
    final var shownCells: [EmitterCellValues]?
    /// What was set when, and so which particles there are.
    final lazy var system = ParticleSystem()

    /// Creates a layer without cells.
    public override init() { super.init() }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAEmitterLayer { copyOwnProperties(from: other) }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        cells = CAEmitterCell.decodeCells(coder)
    }

    /// Writes the layer, its cells and its sublayers to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let cells { coder.encode(cells as NSArray, forKey: LayerKey.emitterCells.rawValue) }
    }

    /// The sources of particles.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set {
            changeOwn(.emitterCells) {
                cells = newValue
                shownCells = nil
            }
        }
    }
    /// What the cells' birth rates are multiplied with. Animatable.
    open var birthRate: Float {
        get { emitter.birthRate }
        set { if newValue != emitter.birthRate { changeOwn(.birthRate) { emitter.birthRate = newValue } } }
    }
    /// What lifetimes are multiplied with when particles come to life. Animatable.
    open var lifetime: Float {
        get { emitter.lifetime }
        set { if newValue != emitter.lifetime { changeOwn(.lifetime) { emitter.lifetime = newValue } } }
    }
    /// The middle of the shape that particles come from. Animatable.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { if newValue != emitter.position { changeOwn(.emitterPosition) { emitter.position = newValue } } }
    }
    /// The middle of that shape along the z axis. Animatable.
    open var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { if newValue != emitter.zPosition { changeOwn(.emitterZPosition) { emitter.zPosition = newValue } } }
    }
    /// The size of that shape; its width is the radius of circles and spheres. Animatable.
    open var emitterSize: CGSize {
        get { emitter.size }
        set { if newValue != emitter.size { changeOwn(.emitterSize) { emitter.size = newValue } } }
    }
    /// The depth of that shape. Animatable.
    open var emitterDepth: CGFloat {
        get { emitter.depth }
        set { if newValue != emitter.depth { changeOwn(.emitterDepth) { emitter.depth = newValue } } }
    }
    /// The shape that particles come from.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { if newValue != emitter.shape { changeOwn(.emitterShape) { emitter.shape = newValue } } }
    }
    /// The part of the shape that particles come from.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { if newValue != emitter.mode { changeOwn(.emitterMode) { emitter.mode = newValue } } }
    }
    /// In which order, and how, particles are drawn.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { if newValue != emitter.renderMode { changeOwn(.renderMode) { emitter.renderMode = newValue } } }
    }
    /// Whether particles keep their depth, and are not flattened into the layer's plane.
    open var preservesDepth: Bool {
        get { emitter.preservesDepth }
        set { if newValue != emitter.preservesDepth { changeOwn(.preservesDepth) { emitter.preservesDepth = newValue } } }
    }
    /// What velocities are multiplied with. Animatable.
    open var velocity: Float {
        get { emitter.velocity }
        set { if newValue != emitter.velocity { changeOwn(.velocity) { emitter.velocity = newValue } } }
    }
    /// What scales are multiplied with. Animatable.
    open var scale: Float {
        get { emitter.scale }
        set { if newValue != emitter.scale { changeOwn(.scale) { emitter.scale = newValue } } }
    }
    /// What spins are multiplied with. Animatable.
    open var spin: Float {
        get { emitter.spin }
        set { if newValue != emitter.spin { changeOwn(.spin) { emitter.spin = newValue } } }
    }
    /// What all chance is derived from.
    open var seed: UInt32 {
        get { emitter.seed }
        set { if newValue != emitter.seed { changeOwn(.seed) { emitter.seed = newValue } } }
    }

    // MARK: For the framework

    override var frameworkClass: CALayer.Type { CAEmitterLayer.self }
    override func makeFrameworkCopy() -> CALayer { CAEmitterLayer(layer: self) }
    override func copyOwnProperties(from other: CALayer) {
        guard let other = other as? CAEmitterLayer else { return }
        (emitter, cells, shownCells) = (other.emitter, other.cells, other.shownCells)
    }
    package override var specialty: LayerSpecialty { .particles }

    override var archivedOwnKeys: [LayerKey] {
        [
            .birthRate, .lifetime, .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .emitterShape, .emitterMode,
            .renderMode, .preservesDepth, .velocity, .scale, .spin, .seed,
        ]
    }

    override func ownProperty(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .emitterCells: cells.map { .object($0) } ?? AnimatableValue.none
        case .birthRate: .number(Double(birthRate))
        case .lifetime: .number(Double(lifetime))
        case .emitterPosition: .point(emitterPosition)
        case .emitterZPosition: .number(Double(emitterZPosition))
        case .emitterSize: .size(emitterSize)
        case .emitterDepth: .number(Double(emitterDepth))
        case .emitterShape: .object(emitterShape.rawValue)
        case .emitterMode: .object(emitterMode.rawValue)
        case .renderMode: .object(renderMode.rawValue)
        case .preservesDepth: .number(preservesDepth ? 1 : 0)
        case .velocity: .number(Double(velocity))
        case .scale: .number(Double(scale))
        case .spin: .number(Double(spin))
        case .seed: .number(Double(seed))
        default: nil
        }
    }

    override func setOwnProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case (.emitterCells, _): emitterCells = value.any as? [CAEmitterCell]
        case (.birthRate, .number(let n)): birthRate = Float(n)
        case (.lifetime, .number(let n)): lifetime = Float(n)
        case (.emitterPosition, .point(let p)): emitterPosition = p
        case (.emitterZPosition, .number(let n)): emitterZPosition = CGFloat(n)
        case (.emitterSize, .size(let s)): emitterSize = s
        case (.emitterDepth, .number(let n)): emitterDepth = CGFloat(n)
        case (.emitterShape, .object(let any)):
            emitterShape = any as? CAEmitterLayerEmitterShape ?? CAEmitterLayerEmitterShape(rawValue: any as? String ?? "point")
        case (.emitterMode, .object(let any)):
            emitterMode = any as? CAEmitterLayerEmitterMode ?? CAEmitterLayerEmitterMode(rawValue: any as? String ?? "volume")
        case (.renderMode, .object(let any)):
            renderMode = any as? CAEmitterLayerRenderMode ?? CAEmitterLayerRenderMode(rawValue: any as? String ?? "unordered")
        case (.preservesDepth, .number(let n)): preservesDepth = n != 0
        case (.velocity, .number(let n)): velocity = Float(n)
        case (.scale, .number(let n)): scale = Float(n)
        case (.spin, .number(let n)): spin = Float(n)
        case (.seed, .number(let n)): seed = UInt32(max(0, min(4_294_967_295, n)))
        default: return false
        }
        return true
    }

    /// The cells as they are shown.
    final var cellValues: [EmitterCellValues] { shownCells ?? cells?.map(\.snapshot) ?? [] }

    override func ownValue(atPath path: String) -> AnimatableValue? {
        guard let path = EmitterCellPath(path) else { return nil }
        return cellValues.value(at: path)
    }

    override func setOwnValue(_ value: AnimatableValue, atPath path: String) -> Bool {
        guard let path = EmitterCellPath(path) else { return false }
        if isPresentation {
            var shown = cellValues
            defer { shownCells = shown }
            return shown.set(value, at: path)
        }
        guard let cell = cells?.lazy.compactMap({ $0.find(path.names[...]) }).first, cell.values.set(path.key, value) else { return false }
        mark(.commit)
        return true
    }

    override func didCommit(at absolute: Double) {
        system.commit(EmitterSettings(values: emitter, cells: cellValues), running, at: localTime(absolute))
        RenderLoop.main.watch(self)
    }

    /// Whether the picture changes by itself: whether there are particles, or will be.
    override var emits: Bool {
        var layer: CALayer? = self
        while let one = layer {
            if one.values.timing.speed == 0 || one.values.isHidden { return false }
            if one.isRoot { return system.mayLive(at: localTime(CACurrentMediaTime())) }
            layer = one.parent
        }
        return false
    }
}
