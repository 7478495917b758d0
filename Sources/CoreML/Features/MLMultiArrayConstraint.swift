import Foundation
import SampanTrainedModel

/// What arrays a feature may have. See https://developer.apple.com/documentation/coreml/mlmultiarrayconstraint.
public class MLMultiArrayConstraint: NSObject {
    /// How many numbers there are in each direction; empty if that is open.
    public let shape: [NSNumber]
    /// What the numbers are.
    public let dataType: MLMultiArrayDataType
    /// Which other shapes there may be.
    public let shapeConstraint: MLMultiArrayShapeConstraint

    init(_ arrayType: TrainedModel.ArrayType) {
        shape = arrayType.shape.map { NSNumber(value: $0) }
        dataType =
            switch arrayType.element {
            case .double: .double
            case .float32: .float32
            case .float16: .float16
            case .int32: .int32
            case .int8: .int8
            }
        shapeConstraint = MLMultiArrayShapeConstraint(arrayType)
    }

    /// Whether an array may have a shape.
    func allows(_ sizes: [Int]) -> Bool {
        switch shapeConstraint.type {
        case .unspecified: shape.isEmpty || sizes == shape.map(\.intValue)
        case .enumerated: shapeConstraint.enumeratedShapes.contains { $0.map(\.intValue) == sizes }
        case .range: shapeConstraint.allows(sizes)
        }
    }
}

/// How shapes are told. See https://developer.apple.com/documentation/coreml/mlmultiarrayshapeconstrainttype.
public enum MLMultiArrayShapeConstraintType: Int, Sendable {
    /// There is one shape, or any.
    case unspecified = 1
    /// By a list.
    case enumerated = 2
    /// By ranges.
    case range = 3
}

/// Which shapes arrays may have. See https://developer.apple.com/documentation/coreml/mlmultiarrayshapeconstraint.
public class MLMultiArrayShapeConstraint: NSObject {
    /// How they are told.
    public let type: MLMultiArrayShapeConstraintType
    /// The shapes, where they are listed; the one that is meant if nothing is said is among them.
    public let enumeratedShapes: [[NSNumber]]
    /// The ranges of sizes, of `NSRange`, where they are told by these: the least size, and how many sizes there are from it on.
    public var sizeRangeForDimension: [NSValue] { ranges.map { NSValue(range: $0.nsRange) } }
    private let ranges: [TrainedModel.SizeRange]

    init(_ arrayType: TrainedModel.ArrayType) {
        ranges = arrayType.ranges
        type = !arrayType.shapes.isEmpty ? .enumerated : !ranges.isEmpty ? .range : .unspecified
        let own = arrayType.shape.isEmpty || arrayType.shapes.isEmpty || arrayType.shapes.contains(arrayType.shape) ? [] : [arrayType.shape]
        enumeratedShapes = (own + arrayType.shapes).map { $0.map { NSNumber(value: $0) } }
    }

    /// Whether sizes are in the ranges.
    fileprivate func allows(_ sizes: [Int]) -> Bool {
        sizes.count == ranges.count && zip(sizes, ranges).allSatisfy { $0 >= $1.lower && $0 <= $1.upper ?? .max }
    }
}

extension TrainedModel.SizeRange {
    /// The range by the numbers of sizes in it.
    var nsRange: NSRange { NSRange(location: lower, length: upper.map { $0 - lower + 1 } ?? .max - lower) }
}
