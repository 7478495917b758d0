import XCTest

final class PointerClaims: XCTestCase {
    func test_c08_l04_aNumberIsPassedWhereCTakesBytes() {
        // listing xcode14-p3-04
        XCTAssertEqual(test(), 3)
    }

    func test_c10_l07_l08_numbersAreReadWhereverTheyLie() {
        for length in 0..<4 {
            let unalignedData = Data([UInt8](repeating: 9, count: length) + [1, 2, 3, 4, 5]).dropFirst(length)
            let copied: UInt32
            do {
                // listing xcode14-p3-07
                copied = result
            }
            // listing xcode14-p3-08
            XCTAssertEqual(result, copied)
            XCTAssertEqual(UInt32(littleEndian: result), 0x0403_0201)
        }
    }

    func test_c11_numbersAreWrittenWherever() {
        var bytes = [UInt8](repeating: 0, count: 7)
        bytes.withUnsafeMutableBytes { $0.storeBytes(of: UInt32(0x0403_0201).littleEndian, toByteOffset: 3, as: UInt32.self) }
        XCTAssertEqual(bytes, [0, 0, 0, 1, 2, 3, 4])
    }

    func test_c12_pointersAreAligned() {
        let pointer = UnsafeRawPointer(bitPattern: 0x1001)!
        XCTAssertEqual(pointer.alignedUp(for: UInt32.self), UnsafeRawPointer(bitPattern: 0x1004))
        XCTAssertEqual(pointer.alignedDown(for: UInt32.self), UnsafeRawPointer(bitPattern: 0x1000))
        XCTAssertEqual(pointer.alignedUp(toMultipleOf: 16), UnsafeRawPointer(bitPattern: 0x1010))
        let changeable = UnsafeMutableRawPointer(bitPattern: 0x1011)!
        XCTAssertEqual(changeable.alignedDown(toMultipleOf: 16), UnsafeMutableRawPointer(bitPattern: 0x1010))
        XCTAssertEqual(changeable.alignedUp(for: UInt64.self), UnsafeMutableRawPointer(bitPattern: 0x1018))
    }

    func test_c13_aPointerToAPropertyOfAStructure() {
        struct Pair {
            var first: Int32 = 1
            var second: Int32 = 2
        }
        func read(_ pointer: UnsafePointer<Int32>) -> Int32 { pointer.pointee }
        var pair = Pair()
        let second = withUnsafeMutablePointer(to: &pair) {
            let interiorPointer = $0.pointer(to: \.second)!
            interiorPointer.pointee += 5
            return read(interiorPointer)
        }
        XCTAssertEqual(second, 7)
        XCTAssertEqual(pair.second, 7)
    }

    func test_c14_pointersOfDifferentTypesAreCompared() {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
        defer { bytes.deallocate() }
        let word = bytes.bindMemory(to: UInt64.self, capacity: 2)
        let constant = UnsafePointer(word + 1)
        XCTAssertTrue(bytes == word)
        XCTAssertTrue(word != constant)
        XCTAssertTrue(word < constant && word <= constant && constant > bytes && constant >= bytes)
    }

    func test_c15_memoryIsSeenAsWhatItConsistsOf() {
        var points = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]
        points.withUnsafeMutableBufferPointer { points in
            points.withMemoryRebound(to: CGFloat.self) { numbers in
                XCTAssertEqual(numbers.count, 4)
                numbers[3] = 9
            }
        }
        XCTAssertEqual(points, [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 9)])
        let sum = [UInt16(1), 2].withUnsafeBytes { $0.withMemoryRebound(to: UInt16.self) { $0.reduce(0, +) } }
        XCTAssertEqual(sum, 3)
    }
}
