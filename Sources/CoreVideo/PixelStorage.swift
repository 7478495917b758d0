import Foundation

/// The memory of a buffer of pixels, and how they lie in it.
final class PixelStorage: @unchecked Sendable {
    /// Where the pixels of a plane lie, and how many there are.
    struct Plane {
        var address: UnsafeMutableRawPointer
        var width: Int
        var height: Int
        var bytesPerRow: Int
    }

    let width: Int
    let height: Int
    let type: OSType
    let format: PixelFormat
    let planes: [Plane]
    let attributes: [String: Any]
    /// Where the memory begins: the first pixel, or for several planes, the list of where they are.
    let base: UnsafeMutableRawPointer
    let byteCount: Int
    private let release: (UnsafeMutableRawPointer) -> Void

    /// How rows begin, unless attributes say otherwise: at multiples of so many bytes.
    private static let alignment = 64
    /// No side is longer.
    private static let longestSide = 1 << 15

    deinit { release(base) }

    /// How much memory a buffer takes, and how long its rows are; otherwise what is wrong.
    static func plan(_ width: Int, _ height: Int, _ type: OSType, _ attributes: [String: Any]) -> Result<Plan, PixelError> {
        guard let format = PixelFormat(type) else { return .failure(PixelError(kCVReturnInvalidPixelFormat)) }
        guard (1...longestSide).contains(width), (1...longestSide).contains(height) else {
            return .failure(PixelError(kCVReturnInvalidSize))
        }
        let said = (attributes[kCVPixelBufferBytesPerRowAlignmentKey as String] as? NSNumber)?.intValue ?? alignment
        guard said > 0, said & (said - 1) == 0, said <= 1 << 16 else { return .failure(PixelError(kCVReturnInvalidPixelBufferAttributes)) }
        var plan = Plan(format: format, header: format.isPlanar ? alignment : 0)
        for plane in format.planes {
            let (columns, rows) = ((width + plane.reach - 1) / plane.reach, (height + plane.reach - 1) / plane.reach)
            let row = (columns * plane.bytes + said - 1) & ~(said - 1)
            plan.planes.append((offset: plan.byteCount, width: columns, height: rows, bytesPerRow: row))
            plan.byteCount += row * rows
        }
        return .success(plan)
    }

    /// How a buffer is laid out.
    struct Plan {
        var format: PixelFormat
        var planes: [(offset: Int, width: Int, height: Int, bytesPerRow: Int)] = []
        var byteCount: Int

        init(format: PixelFormat, header: Int) { (self.format, byteCount) = (format, header) }
    }

    /// Memory of its own, or of a pool.
    init(
        _ width: Int, _ height: Int, _ type: OSType, _ attributes: [String: Any], _ plan: Plan, memory: UnsafeMutableRawPointer,
        release: @escaping (UnsafeMutableRawPointer) -> Void
    ) {
        (self.width, self.height, self.type, format, self.attributes) = (width, height, type, plan.format, attributes)
        (base, byteCount, self.release) = (memory, plan.byteCount, release)
        planes = plan.planes.map { Plane(address: memory + $0.offset, width: $0.width, height: $0.height, bytesPerRow: $0.bytesPerRow) }
        guard plan.format.isPlanar else { return }
        // As Apple writes it: where each plane is, and how long its rows are, the most significant byte first.
        for (index, plane) in plan.planes.enumerated() {
            memory.storeBytes(of: Int32(plane.offset).bigEndian, toByteOffset: index * 8, as: Int32.self)
            memory.storeBytes(of: UInt32(plane.bytesPerRow).bigEndian, toByteOffset: index * 8 + 4, as: UInt32.self)
        }
    }

    /// Memory of somebody else's, in one plane.
    init(
        _ width: Int, _ height: Int, _ type: OSType, _ format: PixelFormat, _ attributes: [String: Any], bytes: UnsafeMutableRawPointer,
        bytesPerRow: Int, release: @escaping (UnsafeMutableRawPointer) -> Void
    ) {
        (self.width, self.height, self.type, self.format, self.attributes) = (width, height, type, format, attributes)
        (base, byteCount, self.release) = (bytes, bytesPerRow * height, release)
        planes = [Plane(address: bytes, width: width, height: height, bytesPerRow: bytesPerRow)]
    }

    /// Memory that begins at a multiple of what rows begin at, and is 0.
    static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
        return memory
    }
}

/// Why there is no buffer.
struct PixelError: Error {
    let code: CVReturn

    init(_ code: CVReturn) { self.code = code }
}
