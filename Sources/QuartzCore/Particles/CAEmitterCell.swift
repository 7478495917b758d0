import CoreGraphics
import Foundation
import ObjCRuntime

/// A source of particles in an emitter layer. Its particles may emit the particles of further cells.
///
/// Directions are angles in radians, lengths points, times seconds. Values with a range vary by as much to either side; a speed is a
/// change a second. A change of a cell shows when its layer is told of it: by `emitterCells`, or by a key path through the layer.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
    /// The properties, but for the cells inside.
    package final var values = EmitterCellValues()
    final var cells: [CAEmitterCell]?

    /// Creates a cell that emits nothing.
    public override init() { super.init() }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    /// Writes the cell and those inside it to an archive.
    open func encode(with coder: NSCoder) { encodeValues(to: coder) }

    /// Archives are safe to decode.
    public class var supportsSecureCoding: Bool { true }

    /// Returns the default value of a property.
    open class func defaultValue(forKey key: String) -> Any? { EmitterCellValues().value(key)?.any }

    /// Returns whether the value under a key is written to archives.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The cell's name in key paths.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }
    /// Whether the cell emits.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }
    /// How many particles come to life a second. Animatable.
    open var birthRate: Float {
        get { values.birthRate }
        set { values.birthRate = newValue }
    }
    /// How long a particle lives. Animatable.
    open var lifetime: Float {
        get { values.lifetime }
        set { values.lifetime = newValue }
    }
    /// By how much lifetimes vary. Animatable.
    open var lifetimeRange: Float {
        get { values.lifetimeRange }
        set { values.lifetimeRange = newValue }
    }
    /// How far the direction rises out of the layer's plane. Animatable.
    open var emissionLatitude: CGFloat {
        get { values.emissionLatitude }
        set { values.emissionLatitude = newValue }
    }
    /// The direction in the layer's plane: from the x axis, from the outward direction of shapes that have one, or from the emitting
    /// particle's own direction. Animatable.
    open var emissionLongitude: CGFloat {
        get { values.emissionLongitude }
        set { values.emissionLongitude = newValue }
    }
    /// How wide the cone around the direction is in which particles leave. Animatable.
    open var emissionRange: CGFloat {
        get { values.emissionRange }
        set { values.emissionRange = newValue }
    }
    /// How fast particles leave, in points a second. Animatable.
    open var velocity: CGFloat {
        get { values.velocity }
        set { values.velocity = newValue }
    }
    /// By how much velocities vary. Animatable.
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { values.velocityRange = newValue }
    }
    /// How much faster particles get along the x axis. Animatable.
    open var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { values.xAcceleration = newValue }
    }
    /// How much faster particles get along the y axis. Animatable.
    open var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { values.yAcceleration = newValue }
    }
    /// How much faster particles get along the z axis. Animatable.
    open var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { values.zAcceleration = newValue }
    }
    /// How large particles are at first; 1 is the picture's own size. Animatable.
    open var scale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    /// By how much scales vary. Animatable.
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { values.scaleRange = newValue }
    }
    /// How fast the scale changes. Animatable.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { values.scaleSpeed = newValue }
    }
    /// How fast particles turn, in radians a second. Animatable.
    open var spin: CGFloat {
        get { values.spin }
        set { values.spin = newValue }
    }
    /// By how much spins vary. Animatable.
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { values.spinRange = newValue }
    }
    /// The colour that the picture is multiplied with. Animatable.
    open var color: CGColor? {
        get { values.color }
        set { values.color = newValue }
    }
    /// By how much the colour's red varies. Animatable.
    open var redRange: Float {
        get { values.redRange }
        set { values.redRange = newValue }
    }
    /// By how much the colour's green varies. Animatable.
    open var greenRange: Float {
        get { values.greenRange }
        set { values.greenRange = newValue }
    }
    /// By how much the colour's blue varies. Animatable.
    open var blueRange: Float {
        get { values.blueRange }
        set { values.blueRange = newValue }
    }
    /// By how much the colour's alpha varies. Animatable.
    open var alphaRange: Float {
        get { values.alphaRange }
        set { values.alphaRange = newValue }
    }
    /// How fast the colour's red changes. Animatable.
    open var redSpeed: Float {
        get { values.redSpeed }
        set { values.redSpeed = newValue }
    }
    /// How fast the colour's green changes. Animatable.
    open var greenSpeed: Float {
        get { values.greenSpeed }
        set { values.greenSpeed = newValue }
    }
    /// How fast the colour's blue changes. Animatable.
    open var blueSpeed: Float {
        get { values.blueSpeed }
        set { values.blueSpeed = newValue }
    }
    /// How fast the colour's alpha changes. Animatable.
    open var alphaSpeed: Float {
        get { values.alphaSpeed }
        set { values.alphaSpeed = newValue }
    }
    /// The particles' picture, a `CGImage`.
    open var contents: Any? {
        get { values.contents }
        set { values.contents = newValue }
    }
    /// The part of the picture that is shown, in fractions of its size. Animatable.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { values.contentsRect = newValue }
    }
    /// Pixels a point of the picture.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { values.contentsScale = newValue }
    }
    /// How the picture is made smaller.
    open var minificationFilter: String {
        get { values.minificationFilter }
        set { values.minificationFilter = newValue }
    }
    /// How the picture is made larger.
    open var magnificationFilter: String {
        get { values.magnificationFilter }
        set { values.magnificationFilter = newValue }
    }
    /// How much smaller (above 0) or larger than needed the picture is from which trilinear minification begins, in halvings.
    open var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { values.minificationFilterBias = newValue }
    }
    /// The cells that each particle emits on its way.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set { cells = newValue }
    }
    /// Default values of properties, by key.
    open var style: [AnyHashable: Any]?

    // MARK: CAMediaTiming

    /// When the cell begins to emit, in the layer's time, or in that of the particle that emits it.
    open var beginTime: CFTimeInterval {
        get { values.timing.beginTime }
        set { values.timing.beginTime = newValue }
    }
    /// How far into its course the cell begins.
    open var timeOffset: CFTimeInterval {
        get { values.timing.timeOffset }
        set { values.timing.timeOffset = newValue }
    }
    /// How often the duration is repeated.
    open var repeatCount: Float {
        get { values.timing.repeatCount }
        set { values.timing.repeatCount = newValue }
    }
    /// For how long the duration is repeated.
    open var repeatDuration: CFTimeInterval {
        get { values.timing.repeatDuration }
        set { values.timing.repeatDuration = newValue }
    }
    /// For how long the cell emits; 0 means without end.
    open var duration: CFTimeInterval {
        get { values.timing.duration }
        set { values.timing.duration = newValue }
    }
    /// How fast the cell's and its particles' time runs.
    open var speed: Float {
        get { values.timing.speed }
        set { values.timing.speed = newValue }
    }
    /// Whether each repetition counts twice.
    open var autoreverses: Bool {
        get { values.timing.autoreverses }
        set { values.timing.autoreverses = newValue }
    }
    /// See `CAMediaTiming`; a cell shows nothing outside of its time.
    open var fillMode: CAMediaTimingFillMode {
        get { values.timing.fillMode }
        set { values.timing.fillMode = newValue }
    }
}

