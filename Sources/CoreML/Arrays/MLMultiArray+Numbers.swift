import Foundation

extension MLMultiArray {
    /// A number by its place, rows one after the other.
    public subscript(idx: Int) -> NSNumber {
        get { object(at: offset(ofElement: idx)) }
        set { set(newValue, at: offset(ofElement: idx)) }
    }

    /// A number by its place in each direction.
    public subscript(key: [NSNumber]) -> NSNumber {
        get { object(at: offset(of: key)) }
        set { set(newValue, at: offset(of: key)) }
    }

    /// Where the number lies that is the given one, rows one after the other.
    private func offset(ofElement index: Int) -> Int {
        precondition((0..<count).contains(index), "MLMultiArray: \(index) is outside of the \(count) elements")
        var (left, offset) = (index, 0)
        for direction in sizes.indices.reversed() {
            offset += left % sizes[direction] * steps[direction]
            left /= sizes[direction]
        }
        return offset
    }

    private func offset(of key: [NSNumber]) -> Int {
        precondition(key.count == sizes.count, "MLMultiArray: \(key.count) subscripts for an array of \(sizes.count) dimensions")
        return key.indices.reduce(0) { offset, direction in
            let index = key[direction].intValue
            precondition((0..<sizes[direction]).contains(index), "MLMultiArray: \(index) is outside of dimension \(direction)")
            return offset + index * steps[direction]
        }
    }

    private func object(at offset: Int) -> NSNumber {
        switch dataType {
        case .int32: NSNumber(value: dataPointer.load(fromByteOffset: offset * 4, as: Int32.self))
        case .int8: NSNumber(value: dataPointer.load(fromByteOffset: offset, as: Int8.self))
        case .float32: NSNumber(value: dataPointer.load(fromByteOffset: offset * 4, as: Float.self))
        case .double, .float16: NSNumber(value: number(at: offset))
        }
    }

    private func set(_ value: NSNumber, at offset: Int) { set(value.doubleValue, at: offset) }

    private func number(at offset: Int) -> Double {
        switch dataType {
        case .double: dataPointer.load(fromByteOffset: offset * 8, as: Double.self)
        case .float32: Double(dataPointer.load(fromByteOffset: offset * 4, as: Float.self))
        case .float16: Double(dataPointer.load(fromByteOffset: offset * 2, as: Float16.self))
        case .int32: Double(dataPointer.load(fromByteOffset: offset * 4, as: Int32.self))
        case .int8: Double(dataPointer.load(fromByteOffset: offset, as: Int8.self))
        }
    }

    /// Whole numbers take what lies within their bounds, rounded towards zero.
    private func set(_ value: Double, at offset: Int) {
        func whole<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
            value.isNaN ? 0 : value <= Double(Number.min) ? .min : value >= Double(Number.max) ? .max : Number(value)
        }
        switch dataType {
        case .double: dataPointer.storeBytes(of: value, toByteOffset: offset * 8, as: Double.self)
        case .float32: dataPointer.storeBytes(of: Float(value), toByteOffset: offset * 4, as: Float.self)
        case .float16: dataPointer.storeBytes(of: Float16(value), toByteOffset: offset * 2, as: Float16.self)
        case .int32: dataPointer.storeBytes(of: whole(Int32.self), toByteOffset: offset * 4, as: Int32.self)
        case .int8: dataPointer.storeBytes(of: whole(Int8.self), toByteOffset: offset, as: Int8.self)
        }
    }

    /// All numbers, rows one after the other.
    var numbers: [Double] { (0..<count).map { number(at: offset(ofElement: $0)) } }

    /// Creates an array of one row.
    convenience init(numbers: [Double], dataType: MLMultiArrayDataType = .double) throws {
        try self.init(sizes: [numbers.count], dataType: dataType)
        fill(with: numbers)
    }

    /// Sets all numbers, rows one after the other.
    func fill(with numbers: [Double]) {
        for (index, number) in numbers.enumerated() { set(number, at: offset(ofElement: index)) }
    }

    // MARK: Collections

    /// Creates an array of one row.
    ///
    /// - Throws: `MLModelError.generic` if there is not enough memory.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
        try self.init(numbers: Array(data), dataType: .double)
    }

    /// Creates an array of one row.
    ///
    /// - Throws: `MLModelError.generic` if there is not enough memory.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
        try self.init(numbers: data.map(Double.init), dataType: .float32)
    }

    /// Creates an array of one row.
    ///
    /// - Throws: `MLModelError.generic` if there is not enough memory.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Int32 {
        try self.init(numbers: data.map(Double.init), dataType: .int32)
    }

    // MARK: Memory

    /// How many numbers there are from the first to the last, with those between that are not the array's.
    private var span: Int {
        count == 0 ? 0 : zip(sizes, steps).reduce(1) { $0 + ($1.0 - 1) * $1.1 }
    }

    /// Lets bytes be read.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: dataPointer, count: span * dataType.size))
    }

    /// Lets bytes be changed; `body` is told the strides.
    public func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> R) rethrows -> R {
        try body(UnsafeMutableRawBufferPointer(start: dataPointer, count: span * dataType.size), steps)
    }

    /// Lets numbers be read. Their type has to be the array's.
    public func withUnsafeBufferPointer<S: Numeric, R>(ofType type: S.Type, _ body: (UnsafeBufferPointer<S>) throws -> R) rethrows -> R {
        check(type)
        return try withUnsafeBytes { try body($0.bindMemory(to: type)) }
    }

    /// Lets numbers be changed; `body` is told the strides. Their type has to be the array's.
    public func withUnsafeMutableBufferPointer<S: Numeric, R>(
        ofType type: S.Type, _ body: (UnsafeMutableBufferPointer<S>, [Int]) throws -> R
    ) rethrows -> R {
        check(type)
        return try withUnsafeMutableBytes { try body($0.bindMemory(to: type), $1) }
    }

    private func check(_ type: Any.Type) {
        let types: [MLMultiArrayDataType: Any.Type] = [
            .double: Double.self, .float32: Float.self, .float16: Float16.self, .int32: Int32.self, .int8: Int8.self,
        ]
        precondition(types[dataType] == type, "MLMultiArray: numbers of type \(dataType.name) are no \(type)")
    }
}
