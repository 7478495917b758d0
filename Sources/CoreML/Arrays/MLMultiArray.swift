import Foundation

/// What numbers an array has. See https://developer.apple.com/documentation/coreml/mlmultiarraydatatype.
public enum MLMultiArrayDataType: Int, Sendable {
    /// Of 64 bits.
    case double = 65600
    /// Of 32 bits.
    case float32 = 65568
    /// Of 16 bits.
    case float16 = 65552
    /// Whole, of 32 bits.
    case int32 = 131104
    /// Whole, of 8 bits.
    case int8 = 131080

    /// Of 64 bits.
    public static var float64: MLMultiArrayDataType { .double }
    /// Of 32 bits.
    public static var float: MLMultiArrayDataType { .float32 }

    /// How many bytes a number has.
    var size: Int { (rawValue & 0xFF) / 8 }

    /// The type, for people.
    var name: String {
        switch self {
        case .double: "Double"
        case .float32: "Float32"
        case .float16: "Float16"
        case .int32: "Int32"
        case .int8: "Int8"
        }
    }
}

/// Numbers in rows, columns and so on. See https://developer.apple.com/documentation/coreml/mlmultiarray.
public class MLMultiArray: NSObject {
    /// What the numbers are.
    public let dataType: MLMultiArrayDataType
    /// Where the numbers lie.
    public let dataPointer: UnsafeMutableRawPointer
    /// How many numbers there are.
    public let count: Int
    let sizes: [Int]
    let steps: [Int]
    private let deallocator: (UnsafeMutableRawPointer) -> Void

    /// Creates an array of zeros, whose last direction lies closest.
    ///
    /// - Throws: `MLModelError.generic` if a size is negative, or there would be more numbers than memory.
    public convenience init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        try self.init(sizes: shape.map(\.intValue), dataType: dataType)
    }

    init(sizes: [Int], dataType: MLMultiArrayDataType) throws {
        let count = try MLMultiArray.count(of: sizes)
        let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: dataType.size)
        guard !isTooLarge, let memory = calloc(max(bytes, 1), 1) else {
            throw MLModelError(.generic, "Failed to allocate \(count) numbers for a MultiArray.")
        }
        (self.dataType, self.count, self.sizes, dataPointer, steps) = (dataType, count, sizes, memory, MLMultiArray.steps(of: sizes))
        deallocator = { free($0) }
    }

    /// Creates an array of numbers that lie somewhere already.
    ///
    /// - Parameters:
    ///   - strides: how many numbers lie between one and the next in each direction.
    ///   - deallocator: is called when the array goes.
    /// - Throws: `MLModelError.generic` if sizes are negative, or there are not as many strides.
    public init(
        dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
        deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
    ) throws {
        let sizes = shape.map(\.intValue)
        guard strides.count == shape.count else {
            throw MLModelError(.generic, "There are \(shape.count) dimensions and \(strides.count) strides.")
        }
        (self.dataType, count, self.sizes) = (dataType, try MLMultiArray.count(of: sizes), sizes)
        (self.dataPointer, steps, self.deallocator) = (dataPointer, strides.map(\.intValue), deallocator ?? { _ in })
    }

    deinit { deallocator(dataPointer) }

    private static func count(of sizes: [Int]) throws -> Int {
        try sizes.reduce(1) { count, size in
            let (product, isTooLarge) = count.multipliedReportingOverflow(by: size)
            guard size >= 0, !isTooLarge else {
                throw MLModelError(.generic, "The shape (\(sizes.map(String.init).joined(separator: " x "))) is no shape of a MultiArray.")
            }
            return product
        }
    }

    private static func steps(of sizes: [Int]) -> [Int] {
        var steps = [Int](repeating: 1, count: sizes.count)
        for index in sizes.indices.dropLast().reversed() { steps[index] = steps[index + 1] &* max(sizes[index + 1], 1) }
        return steps
    }

    /// How many numbers there are in each direction.
    public var shape: [NSNumber] { sizes.map { NSNumber(value: $0) } }

    /// How many numbers lie between one and the next in each direction.
    public var strides: [NSNumber] { steps.map { NSNumber(value: $0) } }

    /// The type and the shape, for people.
    public override var description: String { "\(dataType.name) \(sizes.map(String.init).joined(separator: " × ")) array" }

    /// Whether another object is an array of the same shape with the same numbers.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MLMultiArray else { return false }
        return self === other || sizes == other.sizes && dataType == other.dataType && numbers == other.numbers
    }

    /// The same for arrays of the same shape.
    public override var hash: Int { sizes.hashValue }
}
