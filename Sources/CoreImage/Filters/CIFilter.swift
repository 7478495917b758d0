import CoreGraphics
import Foundation
import ObjCRuntime

/// Makes a picture of values that are set by key. See https://developer.apple.com/documentation/coreimage/cifilter-swift.class.
open class CIFilter: NSObject, KeyValueContainer {
    private let definition: FilterDefinition
    private var values: [String: Any]

    /// Creates the filter of a name, with its own values; `nil` if there is none of that name.
    public init?(name: String) {
        guard let definition = FilterDefinition.named[name] else { return nil }
        self.definition = definition
        values = definition.defaults
        super.init()
    }

    /// Creates a filter of the app's own: a subclass with inputs and an output of its own.
    public override init() {
        definition = FilterDefinition(String(describing: Self.self), String(describing: Self.self), []) { _ in nil }
        values = [:]
        super.init()
    }

    /// Creates the filter of a name, with values for some of its inputs.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The names of all filters, in order.
    open class func filterNames(inCategories categories: [String]?) -> [String] { FilterDefinition.named.keys.sorted() }

    /// The filter's name.
    open var name: String { definition.name }
    /// The keys of what the filter takes.
    open var inputKeys: [String] { definition.inputs.map(\.key) }
    /// The keys of what the filter makes.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// The filter's name for people, and for each input what it is if nobody sets it.
    open var attributes: [String: Any] {
        var all: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: definition.title]
        for input in definition.inputs { all[input.key] = input.value.map { [kCIAttributeDefault: $0] } ?? [:] }
        return all
    }

    /// Gives all inputs the values that they have if nobody sets them.
    open func setDefaults() { values = definition.defaults }

    /// What the filter makes of its inputs; `nil` if one of them is missing.
    open var outputImage: CIImage? { definition.make(FilterInputs(values: values)) }

    /// The value of an input, or what the filter makes.
    public func containedValue(forKey key: String) -> Any?? {
        if key == kCIOutputImageKey { return .some(outputImage) }
        return inputKeys.contains(key) ? .some(values[key]) : nil
    }

    /// Sets an input; there is no other value to set.
    public func setContainedValue(_ value: Any?, forKey key: String) -> Bool {
        guard inputKeys.contains(key) else { return false }
        values[key] = value
        return true
    }

    /// There are no values behind paths.
    public func containedValue(forKeyPath keyPath: String) -> Any?? { nil }

    /// There are no values behind paths.
    public func setContainedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }
}

/// What was set of a filter's inputs.
struct FilterInputs {
    let values: [String: Any]

    var image: CIImage? { values[kCIInputImageKey] as? CIImage }
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    func vector(_ key: String) -> CIVector? { values[key] as? CIVector }
    func color(_ key: String) -> CIColor? { values[key] as? CIColor }

    /// A number; 0 for what is none.
    func number(_ key: String) -> Double {
        let number = values[key] as? Double ?? (values[key] as? NSNumber)?.doubleValue ?? (values[key] as? CGFloat).map { Double($0) }
        let value = number ?? (values[key] as? Int).map(Double.init) ?? (values[key] as? Float).map(Double.init) ?? 0
        return value.isFinite ? value : 0
    }

    /// A transform of an input; what is none changes nothing.
    var matrix: CGAffineTransform {
        let value = values[kCIInputTransformKey]
        return value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue ?? .identity
    }

    func point(_ key: String) -> CGPoint { vector(key)?.cgPointValue ?? (values[key] as? CGPoint) ?? .zero }
}

/// A filter: its inputs, in order, and what it makes of them.
struct FilterDefinition {
    let name: String
    let title: String
    let inputs: [(key: String, value: Any?)]
    let make: (FilterInputs) -> CIImage?

    init(_ name: String, _ title: String, _ inputs: [(String, Any?)], _ make: @escaping (FilterInputs) -> CIImage?) {
        (self.name, self.title, self.make) = (name, title, make)
        self.inputs = inputs.map { (key: $0.0, value: $0.1) }
    }

    /// A filter of one picture.
    init(of name: String, _ title: String, _ inputs: [(String, Any?)], _ make: @escaping (CIImage, FilterInputs) -> CIImage) {
        self.init(name, title, [(kCIInputImageKey, nil)] + inputs) { values in values.image.map { make($0, values) } }
    }

    var defaults: [String: Any] { Dictionary(uniqueKeysWithValues: inputs.compactMap { input in input.value.map { (input.key, $0) } }) }

    static let named: [String: FilterDefinition] = Dictionary(
        uniqueKeysWithValues: (colorFilters + effectFilters + distortionFilters + blurFilters + geometryFilters + compositingFilters
            + generatorFilters
            + otherFilters).map { ($0.name, $0) })
}
