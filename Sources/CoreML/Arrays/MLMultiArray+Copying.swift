import Foundation

extension MLMultiArray {
    /// Creates an array of others, one behind the other.
    ///
    /// The arrays have the same sizes in all directions but the one in which they are put together; otherwise the app ends.
    ///
    /// - Parameters:
    ///   - multiArrays: the arrays, one at least.
    ///   - axis: the direction, from 0; counted from the last if it is negative.
    ///   - dataType: what numbers the new array has.
    public convenience init(concatenating multiArrays: [MLMultiArray], axis: Int, dataType: MLMultiArrayDataType) {
        guard let first = multiArrays.first else { preconditionFailure("MLMultiArray: there are no arrays to put together") }
        let direction = axis < 0 ? axis + first.sizes.count : axis
        precondition(
            first.sizes.indices.contains(direction), "MLMultiArray: an array of \(first.sizes.count) dimensions has none at \(axis)")
        func others(_ sizes: [Int]) -> [Int] { sizes.enumerated().filter { $0.offset != direction }.map(\.element) }
        precondition(
            multiArrays.allSatisfy { $0.sizes.count == first.sizes.count && others($0.sizes) == others(first.sizes) },
            "MLMultiArray: the arrays differ in another dimension than \(axis)")
        var sizes = first.sizes
        sizes[direction] = multiArrays.reduce(0) { $0 + $1.sizes[direction] }
        // Rows that lie together are of what comes after the direction, and there are as many as before it.
        let (before, after) = (sizes[..<direction].reduce(1, *), sizes[(direction + 1)...].reduce(1, *))
        let parts = multiArrays.map { ($0.numbers, $0.sizes[direction] * after) }
        let all = (0..<before).flatMap { row in parts.flatMap { numbers, length in numbers[row * length..<(row + 1) * length] } }
        do { try self.init(sizes: sizes, dataType: dataType) } catch { fatalError("MLMultiArray: \(error)") }
        fill(with: all)
    }

    /// Copies all numbers into another array of the same shape, as that one's type has them; otherwise the app ends.
    public func transfer(to destinationMultiArray: MLMultiArray) {
        precondition(sizes == destinationMultiArray.sizes, "MLMultiArray: \(self) has another shape than \(destinationMultiArray)")
        destinationMultiArray.fill(with: numbers)
    }
}
