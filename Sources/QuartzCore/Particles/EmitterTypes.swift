import CoreGraphics

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The shape's name.
    public let rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position itself.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A level line, as long as the emitter is wide.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box of the emitter's size and depth.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle whose radius is the emitter's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball whose radius is the emitter's width.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The shape's corners or ends.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The shape's edges.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The shape's faces.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All that is inside the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order, and how, particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no particular order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first: younger ones cover them.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last: they cover younger ones.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their depth, the farthest first.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light is added to what is behind them.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// The emitter's position itself.
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
/// A level line.
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
/// A rectangle.
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
/// A box.
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
/// A circle.
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
/// A ball.
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
/// A shape's corners or ends.
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
/// A shape's edges.
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
/// A shape's faces.
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
/// A shape's inside.
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
/// In no particular order.
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
/// The oldest first.
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
/// The oldest last.
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
/// The farthest first.
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
/// Light is added.
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive

/// What an emitter layer adds to a layer, but for its cells.
package struct EmitterValues: Equatable {
    package var birthRate: Float = 1
    package var lifetime: Float = 1
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var size = CGSize.zero
    package var depth: CGFloat = 0
    package var shape = CAEmitterLayerEmitterShape.point
    package var mode = CAEmitterLayerEmitterMode.volume
    package var renderMode = CAEmitterLayerRenderMode.unordered
    package var preservesDepth = false
    package var velocity: Float = 1
    package var scale: Float = 1
    package var spin: Float = 1
    package var seed: UInt32 = 0
}

/// What a cell says of its particles; a tree when it stands for a cell at one moment.
package struct EmitterCellValues: Equatable {
    package var name: String?
    package var isEnabled = true
    package var birthRate: Float = 0
    package var lifetime: Float = 0
    package var lifetimeRange: Float = 0
    package var emissionLatitude: CGFloat = 0
    package var emissionLongitude: CGFloat = 0
    package var emissionRange: CGFloat = 0
    package var velocity: CGFloat = 0
    package var velocityRange: CGFloat = 0
    package var xAcceleration: CGFloat = 0
    package var yAcceleration: CGFloat = 0
    package var zAcceleration: CGFloat = 0
    package var scale: CGFloat = 1
    package var scaleRange: CGFloat = 0
    package var scaleSpeed: CGFloat = 0
    package var spin: CGFloat = 0
    package var spinRange: CGFloat = 0
    package var color: CGColor? = .white
    package var redRange: Float = 0
    package var greenRange: Float = 0
    package var blueRange: Float = 0
    package var alphaRange: Float = 0
    package var redSpeed: Float = 0
    package var greenSpeed: Float = 0
    package var blueSpeed: Float = 0
    package var alphaSpeed: Float = 0
    package var contents: Any?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var minificationFilter = CALayerContentsFilter.linear.rawValue
    package var magnificationFilter = CALayerContentsFilter.linear.rawValue
    package var minificationFilterBias: Float = 0
    package var timing = MediaTiming()
    /// The cells that particles emit in turn.
    package var cells: [EmitterCellValues] = []
    /// Which cell this was taken from.
    var owner: ObjectIdentifier?

    package static func == (a: EmitterCellValues, b: EmitterCellValues) -> Bool {
        a.owner == b.owner && a.name == b.name && a.isEnabled == b.isEnabled && a.timing == b.timing
            && floats.values.allSatisfy { a[keyPath: $0] == b[keyPath: $0] }
            && lengths.values.allSatisfy { a[keyPath: $0] == b[keyPath: $0] }
            && a.color == b.color && a.contentsRect == b.contentsRect && a.minificationFilter == b.minificationFilter
            && a.magnificationFilter == b.magnificationFilter && same(a.contents, b.contents) && a.cells == b.cells
    }

    private static func same(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): (a as AnyObject) === (b as AnyObject)
        default: false
        }
    }
}

// MARK: Values by key

extension EmitterCellValues {
    private static let floats: [String: WritableKeyPath<EmitterCellValues, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
        "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
        "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
        "minificationFilterBias": \.minificationFilterBias, "speed": \.timing.speed, "repeatCount": \.timing.repeatCount,
    ]

    private static let lengths: [String: WritableKeyPath<EmitterCellValues, CGFloat>] = [
        "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude, "emissionRange": \.emissionRange,
        "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
        "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
        "spinRange": \.spinRange, "contentsScale": \.contentsScale,
    ]

