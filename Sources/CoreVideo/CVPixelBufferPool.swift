import class CoreFoundation.CFAllocator
import Foundation

/// Makes buffers of one kind, whose memory it uses again. See https://developer.apple.com/documentation/corevideo/cvpixelbufferpool.
public final class CVPixelBufferPool: Hashable, @unchecked Sendable {
    let attributes: [String: Any]
    let bufferAttributes: [String: Any]
    private let (width, height, type): (Int, Int, OSType)
    private let plan: PixelStorage.Plan
    private let memory = PoolMemory()

    init(_ attributes: [String: Any], _ bufferAttributes: [String: Any]) throws(PixelError) {
        func number(_ key: CFString) -> Int? { (bufferAttributes[key as String] as? NSNumber)?.intValue }
        guard let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey),
            let type = number(kCVPixelBufferPixelFormatTypeKey).flatMap(OSType.init(exactly:))
        else { throw PixelError(kCVReturnInvalidPixelBufferAttributes) }
        plan = try PixelStorage.plan(width, height, type, bufferAttributes).get()
        (self.attributes, self.bufferAttributes) = (attributes, bufferAttributes)
        (self.width, self.height, self.type) = (width, height, type)
    }

    /// Makes a buffer.
    ///
    /// - Parameter threshold: how many may be out at a time, this one with them.
    /// - Returns: `nil` if there are too many.
    func buffer(threshold: Int = .max) -> CVPixelBuffer? {
        guard let bytes = memory.take(plan.byteCount, threshold) else { return nil }
        return CVBuffer(
            PixelStorage(width, height, type, bufferAttributes, plan, memory: bytes) { [memory] in memory.giveBack($0) })
    }

    func flush() { memory.flush() }

    /// Whether they are the same pool.
    public static func == (lhs: CVPixelBufferPool, rhs: CVPixelBufferPool) -> Bool { lhs === rhs }
    /// By which pool it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Memory that buffers of a pool gave back. The buffers keep it alive, also when the pool is gone.
private final class PoolMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var free: [UnsafeMutableRawPointer] = []
    private var used = 0

    deinit { flush() }

    func take(_ byteCount: Int, _ threshold: Int) -> UnsafeMutableRawPointer? {
        lock.withLock {
            guard used < threshold else { return nil }
            used += 1
            return free.popLast() ?? PixelStorage.allocate(byteCount)
        }
    }

    func giveBack(_ memory: UnsafeMutableRawPointer) {
        lock.withLock {
            used -= 1
            free.append(memory)
        }
    }

    func flush() {
        lock.withLock {
            for memory in free { memory.deallocate() }
            free = []
        }
    }
}

/// How many buffers a pool keeps at least.
nonisolated(unsafe) public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"
/// After how many seconds memory that is not used is given up.
nonisolated(unsafe) public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge"
/// How many buffers may be out at a time, for one call.
nonisolated(unsafe) public let kCVPixelBufferPoolAllocationThresholdKey: CFString = "BufferPoolAllocationThreshold"

/// Makes a pool of buffers.
///
/// - Parameters:
///   - poolAttributes: hints of how much memory is kept; all of it is, until the pool is flushed or gone.
///   - pixelBufferAttributes: the buffers' width, height and format, and what else they have.
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    do throws(PixelError) {
        poolOut.pointee = try CVPixelBufferPool(poolAttributes?.attributes ?? [:], pixelBufferAttributes?.attributes ?? [:])
        return kCVReturnSuccess
    } catch { return error.code }
}

/// Makes a buffer of a pool. Its pixels are those that the memory had before.
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = pixelBufferPool.buffer()
    return kCVReturnSuccess
}

/// Makes a buffer of a pool, unless as many are out as `kCVPixelBufferPoolAllocationThresholdKey` says.
///
/// - Returns: `kCVReturnWouldExceedAllocationThreshold` then.
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let threshold = (auxAttributes?.attributes[kCVPixelBufferPoolAllocationThresholdKey as String] as? NSNumber)?.intValue
    pixelBufferOut.pointee = pixelBufferPool.buffer(threshold: threshold ?? .max)
    return pixelBufferOut.pointee == nil ? kCVReturnWouldExceedAllocationThreshold : kCVReturnSuccess
}

/// Returns what a pool was made with.
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.attributes as NSDictionary }

/// Returns what the buffers of a pool have.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.bufferAttributes as NSDictionary }

/// What is given up of a pool's memory. See https://developer.apple.com/documentation/corevideo/cvpixelbufferpoolflushflags.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: CVOptionFlags
    /// Creates flags from their bits.
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

    /// All that no buffer uses.
    public static let excessBuffers = CVPixelBufferPoolFlushFlags(rawValue: 1)
}

/// Gives up the memory that no buffer uses.
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {
    if options.contains(.excessBuffers) { pool.flush() }
}
