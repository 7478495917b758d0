import CoreGraphics
import Foundation

/// What a replicator layer adds to a layer.
package struct ReplicatorValues {
    package var instanceCount = 1
    package var preservesDepth = false
    package var instanceDelay: CFTimeInterval = 0
    package var instanceTransform = CATransform3DIdentity
    package var instanceColor: CGColor? = CGColor.white
    package var red: Float = 0
    package var green: Float = 0
    package var blue: Float = 0
    package var alpha: Float = 0
}

/// A layer that shows its sublayers several times, each time moved, coloured and delayed a step further.
open class CAReplicatorLayer: CALayer {
    /// The replicator's properties.
    package final var replicator = ReplicatorValues()

    /// Creates a layer that shows its sublayers once.
    public override init() { super.init() }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAReplicatorLayer { replicator = other.replicator }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How often the sublayers are shown.
    open var instanceCount: Int {
        get { replicator.instanceCount }
        set { if newValue != replicator.instanceCount { changeOwn(.instanceCount) { replicator.instanceCount = newValue } } }
    }
    /// Whether instances keep their places in space.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { if newValue != replicator.preservesDepth { changeOwn(.preservesDepth) { replicator.preservesDepth = newValue } } }
    }
    /// How much later each instance runs than the one before, in seconds. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { replicator.instanceDelay }
        set { if newValue != replicator.instanceDelay { changeOwn(.instanceDelay) { replicator.instanceDelay = newValue } } }
    }
    /// The step from each instance to the next, about the layer's centre. Animatable.
    open var instanceTransform: CATransform3D {
        get { replicator.instanceTransform }
        set { changeOwn(.instanceTransform) { replicator.instanceTransform = newValue } }
    }
    /// The colour that the first instance is multiplied with. Animatable.
    open var instanceColor: CGColor? {
        get { replicator.instanceColor }
        set { changeOwn(.instanceColor) { replicator.instanceColor = newValue } }
    }
    /// What is added to the colour's red from each instance to the next. Animatable.
    open var instanceRedOffset: Float {
        get { replicator.red }
        set { if newValue != replicator.red { changeOwn(.instanceRedOffset) { replicator.red = newValue } } }
    }
    /// What is added to the colour's green from each instance to the next. Animatable.
    open var instanceGreenOffset: Float {
        get { replicator.green }
        set { if newValue != replicator.green { changeOwn(.instanceGreenOffset) { replicator.green = newValue } } }
    }
    /// What is added to the colour's blue from each instance to the next. Animatable.
    open var instanceBlueOffset: Float {
        get { replicator.blue }
        set { if newValue != replicator.blue { changeOwn(.instanceBlueOffset) { replicator.blue = newValue } } }
    }
    /// What is added to the colour's alpha from each instance to the next. Animatable.
    open var instanceAlphaOffset: Float {
        get { replicator.alpha }
        set { if newValue != replicator.alpha { changeOwn(.instanceAlphaOffset) { replicator.alpha = newValue } } }
    }

    override var frameworkClass: CALayer.Type { CAReplicatorLayer.self }
    override func makeFrameworkCopy() -> CALayer { CAReplicatorLayer(layer: self) }
    override func copyOwnProperties(from other: CALayer) {
        if let other = other as? CAReplicatorLayer { replicator = other.replicator }
    }

    override var archivedOwnKeys: [LayerKey] {
        [
            .instanceCount, .preservesDepth, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
            .instanceBlueOffset, .instanceAlphaOffset,
        ]
    }

    override func ownProperty(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .instanceCount: .number(Double(instanceCount))
        case .preservesDepth: .number(preservesDepth ? 1 : 0)
        case .instanceDelay: .number(instanceDelay)
        case .instanceTransform: .transform(instanceTransform)
        case .instanceColor: instanceColor.map { .color($0) } ?? AnimatableValue.none
        case .instanceRedOffset: .number(Double(instanceRedOffset))
        case .instanceGreenOffset: .number(Double(instanceGreenOffset))
        case .instanceBlueOffset: .number(Double(instanceBlueOffset))
        case .instanceAlphaOffset: .number(Double(instanceAlphaOffset))
        default: nil
        }
    }

    override func setOwnProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case (.instanceCount, .number(let n)): instanceCount = Int(n)
        case (.preservesDepth, .number(let n)): preservesDepth = n != 0
        case (.instanceDelay, .number(let n)): instanceDelay = n
        case (.instanceTransform, .transform(let t)): instanceTransform = t
        case (.instanceColor, _): instanceColor = value.color
        case (.instanceRedOffset, .number(let n)): instanceRedOffset = Float(n)
        case (.instanceGreenOffset, .number(let n)): instanceGreenOffset = Float(n)
        case (.instanceBlueOffset, .number(let n)): instanceBlueOffset = Float(n)
        case (.instanceAlphaOffset, .number(let n)): instanceAlphaOffset = Float(n)
        default: return false
        }
        return true
    }
}

extension Recorder {
    /// Visits a replicator's sublayers once for each instance. `space` is what sublayers go through in any case.
    func visitInstances(_ layer: CALayer, _ shown: CAReplicatorLayer, _ context: Context, _ space: CATransform3D?) {
        let values = shown.replicator
        let bounds = shown.values.bounds
        let (x, y) = (bounds.midX, bounds.midY)
        var step = CATransform3DIdentity
        var inner = context
        for instance in 0..<max(0, values.instanceCount) {
            var placed = CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), step), CATransform3DMakeTranslation(x, y, 0))
            if let space { placed = CATransform3DConcat(placed, space) }
            inner.time = context.time - Double(instance) * values.instanceDelay
            inner.tint = tint(values, instance, context.tint)
            for child in layer.sublayersByDepth { visitThrough(child, placed, inner) }
            step = CATransform3DConcat(step, values.instanceTransform)
        }
    }

    private func tint(_ values: ReplicatorValues, _ instance: Int, _ outer: SIMD4<Double>?) -> SIMD4<Double>? {
        let base = values.instanceColor?.paintComponents ?? SIMD4(repeating: 1)
        let offset = SIMD4(Double(values.red), Double(values.green), Double(values.blue), Double(values.alpha)) * Double(instance)
        let own = (base + offset).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        let all = own * (outer ?? SIMD4(repeating: 1))
        return all == SIMD4(repeating: 1) ? nil : all
    }
}