extension CAEmitterCell {
    /// The cell and those inside it as they are now.
    final var snapshot: EmitterCellValues {
        var result = values
        result.owner = ObjectIdentifier(self)
        result.cells = cells?.map(\.snapshot) ?? []
        return result
    }

    fileprivate final func encodeValues(to coder: NSCoder) {
        for key in EmitterCellValues.archivedKeys where shouldArchiveValue(forKey: key) {
            if let value = values.value(key), let object = Archive.encode(value) { coder.encode(object, forKey: key) }
        }
        if let cells { coder.encode(cells as NSArray, forKey: "emitterCells") }
    }

    fileprivate final func decode(from coder: NSCoder) {
        for key in EmitterCellValues.archivedKeys {
            if let value = Archive.read(coder, key) { values.set(key, value) }
        }
        cells = CAEmitterCell.decodeCells(coder)
    }

    /// The list of cells in an archive.
    static func decodeCells(_ coder: NSCoder) -> [CAEmitterCell]? {
        guard coder.containsValue(forKey: "emitterCells") else { return nil }
        return coder.decodeObject(of: [NSArray.self, CAEmitterCell.self], forKey: "emitterCells") as? [CAEmitterCell]
    }

    /// The cell at the end of a path of names, this one being called by the first.
    final func find(_ names: ArraySlice<String>) -> CAEmitterCell? {
        guard names.first == values.name else { return nil }
        let rest = names.dropFirst()
        if rest.isEmpty { return self }
        return cells?.lazy.compactMap { $0.find(rest) }.first
    }
}

extension CAEmitterCell: KeyValueContainer {
    /// Knows the cell's own keys.
    public func containedValue(forKey key: String) -> Any?? {
        if key == "emitterCells" { return .some(cells) }
        guard let value = values.value(key) else { return nil }
        return .some(value.any)
    }

    /// Knows the cell's own keys.
    public func setContainedValue(_ value: Any?, forKey key: String) -> Bool {
        if key == "emitterCells" {
            cells = value as? [CAEmitterCell]
            return true
        }
        return values.set(key, AnimatableValue(value))
    }

    /// Leads to properties of the cells inside by their names.
    public func containedValue(forKeyPath keyPath: String) -> Any?? {
        guard let path = EmitterCellPath(keyPath) else { return keyPath.contains(".") ? nil : containedValue(forKey: keyPath) }
        return cells?.lazy.compactMap { $0.find(path.names[...]) }.first?.containedValue(forKey: path.key)
    }

    /// Leads to properties of the cells inside by their names.
    public func setContainedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        guard let path = EmitterCellPath(keyPath) else {
            return keyPath.contains(".") ? false : setContainedValue(value, forKey: keyPath)
        }
        return cells?.lazy.compactMap { $0.find(path.names[...]) }.first?.setContainedValue(value, forKey: path.key) ?? false
    }
}