    private static let times: [String: WritableKeyPath<EmitterCellValues, Double>] = [
        "beginTime": \.timing.beginTime, "timeOffset": \.timing.timeOffset, "duration": \.timing.duration,
        "repeatDuration": \.timing.repeatDuration,
    ]

    /// The keys whose values archives hold.
    static let archivedKeys: [String] =
        floats.keys.sorted() + lengths.keys.sorted() + times.keys.sorted() + [
            "name", "enabled", "color", "contentsRect", "minificationFilter", "magnificationFilter", "autoreverses", "fillMode",
        ]

    /// The value under a key; `nil` if a cell has none with this key.
    func value(_ key: String) -> AnimatableValue? {
        if let path = EmitterCellValues.floats[key] { return .number(Double(self[keyPath: path])) }
        if let path = EmitterCellValues.lengths[key] { return .number(Double(self[keyPath: path])) }
        if let path = EmitterCellValues.times[key] { return .number(self[keyPath: path]) }
        return switch key {
        case "name": name.map { .object($0) } ?? AnimatableValue.none
        case "enabled", "isEnabled": .number(isEnabled ? 1 : 0)
        case "color": color.map { .color($0) } ?? AnimatableValue.none
        case "contents": contents.map { .object($0) } ?? AnimatableValue.none
        case "contentsRect": .rect(contentsRect)
        case "minificationFilter": .object(minificationFilter)
        case "magnificationFilter": .object(magnificationFilter)
        case "autoreverses": .number(timing.autoreverses ? 1 : 0)
        case "fillMode": .object(timing.fillMode.rawValue)
        default: nil
        }
    }

    /// Sets the value under a key; returns whether a cell has one. A value of another kind is ignored.
    @discardableResult
    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool {
        if let number = value.number {
            if let path = EmitterCellValues.floats[key] { return put(path, Float(number)) }
            if let path = EmitterCellValues.lengths[key] { return put(path, CGFloat(number)) }
            if let path = EmitterCellValues.times[key] { return put(path, number) }
        }
        switch (key, value) {
        case ("name", _): name = value.any as? String
        case ("enabled", .number(let n)), ("isEnabled", .number(let n)): isEnabled = n != 0
        case ("color", .color), ("color", .none): color = value.color
        case ("contents", _): contents = value.any
        case ("contentsRect", .rect(let r)): contentsRect = r
        case ("minificationFilter", .object(let any)): minificationFilter = EmitterCellValues.filter(any)
        case ("magnificationFilter", .object(let any)): magnificationFilter = EmitterCellValues.filter(any)
        case ("autoreverses", .number(let n)): timing.autoreverses = n != 0
        case ("fillMode", .object(let any)):
            timing.fillMode = (any as? CAMediaTimingFillMode) ?? CAMediaTimingFillMode(rawValue: any as? String ?? "removed")
        default: return self.value(key) != nil
        }
        return true
    }

    private mutating func put<T>(_ path: WritableKeyPath<EmitterCellValues, T>, _ value: T) -> Bool {
        self[keyPath: path] = value
        return true
    }

    private static func filter(_ any: Any) -> String {
        (any as? CALayerContentsFilter)?.rawValue ?? any as? String ?? CALayerContentsFilter.linear.rawValue
    }
}

/// A path of keys that leads to a property of a cell: `emitterCells.NAME.property`, through as many cells as there are.
struct EmitterCellPath {
    /// The cells' names, the outermost first.
    let names: [String]
    let key: String

    init?(_ path: String) {
        var parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
        var names: [String] = []
        while parts.count >= 3, parts.first == "emitterCells" {
            names.append(parts[parts.startIndex + 1])
            parts = parts.dropFirst(2)
        }
        guard !names.isEmpty, !parts.isEmpty else { return nil }
        self.names = names
        key = parts.joined(separator: ".")
    }
}

extension [EmitterCellValues] {
    /// The value at the end of a path.
    func value(at path: EmitterCellPath) -> AnimatableValue? {
        var level = self
        for (index, name) in path.names.enumerated() {
            guard let cell = level.first(where: { $0.name == name }) else { return nil }
            if index == path.names.count - 1 { return cell.value(path.key) }
            level = cell.cells
        }
        return nil
    }

    /// Sets the value at the end of a path; returns whether there is one.
    mutating func set(_ value: AnimatableValue, at path: EmitterCellPath, from depth: Int = 0) -> Bool {
        guard let index = firstIndex(where: { $0.name == path.names[depth] }) else { return false }
        if depth == path.names.count - 1 { return self[index].set(path.key, value) }
        return self[index].cells.set(value, at: path, from: depth + 1)
    }
}
